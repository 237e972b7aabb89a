enum CSSHex {
  /// `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  static func read(_ scanner: inout CSSScanner) throws(ColorSyntaxError) -> AnyColor {
    let hash = scanner.position
    scanner.position += 1
    var digits: UInt64 = 0
    var count = 0
    while let digit = nextDigit(&scanner) {
      digits = digits << 4 | UInt64(digit)
      count += 1
    }
    if let byte = scanner.next, byte > 0x20, !endsColor(byte) {
      throw ColorSyntaxError(reason: .notHex(scanner.found), offset: scanner.position)
    }
    func nibble(_ place: UInt64) -> UInt8 { UInt8(digits >> (place * 4) & 15) * 17 }
    func byte(_ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: digits >> (place * 8)) }
    let bytes: (UInt8, UInt8, UInt8, alpha: UInt8)
    switch count {
    case 3: bytes = (nibble(2), nibble(1), nibble(0), 255)
    case 4: bytes = (nibble(3), nibble(2), nibble(1), nibble(0))
    case 6: bytes = (byte(2), byte(1), byte(0), 255)
    case 8: bytes = (byte(3), byte(2), byte(1), byte(0))
    default: throw ColorSyntaxError(reason: .hexDigits(count: count), offset: hash)
    }
    let color = SRGB8(red: bytes.0, green: bytes.1, blue: bytes.2)
    return AnyColor(
      space: .srgb, components: color.color.components, alpha: Double(bytes.alpha) / 255, isLegacy: true)
  }

  /// The next hex digit, which is passed, also where it is escaped.
  private static func nextDigit(_ scanner: inout CSSScanner) -> UInt8? {
    if let byte = scanner.next, let digit = value(of: byte) {
      scanner.position += 1
      return digit
    }
    let start = scanner.position
    if let character = scanner.escape(), character.isASCII,
      let digit = value(of: UInt8(truncatingIfNeeded: character.value))
    {
      return digit
    }
    scanner.position = start
    return nil
  }

  /// What may stand right behind a color: a comment, a comma, or the end of a function.
  private static func endsColor(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")")
  }

  /// What a hex digit stands for; nothing for another byte.
  static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x61...0x66, 0x41...0x46: (byte | 0x20) - 0x57
    default: nil
    }
  }
}
