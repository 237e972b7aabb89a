/// CIE LCH: Lab in polar form. Lightness goes from 0 to 100, hue is in degrees.
public enum LCH: PolarSpace {
  public typealias Base = Lab
  @inlinable public static var id: ColorSpaceID { .lch }
  @inlinable public static var achromaticChroma: Double { 0.0015 }
  public static let channels = (
    Channel("l", .lightness, 0...100), Channel("c", .chroma, 0...150), Channel("h", .hue, 0...360)
  )
}
