/// Rec. 2020 for displays: the primaries of ITU-R BT.2020 with the 2.4 power of BT.1886.
///
/// CSS had the camera's curve before; that is ``Rec2020OETF``.
///
/// - SeeAlso: CSS Color 4, section 10.7 (csswg-drafts#12574).
public enum Rec2020: RGBSpace {
  public typealias Base = LinearRec2020
  public typealias Linear = LinearRec2020
  @inlinable public static var id: ColorSpaceID { .rec2020 }
  public static let channels = rgbChannels()

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    rgb.mapped(TransferFunction.Rec2020.decode)
  }

  public static func fromBase(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    linear.mapped(TransferFunction.Rec2020.encode)
  }
}
