/// CIE 1931 XYZ with a D65 white, Y of white = 1. Every other space descends from it.
public enum XYZD65: ColorSpace {
  public typealias Base = XYZD65
  @inlinable public static var id: ColorSpaceID { .xyzD65 }
  public static let channels = xyzChannels()

  public static func toBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { xyz }
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { xyz }
}

func xyzChannels() -> (Channel, Channel, Channel) {
  (Channel("x", .red, 0...1), Channel("y", .green, 0...1), Channel("z", .blue, 0...1))
}
