internal import ColorCore
internal import ColorDerivation

/// A Swift file while it is written.
///
/// Each color is made in a function of its own, with its type beside it. So the compiler's work grows with the
/// number of colors and no faster, and the initializer of a large group needs little stack: with the colors written
/// as initial values, 400 sets took five times as long to optimize.
struct SwiftSource {
  private(set) var text = ""
  private let appearances: [Appearance]

  init(appearances: [Appearance]) { self.appearances = appearances }

  /// Writes the whole file.
  mutating func write(_ tree: [SwiftNamespace], named name: String, descriptions: TokenDocument) {
    line("// \(OutputText.header)", 0)
    line("", 0)
    line("public import ColorRoles", 0)
    line("", 0)
    write(tree[0], of: tree, type: name, level: 0, descriptions)
  }

  private mutating func write(
    _ namespace: SwiftNamespace, of tree: [SwiftNamespace], type: String, level: Int,
    _ document: TokenDocument
  ) {
    let description = document.group(namespace.path)?.description.map(OutputText.line) ?? ""
    let kind =
      level == 0 ? "The colors of the theme." : "The colors of `\(OutputText.line(namespace.path.text))`."
    comment(description.isEmpty ? [kind] : [description, kind], level)
    line("public struct \(type): Sendable {", level)
    if level == 0 {
      comment(["The colors as the tokens have them."], 1)
      line("public static let standard: \(type) = \(type)()", 1)
      line("", 0)
    }
    for (identifier, member) in namespace.members {
      switch member {
      case .namespace(let number):
        comment(["The colors of `\(OutputText.line(tree[number].path.text))`."], level + 1)
        let inner = Self.groupType(identifier)
        line("public var \(SwiftText.escaped(identifier)): \(inner) = \(inner)()", level + 1)
      case .color(let color): write(color, as: identifier, level: level + 1)
      }
      line("", 0)
    }
    comment(["The colors as the tokens have them; change those that are to differ."], level + 1)
    line("public init() {}", level + 1)
    for (identifier, member) in namespace.members {
      guard case .namespace(let number) = member else { continue }
      line("", 0)
      write(tree[number], of: tree, type: Self.groupType(identifier), level: level + 1, document)
    }
    line("}", level)
  }

  /// Types end in a word that no type of `ColorRoles` ends in, so that none is hidden.
  private static func groupType(_ identifier: String) -> String { SwiftText.typeName(identifier) + "Group" }

  // MARK: Colors

  private mutating func write(_ color: SwiftColor, as identifier: String, level: Int) {
    comment(paragraphs(color), level)
    if let deprecation = color.entry.deprecation {
      let reason = deprecation.reason.map { ", message: \(SwiftText.literal($0))" } ?? ""
      line("@available(*, deprecated\(reason))", level)
    }
    let single = Self.typeName(color.role)
    let type = color.isSet ? single + "Set" : single
    let wrapper = color.isSet ? "@IdleColor " : ""
    // Functions are no properties, so their names need no backticks and collide with none.
    let maker = identifier + "Colors"
    line("\(wrapper)public var \(SwiftText.escaped(identifier)): \(type) = Self.\(maker)()", level)
    line("@inline(never) private static func \(maker)() -> \(type) {", level)
    write(color, type: type, single: single, level: level + 1)
    line("}", level)
  }

  private mutating func write(_ color: SwiftColor, type: String, single: String, level: Int) {
    guard let normal = color.states.first?.colors else { return }
    guard color.isSet else { return write(normal, as: "", type: single, end: "", level: level) }
    line("\(type)(", level)
    for state in ControlState.standard {
      let colors = color.states.first { $0.state == state }?.colors ?? normal
      let end = state == ControlState.standard.last ? ")" : ","
      write(colors, as: "\(state.rawValue): ", type: single, end: end, level: level + 1)
    }
  }

  private static func typeName(_ role: DerivationRequest.RoleName?) -> String {
    switch role {
    case .foreground: "ForegroundColor"
    case .background: "BackgroundColor"
    case .border: "BorderColor"
    case nil: "DynamicColor"
    }
  }

  /// `BackgroundColor(light: .srgb(0x0B57D0), dark: …)`; increased contrast only where there is a theme for it.
  private mutating func write(
    _ colors: [Appearance: EmittedColor], as label: String, type: String, end: String, level: Int
  ) {
    func arguments(_ names: [(Appearance, String)]) -> String {
      names.compactMap { appearance, name -> String? in
        guard appearance.contrast == .standard || appearances.contains(appearance) else { return nil }
        return colors[appearance].map { "\(name): \(Self.literal($0))" }
      }.joined(separator: ", ")
    }
    let standard = arguments([(.light, "light"), (.dark, "dark")])
    let increased = arguments([
      (.lightIncreasedContrast, "lightIncreasedContrast"), (.darkIncreasedContrast, "darkIncreasedContrast"),
    ])
    if increased.isEmpty { return line("\(label)\(type)(\(standard))\(end)", level) }
    line("\(label)\(type)(", level)
    line("\(standard),", level + 1)
    line("\(increased))\(end)", level + 1)
  }

  private static func literal(_ color: EmittedColor) -> String {
    let alpha = color.isOpaque ? "" : ", alpha: \(EmittedColor.decimal(color.opacity))"
    if let wide = color.wide {
      let components = [wide.red, wide.green, wide.blue].map(EmittedColor.decimal).joined(separator: ", ")
      return ".displayP3(\(components)\(alpha))"
    }
    return ".srgb(0x\(color.bytes.hex.dropFirst().uppercased())\(alpha))"
  }

  // MARK: Comments

  private func paragraphs(_ color: SwiftColor) -> [String] {
    let description = color.entry.description.map(OutputText.line) ?? ""
    var paragraphs = description.isEmpty ? [] : [description]
    let colors = color.states.first?.colors ?? [:]
    let notes = appearances.compactMap { appearance in
      colors[appearance].map { "\(appearance.name) `\($0.note)`" }
    }
    let token = "Token `\(OutputText.line(color.entry.path.text))`: \(notes.joined(separator: ", "))."
    paragraphs.append(token)
    if color.isSet {
      let absent = ControlState.standard.filter { state in !color.states.contains { $0.state == state } }
      if !absent.isEmpty {
        let words = absent.map { "`\($0.rawValue)`" }.joined(separator: " or ")
        paragraphs.append("There is no token for \(words): the normal color is taken.")
      }
    }
    return paragraphs
  }

  /// A documentation comment with an empty line between its paragraphs.
  private mutating func comment(_ paragraphs: [String], _ level: Int) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { line("///", level) }
      line("/// " + paragraph, level)
    }
  }

  private mutating func line(_ content: String, _ level: Int) {
    if !content.isEmpty { text += String(repeating: "  ", count: level) + content }
    text += "\n"
  }
}
