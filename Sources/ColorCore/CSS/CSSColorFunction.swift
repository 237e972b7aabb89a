/// The functions of CSS that make a color.
enum CSSColorFunction: String, CaseIterable {
  case rgb, rgba, lab, lch, oklab, oklch, color

  /// Functions of CSS that this version doesn't read.
  static let unsupported: Set<String> = [
    "hsl", "hsla", "hwb", "color-mix", "light-dark", "contrast-color", "device-cmyk",
  ]

  /// One component as it is written.
  enum Component {
    case missing
    case number(Double)
    case percentage(Double)
    case degrees(Double)
  }

  /// Reads what stands between the parentheses, the closing one too.
  func read(_ scanner: inout CSSScanner) throws(ColorSyntaxError) -> AnyColor {
    try scanner.skipSpace()
    let space = try self.space(&scanner)
    let channels = space.channels
    let first = try component(channels.0, &scanner)
    try scanner.skipSpace()
    let commas = (self == .rgb || self == .rgba) && scanner.take(",")
    let second = try following(channels.1, commas, &scanner)
    if commas, !scanner.take(",") { throw scanner.expected("','") }
    let third = try following(channels.2, commas, &scanner)
    if commas { try refuseMixed([first, second, third], scanner) }
    var alpha = Component.number(1)
    if commas ? scanner.take(",") : scanner.take("/") {
      try scanner.skipSpace()
      alpha = try component(CSSColorFunction.alphaChannel, &scanner)
      if commas, case .missing = alpha {
        throw scanner.expected("a number: 'none' isn't allowed with commas")
      }
      try scanner.skipSpace()
    }
    guard scanner.take(")") || scanner.isAtEnd else {
      throw scanner.expected(commas ? "',' or ')'" : "'/' or ')'")
    }
    return color(space, [first, second, third], alpha)
  }

  private func space(_ scanner: inout CSSScanner) throws(ColorSyntaxError) -> ColorSpaceID {
    switch self {
    case .rgb, .rgba, .lab, .lch, .oklab, .oklch:
      let start = scanner.position
      var ahead = scanner
      if ahead.word() == "from" {
        throw ColorSyntaxError(reason: .unsupported("a relative color ('from')"), offset: start)
      }
      return ColorSpaceID(rawValue: rawValue.hasPrefix("rgb") ? "srgb" : rawValue) ?? .srgb
    case .color:
      let start = scanner.position
      let word = scanner.word()
      guard !word.isEmpty else { throw scanner.expected("the name of a color space") }
      if word == "from" {
        throw ColorSyntaxError(reason: .unsupported("a relative color ('from')"), offset: start)
      }
      if CSSColorFunction.unsupportedSpaces.contains(word) {
        throw ColorSyntaxError(reason: .unsupported("the color space '\(word)'"), offset: start)
      }
      guard let space = ColorSpaceID(name: word), CSSColorFunction.colorSpaces.contains(space) else {
        let names = CSSColorFunction.colorSpaces.map(\.rawValue)
        throw ColorSyntaxError(
          reason: .unknownSpace(word, nearest: Spelling.nearest(to: word, in: names)), offset: start)
      }
      try scanner.skipSpace()
      return space
    }
  }

  /// The spaces of `color()`.
  static let colorSpaces: [ColorSpaceID] = [
    .srgb, .linearSRGB, .displayP3, .linearDisplayP3, .xyzD65, .xyzD50,
  ]
  private static let unsupportedSpaces: Set<String> = ["a98-rgb", "prophoto-rgb", "rec2020"]
  private static let alphaChannel = Channel("alpha", .lightness, 0...1)

  private func following(
    _ channel: Channel, _ commas: Bool, _ scanner: inout CSSScanner
  ) throws(ColorSyntaxError) -> Component {
    try scanner.skipSpace()
    let value = try component(channel, &scanner)
    try scanner.skipSpace()
    return value
  }

  /// A number, a percentage, an angle where the channel is a hue, or `none`.
  private func component(
    _ channel: Channel, _ scanner: inout CSSScanner
  ) throws(ColorSyntaxError) -> Component {
    let start = scanner.position
    guard let number = try scanner.number() else {
      let word = scanner.word()
      if word == "none" { return .missing }
      scanner.position = start
      if word == "calc" { throw ColorSyntaxError(reason: .unsupported("calc()"), offset: start) }
      throw scanner.expected(
        channel.quantity == .hue ? "an angle or 'none'" : "a number, a percentage or 'none'")
    }
    if scanner.take("%") {
      guard channel.quantity != .hue else {
        scanner.position -= 1
        throw scanner.expected("an angle: a hue isn't a percentage")
      }
      return .percentage(number)
    }
    let unitStart = scanner.position
    let unit = scanner.word()
    if unit.isEmpty { return .number(number) }
    guard channel.quantity == .hue, let size = CSSColorFunction.degrees(of: unit) else {
      scanner.position = unitStart
      throw scanner.expected(channel.quantity == .hue ? "deg, grad, rad or turn" : "a number without a unit")
    }
    return .degrees(number * size)
  }

  private static func degrees(of unit: String) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / Double.pi
    case "turn": 360
    default: nil
    }
  }

  /// In the syntax with commas all three are numbers or all three are percentages.
  private func refuseMixed(_ components: [Component], _ scanner: CSSScanner) throws(ColorSyntaxError) {
    let kinds = components.map { component in
      switch component {
      case .missing: 0
      case .number, .degrees: 1
      case .percentage: 2
      }
    }
    if kinds.contains(0) { throw scanner.expected("numbers: 'none' isn't allowed with commas") }
    if kinds != [1, 1, 1] && kinds != [2, 2, 2] {
      throw scanner.expected("three numbers or three percentages")
    }
  }

  private func color(_ space: ColorSpaceID, _ values: [Component], _ alpha: Component) -> AnyColor {
    let channels = [space.channels.0, space.channels.1, space.channels.2]
    var missing: MissingComponents = []
    var components = SIMD3<Double>.zero
    for i in 0..<3 {
      if case .missing = values[i] { missing.insert(.component(i)) }
      components[i] = clamped(value(values[i], channels[i]), channels[i])
    }
    if case .missing = alpha { missing.insert(.alpha) }
    let isRGB = self == .rgb || self == .rgba
    return AnyColor(
      space: space, components: isRGB ? components / 255 : components,
      alpha: value(alpha, CSSColorFunction.alphaChannel), missing: missing,
      isLegacy: isRGB
    )
  }

  private func value(_ component: Component, _ channel: Channel) -> Double {
    switch component {
    case .missing: 0
    case .number(let number): number
    case .degrees(let degrees): degrees
    case .percentage(let percent):
      percent / 100 * (self == .rgb || self == .rgba ? rgbScale(channel) : channel.percentReference)
    }
  }

  private func rgbScale(_ channel: Channel) -> Double { channel.name == "alpha" ? 1 : 255 }

  /// CSS clamps lightness, a chroma below zero, and the channels of `rgb()`, when it reads a color.
  private func clamped(_ value: Double, _ channel: Channel) -> Double {
    switch (self, channel.quantity) {
    case (.rgb, _), (.rgba, _): min(max(value, 0), 255)
    case (.color, _): value
    case (_, .lightness): min(max(value, 0), channel.range.upperBound)
    case (_, .chroma): max(value, 0)
    case (_, .hue): CSSColorFunction.turned(value)
    default: value
    }
  }

  /// The same hue in [0, 360).
  private static func turned(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}
