/// Numbers as text, by our own code: the same in every locale and on every machine.
public enum NumberText {
  /// The shortest decimal text that reads back as the same double, without a point where none is needed:
  /// `1`, `0.1`, `1e-07`. JSON and CSS both read it. Negative zero is `0`. The value must be finite.
  public static func shortest(_ value: Double) -> String {
    precondition(value.isFinite, "only finite numbers have a text")
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The value to so many significant digits, without exponent and without trailing zeros.
  public static func significant(_ value: Double, digits: Int = 7) -> String {
    precondition(value.isFinite, "only finite numbers have a text")
    if value == 0 { return "0" }
    var decimals = digits - 1
    var size = value.magnitude
    while size >= 10 {
      size /= 10
      decimals -= 1
    }
    while size < 1, decimals < 15 {
      size *= 10
      decimals += 1
    }
    return fixed(value, decimals: max(0, min(decimals, 15)), trimmed: true)
  }

  /// The value to so many decimals, halves away from zero; with `trimmed`, without trailing zeros.
  public static func fixed(_ value: Double, decimals: Int, trimmed: Bool = false) -> String {
    precondition(value.isFinite, "only finite numbers have a text")
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    // Beyond 2⁵³ a double holds no decimals to print.
    guard scaled < 9_007_199_254_740_992 else { return shortest(value) }
    var units = UInt64(scaled)
    var places = decimals
    if trimmed {
      while places > 0, units % 10 == 0 {
        units /= 10
        places -= 1
      }
    }
    let isNegative = value < 0 && units > 0
    return text(of: units, places: places, isNegative: isNegative)
  }

  /// A whole number with its point so many places from the right.
  private static func text(of units: UInt64, places: Int, isNegative: Bool) -> String {
    // Digits are written from the last to the first, which up to 15 bytes takes no memory.
    var count = 1
    var rest = units / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    let digits = max(count, places + 1)
    let length = digits + (places > 0 ? 1 : 0) + (isNegative ? 1 : 0)
    return unsafe String(unsafeUninitializedCapacity: length) { bytes in
      var rest = units
      var i = length
      for place in 0..<digits {
        if place == places, places > 0 {
          i -= 1
          unsafe bytes[i] = UInt8(ascii: ".")
        }
        i -= 1
        unsafe bytes[i] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
        rest /= 10
      }
      if isNegative { unsafe bytes[0] = UInt8(ascii: "-") }
      return length
    }
  }
}
