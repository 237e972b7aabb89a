internal import ColorCore

/// The colors of one hue, from black to white: the base's chroma by the rule of the recipe, or as much of it as the
/// gamut holds.
struct HuePath: Sendable {
  let space: OutputSpace
  /// The base in OKLab.
  let base: SIMD3<Double>
  let chroma: Double
  private let rule: ChromaRule
  /// Degrees that the hue turns by, a tenth of lightness.
  private let torsion: Double
  /// What a ray from grey at full chroma adds to the roots of cone responses, and its powers in linear light.
  private let ray: Ray
  /// For ``ChromaRule/vivid``: the share of the greatest chroma at the base's lightness.
  private let vividShare: Double

  init(
    through sample: Sample, in space: OutputSpace, chroma rule: ChromaRule = .keep, torsion: Double = 0
  ) {
    self.space = space
    base = sample.lab
    chroma = sample.chroma
    self.torsion = chroma >= HuePath.neutral ? torsion : 0
    ray = Ray(sample.lab.y, sample.lab.z, in: space)
    // A near-grey has no vividness to lose, and its hue is that of rounding.
    self.rule = chroma >= HuePath.neutral ? rule : .keep
    if case .vivid = self.rule {
      let most = ray.shareInGamut(at: sample.lab.x, 16)
      vividShare = most > 0 ? min(1 / most, 1) : 1
    } else {
      vividShare = 1
    }
  }

  /// The chroma below which a color is as good as grey.
  static let neutral = 0.02

  /// The color at a lightness, in integers, with a share of the chroma that the path has there.
  func color(at lightness: Double, chroma share: Double = 1) -> Sample {
    if lightness <= 0 { return space.black }
    if lightness >= 1 { return space.white }
    return space.sample(linear: linear(at: lightness, chroma: share))
  }

  /// The linear light at a lightness between 0 and 1, before it is written in integers.
  func linear(at lightness: Double, chroma share: Double = 1) -> SIMD3<Double> {
    let ray = torsion == 0 ? ray : turned(at: lightness)
    let wish =
      switch rule {
      case .keep: share
      case .scaled(let k, let above): chroma > above && lightness != base.x ? share * k : share
      case .vivid: share * vividShare * ray.shareInGamut(at: lightness, 16)
      }
    return ray.linear(at: lightness, share: ray.shareInGamut(at: lightness, wish))
  }

  /// The luminance at a lightness, before rounding; 0 and 1 at the ends.
  func luminance(at lightness: Double, chroma share: Double = 1) -> Double {
    if lightness <= 0 { return 0 }
    if lightness >= 1 { return 1 }
    return space.luminance(of: linear(at: lightness, chroma: share))
  }

  /// The lightness at which the path reaches a luminance, to a 65,536th.
  ///
  /// A grey's luminance is the cube of its lightness, and that of other colors nearly so: cubes make the secants of
  /// this search nearly straight, so that three or four are enough. Where they aren't, the bracket is halved.
  func lightness(ofLuminance luminance: Double, chroma share: Double = 1) -> Double {
    if luminance <= 0 { return 0 }
    if luminance >= 1 { return 1 }
    let wish = HuePath.cubeRoot(luminance)
    // Of a grey the cube root is the lightness itself, but for less than this search can tell.
    if chroma * share < 1e-6 { return wish }
    var low = (at: 0.0, root: 0.0), high = (at: 1.0, root: 1.0)
    var guess = wish
    for round in 0..<24 {
      let root = HuePath.cubeRoot(self.luminance(at: guess, chroma: share))
      if (root - wish).magnitude < 0x1p-18 { return guess }
      if root < wish { low = (guess, root) } else { high = (guess, root) }
      let chord = low.at + (high.at - low.at) * (wish - low.root) / (high.root - low.root)
      guess = round < 6 ? chord : (low.at + high.at) / 2
      if high.at - low.at < 0x1p-16 { break }
    }
    return high.at
  }

  private static func cubeRoot(_ value: Double) -> Double {
    OKLab.from(linear: SIMD3(repeating: value)).x
  }

  // MARK: Hue

  /// The hue of the base, in degrees.
  var hue: Double { Color<OKLab>(components: base).converted(to: OKLCH.self).hue }

  /// The angle between the hue of the path and that of a color, in degrees.
  ///
  /// - Parameters:
  ///   - sample: The color.
  ///   - hue: The hue of the base, where it is at hand.
  func hueDrift(of sample: Sample, from hue: Double? = nil) -> Double {
    let wish = turn(at: sample.lab.x)
    let a = (hue ?? self.hue) + wish
    let b = Color<OKLab>(components: sample.lab).converted(to: OKLCH.self).hue
    let turn = (a - b).magnitude.truncatingRemainder(dividingBy: 360)
    return min(turn, 360 - turn)
  }

  /// The drift that is allowed at a color: 2° where hue is well seen, 4° in the dark, where a byte is a large
  /// step; nothing is asked of near-greys.
  func allowedDrift(at sample: Sample) -> Double? {
    guard chroma >= 0.04, sample.chroma >= 0.04 else { return nil }
    return sample.lab.x >= 0.2 ? 2 : 4
  }

  /// What the chroma of a color may gain by rounding, where it should gain nothing: .0025 and in the dark .005, some more
  /// than half a byte in each channel comes to. A rule that makes colors more vivid allows any.
  func allowedGain(at sample: Sample) -> Double {
    if case .vivid = rule { return .infinity }
    return sample.lab.x >= 0.2 ? 0.0025 : 0.005
  }

  /// Whether a color gained no chroma, and whether its hue is near enough to that of the path, without an angle: the
  /// tangent of the drift is a quotient of products. It is stricter than ``allowedDrift(at:)`` by less than a rounding,
  /// never laxer.
  func keepsHueAndChroma(_ sample: Sample) -> Bool {
    guard sample.chroma - chroma <= allowedGain(at: sample) else { return false }
    guard let allowed = allowedDrift(at: sample) else { return true }
    if torsion != 0 { return hueDrift(of: sample) <= allowed }
    let along = base.y * sample.lab.y + base.z * sample.lab.z
    let across = (base.y * sample.lab.z - base.z * sample.lab.y).magnitude
    // The tangents of 2° and 4°.
    let tangent = allowed == 2 ? 0.034_920_769_491_747_73 : 0.069_926_811_943_510_41
    return along > 0 && across <= tangent * (1 - 1e-12) * along
  }

  /// Degrees by which the path has turned at a lightness.
  private func turn(at lightness: Double) -> Double { torsion * (base.x - lightness) * 10 }

  private func turned(at lightness: Double) -> Ray {
    let (sine, cosine) = HuePath.sineAndCosine(turn(at: lightness))
    return Ray(base.y * cosine - base.z * sine, base.y * sine + base.z * cosine, in: space)
  }

  private static func sineAndCosine(_ degrees: Double) -> (Double, Double) {
    let lab = Color<OKLCH>(0.5, 1, degrees).converted(to: OKLab.self)
    return (lab.components.z, lab.components.y)
  }
}
