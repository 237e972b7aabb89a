public import ColorCore

/// What a color is for. It decides the constraints, the side and the size of the steps.
public enum Role: Hashable, Sendable {
  /// What marks lie on.
  case background(BackgroundKind)
  /// Text and icons.
  case foreground
  /// Lines around and between things.
  case border(BorderKind)

  /// The kinds of background.
  public enum BackgroundKind: String, CaseIterable, Hashable, Sendable {
    /// Stands out from the page: a button, a badge.
    case fill
    /// Is the page, or nearly: a card, a row, a subtle tint.
    case surface
  }

  /// The kinds of border.
  public enum BorderKind: String, CaseIterable, Hashable, Sendable {
    /// Needed to see a control or its state (WCAG 2.2, SC 1.4.11).
    case functional
    /// Decoration: no contrast is asked of it.
    case decorative
  }

  /// The contrast of a background with its surfaces from which on it counts as a fill.
  public static let fillContrast = Contrast(1.5)

  /// The background kind of a color on its surfaces: a fill when it stands out from each by 1.5:1 or more.
  public static func background(_ color: SRGB8, on surfaces: [SRGB8]) -> Role {
    let standsOut = surfaces.allSatisfy { color.contrast(with: $0) >= fillContrast }
    return .background(standsOut ? .fill : .surface)
  }

  /// Whether marks lie on it.
  var isBackground: Bool { if case .background = self { true } else { false } }

  /// The role that a color has in an appearance: who asks for more contrast should see every line, so that a
  /// decorative border is a functional one there.
  public func promoted(in appearance: Appearance) -> Role {
    self == .border(.decorative) && appearance.contrast == .increased ? .border(.functional) : self
  }

  /// `background`, `foreground` or `border`.
  public var name: String {
    switch self {
    case .background: "background"
    case .foreground: "foreground"
    case .border: "border"
    }
  }

  /// `fill`, `surface`, `functional` or `decorative`; a foreground has no kind.
  public var kind: String? {
    switch self {
    case .background(let kind): kind.rawValue
    case .foreground: nil
    case .border(let kind): kind.rawValue
    }
  }
}
