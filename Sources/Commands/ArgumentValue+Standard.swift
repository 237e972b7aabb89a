extension String: ArgumentValue {
  /// The text itself.
  public init?(argument: String) {
    self = argument
  }

  /// `TEXT`.
  public static var valueName: String { "TEXT" }
}

extension Int: ArgumentValue {
  /// A whole number in decimal digits, with a sign or without.
  public init?(argument: String) {
    self.init(argument, radix: 10)
  }

  /// The number, or that it isn't one.
  public static func parse(argument: String) throws(InvalidArgument) -> Int {
    guard let value = Int(argument: argument) else { throw InvalidArgument(reason: "not a whole number") }
    return value
  }

  /// `N`.
  public static var valueName: String { "N" }
}

extension Double: ArgumentValue {
  /// A finite decimal number: `4`, `-0.5`, `.5`, `1e-3`. No hexadecimal, no infinity, no NaN.
  public init?(argument: String) {
    guard Double.isDecimal(argument), let value = Double(argument), value.isFinite else { return nil }
    self = value
  }

  /// The number, or that it isn't one.
  public static func parse(argument: String) throws(InvalidArgument) -> Double {
    guard let value = Double(argument: argument) else { throw InvalidArgument(reason: "not a number") }
    return value
  }

  /// `N`.
  public static var valueName: String { "N" }

  /// The shortest text that reads back the same; a whole number without a point.
  public var argumentText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether the text is `[+-] digits [. digits] [e [+-] digits]`, with a digit before or after the point.
  static func isDecimal(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func dropSign() {
      if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
        rest.removeFirst()
      }
    }
    func dropDigits() -> Bool {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest[digits.endIndex...]
      return !digits.isEmpty
    }
    dropSign()
    var hasDigits = dropDigits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      // `4.` is refused: a point without digits behind it is a slip more often than a number.
      guard dropDigits() else { return false }
      hasDigits = true
    }
    guard hasDigits else { return false }
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      dropSign()
      guard dropDigits() else { return false }
    }
    return rest.isEmpty
  }
}
