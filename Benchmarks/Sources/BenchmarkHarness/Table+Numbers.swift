extension Table {
  /// A time that is given in nanoseconds, in the unit that reads best.
  static func time(_ nanoseconds: Double) -> String {
    if nanoseconds < 1e3 { return significant(nanoseconds) + " ns" }
    if nanoseconds < 1e6 { return significant(nanoseconds / 1e3) + " µs" }
    return significant(nanoseconds / 1e6) + " ms"
  }

  /// How many times as fast: `64.0x`, or `1/1080x` where it is far slower.
  static func times(_ ratio: Double) -> String {
    ratio < 0.01 ? "1/\(significant(1 / ratio))x" : significant(ratio) + "x"
  }

  /// A number with three digits, or all those before the point.
  static func significant(_ number: Double) -> String {
    var digits = 2
    var bound = 10.0
    while digits > 0 && number >= bound {
      digits -= 1
      bound *= 10
    }
    bound = 1
    while digits < 6 && number > 0 && number < bound {
      digits += 1
      bound /= 10
    }
    return fixed(number, digits)
  }

  /// A number with so many digits after the point.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite else { return "?" }
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((number.magnitude * Double(scale)).rounded())
    let sign = number < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(whole) }
    let rest = String(whole % scale)
    return sign + String(whole / scale) + "."
      + String(repeating: "0", count: digits - rest.count) + rest
  }

  /// A part in hundredths.
  static func percent(_ part: Double) -> String { fixed(part * 100, 0) + "%" }

  /// A text with spaces behind it up to a width.
  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A text with spaces before it up to a width, one at least.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// The binary logarithm of a positive number, near enough for a bar.
  static func logarithm(_ value: Double) -> Double {
    Double(value.exponent) + value.significand - 1
  }
}
