extension CSSReader {
  /// What stands between the parentheses of a color function, the closing one too.
  mutating func function(_ function: CSSColorFunction) throws(ColorSyntaxError) -> AnyColor {
    scanner.skipSpace()
    let base = try takeWord("from") ? origin() : nil
    let space = if let space = function.space { space } else { try spaceName() }
    let channels = space.channels
    let origin = base.map { CSSOrigin($0, in: space, of: function) }
    let first = try component(channels.0, origin)
    let commas = origin == nil && function.takesCommas && takeComma()
    let second = try component(channels.1, origin)
    if commas { try comma() }
    let third = try component(channels.2, origin)
    if commas { try refuseMixed(first, second, third, hasHue: space == .hsl) }
    var alpha: CSSComponent?
    if commas ? scanner.take(",") : scanner.take("/") {
      scanner.skipSpace()
      let value = try component(CSSReader.alphaChannel, origin)
      if commas, value.isMissing { throw scanner.expected("a number: 'none' isn't allowed with commas") }
      alpha = value
    }
    guard scanner.take(")") || scanner.isAtEnd else {
      throw scanner.expected(alpha != nil ? "')'" : commas ? "',' or ')'" : "'/' or ')'")
    }
    return assemble(function, space, (first, second, third), alpha, origin)
  }

  static let alphaChannel = Channel("alpha", .lightness, 0...1)

  private mutating func origin() throws(ColorSyntaxError) -> AnyColor {
    scanner.skipSpace()
    let color = try color()
    scanner.skipSpace()
    return color
  }

  /// The name of a space in `color()`.
  private mutating func spaceName() throws(ColorSyntaxError) -> ColorSpaceID {
    let start = scanner.position
    let word = scanner.word()
    guard !word.isEmpty else { throw scanner.expected("the name of a color space") }
    guard let space = CSSColorFunction.colorSpace(named: word) else {
      let names =
        CSSColorFunction.colorSpaces.map(\.rawValue)
        + CSSColorFunction.dashedSpaces.map { "--\($0.rawValue)" }
      throw ColorSyntaxError(
        reason: .unknownSpace(word, nearest: Spelling.nearest(to: word, in: names)), offset: start)
    }
    scanner.skipSpace()
    return space
  }

  /// Passes a word if it is the next.
  mutating func takeWord(_ word: String) -> Bool {
    let start = scanner.position
    guard let byte = scanner.next, byte | 0x20 == word.utf8.first || scanner.isEscape else { return false }
    if scanner.word() == word { return true }
    scanner.position = start
    return false
  }

  mutating func takeComma() -> Bool {
    guard scanner.take(",") else { return false }
    scanner.skipSpace()
    return true
  }

  /// In the syntax with commas all are numbers or all are percentages, but for a hue.
  private func refuseMixed(
    _ first: CSSComponent, _ second: CSSComponent, _ third: CSSComponent, hasHue: Bool
  ) throws(ColorSyntaxError) {
    if first.isMissing || second.isMissing || third.isMissing {
      throw scanner.expected("numbers: 'none' isn't allowed with commas")
    }
    if hasHue {
      guard second.isPercentage && third.isPercentage else { throw scanner.expected("two percentages") }
    } else if first.isPercentage != second.isPercentage || second.isPercentage != third.isPercentage {
      throw scanner.expected("three numbers or three percentages")
    }
  }

  private func assemble(
    _ function: CSSColorFunction, _ space: ColorSpaceID, _ values: (CSSComponent, CSSComponent, CSSComponent),
    _ alpha: CSSComponent?, _ origin: CSSOrigin?
  ) -> AnyColor {
    let channels = space.channels
    let unit = function.unit
    let isRelative = origin != nil
    func value(_ component: CSSComponent, _ channel: Channel) -> Double {
      let value = component.value(percentOf: channel.percentReference * unit)
      return CSSReader.clamped(value, channel, function, isRelative) / unit
    }
    var missing: MissingComponents = []
    if values.0.isMissing { missing.insert(.first) }
    if values.1.isMissing { missing.insert(.second) }
    if values.2.isMissing { missing.insert(.third) }
    if alpha?.isMissing == true { missing.insert(.alpha) }
    return AnyColor(
      space: space,
      components: SIMD3(
        value(values.0, channels.0), value(values.1, channels.1), value(values.2, channels.2)),
      alpha: alpha?.value(percentOf: 1) ?? origin?.alpha ?? 1, missing: missing,
      isLegacy: !isRelative && space.isLegacy && function != .color)
  }

  /// CSS clamps lightness, a chroma below zero, and the channels of `rgb()`, when it reads a color.
  private static func clamped(
    _ value: Double, _ channel: Channel, _ function: CSSColorFunction, _ isRelative: Bool
  ) -> Double {
    switch (function, channel.quantity) {
    case (.color, _): value
    case (.rgb, _), (.rgba, _): isRelative ? value : min(max(value, 0), 255)
    // An infinite angle is 0 (CSS Color 4, section 4.3).
    case (_, .hue): value.magnitude == .greatestFiniteMagnitude ? 0 : Angle.turned(value)
    case (_, .chroma): max(value, 0)
    case (.hsl, .lightness), (.hsla, .lightness): value
    case (_, .lightness): min(max(value, 0), channel.range.upperBound)
    default: value
    }
  }
}

/// The color that a relative color starts from, with its channels as the words that stand for them.
struct CSSOrigin {
  let names: (String, String, String)
  let values: SIMD3<Double>
  let alpha: Double

  /// Missing components count as zero.
  init(_ color: AnyColor, in space: ColorSpaceID, of function: CSSColorFunction) {
    let channels = space.channels
    names = (channels.0.name, channels.1.name, channels.2.name)
    let color = color.converted(to: space)
    values = (color.components * function.unit).mapped { CSSMath.censored($0) }
    alpha = color.alpha
  }

  /// The value of a channel's name.
  subscript(name: String) -> Double? {
    if name == names.0 { return values.x }
    if name == names.1 { return values.y }
    if name == names.2 { return values.z }
    return name == "alpha" ? alpha : nil
  }
}
