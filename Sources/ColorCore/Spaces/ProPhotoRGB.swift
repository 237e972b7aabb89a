/// ProPhoto RGB (ROMM): so wide that two of its primaries are no colors, on a D50 white, with a power of 1.8.
///
/// - SeeAlso: ISO 22028-2; CSS Color 4, section 10.6, whose primaries have six digits.
public enum ProPhotoRGB: RGBSpace {
  public typealias Base = LinearProPhotoRGB
  public typealias Linear = LinearProPhotoRGB
  @inlinable public static var id: ColorSpaceID { .proPhotoRGB }
  public static let channels = rgbChannels()

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    rgb.mapped(TransferFunction.ProPhoto.decode)
  }

  public static func fromBase(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    linear.mapped(TransferFunction.ProPhoto.encode)
  }
}
