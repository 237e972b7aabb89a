/// Many colors, each by the plain way. Results are written in place; counts must be equal.
extension PlainColors {
  /// OKLab of bytes of sRGB.
  public static func oklab(_ colors: [SIMD3<UInt8>], into results: inout [Triple]) {
    for index in colors.indices { results[index] = oklab(colors[index]) }
  }

  /// Lightness, chroma, and hue in degrees, of bytes of sRGB.
  public static func oklch(_ colors: [SIMD3<UInt8>], into results: inout [Triple]) {
    for index in colors.indices { results[index] = polar(oklab(colors[index])) }
  }

  /// Bytes of sRGB of OKLab, clamped channel by channel.
  public static func srgb8(oklab colors: [Triple], into results: inout [SIMD3<UInt8>]) {
    for index in colors.indices { results[index] = bytes(linear(oklab: colors[index])) }
  }

  /// Bytes of sRGB of OKLCH, clamped channel by channel.
  public static func srgb8(oklch colors: [Triple], into results: inout [SIMD3<UInt8>]) {
    for index in colors.indices { results[index] = bytes(linear(oklab: rectangular(colors[index]))) }
  }

  /// Contrast (WCAG 2.x) of a color with the one at its place.
  public static func contrasts(
    _ colors: [SIMD3<UInt8>], _ others: [SIMD3<UInt8>], into results: inout [Double]
  ) {
    for index in colors.indices {
      results[index] = contrast(luminance(colors[index]), luminance(others[index]))
    }
  }

  /// The distance in OKLab of a color from the one at its place.
  public static func deltaEOK(
    _ colors: [SIMD3<UInt8>], _ others: [SIMD3<UInt8>], into results: inout [Double]
  ) {
    for index in colors.indices {
      let difference = oklab(colors[index]) - oklab(others[index])
      results[index] = (difference * difference).sum().squareRoot()
    }
  }

  /// Four states of each base, fitted into sRGB, with the contrast of each on two surfaces added up to a count of
  /// those that reach 4.5: "derive 4x2", the job that all peers are given.
  ///
  /// - Parameters:
  ///   - bases: The colors.
  ///   - surfaces: Two surfaces.
  ///   - results: Four states a base.
  /// - Returns: How many of the contrasts reach 4.5.
  public static func derive(
    _ bases: [SIMD3<UInt8>], on surfaces: (SIMD3<UInt8>, SIMD3<UInt8>), into results: inout [SIMD3<UInt8>]
  ) -> Int {
    let first = luminance(surfaces.0), second = luminance(surfaces.1)
    var passed = 0
    for (index, base) in bases.enumerated() {
      let lab = oklab(base)
      for (place, step) in steps.enumerated() {
        let lightness = min(max(lab.x + step.lightness, 0), 1)
        let state = bytes(fitted(Triple(lightness, lab.y * step.chroma, lab.z * step.chroma)))
        results[4 * index + place] = state
        let own = luminance(state)
        passed += (contrast(own, first) >= 4.5 ? 1 : 0) + (contrast(own, second) >= 4.5 ? 1 : 0)
      }
    }
    return passed
  }

  /// The steps of "derive 4x2": what is added to the lightness, and what the chroma is multiplied by.
  static let steps = [
    (lightness: -0.06, chroma: 1.0), (lightness: -0.12, chroma: 1.0), (lightness: 0.25, chroma: 0.35),
    (lightness: 0.08, chroma: 1.1),
  ]

  /// Each color as light or dark as it must be for a contrast of 4.5 on the surface at its place, decided on
  /// bytes, by halving the lightness twelve times. Whichever of black and white contrasts more is the end of the
  /// search.
  public static func solve(
    _ colors: [SIMD3<UInt8>], on surfaces: [SIMD3<UInt8>], into results: inout [SIMD3<UInt8>]
  ) {
    for index in colors.indices {
      let lab = oklab(colors[index])
      let surface = luminance(surfaces[index])
      let end: Double = contrast(1, surface) > contrast(0, surface) ? 1 : 0
      // Between the color and that end; what is far enough is kept.
      var (near, far) = (lab.x, end)
      var best = SIMD3<UInt8>(repeating: end == 1 ? 255 : 0)
      for _ in 0..<12 {
        let middle = (near + far) / 2
        let state = bytes(fitted(Triple(middle, lab.y, lab.z)))
        if contrast(luminance(state), surface) >= 4.5 {
          far = middle
          best = state
        } else {
          near = middle
        }
      }
      results[index] = best
    }
  }
}
