internal import ColorCore
internal import ColorDerivation

/// Writes a family of themes as files of the Design Tokens format 2025.10 that need no other tool: every color is a
/// literal, the derived ones too.
///
/// Each theme is a file, `light.tokens.json`, `dark-hc.tokens.json` and so on, with the whole tree of its document:
///
/// - colors as objects in sRGB with the bytes that were proved; a color that sRGB can't show keeps its own space and
///   components, with its bytes as `hex`;
/// - tokens of other types as they are written, those that are references with the value of their target;
/// - `$extensions` of other tools, `$description` and `$deprecated` as they are. Of ours, groups lose all, and derived
///   tokens say where they come from: `{"derivedFrom": "{color.accent.normal}", "state": "hovered", "worstMargin": 0.4}`,
///   or `contentOf` for the content of a background. The margin is how far the least contrast lies above what is asked.
public struct DTCGEmitter: Emitter {
  /// An emitter.
  public init() {}

  /// A file for each theme of the family; an appearance without a theme has none. The format holds every theme, so
  /// that nothing is thrown.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    family.themes.map(\.theme).map { theme in
      var tree = DTCGTree(theme)
      return OutputFile(
        path: theme.appearance.name + ".tokens.json", bytes: JSONWriter.pretty.bytes(of: tree.json()))
    }
  }
}

extension DTCGEmitter {
  /// The path.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String { path.text }
}

extension EmittedColor {
  /// The color as the format writes it.
  var value: ColorValue {
    if wide != nil, let own = ownValue { return own }
    return ColorValue(
      .srgb, [bytes.red, bytes.green, bytes.blue].map { Double($0) / 255 }, alpha: source.alpha,
      hex: bytes.hex)
  }

  /// The color in the space that it is written in, or in OKLCH where the format has no such space or no such
  /// numbers; `nil` when neither can hold it.
  private var ownValue: ColorValue? {
    for color in [source, source.converted(to: .oklch)] {
      guard let space = TokenColorSpace(rawValue: color.space.rawValue) else { continue }
      let isInside = zip(space.ranges, 0..<3).allSatisfy { $0.contains(color.components[$1]) }
      guard isInside else { continue }
      let components = (0..<3).map { color.missing.contains(.component($0)) ? nil : color.components[$0] }
      return ColorValue(space, components, alpha: source.alpha, hex: bytes.hex)
    }
    return nil
  }
}
