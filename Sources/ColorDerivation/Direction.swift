/// Which way the states go from the normal color.
public enum Side: Int, Hashable, Sendable {
  /// Toward black.
  case darker = -1
  /// Toward white.
  case lighter = 1

  /// The other side.
  public var opposite: Side { self == .darker ? .lighter : .darker }

  /// 1 or −1, to multiply a step with.
  var sign: Double { Double(rawValue) }

  /// `darker` or `lighter`.
  public var name: String { self == .darker ? "darker" : "lighter" }
}

/// How the side of a set is chosen.
public enum Direction: String, CaseIterable, Hashable, Sendable {
  /// The side that designers prefer for the role and theme; the other one where that misses a constraint.
  case automatic = "auto"
  /// Toward black.
  case darker
  /// Toward white.
  case lighter
  /// Away from the color of the content.
  case awayFromContent = "away-from-content"
  /// Away from the surface.
  case awayFromSurface = "away-from-canvas"
  /// No way at all: hovered and pressed are normal, and nothing tells them apart but what the app adds.
  case still = "none"
}

/// Whether pressed goes on where hovered went.
public enum StepProfile: String, CaseIterable, Hashable, Sendable {
  /// Pressed lies beyond hovered, on the same side.
  case monotone
  /// Pressed lies on the other side.
  case opposed

  /// The other profile.
  var other: StepProfile { self == .monotone ? .opposed : .monotone }
}

/// The limits of the automatic direction, as OKLCH lightness and chroma: where the hand-made states of 21
/// families of systems turn from one side to the other.
public struct DirectionLimits: Hashable, Sendable {
  /// A color darker than this goes lighter, whatever the theme and role: below it there is no room.
  public var nearBlack = 0.35
  /// A color lighter than this goes darker.
  public var nearWhite = 0.90
  /// In a dark theme a fill in this range goes darker when its content is lighter than itself.
  public var middle = 0.50..<0.66
  /// The chroma from which on a color counts as vivid.
  public var vividChroma = 0.08

  /// The limits that were fitted on the table of systems.
  public init() {}
}
