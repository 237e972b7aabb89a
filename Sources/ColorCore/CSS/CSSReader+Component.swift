extension CSSReader {
  /// A number, a percentage, an angle where the channel is a hue, `none`, a calculation, or a channel of the
  /// color that this one is relative to; and the space behind it.
  mutating func component(_ channel: Channel, _ origin: CSSOrigin?) throws(ColorSyntaxError) -> CSSComponent {
    let isHue = channel.quantity == .hue
    let start = scanner.position
    let component: CSSComponent
    if let number = try scanner.number() {
      component = try dimension(number, isHue: isHue)
    } else {
      let word = scanner.word()
      if word == "none" {
        component = .missing
      } else if let value = origin?[word] {
        component = .number(value)
      } else if CSSMath.isFunction(word), scanner.take("(") {
        component = try calculated(word, origin, isHue: isHue, at: start)
      } else {
        scanner.position = start
        throw scanner.expected(
          isHue ? "an angle or 'none'" : "a number, a percentage or 'none'")
      }
    }
    scanner.skipSpace()
    return component
  }

  /// A number with what stands right behind it.
  private mutating func dimension(_ number: Double, isHue: Bool) throws(ColorSyntaxError) -> CSSComponent {
    if scanner.take("%") {
      guard !isHue else {
        scanner.position -= 1
        throw scanner.expected("an angle: a hue isn't a percentage")
      }
      return .percentage(number)
    }
    guard scanner.isAtWord else { return .number(number) }
    let unitStart = scanner.position
    guard isHue, let size = CSSMath.degrees(of: scanner.word()) else {
      scanner.position = unitStart
      throw scanner.expected(isHue ? "deg, grad, rad or turn" : "a number without a unit")
    }
    return .degrees(CSSMath.censored(number * size))
  }

  private mutating func calculated(
    _ word: String, _ origin: CSSOrigin?, isHue: Bool, at start: Int
  ) throws(ColorSyntaxError) -> CSSComponent {
    let result = try mathFunction(word, origin)
    let value = CSSMath.censored(result.value)
    switch result.kind {
    case .number: return .number(value)
    case .percentage where !isHue: return .percentage(value)
    case .angle where isHue: return .degrees(value)
    default:
      scanner.position = start
      throw scanner.expected(
        isHue ? "a calculation of an angle or a number" : "a calculation of a number or a percentage")
    }
  }

  /// A percentage from 0 to 100, if one is next.
  mutating func percentage() throws(ColorSyntaxError) -> Double? {
    let start = scanner.position
    var value: Double
    if let number = try scanner.number() {
      guard scanner.take("%") else {
        scanner.position = start
        return nil
      }
      value = number
      guard value >= 0 && value <= 100 else {
        scanner.position = start
        throw scanner.expected("a percentage from 0 to 100")
      }
    } else {
      let word = scanner.word()
      guard CSSMath.isFunction(word), scanner.take("(") else {
        scanner.position = start
        return nil
      }
      let result = try mathFunction(word, nil)
      guard result.kind == .percentage else {
        scanner.position = start
        throw scanner.expected("a percentage")
      }
      // A calculation is brought into the range, as CSS says.
      value = min(max(CSSMath.censored(result.value), 0), 100)
    }
    scanner.skipSpace()
    return value
  }
}
