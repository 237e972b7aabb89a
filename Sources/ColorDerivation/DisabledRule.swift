public import ColorCore

/// What a disabled color is like. It is exempt from WCAG's contrast (SC 1.4.3, inactive components), so its
/// contrast is a choice: a band, equal in light and dark, that says “not now” and can still be made out.
public struct DisabledRule: Hashable, Sendable {
  /// The contrast of a disabled mark with what it lies on.
  public var band: ClosedRange<Double>

  /// The share of chroma that is kept, 0 to 1.
  public var chroma: Double

  /// How far the lightness of a disabled background moves to its surface, 0 to 1.
  public var towardSurface: Double

  /// The least ΔE OK to hovered and pressed.
  public var deltaE: Double

  /// By what factor the contrast is below that of normal, 1 for no demand.
  public var weaker: Double

  /// The surfaces on which it is judged; `nil` for all. A disabled control lies on a surface at rest, so that the
  /// states of a surface needn't count.
  public var surfaces: [SRGB8]?

  /// The levels by name.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    /// From 2.3 to 3.
    case subtle
    /// From 3 to 3.6.
    case readable
    /// 4.5 or more; 3 for borders.
    case strict
    /// Whatever contrast there is: nothing is asked, as WCAG asks nothing.
    case exempt
  }

  /// The rule of a level, with what fits the role and appearance. Increased contrast is always strict.
  public init(_ level: Level = .subtle, for role: Role, in appearance: Appearance) {
    let isHigh = appearance.contrast == .increased
    // With increased contrast no level is weaker than strict, unless nothing is asked at all.
    switch (isHigh && level != .exempt ? .strict : level, role) {
    case (.subtle, _): band = 2.3...3.0
    case (.readable, _): band = 3.0...3.6
    case (.exempt, _): band = 1.0...21
    case (.strict, .border): band = 3.0...21
    case (.strict, _): band = 4.5...21
    }
    chroma = 0.35
    towardSurface = 0.6
    // A strict disabled text of a theme that asks 4.5 itself can only differ by its chroma.
    weaker = level == .strict && !isHigh ? 1 : 1.4
    switch role {
    // Surfaces and decorative lines step by less than .04 themselves.
    case .background(.surface), .border(.decorative): deltaE = 0.02
    default: deltaE = isHigh ? 0.08 : 0.04
    }
  }
}
