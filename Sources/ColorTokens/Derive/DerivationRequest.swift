public import ColorDerivation

/// What a token file or a config asks for one base color: which states to make, on what, and what must hold.
public struct DerivationRequest: Hashable, Sendable {
  /// The token that holds the base color.
  public var base: TokenPath
  /// How the new tokens are named.
  public var naming: Naming
  /// What the color is for; without a kind it is told from the colors.
  public var role: RoleName
  /// `fill`, `surface`, `functional` or `decorative`.
  public var kind: String?
  /// What the color lies on; all of them. Empty for the theme's page.
  public var surfaces: [TokenPath] = []
  /// Whether the states of a surface count as surfaces too, for text on a row that is hovered.
  public var includesSurfaceStates = true
  /// The states that are asked for, in the order of the states.
  public var states: [ControlState] = [.hovered, .pressed, .disabled]
  /// Steps in lightness that replace the role's.
  public var deltas: [ControlState: TokenNumber] = [:]
  /// The colors that states should have beyond their steps.
  public var wishes: [ControlState: Wish] = [:]
  /// The tokens whose colors states have, in the place of derived ones.
  public var fixed: [ControlState: TokenPath] = [:]
  /// Where those tokens are named.
  var fixedPlaces: [ControlState: SourcePosition] = [:]
  /// The ring around a focused control; `nil` to make none.
  public var focus: Focus?
  /// What the color says by itself, such as `danger`; `none` for nothing, `nil` where its name tells.
  public var meaning: String?
  /// What disabled is like; `nil` when the role decides.
  public var disabledLevel: DisabledRule.Level?
  /// How the content of a background is chosen.
  public var content: Content?
  /// Whether the base may be moved; `nil` when the role decides.
  public var basePolicy: BasePolicy?
  /// Whether pressed goes on where hovered went.
  public var profile: StepProfile = .monotone
  /// How the side is chosen.
  public var direction: Direction = .automatic
  /// The design system whose rule is the wish for the states; `nil` for the steps of the role.
  public var preset: Preset?
  /// The colors that can be made.
  public var gamut = Gamut.srgb
  /// How states are layers; `nil` where they are opaque colors.
  public var layer: Layer?
  /// How many levels of raised surfaces there are above each that is named.
  public var elevation = 0
  /// How much contrast is asked for, −1 to 1, in place of the appearance's; `nil` for that.
  public var level: TokenNumber?
  /// What becomes of the chroma; `nil` when the role decides.
  public var chroma: ChromaRule?
  /// Degrees by which hue turns for each tenth of lightness that a state is darker.
  public var hueTorsion: Double?
  /// Whether a side that pales a vivid color gives way to the other.
  public var keepsVividness: Bool?
  /// Which of white and black is tried first as the content.
  public var preference: ContentPreference?
  /// The color of selected, where it is another color and no step; `nil` for a step.
  public var accent: TokenPath?
  /// Whether the content is chosen anew in each state, and has a token for each.
  public var changesContent = false
  /// The least magnitude of Lc of text, 0 to 108, beside its contrast; `nil` for none.
  public var lightnessContrast: TokenNumber?
  /// A lower contrast that may be fallen back on, 1 to 21; `nil` for none.
  public var fallback: TokenNumber?
  /// Whether a translucent twin of disabled is made.
  public var hasAlphaTwin = false
  /// What must hold. A contrast that the engine can hold itself takes the place of the role's.
  public var requirements: [Requirement] = []
  /// What may be given up; `nil` for all that a recipe allows.
  public var relaxations: [Relaxation.Kind]?
  /// Where the members are that can be wrong together.
  var members: [String: SourcePosition] = [:]
  /// Where it is asked for.
  public var position: SourcePosition
  /// Where the tokens that it names are named, for those that are named in a file.
  public var places: [TokenPath: SourcePosition] = [:]

  /// The roles by name.
  public enum RoleName: String, CaseIterable, Hashable, Sendable {
    /// What marks lie on.
    case background
    /// Text and icons.
    case foreground
    /// Lines.
    case border
  }

  /// Where derived tokens stand.
  public enum Naming: Hashable, Sendable {
    /// As children of a group: `color.action.primary.hovered`.
    case children(of: TokenPath)
    /// Beside the base, with the state at the end of its name: `bg-accent-hovered`.
    case suffix
  }

  /// The content of a background.
  public struct Content: Hashable, Sendable {
    /// The name of the token to make for it, `nil` to make none.
    public var name: String?
    /// The colors to choose from, best first; black and white when it is empty.
    public var candidates: [TokenPath]
  }

  /// The ring around a focused control.
  public struct Focus: Hashable, Sendable {
    /// A color to take alone where it stands out from all that the ring touches; `nil` for none.
    public var brand: TokenPath?
    /// Where it is asked for.
    public var position: SourcePosition
  }

  /// Whether hovered and pressed take no step: the control tells them by something else.
  var isStill: Bool { direction == .still }

  /// The token of a state.
  public func path(of state: ControlState) -> TokenPath {
    if state == .normal { return base }
    return path(named: state.rawValue)
  }

  /// The token of a tone of the ring.
  func path(of tone: FocusTone) -> TokenPath { path(named: tone.name) }

  /// The tokens that it makes, or takes over where they are written by hand.
  var newPaths: [TokenPath] {
    var paths = states.filter { $0 != .normal }.map { path(of: $0) }
    paths += contentStates.compactMap { pathOfContent(in: $0) }
    if hasAlphaTwin { paths.append(path(named: Self.alphaTwin)) }
    return focus == nil ? paths : paths + FocusTone.allCases.map { path(of: $0) }
  }

  /// The group that asks for it; `nil` when a config does.
  var group: TokenPath? {
    if case .children(let group) = naming { group } else { nil }
  }

  /// The token of something that is made with the states.
  func path(named name: String) -> TokenPath {
    switch naming {
    case .children(let group): group.appending(name)
    // A `$root` stands for its group, whose states are its children: `$root-hovered` is no name of the format.
    case .suffix where base.name == "$root": (base.parent ?? .root).appending(name)
    case .suffix: TokenPath(base.text + "-" + name)
    }
  }
}

extension ControlState {
  /// The states that have a token: all but focused, which is told by a ring and not by a color of its own.
  static let withTokens: [ControlState] = allCases.filter { $0 != .focused }
}

/// A number as it stands in a file, or a reference to a number token.
public enum TokenNumber: Hashable, Sendable {
  /// A number.
  case literal(Double)
  /// A token of type `number`.
  case token(TokenPath, SourcePosition)
}

/// One thing that must hold between two colors.
public struct Requirement: Hashable, Sendable {
  /// What is measured.
  public var metric: Metric
  /// Whose color is judged.
  public var subject: Subject
  /// What it is held against.
  public var against: Other
  /// The least value.
  public var minimum: TokenNumber
  /// The states in which it must hold; all but disabled when it is empty.
  public var states: [ControlState]
  /// Why, in the author's words.
  public var reason: String?
  /// Where it is asked for.
  public var position: SourcePosition

  /// What is measured.
  public enum Metric: String, CaseIterable, Hashable, Sendable {
    /// The contrast ratio of WCAG 2.x.
    case wcag2
    /// The magnitude of APCA's Lc.
    case apca
    /// The distance in OKLab.
    case deltaE
  }

  /// Whose color.
  public enum Subject: String, CaseIterable, Hashable, Sendable {
    /// The color of the role.
    case own = "self"
    /// Its content.
    case content
  }

  /// Whether the engine holds it while it makes the states of this role. All others are only verified.
  func isHeld(for role: DerivationRequest.RoleName) -> Bool {
    guard metric == .wcag2, states.isEmpty else { return false }
    return switch (role, subject, against) {
    case (.background, .content, .own), (.background, .own, .content), (.background, .own, .surfaces): true
    case (.foreground, .own, .surfaces), (.border, .own, .surfaces): true
    default: false
    }
  }

  /// The other color.
  public enum Other: Hashable, Sendable {
    /// Each surface that it lies on.
    case surfaces
    /// The color of the role itself.
    case own
    /// The content.
    case content
    /// A token.
    case token(TokenPath)
  }
}
