extension CSSReader {
  /// What stands between the parentheses of `device-cmyk()`, the closing one too: sRGB by the naive conversion that
  /// CSS Color 5 gives for want of a profile. Components are brought into 0 to 1; a missing one is 0.
  ///
  /// With commas there are four numbers and no opacity, without them percentages, `none` and opacity too.
  mutating func deviceCMYK() throws(ColorSyntaxError) -> AnyColor {
    scanner.skipSpace()
    let ink = CSSReader.inkChannel
    let first = try component(ink, nil)
    let commas = takeComma()
    var inks = SIMD4(CSSReader.share(first), 0, 0, 0)
    if commas { try refuseOtherThanNumber(first) }
    for i in 1..<4 {
      let next = try component(ink, nil)
      if commas { try refuseOtherThanNumber(next) }
      inks[i] = CSSReader.share(next)
      if commas, i < 3 { try comma() }
    }
    var alpha: CSSComponent?
    if !commas, scanner.take("/") {
      scanner.skipSpace()
      alpha = try component(CSSReader.alphaChannel, nil)
    }
    guard scanner.take(")") || scanner.isAtEnd else {
      throw scanner.expected(commas || alpha != nil ? "')'" : "'/' or ')'")
    }
    let black = inks.w
    let covered = SIMD3(inks.x, inks.y, inks.z) * (1 - black) + black
    return AnyColor(
      space: .srgb, components: (1 - covered).clipped, alpha: alpha?.value(percentOf: 1) ?? 1,
      missing: alpha?.isMissing == true ? .alpha : [])
  }

  private static let inkChannel = Channel("ink", .value, 0...1)

  private static func share(_ component: CSSComponent) -> Double {
    min(max(component.value(percentOf: 1), 0), 1)
  }

  private func refuseOtherThanNumber(_ component: CSSComponent) throws(ColorSyntaxError) {
    guard case .number = component else { throw scanner.expected("numbers alone, with commas") }
  }
}
