extension AnyColor {
  /// The color that a CSS text stands for: a name, hex, `rgb()`, `lab()`, `lch()`, `oklab()`, `oklch()` or
  /// `color()`, with `none`, percentages, angles in every unit and opacity.
  ///
  ///     try AnyColor(css: "oklch(70% 0.1 0.25turn / 50%)")
  ///
  /// White space around the color and comments are passed over. `hsl()`, `hwb()`, `calc()`, relative colors and
  /// `color-mix()` are refused by name.
  ///
  /// - Throws: ``ColorSyntaxError``, with the place and what was expected. A faulty text is never black.
  /// - SeeAlso: CSS Color 4.
  public init(css text: String) throws(ColorSyntaxError) {
    var scanner = CSSScanner(text)
    try scanner.skipSpace()
    guard !scanner.isAtEnd else { throw ColorSyntaxError(reason: .empty, offset: scanner.position) }
    self = try AnyColor.read(&scanner)
    try scanner.skipSpace()
    guard scanner.isAtEnd else {
      throw ColorSyntaxError(reason: .trailing(scanner.found), offset: scanner.position)
    }
  }

  private static func read(_ scanner: inout CSSScanner) throws(ColorSyntaxError) -> AnyColor {
    if scanner.next == UInt8(ascii: "#") { return try CSSHex.read(&scanner) }
    let start = scanner.position
    let word = scanner.word()
    guard !word.isEmpty else { throw scanner.expected("a color") }
    if scanner.take("(") {
      guard let function = CSSColorFunction(rawValue: word) else {
        throw unknownFunction(word, at: start)
      }
      return try function.read(&scanner)
    }
    if word == "transparent" {
      return AnyColor(space: .srgb, components: .zero, alpha: 0, isLegacy: true)
    }
    guard let named = NamedColor(word) else {
      throw ColorSyntaxError(reason: nameFault(word), offset: start)
    }
    return AnyColor(named.color)
  }

  private static func unknownFunction(_ word: String, at start: Int) -> ColorSyntaxError {
    let known = CSSColorFunction.allCases.map(\.rawValue)
    if CSSColorFunction.unsupported.contains(word) {
      return ColorSyntaxError(reason: .unsupported("\(word)()"), offset: start)
    }
    return ColorSyntaxError(
      reason: .unknownFunction(word, nearest: Spelling.nearest(to: word, in: known)), offset: start)
  }

  private static func nameFault(_ word: String) -> ColorSyntaxError.Reason {
    if word == "currentcolor" { return .unsupported("currentcolor") }
    return .unknownName(word, nearest: Spelling.nearest(to: word, in: NamedColor.all.map(\.name)))
  }
}

extension String {
  /// The text with A to Z in lower case and nothing else changed: the Kelvin sign isn't a k to CSS.
  var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

enum CSSHex {
  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  static func read(_ scanner: inout CSSScanner) throws(ColorSyntaxError) -> AnyColor {
    let hash = scanner.position
    scanner.position += 1
    var digits: [UInt8] = []
    while let byte = scanner.next, let digit = value(of: byte) {
      digits.append(digit)
      scanner.position += 1
    }
    if let byte = scanner.next, byte > 0x20, byte != UInt8(ascii: "/") {
      throw ColorSyntaxError(reason: .notHex(scanner.found), offset: scanner.position)
    }
    let bytes: [UInt8]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    default: throw ColorSyntaxError(reason: .hexDigits(count: digits.count), offset: hash)
    }
    let color = SRGB8(red: bytes[0], green: bytes[1], blue: bytes[2])
    return AnyColor(color).with(alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x61...0x66, 0x41...0x46: (byte | 0x20) - 0x57
    default: nil
    }
  }
}
