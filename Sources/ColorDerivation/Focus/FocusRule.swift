public import ColorCore

/// How the ring around a focused control is made.
///
/// A ring of two tones, a dark and a light one, is seen on everything, if only they are far enough apart. For
/// every backdrop *b*, the contrasts of the two tones with it multiply to at least the contrast between the tones:
///
///     c(outer, b) · c(inner, b) ≥ c(outer, inner)
///
/// so that one of the two has at least √c(outer, inner). For 3:1 on any backdrop the tones must be 9:1 apart.
/// Tones that are only 3:1 apart are sure of √3, 1.73:1: what is seen then is the edge between the tones, and the
/// ring itself only where it was measured. Black and white reach √21, 4.58:1, on anything.
///
///     let ring = FocusRule().ring(among: [.component(SRGB8(0x0F62FE)), .surface(.white)])
///     ring.outer  // #000000
///     ring.inner  // #ffffff
public struct FocusRule: Hashable, Sendable {
  /// A ring color of the house. It is taken, and alone, if it stands out from every color of the control and from
  /// every surface; otherwise the ring has two tones.
  public var brand: SRGB8?
  /// The dark tone.
  public var dark: SRGB8
  /// The light tone.
  public var light: SRGB8
  /// The least contrast with what is next to the ring: 3 (WCAG 2.2, SC 1.4.11 and 2.4.13).
  public var minimum: Contrast
  /// Whether two tones must be seen on any backdrop, also on one that isn't among the neighbors, such as a picture.
  public var holdsAnywhere: Bool

  /// A rule for rings.
  ///
  /// - Parameters:
  ///   - brand: A color to take alone where it can be seen.
  ///   - dark: The dark tone; black takes its place where it isn't dark enough.
  ///   - light: The light tone; white takes its place where it isn't light enough.
  ///   - minimum: The least contrast with what is next to the ring.
  ///   - holdsAnywhere: Whether two tones must be seen on any backdrop.
  public init(
    brand: SRGB8? = nil, dark: SRGB8 = .black, light: SRGB8 = .white, minimum: Contrast = .nonText,
    holdsAnywhere: Bool = true
  ) {
    self.brand = brand
    self.dark = dark
    self.light = light
    self.minimum = minimum
    self.holdsAnywhere = holdsAnywhere
  }

  /// The least contrast between two tones: the square of ``minimum`` where the ring must be seen anywhere.
  public var between: Contrast { holdsAnywhere ? Contrast(minimum.ratio * minimum.ratio) : minimum }

  /// The area that SC 2.4.13 asks of a ring around a control, in square CSS pixels: that of a line two pixels wide
  /// along its edge. Since either tone may be the one that is seen, each of them should have this area.
  ///
  ///     FocusRule.leastArea(width: 90, height: 30)  // 480
  ///
  /// - Parameters:
  ///   - width: The width of the control, in CSS pixels.
  ///   - height: Its height.
  public static func leastArea(width: Double, height: Double) -> Double { 2 * 2 * (width + height) }
}
