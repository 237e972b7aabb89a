extension CSSReader {
  /// What stands between the parentheses of `color-mix()`, the closing one too. Without a space it is OKLab.
  mutating func mix() throws(ColorSyntaxError) -> AnyColor {
    scanner.skipSpace()
    var space = ColorSpaceID.oklab
    var hue = HueInterpolation.shorter
    if takeWord("in") {
      scanner.skipSpace()
      space = try mixingSpace()
      hue = try hueInterpolation(in: space)
      try comma()
    }
    let (first, firstShare) = try mixItem()
    try comma()
    let (second, secondShare) = try mixItem()
    let end = scanner.position
    try close()
    let (p1, p2) = CSSReader.shares(firstShare, secondShare)
    guard p1 + p2 > 0 else {
      throw ColorSyntaxError(
        reason: .expected("percentages that aren't both 0", found: scanner.found(at: end)), offset: end)
    }
    let mixed = first.mixed(with: second, share: p2 / (p1 + p2), in: space, hue: hue)
    return p1 + p2 < 100 && !mixed.missing.contains(.alpha)
      ? mixed.with(alpha: mixed.alpha * (p1 + p2) / 100) : mixed
  }

  private static func shares(_ first: Double?, _ second: Double?) -> (Double, Double) {
    switch (first, second) {
    case (nil, nil): (50, 50)
    case (let p1?, nil): (p1, 100 - p1)
    case (nil, let p2?): (100 - p2, p2)
    case (let p1?, let p2?): (p1, p2)
    }
  }

  /// A color with its percentage before or behind it.
  private mutating func mixItem() throws(ColorSyntaxError) -> (AnyColor, Double?) {
    let before = try percentage()
    let color = try color()
    scanner.skipSpace()
    if let before { return (color, before) }
    return (color, try percentage())
  }

  private mutating func mixingSpace() throws(ColorSyntaxError) -> ColorSpaceID {
    let start = scanner.position
    let word = scanner.word()
    guard !word.isEmpty else { throw scanner.expected("the name of a color space") }
    let known = CSSReader.mixingSpaces
    let space = word.hasPrefix("--") ? CSSColorFunction.colorSpace(named: word) : ColorSpaceID(name: word)
    guard let space, word.hasPrefix("--") || known.contains(space) else {
      let nearest = Spelling.nearest(to: word, in: known.map(\.rawValue))
      throw ColorSyntaxError(reason: .unknownSpace(word, nearest: nearest), offset: start)
    }
    scanner.skipSpace()
    return space
  }

  private static let mixingSpaces: [ColorSpaceID] =
    CSSColorFunction.colorSpaces + [.lab, .oklab, .hsl, .hwb, .lch, .oklch]

  private mutating func hueInterpolation(in space: ColorSpaceID) throws(ColorSyntaxError) -> HueInterpolation
  {
    guard scanner.isAtWord else { return .shorter }
    let start = scanner.position
    guard space.hueIndex != nil else { throw scanner.expected("','") }
    guard let hue = HueInterpolation(rawValue: scanner.word()) else {
      scanner.position = start
      throw scanner.expected("shorter, longer, increasing or decreasing")
    }
    scanner.skipSpace()
    guard takeWord("hue") else { throw scanner.expected("'hue'") }
    return hue
  }
}
