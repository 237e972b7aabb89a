public import ColorCore
public import ColorDerivation

/// The states of one role color in a theme: its tokens, and what they were made by.
///
/// A set is large, and stands in many lists and tables: its parts lie behind a reference, so that a copy costs nothing.
public struct StateSet: Sendable {
  private let storage: Storage

  private final class Storage: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  /// A set made of its parts.
  init(_ parts: Parts) { storage = Storage(parts) }

  /// What was asked for.
  public var request: DerivationRequest { storage.parts.sound.request }
  /// What the color says by itself.
  var said: SaidMeaning? { storage.parts.sound.said }
  /// The recipe.
  public var recipe: Recipe { storage.parts.recipe }
  /// What the color lies on.
  public var surfaces: [Surface] { storage.parts.surfaces }
  /// The states, normal first.
  public var members: [Member] { storage.parts.members }
  /// The content of a background.
  public var content: Member? { storage.parts.content }
  /// The content in the other states, where it changes with them; empty where it stays the same.
  public var changingContent: [Member] { storage.parts.changingContent }
  /// The content of a disabled background.
  public var disabledContent: Member? { storage.parts.disabledContent }
  /// The ring around a focused control, where one is asked for.
  public var focus: Focus? { storage.parts.focus }
  /// What the engine found; `nil` when every state is written by hand.
  public var variants: VariantSet? { storage.parts.variants }
  /// Whether the engine found something.
  var hasVariants: Bool { storage.parts.variants != nil }
  /// What the engine found for wider screens, where a wide gamut is asked for: for Display P3.
  public var wide: WideVariantSet? { storage.parts.wide }
  /// What the engine found for screens of Rec. 2020, where that is asked for.
  public var rec2020: WideVariantSet? { storage.parts.rec2020 }
  /// What the engine found for wider screens, each for more than the one before.
  var wideSets: [WideVariantSet] { storage.parts.wideSets }
  /// The layers that the engine found, where states are layers.
  public var layers: LayerSet? { storage.parts.layers }
  /// The translucent twin of disabled, where one is asked for.
  public var alphaTwin: AlphaTwin? { storage.parts.alphaTwin }
  /// The token of that twin.
  public var alphaTwinMember: Member? { storage.parts.alphaTwinMember }

  /// The member of a state.
  public subscript(state: ControlState) -> Member? { storage.parts[state] }

  /// What is seen of a member on a surface: a layer lies on the color of normal, which lies on the surface.
  func seen(_ member: Member, on surface: Surface) -> Color<SRGB> {
    storage.parts.seen(member, on: surface)
  }

  /// What a set is made of.
  struct Parts: Hashable, Sendable {
    let sound: SoundRequest
    var recipe: Recipe
    var surfaces: [Surface]
    var members: [Member] = []
    var content: Member?
    var changingContent: [Member] = []
    var disabledContent: Member?
    var focus: Focus?
    var variants: VariantSet?
    var wide: WideVariantSet?
    var rec2020: WideVariantSet?
    var layers: LayerSet?
    var alphaTwin: AlphaTwin?
    var alphaTwinMember: Member?

    var request: DerivationRequest { sound.request }

    var wideSets: [WideVariantSet] { [wide, rec2020].compactMap { $0 } }

    /// The ten bits of a state in every wide space.
    func codes(of state: ControlState) -> [WideColor] { wideSets.compactMap { $0[state]?.wide } }

    /// The ten bits of the content of a state in every wide space; none where it stays the bytes of sRGB.
    func contentCodes(in state: ControlState) -> [WideColor] {
      wideSets.compactMap { $0.content(in: state)?.wide }
    }

    subscript(state: ControlState) -> Member? { members.first { $0.state == state } }

    func seen(_ member: Member, on surface: Surface) -> Color<SRGB> {
      let page = surface.color.color
      guard member.isLayer, let normal = self[.normal] else { return member.color.seen(on: page) }
      return member.color.seen(on: normal.color.seen(on: page))
    }
  }
}

extension StateSet: Hashable {
  /// Whether all parts are the same.
  public static func == (a: StateSet, b: StateSet) -> Bool {
    a.storage === b.storage || a.storage.parts == b.storage.parts
  }

  /// Feeds the parts to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.parts) }
}

extension StateSet {
  /// Something that a color lies on.
  public struct Surface: Hashable, Sendable {
    /// Its token; `nil` for the theme's page.
    public var path: TokenPath?
    /// The state that the surface is in.
    public var state: ControlState
    /// Its color, opaque.
    public var color: SRGB8
    /// How many levels it is raised above the surface of its token.
    public var level = 0

    /// What it is called in messages: its token, or the page.
    var name: String { (path?.text ?? "the page") + (level == 0 ? "" : ", raised \(level)") }
  }

  /// A state, its token and its color.
  public struct Member: Hashable, Sendable {
    /// The state.
    public var state: ControlState
    /// Its token; `nil` for a content that no token is made for.
    public var path: TokenPath?
    /// Its color.
    public var color: EmittedColor
    /// Whether it was written by hand.
    public var isWritten: Bool
    /// Where it is written or asked for.
    public var position: SourcePosition
    /// Whether it is a layer, to be laid on the color of normal.
    public var isLayer = false
  }

  /// The ring around a focused control.
  public struct Focus: Hashable, Sendable {
    /// The tone next to the surface.
    public var outer: Member
    /// The tone next to the control; the same color as the other where the ring is of one color.
    public var inner: Member
    /// The ring as the engine made it, with its proof; a tone that is written by hand isn't in it.
    public var ring: FocusRing
    /// The rule that made it.
    public var rule: FocusRule

    /// The least contrast of a ring with what it touches: that of a functional border.
    static func minimum(in appearance: Appearance) -> Contrast {
      Recipe.minimum(for: .border(.functional), in: appearance)
    }
  }
}
