/// Rec. 2020 with the camera's curve of ITU-R BT.2020, which older drafts of CSS had for `rec2020`.
///
/// - SeeAlso: ITU-R BT.2020-2, table 4.
public enum Rec2020OETF: RGBSpace {
  public typealias Base = LinearRec2020
  public typealias Linear = LinearRec2020
  @inlinable public static var id: ColorSpaceID { .rec2020OETF }
  public static let channels = rgbChannels()

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    rgb.mapped(TransferFunction.Rec2020OETF.decode)
  }

  public static func fromBase(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    linear.mapped(TransferFunction.Rec2020OETF.encode)
  }
}
