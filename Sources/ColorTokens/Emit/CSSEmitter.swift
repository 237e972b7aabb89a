internal import ColorDerivation

/// Writes a family of themes as CSS custom properties.
///
///     :root { color-scheme: light dark; --color-action-primary: #0b57d0; }
///     @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { … } }
///     [data-theme="light"] { … }
///     [data-theme="dark"] { … }
///
/// The page follows the system. `data-theme` with `light` or `dark` fixes the theme of the page or of any element
/// in it. Where the person asks for more contrast, the themes with increased contrast take their place. Only what
/// differs between themes is said again; aliases are written as values, since an alias that is declared in an outer
/// scope keeps the outer value.
///
/// Where the system forces its colors on the page (Windows' contrast themes), each token takes the name of a system
/// color, if that is asked for:
///
///     @media (forced-colors: active) { :root:root, … { --color-action-primary: ButtonFace; } }
///
/// With the scheme `light-dark` the two schemes stand in one declaration, `light-dark(#0b57d0, #8ab4f8)`, which
/// follows the `color-scheme` of the element that uses it. `data-theme` then only sets that.
///
/// With the scheme `class` the page doesn't follow the system: it is light, if there is a light theme, unless it or an
/// element of it asks for another one by name. More contrast is still what the person's system asks for, unless the root
/// says by name what it has:
///
///     :root { color-scheme: light; --color-action-primary: #0b57d0; }
///     .dark { … }
///     @media (prefers-contrast: more) { :root:not(.standard-contrast) { … } … }
///     :root.more-contrast { … }
///
/// Colors are hex. One that sRGB can't show is repeated as `color(display-p3 …)` for screens that can, and one that was
/// derived for Rec. 2020 once more, as `color(rec2020 …)`, for screens of that.
public struct CSSEmitter: Emitter {
  /// What stands in front of each name: with `acme`, `--acme-color-accent`. Empty for nothing.
  public var prefix: String

  /// How light and dark are told apart.
  public var scheme: Scheme

  /// Whether tokens take the names of system colors in forced-colors mode.
  public var hasForcedColors: Bool

  /// What asks for a theme by name.
  public var selectors: CSSSelectors

  /// The ways to tell light from dark.
  public enum Scheme: String, CaseIterable, Hashable, Sendable {
    /// A rule for each, chosen by `prefers-color-scheme`; for every browser.
    case media
    /// A rule for each, chosen by a class or an attribute alone.
    case named = "class"
    /// The function `light-dark()`, for browsers since May 2024. A property of such a value mustn't be registered with
    /// `@property`: it would take the scheme of the element that declares it.
    case lightDark = "light-dark"
  }

  /// An emitter.
  ///
  /// - Parameters:
  ///   - prefix: What stands in front of each name; empty for nothing.
  ///   - scheme: How light and dark are told apart.
  ///   - hasForcedColors: Whether tokens take the names of system colors in forced-colors mode.
  ///   - selectors: What asks for a theme by name.
  public init(
    prefix: String = "", scheme: Scheme = .media, hasForcedColors: Bool = false,
    selectors: CSSSelectors = CSSSelectors()
  ) {
    self.prefix = prefix
    self.scheme = scheme
    self.hasForcedColors = hasForcedColors
    self.selectors = selectors
  }

  /// One file, whose path is empty.
  ///
  /// - Throws: A finding `name-collision` for each token whose property another token has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let properties = try properties(of: family)
    var sheet = CSSSheet(family: family, selectors: selectors)
    sheet.line("/* \(OutputText.header) */")
    switch scheme {
    case .lightDark where sheet.schemes.count > 1:
      sheet.lightDarkRules(for: properties)
      sheet.screens(for: properties) { $0.wideLightDarkRules(for: $1, on: $2) }
    case .named:
      sheet.classRules(for: properties)
      sheet.screens(for: properties) { $0.wideClassRules(for: $1, on: $2) }
    case .media, .lightDark:
      sheet.rules(for: properties)
      sheet.screens(for: properties) { $0.wideRules(for: $1, on: $2) }
    }
    if hasForcedColors {
      sheet.forcedRule(
        for: properties, ForcedPalette(family.primary), weight: scheme == .named ? 3 : 2)
    }
    return [OutputFile(path: "", bytes: sheet.bytes)]
  }

  /// The custom property, escaped.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    naming.flat(path).customProperty(prefix: prefix)
  }

  private func properties(of family: ThemeFamily) throws(EmitError) -> [CSSProperty] {
    let naming = OutputNaming(family)
    var collisions = NameCollisions(in: "CSS")
    let columns = EmittedColumns(family)
    let properties = family.primary.entries.enumerated().map { row, entry in
      let name = name(of: entry.path, by: naming)
      collisions.take(name, as: name, for: entry.path, at: entry.position)
      return CSSProperty(name: name, entry, columns[row])
    }
    try collisions.check()
    return properties
  }
}
