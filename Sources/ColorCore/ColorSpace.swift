/// A color space: three channels, and the way to the space it is defined by.
///
/// Each space says only how it comes from its `Base`; the way between any two is found from that, through
/// the nearest space that both descend from. CIE XYZ with a D65 white is the root.
public protocol ColorSpace: Sendable, SendableMetatype {
  /// The space that this one is defined by. The root is its own base.
  associatedtype Base: ColorSpace

  /// The space as a value.
  static var id: ColorSpaceID { get }

  /// The three channels in order.
  static var channels: (Channel, Channel, Channel) { get }

  /// Components of this space as components of its base. Defined for every finite value.
  static func toBase(_ components: SIMD3<Double>) -> SIMD3<Double>

  /// Components of the base as components of this space. Defined for every finite value.
  static func fromBase(_ components: SIMD3<Double>) -> SIMD3<Double>

  /// Which components say nothing about a color here, such as the hue of a grey.
  static func powerless(_ components: SIMD3<Double>) -> MissingComponents
}

extension ColorSpace {
  /// No component is powerless in a rectangular space.
  public static func powerless(_ components: SIMD3<Double>) -> MissingComponents { [] }

  /// The space's name as CSS and DTCG write it.
  public static var name: String { id.rawValue }
}
