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
    text { appendSignificant(value, digits: digits, to: &$0) }
  }

  /// The value to so many decimals, halves away from zero; with `trimmed`, without trailing zeros.
  public static func fixed(_ value: Double, decimals: Int, trimmed: Bool = false) -> String {
    text { appendFixed(value, decimals: decimals, trimmed: trimmed, to: &$0) }
  }

  private static func text(_ append: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    append(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
