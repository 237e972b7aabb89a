public import ColorCore

/// How the color of the content on a background is chosen.
///
/// But for ``perState(_:)`` it is chosen once, for the whole set of states: text that turns from white to black
/// under the pointer is worse than a step that is a little smaller.
public enum ContentRule: Hashable, Sendable {
  /// Nothing lies on it.
  case none
  /// White or black, in the order of ``Recipe/preference``.
  case blackOrWhite
  /// The first of these with which every state can be read.
  case candidates([SRGB8])
  /// The first of these translucent colors with which every state can be read, however a program rounds. What is
  /// seen of it takes something of each state.
  case translucent([TranslucentColor])
  /// In each state the first of these that can be read on it.
  case perState([SRGB8])

  /// The margin by which black must lead to be taken before white where the choice is balanced.
  public static let blackLead = 1.5
}

/// Which of white and black is tried first as the content.
public enum ContentPreference: String, CaseIterable, Hashable, Sendable {
  /// White, unless black has more than 1.5 times its contrast.
  case balanced
  /// The one with the higher WCAG 2.x ratio.
  case wcag2
  /// The one with the greater advisory lightness contrast Lc.
  case apca
  /// White.
  case light
  /// Black.
  case dark
}

/// What a content is called in a reason.
public enum ContentName: Hashable, Sendable, CustomStringConvertible {
  /// An opaque color.
  case color(WrittenColor)
  /// A translucent color.
  case translucent(TranslucentColor)
  /// One of these in each state.
  case candidates([WrittenColor])

  /// `#ffffff`, `#000000de`, or `#ffffff or #000000 by state`.
  public var description: String {
    switch self {
    case .color(let color): color.text
    case .translucent(let color): color.hex
    case .candidates(let colors): colors.map(\.text).joined(separator: " or ") + " by state"
    }
  }
}
