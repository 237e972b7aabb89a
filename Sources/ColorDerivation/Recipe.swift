public import ColorCore

/// Whether the base color itself may be changed.
public enum BasePolicy: String, CaseIterable, Hashable, Sendable {
  /// It stays; what can't be met is reported.
  case keep
  /// It may move, as little as is needed, at the same hue. The report says by how much.
  case adjust
  /// It stays, and a base that misses its contrast gives no states at all to rely on.
  case fail
}

/// All that decides how states are made: a value, so that two teams can hold theirs side by side.
///
///     let recipe = Recipe(role: .background(.fill), appearance: .light)
///     recipe.variants(of: SRGB8(0x0F62FE)).hovered  // #0052e4
public struct Recipe: Hashable, Sendable {
  /// What the color is for.
  public var role: Role
  /// The appearance it is for.
  public var appearance: Appearance
  /// Every color it may lie on. A promise holds on all of them.
  public var surfaces: [SRGB8]
  /// What else it may lie on, where that isn't known; nothing by default.
  public var backdrops: [Backdrop]
  /// The least contrast: of the content on a background, or of a foreground or border on its surfaces.
  public var minimum: Contrast
  /// The least contrast of a background with each of its surfaces; nothing by default, since WCAG asks for none
  /// where the content alone tells what it is.
  public var standalone: Contrast?
  /// The least magnitude of the advisory lightness contrast Lc of text, about 0 to 106, beside ``minimum``; nothing
  /// by default. It is no requirement of a standard: accessibility is judged by ``minimum``.
  public var lightnessContrast: Double?
  /// A lower contrast that may be fallen back on; nothing by default.
  public var fallback: Contrast?
  /// How the content of a background is chosen.
  public var content: ContentRule
  /// Which of white and black is tried first as the content.
  public var preference: ContentPreference
  /// How far the states lie from normal.
  public var steps: Steps
  /// Whether the steps were chosen, so that one that has to be smaller is given up (``Relaxation/Kind/step``). The
  /// default steps are wishes: where the side is free, a smaller one is only told in ``VariantSet/reasons``.
  public var holdsSteps: Bool
  /// What each state should be, where another rule than the steps says so; nothing by default.
  public var ideals: StateColors?
  /// The states of a chosen control; nothing by default, and then a set has none.
  public var selection: Selection?
  /// What becomes of the chroma.
  public var chroma: ChromaRule
  /// Degrees of hue by which a state turns for each tenth of lightness that it is darker, −6 to 6; 0 by default.
  /// A yellow that turns toward orange as it darkens (−4) looks less like olive.
  public var hueTorsion: Double
  /// How far they must lie apart.
  public var floors: Floors
  /// How the side is chosen.
  public var direction: Direction
  /// The limits of the automatic direction.
  public var limits: DirectionLimits
  /// Whether pressed goes on where hovered went.
  public var profile: StepProfile
  /// Whether a side that costs a vivid color more than a quarter of its chroma gives way to the other.
  public var keepsVividness: Bool
  /// Whether the base may be changed.
  public var base: BasePolicy
  /// What disabled is like.
  public var disabled: DisabledRule
  /// What may be given up when not all can be had, in the order in which it is tried.
  public var relaxations: [Relaxation.Kind]

  /// The default recipe of a role in an appearance.
  ///
  /// With increased contrast a decorative border becomes a functional one (``Role/promoted(in:)``).
  ///
  /// - Parameters:
  ///   - role: What the color is for.
  ///   - appearance: The appearance it is for.
  ///   - surfaces: What the color lies on; by default ``canvas(of:)``. Must not be empty.
  ///   - minimum: By default 4.5 for text and 3 for functional borders; 7 and 4.5 with increased contrast.
  public init(
    role: Role, appearance: Appearance = .light, surfaces: [SRGB8]? = nil, minimum: Contrast? = nil
  ) {
    let role = role.promoted(in: appearance)
    self.role = role
    self.appearance = appearance
    self.surfaces = surfaces ?? [Recipe.canvas(of: appearance)]
    precondition(!self.surfaces.isEmpty, "a color lies on at least one surface")
    backdrops = []
    self.minimum = minimum ?? Recipe.minimum(for: role, in: appearance)
    if case .background = role { content = .blackOrWhite } else { content = .none }
    preference = .balanced
    steps = Steps(for: role, in: appearance)
    holdsSteps = false
    ideals = nil
    selection = nil
    chroma = ChromaRule(for: role, in: appearance)
    hueTorsion = 0
    lightnessContrast = nil
    floors = Floors(for: role, in: appearance)
    direction = .automatic
    limits = DirectionLimits()
    profile = .monotone
    keepsVividness = false
    if case .background = role { base = .keep } else { base = .adjust }
    disabled = DisabledRule(for: role, in: appearance)
    relaxations = [.direction, .step, .profile, .content, .base, .target]
  }

  /// The page of an appearance where none is named: white, `#121212`, and black for dark with increased contrast.
  public static func canvas(of appearance: Appearance) -> SRGB8 {
    switch (appearance.scheme, appearance.contrast) {
    case (.light, _): .white
    case (.dark, .standard): SRGB8(0x121212)
    case (.dark, .increased): .black
    }
  }

  /// The least contrast of a role in an appearance; 1 for decorative borders, of which none is asked.
  public static func minimum(for role: Role, in appearance: Appearance) -> Contrast {
    let isHigh = appearance.contrast == .increased
    switch role.promoted(in: appearance) {
    case .background, .foreground: return isHigh ? .enhancedText : .text
    case .border(.functional): return isHigh ? .text : .nonText
    case .border(.decorative): return Contrast(1)
    }
  }
}
