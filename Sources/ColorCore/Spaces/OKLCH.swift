/// OKLCH: OKLab in polar form. Lightness goes from 0 to 1, hue is in degrees.
public enum OKLCH: PolarSpace {
  public typealias Base = OKLab
  @inlinable public static var id: ColorSpaceID { .oklch }
  @inlinable public static var achromaticChroma: Double { 0.000004 }
  public static let channels = (
    Channel("l", .lightness, 0...1), Channel("c", .chroma, 0...0.4), Channel("h", .hue, 0...360)
  )
}
