/// sRGB in linear light.
public enum LinearSRGB: LinearRGBSpace {
  public typealias Base = XYZD65
  public typealias Linear = LinearSRGB
  @inlinable public static var id: ColorSpaceID { .linearSRGB }
  public static let channels = rgbChannels()

  /// Linear RGB to XYZ: the doubles nearest to the exact matrix, which a test makes from the primaries.
  @inline(__always)
  static var toXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(0.41239079926595948129, 0.35758433938387796373, 0.18048078840183428750),
      SIMD3(0.21263900587151035754, 0.71516867876775592746, 0.072192315360733715002),
      SIMD3(0.019330818715591850685, 0.11919477979462598791, 0.95053215224966058086)
    )
  }

  /// XYZ to linear RGB: the doubles nearest to the exact inverse.
  @inline(__always)
  static var fromXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(3.2409699419045213438, -1.5373831775700934579, -0.49861076029300328366),
      SIMD3(-0.96924363628087982613, 1.8759675015077206677, 0.041555057407175612476),
      SIMD3(0.055630079696993608459, -0.20397695888897656435, 1.0569715142428785607)
    )
  }

  @inline(__always)
  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> { toXYZ * rgb }
  @inline(__always)
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { fromXYZ * xyz }
}
