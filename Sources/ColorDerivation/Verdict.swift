public import ColorCore

/// What became of a set of states.
public enum Verdict: Hashable, Sendable {
  /// Every constraint holds, and nothing was given up.
  case exact
  /// Every constraint that still stands holds; these were given up, in this order.
  case relaxed([Relaxation])
  /// A constraint can't be met. The set is the best that was found.
  case infeasible(Certificate)

  /// `exact`, `relaxed` or `infeasible`.
  public var name: String { outcome.rawValue }
}

extension Verdict {
  /// What was given up, in that order; nothing for an exact set and for one that can't be had.
  public var relaxations: [Relaxation] {
    if case .relaxed(let given) = self { given } else { [] }
  }
}

/// Something that was given up, and by how much.
public struct Relaxation: Hashable, Sendable {
  /// What a solver may give up.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The side that was asked for.
    case direction
    /// The size of a step, down to the floors.
    case step
    /// The profile: pressed went the other way than was asked for.
    case profile
    /// The candidates for the content: black or white was taken.
    case content
    /// The base color.
    case base
    /// The contrast that was asked for: the fallback holds.
    case target
    /// The accent of a chosen control: selected is another color.
    case accent
    /// The place of the disabled color.
    case disabled
  }

  /// What was given up.
  public var kind: Kind
  /// How much was wanted, in the unit of the kind: lightness for steps, ΔE OK for a base or accent (0), a ratio for
  /// targets and disabled; nothing where there is no amount.
  public var wanted: Double?
  /// How much there is now.
  public var given: Double?

  /// Something given up, with its amounts where it has any.
  public init(_ kind: Kind, wanted: Double? = nil, given: Double? = nil) {
    self.kind = kind
    self.wanted = wanted
    self.given = given
  }
}

/// Why a set can't be made: what was asked, the best that can be had, and what would work.
public struct Certificate: Hashable, Sendable {
  /// The constraints that stand against each other.
  public var constraints: [ConstraintID]
  /// The contrast that was asked for.
  public var required: Contrast
  /// The best contrast that any allowed choice reaches in the normal state.
  public var best: Contrast
  /// The nearest base, by ΔE OK at the same hue, for which the whole set can be made; nothing if there is none.
  public var nearestBase: WrittenColor?
}
