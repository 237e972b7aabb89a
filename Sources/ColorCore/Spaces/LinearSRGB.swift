/// sRGB in linear light.
public enum LinearSRGB: LinearRGBSpace {
  public typealias Base = XYZD65
  public typealias Linear = LinearSRGB
  public static let id = ColorSpaceID.linearSRGB
  public static let channels = rgbChannels()

  static let primaries = Primaries(red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06))
  static let toXYZ = primaries.matrix(white: WhitePoint.d65)
  static let fromXYZ = toXYZ.inverse

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> { toXYZ * rgb }
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { fromXYZ * xyz }
}
