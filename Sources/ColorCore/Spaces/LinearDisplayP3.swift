/// Display P3 in linear light.
public enum LinearDisplayP3: LinearRGBSpace {
  public typealias Base = XYZD65
  public typealias Linear = LinearDisplayP3
  public static let id = ColorSpaceID.linearDisplayP3
  public static let channels = rgbChannels()

  static let primaries = Primaries(red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060))
  static let toXYZ = primaries.matrix(white: WhitePoint.d65)
  static let fromXYZ = toXYZ.inverse

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> { toXYZ * rgb }
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { fromXYZ * xyz }
}
