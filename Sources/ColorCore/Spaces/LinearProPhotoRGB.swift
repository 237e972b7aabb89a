/// ProPhoto RGB in linear light, on a D50 white.
public enum LinearProPhotoRGB: LinearRGBSpace {
  public typealias Base = XYZD50
  public typealias Linear = LinearProPhotoRGB
  @inlinable public static var id: ColorSpaceID { .linearProPhotoRGB }
  public static let channels = rgbChannels()

  /// Linear RGB to XYZ: the doubles nearest to the exact matrix, which a test makes from the primaries.
  @inline(__always)
  static var toXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(0.79776664490064234537, 0.13518129740053309427, 0.031347734128392203305),
      SIMD3(0.28807482881940129885, 0.71183523424187305544, 0.000089936938725645700505),
      SIMD3(0, 0, 0.82510460251046025104)
    )
  }

  /// XYZ to linear RGB: the doubles nearest to the exact inverse.
  @inline(__always)
  static var fromXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(1.3457868816471584056, -0.25557208737979462242, -0.05110186497554526267),
      SIMD3(-0.54463070512490189614, 1.5082477428451468264, 0.020527447436421393587),
      SIMD3(0, 0, 1.2119675456389452332)
    )
  }

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> { toXYZ * rgb }
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { fromXYZ * xyz }
}
