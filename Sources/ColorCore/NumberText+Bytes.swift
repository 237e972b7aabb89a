extension NumberText {
  /// Appends ``shortest(_:)``.
  public static func appendShortest(_ value: Double, to output: inout [UInt8]) {
    precondition(value.isFinite, "only finite numbers have a text")
    if value == 0 { return output.append(UInt8(ascii: "0")) }
    output += value.description.utf8
    if output.last == UInt8(ascii: "0"), output[output.count - 2] == UInt8(ascii: ".") {
      output.removeLast(2)
    }
  }

  /// Appends ``significant(_:digits:)``.
  public static func appendSignificant(_ value: Double, digits: Int = 7, to output: inout [UInt8]) {
    precondition(value.isFinite, "only finite numbers have a text")
    if value == 0 { return output.append(UInt8(ascii: "0")) }
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
    appendFixed(value, decimals: max(0, min(decimals, 15)), trimmed: true, to: &output)
  }

  /// Appends ``fixed(_:decimals:trimmed:)``.
  public static func appendFixed(
    _ value: Double, decimals: Int, trimmed: Bool = false, to output: inout [UInt8]
  ) {
    precondition(value.isFinite, "only finite numbers have a text")
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    // Beyond 2⁵³ a double holds no decimals to print.
    guard scaled < 9_007_199_254_740_992 else { return appendPlain(value, to: &output) }
    var units = UInt64(scaled)
    var places = decimals
    if trimmed {
      while places > 0, units % 10 == 0 {
        units /= 10
        places -= 1
      }
    }
    if value < 0, units > 0 { output.append(UInt8(ascii: "-")) }
    append(units, places: places, to: &output)
  }

  /// Appends ``shortest(_:)`` without an exponent, of a number whose digits all count.
  private static func appendPlain(_ value: Double, to output: inout [UInt8]) {
    let parts = value.description.split(separator: "e")
    let digits = parts[0].split(separator: ".")
    let decimals = digits.count == 1 || digits[1] == "0" ? "" : digits[1]
    output += digits[0].utf8
    output += decimals.utf8
    let zeros = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - decimals.utf8.count
    if zeros >= 0 {
      output += repeatElement(UInt8(ascii: "0"), count: zeros)
    } else {
      output.insert(UInt8(ascii: "."), at: output.count + zeros)
    }
  }

  /// Appends a whole number.
  static func append(_ byte: UInt8, to output: inout [UInt8]) { append(UInt64(byte), places: 0, to: &output) }

  /// Appends a whole number with its point so many places from the right.
  private static func append(_ units: UInt64, places: Int, to output: inout [UInt8]) {
    var count = 1
    var rest = units / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    let digits = max(count, places + 1)
    let length = digits + (places > 0 ? 1 : 0)
    output += repeatElement(UInt8(ascii: "."), count: length)
    // Digits are written from the last to the first, but for where the point stands.
    rest = units
    var i = output.count
    for place in 0..<digits {
      if place == places, places > 0 { i -= 1 }
      i -= 1
      output[i] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
      rest /= 10
    }
  }
}
