extension CSSReader {
  private typealias Quantity = CSSMath.Quantity

  /// The value of a function whose name and opening parenthesis are read, up to its closing one.
  mutating func mathFunction(
    _ name: String, _ origin: CSSOrigin?
  ) throws(ColorSyntaxError) -> CSSMath.Quantity {
    try enter()
    defer { leave() }
    let start = scanner.position
    scanner.skipSpace()
    if name == "round" { return try rounding(origin, at: start) }
    let arguments = try arguments(origin)
    guard let result = CSSReader.apply(name, arguments) else {
      throw ColorSyntaxError(
        reason: .expected("other values in \(name)()", found: scanner.found(at: start)), offset: start)
    }
    return result
  }

  private mutating func arguments(_ origin: CSSOrigin?) throws(ColorSyntaxError) -> [CSSMath.Quantity] {
    var arguments = [try sum(origin)]
    while scanner.take(",") {
      scanner.skipSpace()
      arguments.append(try sum(origin))
    }
    try close()
    return arguments
  }

  private mutating func rounding(_ origin: CSSOrigin?, at start: Int) throws(ColorSyntaxError)
    -> CSSMath.Quantity
  {
    var strategy = "nearest"
    for word in ["nearest", "up", "down", "to-zero"] where takeWord(word) {
      strategy = word
      try comma()
      break
    }
    let arguments = try arguments(origin)
    let step = arguments.count > 1 ? arguments[1] : Quantity(1)
    guard arguments.count <= 2, arguments[0].kind == step.kind,
      let value = CSSMath.round(arguments[0].value, to: step.value, strategy)
    else {
      throw ColorSyntaxError(
        reason: .expected("other values in round()", found: scanner.found(at: start)), offset: start)
    }
    return Quantity(value, step.kind)
  }

  private mutating func sum(_ origin: CSSOrigin?) throws(ColorSyntaxError) -> CSSMath.Quantity {
    var result = try product(origin)
    while let sign = scanner.next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      let start = scanner.position
      guard scanner.isSpace(at: start - 1), scanner.isSpace(at: start + 1) else {
        throw scanner.expected("a space on both sides of '+' and '-'")
      }
      scanner.position += 1
      scanner.skipSpace()
      let next = try product(origin)
      guard next.kind == result.kind else {
        scanner.position = start
        throw scanner.expected("values of one kind on both sides")
      }
      result.value += sign == UInt8(ascii: "+") ? next.value : -next.value
    }
    return result
  }

  private mutating func product(_ origin: CSSOrigin?) throws(ColorSyntaxError) -> CSSMath.Quantity {
    var result = try operand(origin)
    while let sign = scanner.next, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      let start = scanner.position
      scanner.position += 1
      scanner.skipSpace()
      let next = try operand(origin)
      if sign == UInt8(ascii: "*"), next.kind == .number || result.kind == .number {
        result = Quantity(result.value * next.value, next.kind == .number ? result.kind : next.kind)
      } else if sign == UInt8(ascii: "/"), next.kind == .number || next.kind == result.kind {
        result = Quantity(result.value / next.value, next.kind == .number ? result.kind : .number)
      } else {
        scanner.position = start
        throw scanner.expected("a number on one side")
      }
    }
    return result
  }

  /// A number with its unit, a word that stands for one, or a calculation in parentheses; and the space behind.
  private mutating func operand(_ origin: CSSOrigin?) throws(ColorSyntaxError) -> CSSMath.Quantity {
    let start = scanner.position
    let result: CSSMath.Quantity
    if let number = try scanner.number() {
      if scanner.take("%") {
        result = Quantity(number, .percentage)
      } else if scanner.isAtWord {
        let unitStart = scanner.position
        guard let unit = CSSMath.quantity(of: scanner.word()) else {
          scanner.position = unitStart
          throw scanner.expected("a unit of angle or length")
        }
        result = Quantity(number * unit.value, unit.kind)
      } else {
        result = Quantity(number)
      }
    } else if scanner.take("(") {
      result = try mathFunction("calc", origin)
    } else {
      let word = scanner.word()
      if let value = origin?[word] ?? CSSMath.constant(word) {
        result = Quantity(value)
      } else if CSSMath.isFunction(word), scanner.take("(") {
        result = try mathFunction(word, origin)
      } else {
        scanner.position = start
        throw scanner.expected("a value to calculate with")
      }
    }
    scanner.skipSpace()
    return result
  }

  /// The function's value; nothing if it doesn't take such arguments.
  private static func apply(_ name: String, _ x: [CSSMath.Quantity]) -> CSSMath.Quantity? {
    let kind = x[0].kind
    let areAlike = x.allSatisfy { $0.kind == kind }
    switch (name, x.count) {
    case ("calc", 1): return x[0]
    case ("min", _): return areAlike ? Quantity(x.map(\.value).reduce(.infinity, Swift.min), kind) : nil
    case ("max", _): return areAlike ? Quantity(x.map(\.value).reduce(-.infinity, Swift.max), kind) : nil
    case ("clamp", 3):
      return areAlike ? Quantity(Swift.max(x[0].value, Swift.min(x[1].value, x[2].value)), kind) : nil
    case ("abs", 1): return Quantity(x[0].value.magnitude, kind)
    case ("sign", 1): return Quantity(x[0].value > 0 ? 1 : x[0].value < 0 ? -1 : x[0].value)
    case ("mod", 2): return areAlike ? Quantity(CSSMath.modulus(x[0].value, x[1].value), kind) : nil
    case ("rem", 2):
      return areAlike ? Quantity(x[0].value.truncatingRemainder(dividingBy: x[1].value), kind) : nil
    case ("hypot", _):
      return areAlike ? Quantity(x.map { $0.value * $0.value }.reduce(0, +).squareRoot(), kind) : nil
    case ("atan2", 2):
      return areAlike ? Quantity(CSSMath.signed(Angle.degrees(y: x[0].value, x: x[1].value)), .angle) : nil
    case ("sin", 1), ("cos", 1), ("tan", 1): return turned(name, x[0])
    default: return areAlike && kind == .number ? applyToNumbers(name, x.map(\.value)) : nil
    }
  }

  private static func turned(_ name: String, _ x: CSSMath.Quantity) -> CSSMath.Quantity? {
    guard x.kind == .angle || x.kind == .number else { return nil }
    let degrees = x.kind == .angle ? x.value : x.value * (180 / Double.pi)
    guard degrees.isFinite else { return Quantity(.nan) }
    let (sine, cosine) = Angle.sineAndCosine(degrees: degrees)
    return Quantity(name == "sin" ? sine : name == "cos" ? cosine : sine / cosine)
  }

  private static func applyToNumbers(_ name: String, _ x: [Double]) -> CSSMath.Quantity? {
    switch (name, x.count) {
    case ("pow", 2): Quantity(CSSMath.power(x[0], x[1]))
    case ("sqrt", 1): Quantity(x[0].squareRoot())
    case ("exp", 1): Quantity(Powers.exp(x[0]))
    case ("log", 1): Quantity(Powers.log(x[0]))
    case ("log", 2): Quantity(Powers.log(x[0]) / Powers.log(x[1]))
    case ("asin", 1): Quantity(CSSMath.arcSine(x[0]), .angle)
    case ("acos", 1): Quantity(90 - CSSMath.arcSine(x[0]), .angle)
    case ("atan", 1): Quantity(CSSMath.signed(Angle.degrees(y: x[0], x: 1)), .angle)
    default: nil
    }
  }
}
