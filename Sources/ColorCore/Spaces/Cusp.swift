/// The most saturated color of a hue in sRGB, as two slopes: chroma over lightness from black, and over what is
/// left to white.
///
/// Near hue 264 sRGB is left and entered again; this is the outermost color, as Okhsl has it.
struct Cusp {
  let saturation, lightness: Double

  /// Chroma over what is left to white.
  var thickness: Double { lightness * saturation / (1 - lightness) }

  /// The cusp of the hue of the direction (a, b) of length 1.
  init(a: Double, b: Double) {
    // The channel that is zero there, with Ottosson's estimate of where.
    let (channel, estimate) = Cusp.estimate(a, b)
    let powers = ChromaReduction.channelPowers(of: SIMD3(1, a, b), in: LinearSRGB.self)
    let cubic = Cubic(powers.0[channel], powers.1[channel], powers.2[channel], powers.3[channel])
    var s = estimate
    // Halley's method triples the right digits with each step; the estimate has two.
    for _ in 0..<4 {
      let f = cubic(s), f1 = cubic.c1 + s * (2 * cubic.c2 + 3 * s * cubic.c3)
      let f2 = 2 * cubic.c2 + 6 * s * cubic.c3
      let divisor = f1 * f1 - 0.5 * f * f2
      if divisor != 0 { s -= f * f1 / divisor }
    }
    let rgb = LinearSRGB.fromBase(OKLab.toBase(SIMD3(1, s * a, s * b)))
    saturation = s
    lightness = Roots.cubeRoot(1 / rgb.max())
  }

  /// The chroma at the edge of sRGB.
  func greatestChroma(lightness l: Double, a: Double, b: Double) -> Double {
    if l <= lightness { return l * saturation }
    let powers = ChromaReduction.channelPowers(of: SIMD3(l, a, b), in: LinearSRGB.self)
    var exit = 1.0
    for i in 0..<3 {
      let cubic = Cubic(powers.0[i], powers.1[i], powers.2[i], powers.3[i])
      exit = min(exit, cubic.firstExit(low: -.infinity, high: 1, before: exit))
    }
    return exit
  }

  /// - SeeAlso: Björn Ottosson, “Gamut clipping” (2021), `compute_max_saturation`.
  private static func estimate(_ a: Double, _ b: Double) -> (channel: Int, saturation: Double) {
    let quadratic: (channel: Int, k: (Double, Double, Double, Double, Double))
    if -1.88170328 * a - 0.80936493 * b > 1 {
      quadratic = (0, (1.19086277, 1.76576728, 0.59662641, 0.75515197, 0.56771245))
    } else if 1.81444104 * a - 1.19445276 * b > 1 {
      quadratic = (1, (0.73956515, -0.45954404, 0.08285427, 0.12541070, 0.14503204))
    } else {
      quadratic = (2, (1.35733652, -0.00915799, -1.15130210, -0.50559606, 0.00692167))
    }
    let k = quadratic.k
    return (quadratic.channel, k.0 + k.1 * a + k.2 * b + a * (k.3 * a + k.4 * b))
  }
}
