internal import ColorCore

/// The colors of one hue, from black to white: the base's chroma, or as much of it as sRGB holds.
struct HuePath: Sendable {
  /// The base in OKLab.
  let base: SIMD3<Double>

  init(through color: SRGB8) { base = color.oklab.components }

  init(through sample: Sample) { base = sample.lab }

  var chroma: Double { (base.y * base.y + base.z * base.z).squareRoot() }

  /// The color at a lightness, in bytes, with a share of the base's chroma.
  func color(at lightness: Double, chroma share: Double = 1) -> Sample {
    if lightness <= 0 { return Sample(.black) }
    if lightness >= 1 { return Sample(.white) }
    let wish = Color<OKLab>(lightness, base.y * share, base.z * share)
    return Sample(SRGB8(clipping: wish.fitted(to: SRGB.self)))
  }

  /// The lightness at which the bytes of this path reach a luminance, to a 4,096th.
  func lightness(ofLuminance luminance: Double, chroma share: Double) -> Double {
    var low = 0.0, high = 1.0
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if color(at: middle, chroma: share).luminance < luminance { low = middle } else { high = middle }
    }
    return high
  }

  /// The angle between the hues of the base and of a color, in degrees.
  func hueDrift(of sample: Sample) -> Double {
    let a = Color<OKLab>(components: base).converted(to: OKLCH.self).hue
    let b = Color<OKLab>(components: sample.lab).converted(to: OKLCH.self).hue
    let turn = (a - b).magnitude
    return min(turn, 360 - turn)
  }

  /// The drift that is allowed at a color: 2° where hue is well seen, 4° in the dark, where a byte is a large
  /// step; nothing is asked of near-greys.
  func allowedDrift(at sample: Sample) -> Double? {
    guard chroma >= 0.04, sample.chroma >= 0.04 else { return nil }
    return sample.lab.x >= 0.2 ? 2 : 4
  }
}

/// A color in bytes with what is measured on it again and again.
struct Sample: Hashable, Sendable {
  let color: SRGB8
  let luminance: Double
  let lab: SIMD3<Double>

  init(_ color: SRGB8) {
    self.color = color
    luminance = color.relativeLuminance
    lab = color.oklab.components
  }

  var chroma: Double { (lab.y * lab.y + lab.z * lab.z).squareRoot() }

  func contrast(with other: Sample) -> Contrast { Contrast(luminances: luminance, other.luminance) }

  func deltaE(to other: Sample) -> Double {
    let d = lab - other.lab
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }

  /// How the color is seen with each deficiency of color vision.
  var seen: SeenSample { SeenSample(self) }
}

/// A color as it is seen under protan, deutan and tritan vision, in OKLab.
struct SeenSample: Hashable, Sendable {
  private let labs: [Color<OKLab>]

  init(_ sample: Sample) {
    let linear = sample.color.linear
    labs = ColorVision.allCases.map { $0.simulated(linear).converted(to: OKLab.self) }
  }

  /// The least ΔE OK to another color under any of them.
  func deltaE(to other: SeenSample) -> Double {
    zip(labs, other.labs).map { $0.deltaEOK(to: $1) }.min() ?? .infinity
  }
}
