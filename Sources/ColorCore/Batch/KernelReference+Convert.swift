extension KernelReference {
  /// A color of one format in another; a byte is a whole number here.
  package static func convert(
    _ color: SIMD3<Float>, from source: ColorBatch.Format, to target: ColorBatch.Format
  ) -> SIMD3<Float> {
    switch (source, target) {
    case (.srgb8, .srgb): return color / 255
    case (.srgb, .srgb8): return bytes(color)
    case (.srgb8, .srgb8): return bytes(color / 255)
    case _ where source == target: return color
    case (.oklab, .oklch): return polar(color)
    case (.oklch, .oklab): return opponent(color)
    case (_, .oklab): return lab(color, from: source)
    case (_, .oklch): return polar(lab(color, from: source))
    default: break
    }
    // What is left is light, to be encoded.
    switch target {
    case .displayP3: return mapped(light(color, from: source, inP3: true), encode)
    case .srgb: return mapped(light(color, from: source, inP3: false), encode)
    case .srgb8: return mapped(light(color, from: source, inP3: false)) { Float(code($0)) }
    default: return light(color, from: source, inP3: false)
    }
  }

  /// OKLab of light, of whatever primaries.
  private static func lab(_ color: SIMD3<Float>, from source: ColorBatch.Format) -> SIMD3<Float> {
    switch source {
    case .srgb8: oklab(ofLight: ownLight(color, source), sRGBToLMS, cubeRoot)
    case .displayP3: oklab(ofLight: ownLight(color, source), p3ToLMS, signedCubeRoot)
    default: oklab(ofLight: ownLight(color, source), sRGBToLMS, signedCubeRoot)
    }
  }

  private static func light(
    _ color: SIMD3<Float>, from source: ColorBatch.Format, inP3: Bool
  ) -> SIMD3<Float> {
    switch source {
    case .oklab: light(ofLab: color, inP3 ? lmsToP3 : lmsToSRGB)
    case .oklch: light(ofLab: opponent(color), inP3 ? lmsToP3 : lmsToSRGB)
    case .displayP3: inP3 ? ownLight(color, source) : p3ToSRGB * ownLight(color, source)
    default: inP3 ? sRGBToP3 * ownLight(color, source) : ownLight(color, source)
    }
  }

  /// Light in the primaries of the format.
  private static func ownLight(_ color: SIMD3<Float>, _ source: ColorBatch.Format) -> SIMD3<Float> {
    switch source {
    case .srgb8: mapped(color) { KernelTables.linear[Int($0)] }
    case .linearSRGB: color
    default: mapped(color, decode)
    }
  }

  private static func oklab(
    ofLight light: SIMD3<Float>, _ matrix: Matrix, _ root: (Float) -> Float
  ) -> SIMD3<Float> {
    let lms = mapped(matrix * light, root)
    return SIMD3(
      0x1.af02a6p-3 * lms.x + 0x1.965512p-1 * lms.y - 0x1.0add8cp-8 * lms.z,
      0x1.fa5e1cp+0 * lms.x - 0x1.36dc1cp+1 * lms.y + 0x1.cd687p-2 * lms.z,
      0x1.a8696ep-6 * lms.x + 0x1.90c774p-1 * lms.y - 0x1.9e0acp-1 * lms.z)
  }

  private static func light(ofLab lab: SIMD3<Float>, _ matrix: Matrix) -> SIMD3<Float> {
    let l = lab.x + 0x1.95d992p-2 * lab.y + 0x1.b9f752p-3 * lab.z
    let m = lab.x - 0x1.b06118p-4 * lab.y - 0x1.058bf4p-4 * lab.z
    let s = lab.x - 0x1.6e86f6p-4 * lab.y - 0x1.4a9eccp+0 * lab.z
    return matrix * SIMD3(l * l * l, m * m * m, s * s * s)
  }

  private static func polar(_ lab: SIMD3<Float>) -> SIMD3<Float> {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    return SIMD3(lab.x, chroma, chroma > 0x1.0c6f7ap-18 ? direction(y: lab.z, x: lab.y) : 0)
  }

  private static func opponent(_ lch: SIMD3<Float>) -> SIMD3<Float> {
    let (sine, cosine) = sineAndCosine(degrees: lch.z)
    return SIMD3(lch.x, lch.y * cosine, lch.y * sine)
  }

  private static func bytes(_ color: SIMD3<Float>) -> SIMD3<Float> { mapped(color) { Float(byte($0)) } }

  private static func mapped(_ v: SIMD3<Float>, _ f: (Float) -> Float) -> SIMD3<Float> {
    SIMD3(f(v.x), f(v.y), f(v.z))
  }

  /// Relative luminance of bytes.
  package static func luminance(_ color: SIMD3<Float>) -> Float {
    let light = ownLight(color, .srgb8)
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The contrast of bytes.
  package static func contrast(_ first: SIMD3<Float>, _ second: SIMD3<Float>) -> Float {
    let a = luminance(first) + 0.05, b = luminance(second) + 0.05
    return a > b ? a / b : b / a
  }

  /// The distance in OKLab.
  package static func difference(
    _ first: SIMD3<Float>, _ second: SIMD3<Float>, in format: ColorBatch.Format
  ) -> Float {
    let d = convert(first, from: format, to: .oklab) - convert(second, from: format, to: .oklab)
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }

  /// Nine floats by rows, as `Matrices.h` has them.
  private struct Matrix {
    var rows: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    init(
      _ a: Float, _ b: Float, _ c: Float, _ d: Float, _ e: Float, _ f: Float, _ g: Float, _ h: Float,
      _ i: Float
    ) {
      rows = (SIMD3(a, b, c), SIMD3(d, e, f), SIMD3(g, h, i))
    }

    static func * (m: Matrix, v: SIMD3<Float>) -> SIMD3<Float> {
      let (a, b, c) = m.rows
      return SIMD3(
        a.x * v.x + a.y * v.y + a.z * v.z, b.x * v.x + b.y * v.y + b.z * v.z,
        c.x * v.x + c.y * v.y + c.z * v.z)
    }
  }

  /// Linear sRGB to the cones of OKLab.
  private static let sRGBToLMS = Matrix(
    0x1.a61d62p-2, 0x1.129a2ep-1, 0x1.a57212p-5, 0x1.b1fa76p-3, 0x1.5c84a6p-1, 0x1.b7e5dep-4,
    0x1.69afd6p-4, 0x1.207ae8p-2, 0x1.428c92p-1)
  /// The way back.
  private static let lmsToSRGB = Matrix(
    0x1.04e956p+2, -0x1.a76318p+1, 0x1.d906cp-3, -0x1.44b85ap+0, 0x1.4e0c88p+1, -0x1.5d82d4p-2,
    -0x1.12fe7ap-8, -0x1.68267cp-1, 0x1.b5263cp+0)
  /// Linear Display P3 to the cones.
  private static let p3ToLMS = Matrix(
    0x1.eceed8p-2, 0x1.d9358ep-2, 0x1.cedcdp-5, 0x1.d4a5d8p-3, 0x1.4e727p-1, 0x1.e320d6p-4,
    0x1.57d78p-4, 0x1.cb172ap-3, 0x1.623f46p-1)
  /// The way back.
  private static let lmsToP3 = Matrix(
    0x1.905abcp+1, -0x1.20e9d4p+1, 0x1.08f174p-3, -0x1.174c5ep+0, 0x1.34e80ep+1, -0x1.4a0ef6p-2,
    -0x1.aa2936p-6, -0x1.041dfep-1, 0x1.88b7a4p+0)
  /// Linear sRGB to linear Display P3.
  private static let sRGBToP3 = Matrix(
    0x1.a519bcp-1, 0x1.6b991p-3, 0, 0x1.0fed48p-5, 0x1.ef012cp-1, 0,
    0x1.17e1cp-6, 0x1.288a38p-4, 0x1.d22facp-1)
  /// The way back.
  private static let p3ToSRGB = Matrix(
    0x1.3995aep+0, -0x1.ccad7p-3, 0, -0x1.5887d4p-5, 0x1.0ac43ep+0, 0,
    -0x1.41bdep-6, -0x1.4217dep-4, 0x1.192876p+0)
}
