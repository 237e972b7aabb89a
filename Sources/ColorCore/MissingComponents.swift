/// Which components of a color are missing, CSS's `none`.
///
/// A missing component counts as zero when it must be a number; in mixing it takes the other color's value.
public struct MissingComponents: OptionSet, Hashable, Sendable {
  /// Bits 0 to 2 are the components in order, bit 3 is alpha.
  public let rawValue: UInt8

  /// The set with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first component: red, lightness, X …
  public static let first = MissingComponents(rawValue: 1)
  /// The second component: green, a, chroma, Y …
  public static let second = MissingComponents(rawValue: 2)
  /// The third component: blue, b, hue, Z …
  public static let third = MissingComponents(rawValue: 4)
  /// The opacity.
  public static let alpha = MissingComponents(rawValue: 8)

  /// The component at `index`, 0 to 2, or alpha at 3.
  public static func component(_ index: Int) -> MissingComponents {
    precondition((0...3).contains(index), "a color has components 0 to 2 and alpha, 3")
    return MissingComponents(rawValue: 1 << UInt8(index))
  }
}
