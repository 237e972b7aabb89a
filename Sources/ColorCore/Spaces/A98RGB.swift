/// Adobe RGB (1998): a wider green than sRGB, with a pure power of 563/256.
///
/// - SeeAlso: Adobe RGB (1998) Color Image Encoding; CSS Color 4, section 10.5.
public enum A98RGB: RGBSpace {
  public typealias Base = LinearA98RGB
  public typealias Linear = LinearA98RGB
  @inlinable public static var id: ColorSpaceID { .a98RGB }
  public static let channels = rgbChannels()

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    rgb.mapped(TransferFunction.A98.decode)
  }

  public static func fromBase(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    linear.mapped(TransferFunction.A98.encode)
  }
}
