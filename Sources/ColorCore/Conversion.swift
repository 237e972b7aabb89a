/// Components on their way from one space to another.
///
/// Steps are chosen by value, not by type: each is then called directly, and typed and untyped colors can't but
/// agree.
@usableFromInline
enum Conversion {
  /// The components in `target`, by the shortest way: up from the deeper space until both meet.
  ///
  /// The result is finite for every finite input: what is beyond the largest double is that double, and what
  /// would be no number is 0.
  static func convert(
    _ components: SIMD3<Double>, from source: ColorSpaceID, to target: ColorSpaceID
  ) -> SIMD3<Double> {
    if source == target { return components }
    // What is larger is taken as 10³⁰: no power on any way overflows from it.
    let start =
      components.size <= limit ? components : components.mapped { min(max($0, -limit), limit) }
    if let result = direct(start, from: source, to: target) { return result }
    let result = walk(start, from: source, to: target)
    return result.size.isFinite ? result : result.mapped(finite)
  }

  /// The ways that are gone most, all in one. Nothing overflows on them from up to 10³⁰.
  @inline(__always)
  private static func direct(
    _ c: SIMD3<Double>, from source: ColorSpaceID, to target: ColorSpaceID
  ) -> SIMD3<Double>? {
    switch (source, target) {
    case (.srgb, .oklch): OKLCH.fromBase(OKLab.from(linear: SRGB.toBase(c)))
    case (.srgb, .oklab): OKLab.from(linear: SRGB.toBase(c))
    case (.linearSRGB, .oklab): OKLab.from(linear: c)
    case (.oklab, .srgb): SRGB.fromBase(OKLab.linear(c))
    case (.oklch, .srgb): SRGB.fromBase(OKLab.linear(OKLCH.toBase(c)))
    case (.oklab, .oklch): OKLCH.fromBase(c)
    case (.oklch, .oklab): OKLCH.toBase(c)
    default: nil
    }
  }

  private static let limit = 1e30

  /// The components in `target` and what is missing there. What was missing counts as zero.
  @usableFromInline
  static func convert(
    _ components: SIMD3<Double>, missing: MissingComponents, from source: ColorSpaceID,
    to target: ColorSpaceID
  ) -> (components: SIMD3<Double>, missing: MissingComponents) {
    if missing.isEmpty, components.size <= limit, let result = direct(components, from: source, to: target) {
      return target == .oklch ? OKLCH.marked(result) : (result, [])
    }
    var result = convert(components, from: source, to: target)
    let missing = Conversion.missing(missing, from: source, to: target, result: result)
    if !missing.isEmpty { result = result.without(missing) }
    return (result, missing)
  }

  private static func walk(
    _ components: SIMD3<Double>, from source: ColorSpaceID, to target: ColorSpaceID
  ) -> SIMD3<Double> {
    if source == target { return components }
    // Both ways between sRGB and OKLab have one matrix for two.
    if source == .linearSRGB, target == .oklab { return OKLab.from(linear: components) }
    if source == .oklab, target == .linearSRGB { return OKLab.linear(components) }
    if source.depth >= target.depth {
      return walk(up(source, components), from: source.base, to: target)
    }
    return down(target, walk(components, from: source, to: target.base))
  }

  private static func finite(_ x: Double) -> Double {
    x.isNaN ? 0 : min(max(x, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  private static func up(_ space: ColorSpaceID, _ c: SIMD3<Double>) -> SIMD3<Double> {
    switch space {
    case .srgb: SRGB.toBase(c)
    case .linearSRGB: LinearSRGB.toBase(c)
    case .displayP3: DisplayP3.toBase(c)
    case .linearDisplayP3: LinearDisplayP3.toBase(c)
    case .a98RGB: A98RGB.toBase(c)
    case .linearA98RGB: LinearA98RGB.toBase(c)
    case .proPhotoRGB: ProPhotoRGB.toBase(c)
    case .linearProPhotoRGB: LinearProPhotoRGB.toBase(c)
    case .rec2020: Rec2020.toBase(c)
    case .rec2020OETF: Rec2020OETF.toBase(c)
    case .linearRec2020: LinearRec2020.toBase(c)
    case .xyzD65: c
    case .xyzD50: XYZD50.toBase(c)
    case .lab: Lab.toBase(c)
    case .labD65: LabD65.toBase(c)
    case .lch: LCH.toBase(c)
    case .oklab: OKLab.toBase(c)
    case .oklch: OKLCH.toBase(c)
    case .okhsl: OKHSL.toBase(c)
    case .hsl: HSL.toBase(c)
    case .hsv: HSV.toBase(c)
    case .hwb: HWB.toBase(c)
    case .cam16: CAM16.toBase(c)
    case .hct: HCT.toBase(c)
    }
  }

  private static func down(_ space: ColorSpaceID, _ c: SIMD3<Double>) -> SIMD3<Double> {
    switch space {
    case .srgb: SRGB.fromBase(c)
    case .linearSRGB: LinearSRGB.fromBase(c)
    case .displayP3: DisplayP3.fromBase(c)
    case .linearDisplayP3: LinearDisplayP3.fromBase(c)
    case .a98RGB: A98RGB.fromBase(c)
    case .linearA98RGB: LinearA98RGB.fromBase(c)
    case .proPhotoRGB: ProPhotoRGB.fromBase(c)
    case .linearProPhotoRGB: LinearProPhotoRGB.fromBase(c)
    case .rec2020: Rec2020.fromBase(c)
    case .rec2020OETF: Rec2020OETF.fromBase(c)
    case .linearRec2020: LinearRec2020.fromBase(c)
    case .xyzD65: c
    case .xyzD50: XYZD50.fromBase(c)
    case .lab: Lab.fromBase(c)
    case .labD65: LabD65.fromBase(c)
    case .lch: LCH.fromBase(c)
    case .oklab: OKLab.fromBase(c)
    case .oklch: OKLCH.fromBase(c)
    case .okhsl: OKHSL.fromBase(c)
    case .hsl: HSL.fromBase(c)
    case .hsv: HSV.fromBase(c)
    case .hwb: HWB.fromBase(c)
    case .cam16: CAM16.fromBase(c)
    case .hct: HCT.fromBase(c)
    }
  }
}

extension ColorSpaceID {
  /// The space that this one is defined by; a test compares it with the types.
  var base: ColorSpaceID {
    switch self {
    case .srgb, .cam16, .hct: .linearSRGB
    case .displayP3: .linearDisplayP3
    case .a98RGB: .linearA98RGB
    case .proPhotoRGB: .linearProPhotoRGB
    case .rec2020, .rec2020OETF: .linearRec2020
    case .lab, .linearProPhotoRGB: .xyzD50
    case .lch: .lab
    case .oklch, .okhsl: .oklab
    case .hsl, .hsv, .hwb: .srgb
    case .linearSRGB, .linearDisplayP3, .linearA98RGB, .linearRec2020, .xyzD65, .xyzD50, .labD65, .oklab:
      .xyzD65
    }
  }

  /// How many steps this space is from the root.
  var depth: Int {
    switch self {
    case .xyzD65: 0
    case .linearSRGB, .linearDisplayP3, .linearA98RGB, .linearRec2020, .xyzD50, .labD65, .oklab: 1
    case .srgb, .displayP3, .a98RGB, .rec2020, .rec2020OETF, .linearProPhotoRGB, .lab, .oklch, .okhsl, .cam16,
      .hct:
      2
    case .proPhotoRGB, .lch, .hsl, .hsv, .hwb: 3
    }
  }
}
