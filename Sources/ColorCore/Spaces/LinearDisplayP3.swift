/// Display P3 in linear light.
public enum LinearDisplayP3: LinearRGBSpace {
  public typealias Base = XYZD65
  public typealias Linear = LinearDisplayP3
  @inlinable public static var id: ColorSpaceID { .linearDisplayP3 }
  public static let channels = rgbChannels()

  /// Linear RGB to XYZ: the doubles nearest to the exact matrix, which a test makes from the primaries.
  @inline(__always)
  static var toXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(0.48657094864821628539, 0.26566769316909294513, 0.19821728523436250200),
      SIMD3(0.22897456406974884019, 0.69173852183650615901, 0.079286914093745000800),
      SIMD3(0, 0.045113381858902575588, 1.0439443689009758439)
    )
  }

  /// XYZ to linear RGB: the doubles nearest to the exact inverse.
  @inline(__always)
  static var fromXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(2.4934969119414246989, -0.93138361791912360618, -0.40271078445071682084),
      SIMD3(-0.82948896956157497906, 1.7626640603183468305, 0.023624685841943591176),
      SIMD3(0.035845830243784331825, -0.076172389268041705128, 0.95688452400768730233)
    )
  }

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> { toXYZ * rgb }
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { fromXYZ * xyz }
}
