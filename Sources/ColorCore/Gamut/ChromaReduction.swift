/// Gamut mapping by chroma alone, at constant lightness and hue in OKLCH.
///
/// On the ray from grey to a color each linear channel is a cubic in the share of chroma that is kept. The ray
/// may leave a gamut and enter it again (near hue 264 in sRGB), so the first exit from grey is looked for,
/// between the extrema of each cubic, and never by Newton's method alone.
enum ChromaReduction {
  static func fit<Target: RGBSpace>(
    _ components: SIMD3<Double>, from source: any ColorSpace.Type, to _: Target.Type
  ) -> SIMD3<Double> {
    let plain = Conversion.convert(components, from: source, to: Target.self)
    let tolerance = Target.gamutTolerance
    if plain.min() >= -tolerance && plain.max() <= 1 + tolerance { return clipped(plain) }
    let lab = Conversion.convert(components, from: source, to: OKLab.self)
    if lab.x >= 1 { return SIMD3(repeating: 1) }
    if lab.x <= 0 { return SIMD3(repeating: 0) }
    let share = firstExit(of: lab, in: Target.Linear.self)
    let reduced = SIMD3(lab.x, lab.y * share, lab.z * share)
    return clipped(Conversion.convert(reduced, from: OKLab.self, to: Target.self))
  }

  /// The share of chroma, 0 to 1, up to which the ray from grey to `lab` stays inside a gamut. The lightness
  /// lies between 0 and 1.
  static func firstExit<Linear: LinearRGBSpace>(of lab: SIMD3<Double>, in _: Linear.Type) -> Double {
    let axis = SIMD3(lab.x, lab.x, lab.x)
    let slope = OKLab.labToRoots * SIMD3(0, lab.y, lab.z)
    func rgb(_ lms: SIMD3<Double>) -> SIMD3<Double> {
      Conversion.convert(OKLab.lmsToXYZ * lms, from: XYZD65.self, to: Linear.self)
    }
    // (axis + s·slope)³, cone by cone, as powers of s, each taken to linear RGB.
    let powers = (
      rgb(axis * axis * axis), rgb(3 * axis * axis * slope), rgb(3 * axis * slope * slope),
      rgb(slope * slope * slope)
    )
    var exit = 1.0
    for i in 0..<3 {
      let cubic = Cubic(powers.0[i], powers.1[i], powers.2[i], powers.3[i])
      exit = min(exit, cubic.firstExit(from: 0...1, before: exit))
    }
    return exit
  }

  static func clipped(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    rgb.clamped(lowerBound: .zero, upperBound: .one)
  }
}

/// c0 + c1·s + c2·s² + c3·s³.
struct Cubic {
  var c0, c1, c2, c3: Double

  init(_ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double) {
    (self.c0, self.c1, self.c2, self.c3) = (c0, c1, c2, c3)
  }

  func callAsFunction(_ s: Double) -> Double { c0 + s * (c1 + s * (c2 + s * c3)) }

  /// The first place in 0 to `limit` where the value, inside `range` at 0, is about to leave it; `limit` if it
  /// doesn't.
  func firstExit(from range: ClosedRange<Double>, before limit: Double) -> Double {
    var start = 0.0
    for end in turningPoints(before: limit) + [limit] {
      if !range.contains(self(end)) { return bisect(start, end, range) }
      start = end
    }
    return limit
  }

  /// Between `inside` and `outside` the cubic rises or falls all the way, so that there is one crossing.
  private func bisect(_ inside: Double, _ outside: Double, _ range: ClosedRange<Double>) -> Double {
    var inside = inside, outside = outside
    // Each step halves the bracket; it is as narrow as doubles allow in at most 60.
    for _ in 0..<60 {
      let middle = (inside + outside) / 2
      if middle <= inside || middle >= outside { break }
      if range.contains(self(middle)) { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// Where the derivative is zero between 0 and `limit`, in order.
  private func turningPoints(before limit: Double) -> [Double] {
    let a = 3 * c3, b = 2 * c2, c = c1
    var roots: [Double] = []
    if a == 0 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        // The form that doesn't lose digits when b is large beside the root of the discriminant.
        let q = -(b + Double(signOf: b, magnitudeOf: discriminant.squareRoot())) / 2
        roots = q == 0 ? [0] : [q / a, c / q]
      }
    }
    return roots.filter { $0 > 0 && $0 < limit }.sorted()
  }
}

extension SIMD3 where Scalar == Double {
  static var one: SIMD3 { SIMD3(repeating: 1) }
}
