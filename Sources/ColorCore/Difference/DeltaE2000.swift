/// The white on which CIE Lab stands when a difference is measured. The number depends on it: red to blue of sRGB
/// is 55.80 by ΔE 2000 on D50 and 52.88 on D65.
public enum LabWhite: String, CaseIterable, Hashable, Sendable {
  /// That of CSS and ICC.
  case d50
  /// That of screens.
  case d65

  var space: ColorSpaceID { self == .d50 ? .lab : .labD65 }
}

extension Color where Space == Lab {
  /// The difference ΔE 76: the distance in Lab on D50.
  public func deltaE76(to other: Color<Lab>) -> Double {
    CIEDifference.deltaE76(components, other.components)
  }

  /// The difference ΔE 2000 in Lab on D50.
  public func deltaE2000(to other: Color<Lab>) -> Double {
    CIEDifference.deltaE2000(components, other.components)
  }
}

extension Color where Space == LabD65 {
  /// The difference ΔE 76: the distance in Lab on D65.
  public func deltaE76(to other: Color<LabD65>) -> Double {
    CIEDifference.deltaE76(components, other.components)
  }

  /// The difference ΔE 2000 in Lab on D65.
  public func deltaE2000(to other: Color<LabD65>) -> Double {
    CIEDifference.deltaE2000(components, other.components)
  }
}

extension AnyColor {
  /// The difference ΔE 76 to another color, in Lab on a white. Opacity is left out.
  public func deltaE76(to other: AnyColor, white: LabWhite) -> Double {
    CIEDifference.deltaE76(
      converted(to: white.space).components, other.converted(to: white.space).components)
  }

  /// The difference ΔE 2000 to another color, in Lab on a white. Opacity is left out.
  public func deltaE2000(to other: AnyColor, white: LabWhite) -> Double {
    CIEDifference.deltaE2000(
      converted(to: white.space).components, other.converted(to: white.space).components)
  }
}

enum CIEDifference {
  static func deltaE76(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = a - b
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }

  /// ΔE 2000 with all weights 1. It jumps where two hues are exactly opposite, as the formula does.
  ///
  /// - SeeAlso: G. Sharma, W. Wu, E. Dalal, “The CIEDE2000 color-difference formula: implementation notes” (2005).
  static func deltaE2000(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double {
    let g = greyCorrection((chroma(x.y, x.z) + chroma(y.y, y.z)) / 2)
    let ax = x.y * (1 + g), ay = y.y * (1 + g)
    let cx = chroma(ax, x.z), cy = chroma(ay, y.z)
    let hx = Angle.degrees(y: x.z, x: ax), hy = Angle.degrees(y: y.z, x: ay)
    let isGrey = cx * cy == 0
    var turn = isGrey ? 0 : hy - hx
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    var hue = hx + hy
    if !isGrey {
      if (hx - hy).magnitude > 180 { hue += hue < 360 ? 360 : -360 }
      hue /= 2
    }
    let dL = y.x - x.x, dC = cy - cx
    let dH = 2 * (cx * cy).squareRoot() * sine(turn / 2)
    let l = (x.x + y.x) / 2 - 50, c = (cx + cy) / 2
    let t =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
    let sL = 1 + 0.015 * l * l / (20 + l * l).squareRoot()
    let sC = 1 + 0.045 * c, sH = 1 + 0.015 * c * t
    let bend = (hue - 275) / 25
    let rotation = -sine(60 * Powers.exp(-bend * bend)) * 2 * saturating(c)
    let (p, q, r) = (dL / sL, dC / sC, dH / sH)
    return max(0, p * p + q * q + r * r + rotation * q * r).squareRoot()
  }

  private static func greyCorrection(_ c: Double) -> Double { 0.5 * (1 - saturating(c)) }

  /// √(c⁷ / (c⁷ + 25⁷)), without overflow for a large chroma.
  private static func saturating(_ c: Double) -> Double {
    guard c > 0 else { return 0 }
    let q = 25 / c
    let q2 = q * q
    return (1 / (1 + q2 * q2 * q2 * q)).squareRoot()
  }

  private static func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
  private static func sine(_ degrees: Double) -> Double { Angle.sineAndCosine(degrees: degrees).sine }
  private static func cosine(_ degrees: Double) -> Double { Angle.sineAndCosine(degrees: degrees).cosine }
}
