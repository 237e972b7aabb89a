/// A contrast ratio by WCAG 2.x, from 1 to 21.
///
/// Ratios are compared unrounded: 4.499 doesn't reach 4.5.
///
/// - SeeAlso: WCAG 2.2, “contrast ratio”; Understanding SC 1.4.3.
public struct Contrast: Hashable, Sendable, Comparable {
  /// The ratio, 1 or more.
  public var ratio: Double

  /// A ratio, such as one that is asked for.
  public init(_ ratio: Double) { self.ratio = ratio }

  /// The ratio of two relative luminances, in either order.
  public init(luminances a: Double, _ b: Double) {
    ratio = a >= b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05)
  }

  /// 4.5, for text (SC 1.4.3, AA).
  public static let text = Contrast(4.5)
  /// 3, for large text (SC 1.4.3, AA).
  public static let largeText = Contrast(3)
  /// 7, for text (SC 1.4.6, AAA).
  public static let enhancedText = Contrast(7)
  /// 3, for what must be seen of a control and its state (SC 1.4.11, AA).
  public static let nonText = Contrast(3)

  /// Whether this ratio is below another.
  public static func < (a: Contrast, b: Contrast) -> Bool { a.ratio < b.ratio }

  /// The ratio with two decimals, rounded down, so that it never reads as more than it is.
  ///
  /// A ratio that is the double nearest to a number of hundredths, as 2.3 is, is shown as that number.
  public var roundedDown: String {
    // A ratio of colors is at most 21; what is asked for may be any number.
    guard ratio < 1e15 else { return NumberText.shortest(ratio) }
    let nearest = (ratio * 100).rounded()
    let hundredths = nearest / 100 <= ratio ? Int(nearest) : Int(nearest) - 1
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension SRGB8 {
  /// The relative luminance of WCAG 2.x, 0 for black to 1 for white.
  public var relativeLuminance: Double {
    RelativeLuminance.of(linear: linearComponents)
  }

  /// The contrast with another color; the same both ways.
  public func contrast(with other: SRGB8) -> Contrast {
    Contrast(luminances: relativeLuminance, other.relativeLuminance)
  }
}

extension Color where Space == SRGB {
  /// The relative luminance of WCAG 2.x. Opacity is left out: composite first.
  public var relativeLuminance: Double {
    RelativeLuminance.of(linear: SRGB.toBase(components))
  }

  /// The contrast with another color, the same both ways. Opacity is left out: composite first.
  public func contrast(with other: Color<SRGB>) -> Contrast {
    Contrast(luminances: relativeLuminance, other.relativeLuminance)
  }
}

enum RelativeLuminance {
  /// WCAG's rounded weights, and not the Y of XYZ: that differs by up to 8e-4 in a ratio.
  static func of(linear rgb: SIMD3<Double>) -> Double {
    0.2126 * rgb.x + 0.7152 * rgb.y + 0.0722 * rgb.z
  }
}
