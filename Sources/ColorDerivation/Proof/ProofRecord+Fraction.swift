internal import ColorCore

extension ProofRecord {
  /// The measure as a fraction of two integers. The double nearest to the fraction is ``Check/value``.
  ///
  /// For a contrast they are the luminances that were compared, each with the .05 of WCAG, the lighter one on top, in
  /// units of 2⁻⁶²: a luminance and .05 is a double from .05 to 1.05, whose last bit is 2⁻⁵⁷ at the least, so that
  /// nothing is rounded. Where the luminances of two ranges overlap, both are that of white. Other measures stand over
  /// 2⁶², and angles and Lc, which are greater, over 2⁵²; what is smaller than a thousandth of a unit is rounded to
  /// it.
  public var fraction: Fraction {
    guard check.metric == .wcag2 else {
      let unit = check.metric == .hue || check.metric == .apca ? 0x1p52 : 0x1p62
      return Fraction(numerator: Int64((check.value * unit).rounded()), denominator: Int64(unit))
    }
    let pair = Sample(check.subject).compared(with: ground)
    return Fraction(
      numerator: Int64((pair.lighter + 0.05) * 0x1p62), denominator: Int64((pair.darker + 0.05) * 0x1p62))
  }

  /// Two integers of 64 bits, one over the other.
  public struct Fraction: Hashable, Sendable {
    /// The number on top.
    public var numerator: Int64
    /// The number below; more than 0.
    public var denominator: Int64
  }

  /// What the judged color is held against, with its range of luminances.
  private var ground: Sample {
    guard let darkestBackdrop, let lightest = check.against.bytes else { return Sample(check.against) }
    return Backdrop(darkest: darkestBackdrop, lightest: lightest).sample
  }
}

extension Sample {
  /// The luminances that a contrast with another color is measured by: those of the ends that are nearest.
  fileprivate func compared(with other: Sample) -> (lighter: Double, darker: Double) {
    if darkest >= other.lightest { return (darkest, other.lightest) }
    if other.darkest >= lightest { return (other.darkest, lightest) }
    return (1, 1)
  }
}
