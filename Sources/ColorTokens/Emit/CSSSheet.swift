internal import ColorDerivation

/// A style sheet while it is written.
///
/// The order of its rules is what makes it right. `:root` and the selector of a theme weigh the same, so the later one holds:
/// themes that are asked for by name come after the plain page, and increased contrast says all of them again.
/// `:root:not(…)` weighs more and is only for a page that follows a dark system.
struct CSSSheet {
  /// What is written so far.
  private(set) var bytes: [UInt8] = []
  /// What lines within other rules begin with.
  private var indent = ""
  /// Whether a rule has just been opened, so that the first one within it needs no empty line before it.
  private var isOpened = false
  /// The schemes that have a theme, light first.
  let schemes: [Appearance.Scheme]
  /// Whether a theme has increased contrast.
  let hasContrast: Bool
  /// What asks for a theme by name.
  let selectors: CSSSelectors

  init(family: ThemeFamily, selectors: CSSSelectors = CSSSelectors()) {
    self.selectors = selectors
    schemes = Appearance.Scheme.allCases.filter { scheme in
      family.appearances.contains { $0.scheme == scheme }
    }
    hasContrast = family.appearances.contains { $0.contrast == .increased }
  }

  /// The appearance of the page where nothing else is asked for.
  var first: Appearance { Appearance(schemes[0]) }

  /// The schemes, as `color-scheme` names them.
  var colorScheme: String { schemes.map(\.rawValue).joined(separator: " ") }

  /// Adds a line.
  mutating func line(_ line: String) {
    if !line.isEmpty {
      bytes += indent.utf8
      bytes += line.utf8
    }
    if !line.isEmpty || !isOpened { bytes.append(UInt8(ascii: "\n")) }
    isOpened = false
  }

  /// Adds a declaration.
  private mutating func declare(
    _ property: CSSProperty, _ margin: String, _ value: (inout [UInt8]) -> Void
  ) {
    bytes += indent.utf8
    bytes += margin.utf8
    bytes += property.name.utf8
    bytes += ": ".utf8
    value(&bytes)
    bytes += ";\n".utf8
  }

  /// All rules for colors that every screen can show.
  mutating func rules(for properties: [CSSProperty]) {
    line("")
    line(":root {")
    line("  color-scheme: \(colorScheme);")
    let first = first
    declarations(of: properties) { $0.hex(first) }
    line("}")
    themeRules(for: properties)
  }

  /// The rules behind the first, for the other themes. What is the same in every theme is inherited from the page.
  mutating func themeRules(for properties: [CSSProperty]) {
    let appearances = appearances
    let changing = properties.filter { $0.changes(among: appearances) }
    if schemes.count > 1 { themes(changing, .hex, "", statesSchemes: true) }
    if hasContrast { contrastThemes(changing, .hex, "") }
  }

  /// The declarations of the first theme, each behind what is said about it.
  mutating func declarations(of properties: [CSSProperty], _ value: (CSSProperty) -> String) {
    for property in properties {
      for remark in property.remarks.lines { line("  " + CSSText.comment(remark)) }
      declare(property, "  ") { $0 += value(property).utf8 }
    }
  }

  /// Rules within another one, such as a layer.
  mutating func block(_ opening: String, _ write: (inout CSSSheet) -> Void) {
    line("")
    line("\(opening) {")
    let outer = indent
    indent += "  "
    isOpened = true
    write(&self)
    indent = outer
    isOpened = false
    line("}")
  }

  /// The rules for colors that sRGB can't show, for screens that can. A color that is wide in one theme is said for
  /// all of them, so that each finds its own.
  mutating func wideRules(for properties: [CSSProperty], on screen: CSSScreen) {
    block(screen.supports) { inner in
      inner.rule([":root"], properties, inner.first, .wide(screen), media: screen.media)
      if inner.schemes.count > 1 { inner.themes(properties, .wide(screen), screen.media) }
      if inner.hasContrast { inner.contrastThemes(properties, .wide(screen), screen.media) }
    }
  }

  // MARK: Rules

  /// How a color is written.
  enum Value {
    /// As hex, for every screen.
    case hex
    /// As it is, for wider screens.
    case wide(CSSScreen)
  }

  var appearances: [Appearance] {
    Appearance.allCases.filter { schemes.contains($0.scheme) && (hasContrast || $0.contrast == .standard) }
  }

  /// The rules that choose a scheme: by the system, and by name.
  private mutating func themes(
    _ properties: [CSSProperty], _ value: Value, _ media: String, statesSchemes: Bool = false
  ) {
    systemDark(properties, .standard, value, media)
    for scheme in schemes {
      rule(
        [selectors[scheme]], properties, Appearance(scheme), value, media: media,
        states: statesSchemes ? scheme : nil)
    }
  }

  private mutating func systemDark(
    _ properties: [CSSProperty], _ contrast: Appearance.ContrastPreference, _ value: Value, _ media: String
  ) {
    rule(
      [":root:not(\(selectors.light))"], properties, Appearance(.dark, contrast: contrast), value,
      media: Self.both(media, "(prefers-color-scheme: dark)"))
  }

  private mutating func contrastThemes(_ properties: [CSSProperty], _ value: Value, _ media: String) {
    let media = Self.both(media, "(prefers-contrast: more)")
    let first = Appearance(schemes[0], contrast: .increased)
    guard schemes.count > 1 else { return rule([":root"], properties, first, value, media: media) }
    rule([":root", selectors.light], properties, first, value, media: media)
    systemDark(properties, .increased, value, media)
    rule([selectors.dark], properties, Appearance(.dark, contrast: .increased), value, media: media)
  }

  /// One rule; nothing when it would be empty. With `states` it also says which scheme it is.
  mutating func rule(
    _ selectors: [String], _ properties: [CSSProperty], _ appearance: Appearance, _ value: Value,
    media: String,
    states scheme: Appearance.Scheme? = nil
  ) {
    guard !properties.isEmpty || scheme != nil else { return }
    let margin = media.isEmpty ? "" : "  "
    line("")
    if !media.isEmpty { line("@media \(media) {") }
    for selector in selectors.dropLast() { line("\(margin)\(selector),") }
    line("\(margin)\(selectors.last ?? "") {")
    if let scheme { line("\(margin)  color-scheme: \(scheme.rawValue);") }
    let inner = margin + "  "
    for property in properties {
      declare(property, inner) { property.append(value, appearance, to: &$0) }
    }
    line(margin + "}")
    if !media.isEmpty { line("}") }
  }

  static func both(_ a: String, _ b: String) -> String { a.isEmpty ? b : "\(a) and \(b)" }
}
