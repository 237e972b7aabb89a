public import ColorCore

/// One pair of colors that was checked, with all that is needed to check it again without this engine.
///
/// The colors are the integers that are written. The measure is a fraction of two integers, so that no spelling of a
/// double stands between the engine and a reader; `Tools/check_proof.py` computes it anew from the colors alone. A
/// record is a statement about these colors, and may be true of a pair that misses what was asked: then ``Check/passes``
/// is false in it.
public struct ProofRecord: Hashable, Sendable {
  /// The theme: the name of an appearance, unless another was given.
  public var theme: String
  /// The brand; nothing where there is one only.
  public var brand: String?
  /// The token of the base; nothing for a color without a name.
  public var token: String?
  /// `background`, `foreground` or `border`; `focus` for a ring and `layer` for what is seen of a layer.
  public var role: String
  /// `fill`, `surface`, `functional` or `decorative`; nothing where there are no kinds.
  public var kind: String?
  /// The color that the states were made from, as it was taken; nothing for rings and layers.
  public var base: WrittenColor?
  /// What was measured, on what, and the range it must lie in.
  public var check: Check
  /// Where ``Check/against`` is a backdrop that isn't known: the darkest color that it may be, ``Check/against`` being
  /// the lightest. The contrast is the least with any color between them.
  public var darkestBackdrop: SRGB8?
  /// The step that says which way counts as forward, for a difference of lightness; nothing for other metrics.
  public var direction: Direction?
  /// Degrees of hue by which a state was meant to turn for each tenth of lightness that it is darker, for a
  /// drift of hue; 0 for other metrics.
  public var hueTorsion: Double
  /// How the color of the state comes from a layer on a ground; nothing for what isn't a layer.
  public var composite: Composite?
  /// Whether the content is the same on every state, for the contrast of a background's text; nothing for other
  /// checks.
  public var content: ContentKind?
  /// How the color of the state lies to the base; nothing for rings, layers, and where the color of the state isn't in
  /// the record.
  public var derivation: Derivation?
  /// The hash of the recipe: every value in it.
  public var configuration: ConfigurationHash

  /// The version of the engine that made the record.
  public static let engineVersion = "0.1.0"

  /// A step from one color to another.
  public struct Direction: Hashable, Sendable {
    /// Where it begins: the color at rest.
    public var from: WrittenColor
    /// Where it goes to: the color under the pointer.
    public var to: WrittenColor
  }

  /// A layer on a ground, and the ways of rounding by which the color of the state is seen of them.
  ///
  /// The color of the state is ``Check/against`` for text and icons that lie on it, and otherwise ``Check/subject``.
  public struct Composite: Hashable, Sendable {
    /// The opaque color that the layer lies on.
    public var ground: SRGB8
    /// The layer.
    public var layer: StateLayer
    /// The ways, in the order of the recipe. On one ground, the records of a state have all of them between them.
    public var models: [Compositing]
  }

  /// How the content of a background was chosen.
  public enum ContentKind: String, CaseIterable, Hashable, Sendable {
    /// One color on all states.
    case fixed
    /// One translucent color, of which something else is seen on each state.
    case translucent
    /// One of several in each state.
    case perState = "per-state"
  }

  /// How the color of a state lies to the base, in OKLCH.
  public struct Derivation: Hashable, Sendable {
    /// The lightness of the base, 0 to 1.
    public var baseLightness: Double
    /// The lightness of the state less that of the base.
    public var step: Double
    /// The chroma of the state.
    public var chroma: Double
    /// The hue of the state in degrees; nothing for a grey.
    public var hue: Double?
    /// Whether the gamut has less than the chroma of the base at the lightness of the state.
    public var isGamutReduced: Bool
  }

  /// How far inside its range the value lies; negative by as much as it misses it.
  public var margin: Double {
    min(check.value - check.allowed.lowerBound, check.allowed.upperBound - check.value)
  }
}
