public import ColorCore
internal import ColorDerivation

/// The color that a device shows for its numbers, each from 0 to 1, by the path of its profile; or why there is none.
///
/// Profiles are read elsewhere, so that this module knows none: whoever begins a run hands this over.
public typealias DeviceColorReader =
  @Sendable (_ profile: String, _ device: [Double]) -> Result<AnyColor, DeviceColorFault>

/// Why device numbers have no color.
public struct DeviceColorFault: Error, Hashable, Sendable {
  /// What is wrong, as a phrase.
  public var words: String

  /// A fault in words.
  public init(_ words: String) { self.words = words }
}

extension TokenDocument {
  /// The document with the color of each token that has its source in a device: `"source": {"profile": "press.icc",
  /// "device": [0, 0.65, 1, 0]}` in its `colorderive` extension. The value in the file is for other tools; where it
  /// is another color, that is told.
  ///
  /// - Parameters:
  ///   - root: The folder that profiles lie below.
  ///   - reader: Gives the colors; without one a source is refused.
  func withDeviceColors(below root: String, _ reader: DeviceColorReader?) -> TokenDocument {
    var copy = self
    var found: [Diagnostic] = []
    for (index, token) in tokens.enumerated() {
      guard let node = token.extensions?[ExtensionReader.key]?["source"] else { continue }
      var source = DeviceSource(token: token, root: root)
      if let color = source.color(of: node, reader) { copy.tokens[index].value = .color(color) }
      found += source.diagnostics
    }
    if !found.isEmpty { copy.diagnostics = (diagnostics + found).ordered(by: sources) }
    return copy
  }
}

/// Reads the source of one token.
private struct DeviceSource {
  let token: Token
  let root: String
  var diagnostics: [Diagnostic] = []

  mutating func color(of node: JSONNode, _ reader: DeviceColorReader?) -> TokenColor? {
    guard case .color(let written) = token.value else {
      return refuse(node, "a device color stands on a color token with a value of its own, for other tools")
    }
    guard node.kind == .object else { return refuse(node, "'source' is an object") }
    for (name, _) in node.members where !["profile", "device"].contains(name.string ?? "") {
      return refuse(name, "'source' has a 'profile' and a 'device', and no '\(name.string ?? "")'")
    }
    guard let profile = node["profile"], let name = profile.string, !name.isEmpty else {
      return refuse(node["profile"] ?? node, "'source' has a 'profile', the path of an ICC profile")
    }
    guard let device = node["device"], device.kind == .array else {
      return refuse(node["device"] ?? node, "'source' has a 'device', the numbers for the device")
    }
    let numbers = device.elements.compactMap(\.number)
    guard numbers.count == device.elements.reduce(0, { count, _ in count + 1 }) else {
      return refuse(device, "the numbers for a device go from 0 to 1")
    }
    // A bare word is one of the profiles that need no file.
    let isBare = !name.contains("/") && !name.contains(".")
    guard let path = isBare ? name : RelativePath.resolve(name, from: profile.position.file, below: root)
    else { return refuse(profile, "'\(name)' isn't below the folder of the config") }
    guard let reader else { return refuse(node, "profiles can't be read here") }
    switch reader(path, numbers) {
    case .failure(let fault): return refuse(node, fault.words)
    case .success(let color):
      tellDifference(color, written.color, node)
      let lab = color.converted(to: Lab.self)
      return TokenColor(
        .object(ColorValue(.lab, [lab.lightness, lab.a, lab.b], alpha: written.color.alpha)),
        color: AnyColor(lab).with(alpha: written.color.alpha))
    }
  }

  /// The fallback may be rounded, and brought into sRGB; more than what is just seen is told.
  private mutating func tellDifference(_ color: AnyColor, _ written: AnyColor, _ node: JSONNode) {
    let shown = SRGB8(fitting: color)
    let difference = AnyColor(shown).deltaE2000(to: written, white: .d50)
    let exact = color.deltaE2000(to: written, white: .d50)
    guard min(difference, exact) > 2 else { return }
    diagnostics.append(
      Diagnostic(
        .other(
          Rule("device-color-differs"), .warning,
          "'$value' differs from the device color by ΔE \(NumberText.fixed(min(difference, exact), decimals: 1))",
          hint: "the device color is \(shown.hex) in sRGB"), at: node.position, token: token.path))
  }

  private mutating func refuse(_ node: JSONNode, _ message: String) -> TokenColor? {
    diagnostics.append(
      Diagnostic(
        .other(Rule("device-color"), .error, message, hint: nil), at: node.position, token: token.path))
    return nil
  }
}
