internal import ColorCore

/// A color in integers with what is measured on it again and again.
///
/// The luminance is a range: a point for bytes of sRGB, as wide as the last digits for a wide color, and as wide as
/// the scale for a backdrop that isn't known. A contrast is that of the ends that are nearest.
struct Sample: Hashable, Sendable {
  let written: WrittenColor
  /// Linear light of sRGB, outside 0 to 1 for a color that sRGB doesn't hold.
  let linear: SIMD3<Double>
  let darkest, lightest: Double
  let lab: SIMD3<Double>

  init(_ color: SRGB8) {
    written = .srgb8(color)
    linear = color.linear.components
    darkest = color.relativeLuminance
    lightest = darkest
    lab = color.oklab.components
  }

  init(
    written: WrittenColor, linear: SIMD3<Double>, darkest: Double, lightest: Double, lab: SIMD3<Double>
  ) {
    (self.written, self.linear, self.lab) = (written, linear, lab)
    (self.darkest, self.lightest) = (darkest, lightest)
  }

  /// The bytes; for a wide color the nearest ones.
  var color: SRGB8 {
    switch written {
    case .srgb8(let color): color
    case .wide(let color): SRGB8(fitting: color.color)
    }
  }

  var lightness: Double { lab.x }
  var chroma: Double { (lab.y * lab.y + lab.z * lab.z).squareRoot() }
  var luminance: Double { (darkest + lightest) / 2 }

  /// The contrast with another color, where the two are nearest.
  func ratio(with other: Sample) -> Double {
    if darkest >= other.lightest { return (darkest + 0.05) / (other.lightest + 0.05) }
    if other.darkest >= lightest { return (other.darkest + 0.05) / (lightest + 0.05) }
    return 1
  }

  func contrast(with other: Sample) -> Contrast { Contrast(ratio(with: other)) }

  /// The luminances that have less than a contrast with this color.
  func unreadable(_ minimum: Contrast) -> Range<Double> {
    let low = (darkest + 0.05) / minimum.ratio - 0.05
    return low..<max(low, (lightest + 0.05) * minimum.ratio - 0.05)
  }

  func deltaE(to other: Sample) -> Double {
    let d = lab - other.lab
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }

  /// How the color is seen with each deficiency of color vision.
  var seen: SeenSample { SeenSample(self) }
}

/// A color as it is seen under protan, deutan and tritan vision, in OKLab.
struct SeenSample: Hashable, Sendable {
  private let protan, deutan, tritan: SIMD3<Double>

  init(_ sample: Sample) {
    let linear = Color<LinearSRGB>(components: sample.linear)
    protan = OKLab.from(linear: ColorVision.protan.simulated(linear).components)
    deutan = OKLab.from(linear: ColorVision.deutan.simulated(linear).components)
    tritan = OKLab.from(linear: ColorVision.tritan.simulated(linear).components)
  }

  /// The least ΔE OK to another color under any of them.
  func deltaE(to other: SeenSample) -> Double {
    func squared(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
      let d = a - b
      return d.x * d.x + d.y * d.y + d.z * d.z
    }
    return min(squared(protan, other.protan), squared(deutan, other.deutan), squared(tritan, other.tritan))
      .squareRoot()
  }
}
