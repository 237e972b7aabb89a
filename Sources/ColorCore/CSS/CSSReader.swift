/// A reader of a CSS color, one value of the grammar after the other.
struct CSSReader {
  var scanner: CSSScanner
  let context: CSSContext
  private var depth = 0

  /// How deep colors and calculations may stand in one another.
  private static let deepest = 32

  init(_ text: String, _ context: CSSContext) {
    scanner = CSSScanner(text)
    self.context = context
  }

  /// A color and nothing else.
  mutating func whole() throws(ColorSyntaxError) -> AnyColor {
    scanner.skipSpace()
    guard !scanner.isAtEnd else { throw ColorSyntaxError(reason: .empty, offset: scanner.position) }
    let color = try color()
    scanner.skipSpace()
    guard scanner.isAtEnd else {
      throw ColorSyntaxError(reason: .trailing(scanner.found), offset: scanner.position)
    }
    return color
  }

  /// A color, up to what follows it.
  mutating func color() throws(ColorSyntaxError) -> AnyColor {
    try enter()
    defer { leave() }
    if scanner.next == UInt8(ascii: "#") { return try CSSHex.read(&scanner) }
    let start = scanner.position
    let word = scanner.word()
    guard !word.isEmpty else { throw scanner.expected("a color") }
    if scanner.take("(") {
      switch word {
      case "color-mix": return try mix()
      case "light-dark": return try lightDark(at: start)
      case "contrast-color": return try contrasting()
      case "device-cmyk": return try deviceCMYK()
      default:
        guard let function = CSSColorFunction(rawValue: word) else { throw unknownFunction(word, at: start) }
        return try self.function(function)
      }
    }
    switch word {
    case "transparent": return AnyColor(space: .srgb, components: .zero, alpha: 0, isLegacy: true)
    case "currentcolor":
      guard let color = context.currentColor else {
        throw ColorSyntaxError(reason: .needs("currentcolor", "a current color"), offset: start)
      }
      return color
    default:
      guard let named = NamedColor(word) else {
        let nearest = Spelling.nearest(to: word, in: NamedColor.all.map(\.name))
        throw ColorSyntaxError(reason: .unknownName(word, nearest: nearest), offset: start)
      }
      return AnyColor(named.color)
    }
  }

  /// Goes one level deeper.
  mutating func enter() throws(ColorSyntaxError) {
    guard depth < CSSReader.deepest else {
      throw ColorSyntaxError(reason: .tooDeep(CSSReader.deepest), offset: scanner.position)
    }
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  /// The closing parenthesis, which the end of the text stands for too.
  mutating func close(or other: String? = nil) throws(ColorSyntaxError) {
    scanner.skipSpace()
    guard scanner.take(")") || scanner.isAtEnd else {
      throw scanner.expected((other.map { "\($0) or " } ?? "") + "')'")
    }
  }

  mutating func comma() throws(ColorSyntaxError) {
    scanner.skipSpace()
    guard scanner.take(",") else { throw scanner.expected("','") }
    scanner.skipSpace()
  }

  /// Both colors are read, so that a fault in either is found.
  private mutating func lightDark(at start: Int) throws(ColorSyntaxError) -> AnyColor {
    scanner.skipSpace()
    let light = try color()
    try comma()
    let dark = try color()
    try close()
    guard let scheme = context.scheme else {
      throw ColorSyntaxError(reason: .needs("light-dark()", "a color scheme"), offset: start)
    }
    return scheme == .light ? light : dark
  }

  /// White or black, whichever has the greater contrast with the color by WCAG 2; white if both have the same. The
  /// standard leaves the measure open. Opacity is left out (CSS Color 5, “contrast-color()”).
  private mutating func contrasting() throws(ColorSyntaxError) -> AnyColor {
    scanner.skipSpace()
    let luminance = try color().fitted(to: SRGB.self).relativeLuminance
    try close()
    let (white, black) = (Contrast(luminances: 1, luminance), Contrast(luminances: luminance, 0))
    return AnyColor(white >= black ? SRGB8.white : SRGB8.black)
  }

  private func unknownFunction(_ word: String, at start: Int) -> ColorSyntaxError {
    // `alpha()` is of CSS Color 5, `color-layers()` of CSS Color 6; no browser has one of them yet.
    if word == "alpha" || word == "color-layers" {
      return ColorSyntaxError(reason: .unsupported("\(word)()"), offset: start)
    }
    let known =
      CSSColorFunction.allCases.map(\.rawValue) + [
        "color-mix", "light-dark", "contrast-color", "device-cmyk",
      ]
    return ColorSyntaxError(
      reason: .unknownFunction(word, nearest: Spelling.nearest(to: word, in: known)), offset: start)
  }
}
