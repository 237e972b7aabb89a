/// sRGB, encoded with its own curve: what hex colors are in.
///
/// - SeeAlso: IEC 61966-2-1; CSS Color 4, section 10.2.
public enum SRGB: RGBSpace {
  public typealias Base = LinearSRGB
  public typealias Linear = LinearSRGB
  @inlinable public static var id: ColorSpaceID { .srgb }
  public static let channels = rgbChannels()

  @inline(__always)
  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    TransferFunction.SRGB.decode(rgb)
  }

  @inline(__always)
  public static func fromBase(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    TransferFunction.SRGB.encode(linear)
  }
}
