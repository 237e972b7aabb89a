/// What calculations in CSS are made of.
enum CSSMath {
  /// A value with what it measures.
  struct Quantity {
    var value: Double
    var kind: Kind

    init(_ value: Double, _ kind: Kind = .number) {
      self.value = value
      self.kind = kind
    }
  }

  /// What a value measures: angles are in degrees, lengths in pixels.
  enum Kind: Hashable { case number, percentage, angle, length }

  static let functions: Set<String> = [
    "calc", "min", "max", "clamp", "round", "mod", "rem", "sin", "cos", "tan", "asin", "acos", "atan",
    "atan2",
    "pow", "sqrt", "hypot", "log", "exp", "abs", "sign",
  ]

  /// Whether a word names a function of a calculation; most often it is `calc`, or there is no word.
  static func isFunction(_ word: String) -> Bool {
    word == "calc" || !word.isEmpty && functions.contains(word)
  }

  /// The degrees of a unit of angle.
  static func degrees(of unit: String) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / Double.pi
    case "turn": 360
    default: nil
    }
  }

  /// The quantity of one of a unit. A font's size is CSS's initial one, 16 pixels.
  static func quantity(of unit: String) -> Quantity? {
    if let degrees = degrees(of: unit) { return Quantity(degrees, .angle) }
    let pixels: Double? =
      switch unit {
      case "px": 1
      case "em", "rem": 16
      case "in": 96
      case "cm": 96 / 2.54
      case "mm": 96 / 25.4
      case "q": 96 / 101.6
      case "pt": 96.0 / 72
      case "pc": 16
      default: nil
      }
    return pixels.map { Quantity($0, .length) }
  }

  /// The number that a word stands for.
  static func constant(_ word: String) -> Double? {
    switch word {
    case "e": 2.718281828459045
    case "pi": .pi
    case "infinity": .infinity
    case "-infinity": -.infinity
    case "nan": .nan
    default: nil
    }
  }

  /// The result of a calculation as CSS takes it: no number is 0, and infinity is the greatest number there is.
  static func censored(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// `x` to the power `p`. Whole powers up to 64 are multiplied out, so that small ones are exact.
  static func power(_ x: Double, _ p: Double) -> Double {
    if p == p.rounded(), p.magnitude <= 64 {
      var result = 1.0
      for _ in 0..<Int(p.magnitude) { result *= x }
      return p < 0 ? 1 / result : result
    }
    if x < 0 {
      guard p == p.rounded() else { return .nan }
      let size = Powers.power(-x, p)
      return p.truncatingRemainder(dividingBy: 2) == 0 ? size : -size
    }
    return Powers.power(x, p)
  }

  /// The remainder with the sign of the divisor.
  static func modulus(_ a: Double, _ b: Double) -> Double {
    let rest = a.truncatingRemainder(dividingBy: b)
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest
  }

  /// `a` as a multiple of `b`.
  static func round(_ a: Double, to b: Double, _ strategy: String) -> Double? {
    let share = a / b
    switch strategy {
    // Halves go up, as CSS says.
    case "nearest": return (share + 0.5).rounded(.down) * b
    case "up": return share.rounded(b < 0 ? .down : .up) * b
    case "down": return share.rounded(b < 0 ? .up : .down) * b
    case "to-zero": return share.rounded(.towardZero) * b
    default: return nil
    }
  }

  /// The angle whose sine is `x`, in degrees.
  static func arcSine(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return signed(Angle.degrees(y: x, x: ((1 - x) * (1 + x)).squareRoot()))
  }

  /// The angle from −180 to 180 degrees.
  static func signed(_ degrees: Double) -> Double { degrees > 180 ? degrees - 360 : degrees }
}
