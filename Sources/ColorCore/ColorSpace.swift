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

  /// How many steps this space is from the root.
  static var depth: Int { Base.self == Self.self ? 0 : Base.depth + 1 }

  /// The space's name as CSS and DTCG write it.
  public static var name: String { id.rawValue }
}

/// A color space as a value, by its CSS name.
public enum ColorSpaceID: String, CaseIterable, Hashable, Sendable {
  case srgb = "srgb"
  case linearSRGB = "srgb-linear"
  case displayP3 = "display-p3"
  case linearDisplayP3 = "display-p3-linear"
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  case lab = "lab"
  case lch = "lch"
  case oklab = "oklab"
  case oklch = "oklch"

  /// The space that a CSS name stands for; `xyz` is `xyz-d65`. Case doesn't matter.
  public init?(name: String) {
    let name = name.asciiLowercased
    self.init(rawValue: name == "xyz" ? "xyz-d65" : name)
  }

  /// The space as a type.
  public var type: any ColorSpace.Type {
    switch self {
    case .srgb: SRGB.self
    case .linearSRGB: LinearSRGB.self
    case .displayP3: DisplayP3.self
    case .linearDisplayP3: LinearDisplayP3.self
    case .xyzD65: XYZD65.self
    case .xyzD50: XYZD50.self
    case .lab: Lab.self
    case .lch: LCH.self
    case .oklab: OKLab.self
    case .oklch: OKLCH.self
    }
  }

  /// The channels in order.
  public var channels: (Channel, Channel, Channel) { type.channels }
}

/// Components on their way from one space to another.
enum Conversion {
  /// The components in `target`, by the shortest way: up from the deeper space until both meet.
  static func convert(
    _ components: SIMD3<Double>, from source: any ColorSpace.Type, to target: any ColorSpace.Type
  ) -> SIMD3<Double> {
    if source.id == target.id { return components }
    if source.depth >= target.depth { return up(source, components, to: target) }
    return down(target, components, from: source)
  }

  private static func up<S: ColorSpace>(
    _: S.Type, _ components: SIMD3<Double>, to target: any ColorSpace.Type
  ) -> SIMD3<Double> {
    convert(S.toBase(components), from: S.Base.self, to: target)
  }

  private static func down<D: ColorSpace>(
    _: D.Type, _ components: SIMD3<Double>, from source: any ColorSpace.Type
  ) -> SIMD3<Double> {
    D.fromBase(convert(components, from: source, to: D.Base.self))
  }

  /// What is missing after a conversion: analogous components that were missing before, and those that
  /// have become powerless (CSS Color 4, section 12.2 and 4.4).
  static func missing(
    _ missing: MissingComponents, from source: ColorSpaceID, to target: ColorSpaceID,
    result: SIMD3<Double>
  ) -> MissingComponents {
    if source == target { return missing }
    var carried = missing.intersection(.alpha)
    if !missing.isEmpty {
      let old = list(source.channels), new = list(target.channels)
      for (i, channel) in old.enumerated() where missing.contains(.component(i)) {
        if let j = new.firstIndex(where: { $0.quantity == channel.quantity }) {
          carried.insert(.component(j))
        }
      }
    }
    return carried.union(target.type.powerless(result))
  }

  private static func list(_ channels: (Channel, Channel, Channel)) -> [Channel] {
    [channels.0, channels.1, channels.2]
  }
}
