/// Display P3: wider primaries than sRGB, with the same curve.
///
/// - SeeAlso: SMPTE EG 432-1; CSS Color 4, section 10.4.
public enum DisplayP3: RGBSpace {
  public typealias Base = LinearDisplayP3
  public typealias Linear = LinearDisplayP3
  @inlinable public static var id: ColorSpaceID { .displayP3 }
  public static let channels = rgbChannels()

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    TransferFunction.SRGB.decode(rgb)
  }

  public static func fromBase(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    TransferFunction.SRGB.encode(linear)
  }
}
