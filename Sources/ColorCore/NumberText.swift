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
    let units = UInt64(scaled)
    var fraction = String(units % UInt64(scale))
    fraction = String(repeating: "0", count: decimals - min(decimals, fraction.count)) + fraction
    var text = String(units / UInt64(scale))
    if decimals > 0 {
      if trimmed {
        while fraction.hasSuffix("0") { fraction.removeLast() }
      }
      if !fraction.isEmpty { text += "." + fraction }
    }
    return value < 0 && units > 0 ? "-" + text : text
  }
}
