/// Which components of a color are missing, CSS's `none`.
///
/// A missing component counts as zero when it must be a number; in mixing it takes the other color's value.
public struct MissingComponents: OptionSet, Hashable, Sendable {
  /// Bits 0 to 2 are the components in order, bit 3 is alpha.
  public let rawValue: UInt8

  /// The set with these bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first component: red, lightness, X …
  @inlinable public static var first: MissingComponents { MissingComponents(rawValue: 1) }
  /// The second component: green, a, chroma, Y …
  @inlinable public static var second: MissingComponents { MissingComponents(rawValue: 2) }
  /// The third component: blue, b, hue, Z …
  @inlinable public static var third: MissingComponents { MissingComponents(rawValue: 4) }
  /// The opacity.
  @inlinable public static var alpha: MissingComponents { MissingComponents(rawValue: 8) }

  /// The component at `index`, 0 to 2, or alpha at 3.
  public static func component(_ index: Int) -> MissingComponents {
    precondition((0...3).contains(index), "a color has components 0 to 2 and alpha, 3")
    return MissingComponents(rawValue: 1 << UInt8(index))
  }
}

extension SIMD3 where Scalar == Double {
  /// The components, and zero where one is missing.
  func without(_ missing: MissingComponents) -> SIMD3 {
    SIMD3(
      missing.contains(.first) ? 0 : x, missing.contains(.second) ? 0 : y, missing.contains(.third) ? 0 : z)
  }
}
