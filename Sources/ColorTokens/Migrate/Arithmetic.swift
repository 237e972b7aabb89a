internal import ColorCore

/// The value of an expression as Tokens Studio has them in texts: `{scale} * 4px`, once its references are put in.
///
/// There are `+ - * /`, brackets, and `round floor ceil abs min max`. At most one unit may stand in it; `px` counts
/// as none and is put back at the end, so that `16px + 4` is `20px`. Whatever else units would come to has no value.
struct Arithmetic {
  /// A number and what it is measured in.
  struct Quantity: Hashable, Sendable {
    var number: Double
    var unit: String
  }

  /// The digits behind the point that Tokens Studio keeps (sd-transforms, `defaultFractionDigits`).
  static let decimals = 4

  /// The value of a text; `nil` where it isn't an expression, or has no finite value.
  static func value(of text: String) -> Quantity? {
    var reader = Arithmetic(bytes: Array(text.utf8))
    guard let result = reader.sum(0), reader.isAtEnd, result.number.isFinite else { return nil }
    if reader.count == 1 { return Quantity(number: result.number, unit: reader.shownUnit(result)) }
    let rounded = Double(NumberText.fixed(result.number, decimals: decimals)) ?? result.number
    return Quantity(number: rounded == 0 ? 0 : rounded, unit: reader.shownUnit(result))
  }

  private let bytes: [UInt8]
  private var at = 0
  private var hasPixels = false
  /// How many numbers were read: one alone is kept as it is.
  private var count = 0
  /// The deepest nesting of brackets that is followed.
  private static let depthLimit = 32

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func shownUnit(_ value: Quantity) -> String {
    value.unit.isEmpty && hasPixels ? "px" : value.unit
  }

  private var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return at == bytes.count
    }
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
  }

  /// The next byte that isn't a space, taken when it is one of these.
  private mutating func take(_ wanted: UInt8...) -> UInt8? {
    skipSpace()
    guard at < bytes.count, wanted.contains(bytes[at]) else { return nil }
    at += 1
    return bytes[at - 1]
  }

  private mutating func sum(_ depth: Int) -> Quantity? {
    guard var left = product(depth) else { return nil }
    while let sign = take(UInt8(ascii: "+"), UInt8(ascii: "-")) {
      guard let right = product(depth), left.unit == right.unit else { return nil }
      left.number += sign == UInt8(ascii: "+") ? right.number : -right.number
    }
    return left
  }

  private mutating func product(_ depth: Int) -> Quantity? {
    guard var left = factor(depth) else { return nil }
    while let sign = take(UInt8(ascii: "*"), UInt8(ascii: "/")) {
      guard let right = factor(depth) else { return nil }
      if sign == UInt8(ascii: "*") {
        guard left.unit.isEmpty || right.unit.isEmpty else { return nil }
        left = Quantity(number: left.number * right.number, unit: left.unit + right.unit)
      } else {
        guard right.unit.isEmpty, right.number != 0 else { return nil }
        left.number /= right.number
      }
    }
    return left
  }

  private mutating func factor(_ depth: Int) -> Quantity? {
    guard depth < Self.depthLimit else { return nil }
    if take(UInt8(ascii: "-")) != nil {
      guard var value = factor(depth + 1) else { return nil }
      value.number = -value.number
      return value
    }
    if take(UInt8(ascii: "+")) != nil { return factor(depth + 1) }
    if take(UInt8(ascii: "(")) != nil {
      guard let value = sum(depth + 1), take(UInt8(ascii: ")")) != nil else { return nil }
      return value
    }
    skipSpace()
    guard at < bytes.count else { return nil }
    return bytes[at].isLetter ? function(depth) : number()
  }

  private mutating func number() -> Quantity? {
    let start = at
    while at < bytes.count, bytes[at].isDigit || bytes[at] == UInt8(ascii: ".") { at += 1 }
    guard let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)) else { return nil }
    let unitStart = at
    while at < bytes.count, bytes[at].isLetter || bytes[at] == UInt8(ascii: "%") { at += 1 }
    let unit = String(decoding: bytes[unitStart..<at], as: UTF8.self)
    count += 1
    if unit == "px" { hasPixels = true }
    return Quantity(number: number, unit: unit == "px" ? "" : unit)
  }

  private mutating func function(_ depth: Int) -> Quantity? {
    let start = at
    while at < bytes.count, bytes[at].isLetter { at += 1 }
    let name = String(decoding: bytes[start..<at], as: UTF8.self)
    guard take(UInt8(ascii: "(")) != nil, let first = sum(depth + 1) else { return nil }
    var values = [first]
    while take(UInt8(ascii: ",")) != nil {
      guard let next = sum(depth + 1), next.unit == first.unit else { return nil }
      values.append(next)
    }
    guard take(UInt8(ascii: ")")) != nil else { return nil }
    count += 1
    let numbers = values.map(\.number)
    let result: Double? =
      switch (name, numbers.count) {
      case ("round", 1): numbers[0].rounded()
      case ("floor", 1): numbers[0].rounded(.down)
      case ("ceil", 1): numbers[0].rounded(.up)
      case ("abs", 1): numbers[0].magnitude
      case ("min", _): numbers.min()
      case ("max", _): numbers.max()
      default: nil
      }
    return result.map { Quantity(number: $0, unit: first.unit) }
  }
}

extension Arithmetic {
  /// Whether a text is more than a number with a unit.
  static func isExpression(_ text: String) -> Bool {
    guard value(of: text) != nil else { return false }
    return text.utf8.dropFirst().contains { byte in
      [UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "(")].contains(byte)
        || byte == UInt8(ascii: "-")
    }
  }
}
