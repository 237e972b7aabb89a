public import ColorCore

/// What may lie behind a color where it isn't known which: every color from a darkest to a lightest one.
///
/// A promise on a backdrop holds in its worst place. Of a mark that is as light as some color of the range nothing
/// can be promised: its contrast there is 1.
public struct Backdrop: Hashable, Sendable {
  /// The darkest color it may be.
  public var darkest: SRGB8
  /// The lightest color it may be.
  public var lightest: SRGB8

  /// Every color from one to another, by luminance.
  ///
  /// - Parameters:
  ///   - darkest: The one with the least luminance.
  ///   - lightest: The one with the greatest luminance.
  public init(darkest: SRGB8, lightest: SRGB8) {
    precondition(
      darkest.relativeLuminance <= lightest.relativeLuminance,
      "the darkest color is no lighter than the lightest")
    self.darkest = darkest
    self.lightest = lightest
  }

  /// Any color at all, such as a photograph.
  public static let unknown = Backdrop(darkest: .black, lightest: .white)

  var sample: Sample {
    let low = Sample(darkest), high = Sample(lightest)
    return Sample(
      written: high.written, linear: high.linear, darkest: low.darkest, lightest: high.lightest, lab: high.lab
    )
  }
}
