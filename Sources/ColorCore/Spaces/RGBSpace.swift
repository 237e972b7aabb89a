/// A space of red, green and blue light, linear or encoded, with a gamut from 0 to 1.
public protocol RGBSpace: ColorSpace {
  /// The same primaries in linear light.
  associatedtype Linear: LinearRGBSpace
}

/// A space of red, green and blue in linear light.
public protocol LinearRGBSpace: RGBSpace where Linear == Self {}

/// A space whose first component is lightness.
public protocol LightnessSpace: ColorSpace {}

/// A space of lightness and two opponent axes.
public protocol OpponentSpace: LightnessSpace {}

/// A space of lightness, chroma and hue, laid over an opponent one.
public protocol PolarSpace: LightnessSpace where Base: OpponentSpace {
  /// The chroma up to which a hue says nothing (CSS Color 4, section 4.4).
  static var achromaticChroma: Double { get }
}

extension PolarSpace {
  /// Lightness and the two opponent axes, from lightness, chroma and hue in degrees.
  @inline(__always)
  public static func toBase(_ lch: SIMD3<Double>) -> SIMD3<Double> {
    let (sine, cosine) = Angle.sineAndCosine(degrees: lch.z)
    return SIMD3(lch.x, lch.y * cosine, lch.y * sine)
  }

  /// Lightness, chroma and hue in degrees, from lightness and the two opponent axes.
  @inline(__always)
  public static func fromBase(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(), Angle.degrees(y: lab.z, x: lab.y)
    )
  }

  /// The hue, of a color with hardly any chroma.
  @inline(__always)
  public static func powerless(_ lch: SIMD3<Double>) -> MissingComponents {
    lch.y <= achromaticChroma ? .third : []
  }
}

extension PolarSpace {
  /// The components with a hue that says nothing as zero, and whether it is missing for that.
  @inline(__always)
  static func marked(_ lch: SIMD3<Double>) -> (components: SIMD3<Double>, missing: MissingComponents) {
    lch.y <= achromaticChroma ? (SIMD3(lch.x, lch.y, 0), .third) : (lch, [])
  }
}

func rgbChannels() -> (Channel, Channel, Channel) {
  (Channel("r", .red, 0...1), Channel("g", .green, 0...1), Channel("b", .blue, 0...1))
}
