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
  private let access: SwiftAccess

  /// An empty file for colors of these appearances.
  init(appearances: [Appearance], access: SwiftAccess) {
    self.appearances = appearances
    self.access = access
  }

  /// Writes the whole file.
  mutating func write(_ tree: [SwiftNamespace], named name: String, descriptions: TokenDocument) {
    line("// \(OutputText.header)", 0)
    line("", 0)
    line(access.import("ColorRoles"), 0)
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
    line("\(access.prefix)struct \(type): Sendable {", level)
    if level == 0 {
      comment(["The colors as the tokens have them."], 1)
      line("\(access.prefix)static let standard: \(type) = \(type)()", 1)
      line("", 0)
    }
    for (identifier, member) in namespace.members {
      switch member {
      case .namespace(let number):
        comment(["The colors of `\(OutputText.line(tree[number].path.text))`."], level + 1)
        let inner = Self.groupType(identifier)
        line("\(access.prefix)var \(SwiftText.escaped(identifier)): \(inner) = \(inner)()", level + 1)
      case .color(let color): write(color, as: identifier, level: level + 1)
      }
      line("", 0)
    }
    comment(["The colors as the tokens have them; change those that are to differ."], level + 1)
    line("\(access.prefix)init() {}", level + 1)
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

  /// Writes the property of a color, and the function that makes it.
  mutating func write(_ color: SwiftColor, as identifier: String, level: Int) {
    comment(paragraphs(color), level)
    deprecation(of: color.entry, level: level)
    let type = color.typeName
    let wrapper = color.isSet ? "@IdleColor " : ""
    // Functions are no properties, so their names need no backticks and collide with none.
    let maker = identifier + "Colors"
    line(
      "\(wrapper)\(access.prefix)var \(SwiftText.escaped(identifier)): \(type) = Self.\(maker)()", level)
    line("@inline(never) private static func \(maker)() -> \(type) {", level)
    write(color, level: level + 1)
    line("}", level)
  }

  private mutating func write(_ color: SwiftColor, level: Int) {
    let single = color.colorTypeName
    guard let normal = color.states.first?.colors else { return }
    guard color.isSet else { return write(normal, as: "", type: single, end: "", level: level) }
    line("\(color.typeName)(", level)
    for state in ControlState.standard {
      let colors = color.states.first { $0.state == state }?.colors ?? normal
      let end = state == ControlState.standard.last && color.selection.isEmpty ? ")" : ","
      write(colors, as: "\(state.rawValue): ", type: single, end: end, level: level + 1)
    }
    guard let selected = color.selection.first?.colors else { return }
    line("selection: SelectedColors(", level + 1)
    let names: [(ControlState, String)] = [
      (.selected, "normal"), (.selectedHovered, "hovered"), (.selectedPressed, "pressed"),
    ]
    for (state, name) in names {
      let colors = color.selection.first { $0.state == state }?.colors ?? selected
      write(colors, as: "\(name): ", type: single, end: name == "pressed" ? "))" : ",", level: level + 2)
    }
  }

  /// `BackgroundColor(light: .srgb(0x0B57D0), dark: …)`; increased contrast only where there is a theme for it.
  private mutating func write(
    _ colors: AppearanceColors, as label: String, type: String, end: String, level: Int
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

  /// That a token shouldn't be used any more, where it's so.
  mutating func deprecation(of entry: ThemeEntry, level: Int) {
    guard let deprecation = entry.deprecation else { return }
    let reason = deprecation.reason.map { ", message: \(SwiftText.literal($0))" } ?? ""
    line("@available(*, deprecated\(reason))", level)
  }

  /// A token's description, its name, and its colors.
  func note(of entry: ThemeEntry, _ colors: AppearanceColors) -> [String] {
    let description = entry.description.map(OutputText.line) ?? ""
    let notes = appearances.compactMap { appearance in
      colors[appearance].map { "\(appearance.name) `\($0.note)`" }
    }
    let token = "Token `\(OutputText.line(entry.path.text))`: \(notes.joined(separator: ", "))."
    return description.isEmpty ? [token] : [description, token]
  }

  private func paragraphs(_ color: SwiftColor) -> [String] {
    var paragraphs = note(of: color.entry, color.states.first?.colors ?? .none)
    if let contrast = color.contrast { paragraphs.append(words(of: contrast)) }
    if color.isSet {
      if let words = Self.absent(ControlState.standard, color.states) {
        paragraphs.append("There is no token for \(words): the normal color is taken.")
      }
      let chosen: [ControlState] = [.selected, .selectedHovered, .selectedPressed]
      if !color.selection.isEmpty, let words = Self.absent(chosen, color.selection) {
        paragraphs.append("There is no token for \(words): the selected color is taken.")
      }
    }
    return paragraphs
  }

  /// `Contrast of text on it: at least 6.38:1 in light, 9.96:1 in dark.`
  private func words(of contrast: SwiftContrast) -> String {
    let ratios = appearances.compactMap { appearance in
      contrast.least[appearance].map { "\($0.roundedDown):1 in \(appearance.name)" }
    }
    let what = contrast.isOfContent ? "of text on it" : "on its surfaces"
    return "Contrast \(what): at least \(ratios.joined(separator: ", "))."
  }

  /// The states that have no token, as words; `nil` where all have one.
  private static func absent(
    _ wanted: [ControlState], _ given: [(state: ControlState, colors: AppearanceColors)]
  ) -> String? {
    let absent = wanted.filter { state in !given.contains { $0.state == state } }
    return absent.isEmpty ? nil : absent.map { "`\($0.rawValue)`" }.joined(separator: " or ")
  }

  /// A documentation comment with an empty line between its paragraphs; points of a list stand together.
  mutating func comment(_ paragraphs: [String], _ level: Int) {
    for (index, paragraph) in paragraphs.enumerated() {
      let isPoint = paragraph.hasPrefix("- ") && index > 0 && paragraphs[index - 1].hasPrefix("- ")
      if index > 0, !isPoint { line("///", level) }
      line("/// " + paragraph, level)
    }
  }

  /// A line at a level of indentation.
  mutating func line(_ content: String, _ level: Int) {
    if !content.isEmpty { text += String(repeating: "  ", count: level) + content }
    text += "\n"
  }
}
