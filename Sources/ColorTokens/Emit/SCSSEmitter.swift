internal import ColorDerivation

/// Writes a family of themes as variables of Sass, in its SCSS syntax.
///
///     $color-action-primary: #0b57d0;
///     $themes: ("light": ("color-action-primary": #0b57d0, …), "dark": (…));
///
/// A variable has the color of the first theme, light if there is one. The map has all themes by the names of their
/// appearances, so that a mixin can write any of them. Colors are hex; one that sRGB can't show has a second
/// variable behind it, `…-p3`, with `color(display-p3 …)`, which older versions of Sass pass on as it is. One that was
/// derived for Rec. 2020 has a third, `…-rec2020`.
///
/// Names are joined by hyphens and keep what CSS takes as it is; other signs become hyphens. Sass takes `-` and `_` for
/// one, and so two names that differ in them alone collide. A name that begins with a digit, or with a sign that would
/// make it private, has `color` in front.
public struct SCSSEmitter: Emitter {
  /// What stands in front of each name: with `acme`, `$acme-color-accent` and `$acme-themes`. Empty for nothing.
  public var prefix: String

  /// An emitter.
  ///
  /// - Parameter prefix: What stands in front of each name; empty for nothing.
  public init(prefix: String = "") { self.prefix = prefix }

  /// One file, whose path is empty.
  ///
  /// - Throws: A finding `name-collision` for each token whose variable another token has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let variables = try variables(of: family)
    var text = "// \(OutputText.header)\n\n"
    for variable in variables {
      if variable.isFirst {
        for line in OutputRemarks(variable.entry).lines { text += "/// \(line)\n" }
      }
      text += "$\(variable.name): \(variable.value(family.primary.appearance));\n"
    }
    text += "\n/// The colors of each theme by their names.\n$\(mapName): (\n"
    for appearance in family.appearances {
      text += "  \"\(appearance.name)\": (\n"
      for variable in variables { text += "    \"\(variable.name)\": \(variable.value(appearance)),\n" }
      text += "  ),\n"
    }
    text += ");\n"
    return [OutputFile(path: "", bytes: Array(text.utf8))]
  }

  /// The variable, with its sign.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    "$" + Self.variable(naming.flat(path), prefix)
  }

  private var mapName: String { Self.variable(OutputName("themes"), prefix) }

  /// The variables in the order of the tokens; a wide color has two or three.
  private func variables(of family: ThemeFamily) throws(EmitError) -> [Variable] {
    let naming = OutputNaming(family)
    let columns = EmittedColumns(family)
    var collisions = NameCollisions(in: "SCSS")
    var variables: [Variable] = []
    for (row, entry) in family.primary.entries.enumerated() {
      let colors = columns[row]
      let screens = (colors.isWide ? [CSSScreen.p3] : []) + (colors.isRec2020 ? [.rec2020] : [])
      let name = String(name(of: entry.path, by: naming).dropFirst())
      for screen in [nil] + screens.map(Optional.some) {
        let variant = name + (screen.map { "-" + $0.rawValue } ?? "")
        collisions.take(Self.folded(variant), as: "$" + variant, for: entry.path, at: entry.position)
        if Self.folded(variant) == Self.folded(mapName) {
          collisions.add(
            Finding(
              "name-collision", .error,
              "'\(entry.path)' and the map of themes are both '$\(variant)' in SCSS",
              hint: "rename the token, or give the output a 'prefix'", token: entry.path, at: entry.position))
        }
        variables.append(Variable(name: variant, entry: entry, colors: colors, screen: screen))
      }
    }
    try collisions.check()
    return variables
  }

  private struct Variable {
    var name: String
    var entry: ThemeEntry
    var colors: AppearanceColors
    /// The screens that it is for; `nil` for all.
    var screen: CSSScreen?

    /// Whether it is the color of every screen, and not that of a wide one.
    var isFirst: Bool { screen == nil }

    func value(_ appearance: Appearance) -> String {
      guard let color = colors[appearance] else { return "" }
      return screen.flatMap { $0.css(color) ?? CSSScreen.p3.css(color) } ?? color.hex
    }
  }

  private static func variable(_ name: OutputName, _ prefix: String) -> String {
    let text = name.hyphenated(prefix: prefix, keepsUnicode: true)
    guard let first = text.utf8.first else { return text }
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "_") { return "color" + text }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) ? "color-" + text : text
  }

  /// What is the same for two names that Sass takes for one.
  private static func folded(_ name: String) -> String { name.replacing("_", with: "-") }
}
