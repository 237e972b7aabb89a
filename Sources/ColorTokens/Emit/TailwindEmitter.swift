internal import ColorDerivation

/// Writes a family of themes as a theme of Tailwind CSS 4.
///
///     @theme { --color-action-primary: #0b57d0; }
///     @layer base {
///       @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { … } }
///       …
///     }
///
/// Each color makes utilities such as `bg-action-primary` and `text-action-primary`. `@theme` takes no conditions, so
/// that the other themes override its variables in the base layer, by the same rules as in ``CSSEmitter``.
///
/// All names begin with `--color-`, which tells Tailwind that they are colors; a first name `color` isn't said twice.
/// Utilities are found in text by their letters: characters other than letters, digits, `-` and `_` of ASCII become a
/// hyphen, or their code point.
public struct TailwindEmitter: Emitter {
  /// What stands behind `--color-`: with `acme`, `--color-acme-accent`. Empty for nothing.
  public var prefix: String
  /// Whether the page says by name which theme it has, and doesn't follow the system.
  public var isNamed: Bool
  /// What asks for a theme by name.
  public var selectors: CSSSelectors

  /// An emitter.
  ///
  /// - Parameters:
  ///   - prefix: What stands behind `--color-`; empty for nothing.
  ///   - isNamed: Whether the page says by name which theme it has.
  ///   - selectors: What asks for a theme by name.
  public init(prefix: String = "", isNamed: Bool = false, selectors: CSSSelectors = CSSSelectors()) {
    self.prefix = prefix
    self.isNamed = isNamed
    self.selectors = selectors
  }

  /// One file, whose path is empty.
  ///
  /// - Throws: A finding `name-collision` for each token whose variable another token has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let properties = try properties(of: family)
    var sheet = CSSSheet(family: family, selectors: selectors)
    let first = sheet.first
    sheet.line("/* \(OutputText.header) */")
    sheet.line("")
    sheet.line("@theme {")
    sheet.declarations(of: properties) { $0.hex(first) }
    sheet.line("}")
    sheet.block("@layer base") { inner in
      inner.line("")
      inner.line(":root {")
      inner.line("  color-scheme: \(isNamed ? inner.schemes[0].rawValue : inner.colorScheme);")
      inner.line("}")
      if isNamed {
        inner.classThemeRules(for: properties)
        inner.screens(for: properties) { $0.wideClassRules(for: $1, on: $2) }
      } else {
        inner.themeRules(for: properties)
        inner.screens(for: properties) { $0.wideRules(for: $1, on: $2) }
      }
    }
    return [OutputFile(path: "", bytes: sheet.bytes)]
  }

  /// The variable of the theme.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    var name = naming.flat(path)
    if name.names.count > 1, name.names[0] == "color" { name.names.removeFirst() }
    return "--color-" + name.hyphenated(prefix: prefix, keepsUnicode: false)
  }

  private func properties(of family: ThemeFamily) throws(EmitError) -> [CSSProperty] {
    let naming = OutputNaming(family)
    let columns = EmittedColumns(family)
    var collisions = NameCollisions(in: "Tailwind")
    let properties = family.primary.entries.enumerated().map { row, entry in
      let variable = name(of: entry.path, by: naming)
      collisions.take(variable, as: variable, for: entry.path, at: entry.position)
      return CSSProperty(name: variable, entry, columns[row])
    }
    try collisions.check()
    return properties
  }
}
