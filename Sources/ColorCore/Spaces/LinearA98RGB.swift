/// Adobe RGB (1998) in linear light.
public enum LinearA98RGB: LinearRGBSpace {
  public typealias Base = XYZD65
  public typealias Linear = LinearA98RGB
  @inlinable public static var id: ColorSpaceID { .linearA98RGB }
  public static let channels = rgbChannels()

  /// Linear RGB to XYZ: the doubles nearest to the exact matrix, which a test makes from the primaries.
  @inline(__always)
  static var toXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(0.57666904291013074031, 0.18555823790654626586, 0.18822864623499472634),
      SIMD3(0.29734497525053616297, 0.62736356625546594648, 0.075291458493997890539),
      SIMD3(0.027031361386412378452, 0.070688852535827148899, 0.9913375368376388921)
    )
  }

  /// XYZ to linear RGB: the doubles nearest to the exact inverse.
  @inline(__always)
  static var fromXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(2.0415879038107459688, -0.56500697427885956592, -0.34473135077832952072),
      SIMD3(-0.96924363628087982612, 1.8759675015077206677, 0.041555057407175612475),
      SIMD3(0.013444280632031024646, -0.11836239223101823659, 1.01517499439120541)
    )
  }

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> { toXYZ * rgb }
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { fromXYZ * xyz }
}
