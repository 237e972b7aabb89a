public import ColorCore

/// A fact about why a ring is as it is. Its ``description`` is a sentence for people.
public enum FocusReason: Hashable, Sendable {
  /// The brand's color stands out from everything next to the ring.
  case brand(SRGB8)
  /// The brand's color doesn't stand out from a neighbor.
  case brandRefused(SRGB8, FocusNeighbor, Contrast, asked: Contrast)
  /// Nothing is known of what lies next to the ring, so that a single color can't be promised to be seen.
  case brandUnproved(SRGB8)
  /// Black or white took the place of a tone, because of what was measured with the one asked for.
  case toneReplaced(from: SRGB8, to: SRGB8, Check)
  /// The tone outside, with its least contrast on the surfaces.
  case outer(SRGB8, Contrast)
  /// The tone outside, where no surface is known.
  case anySurface(outer: SRGB8)
  /// What even black and white don't reach.
  case infeasible(Check)

  /// Whether something was given up by it.
  public var isConcession: Bool {
    switch self {
    case .toneReplaced, .infeasible: true
    case .brand, .brandRefused, .brandUnproved, .outer, .anySurface: false
    }
  }
}

extension FocusReason: CustomStringConvertible {
  /// The fact as a sentence without a full stop.
  public var description: String {
    switch self {
    case .brand(let color):
      "the ring is \(color.hex) alone, since it stands out from the control and its surfaces"
    case .brandRefused(let color, let neighbor, let contrast, let asked):
      "the ring has two tones, because \(color.hex) has \(contrast.roundedDown):1 with \(FocusReason.words(neighbor)), "
        + "below \(asked.roundedDown):1"
    case .brandUnproved(let color):
      "the ring has two tones, because \(color.hex) alone can't be promised to be seen on a backdrop that isn't known"
    case .toneReplaced(let from, let to, let check):
      "\(to.hex) takes the place of \(from.hex), because \(FocusReason.words(check))"
    case .outer(let color, let contrast):
      "the outer tone is \(color.hex), \(contrast.roundedDown):1 or more on the surfaces"
        + (contrast < .nonText ? "; the inner one stands out where it doesn't" : "")
    case .anySurface(let color): "the outer tone is \(color.hex), since no surface is known"
    case .infeasible(let check): "no ring does it: \(FocusReason.words(check))"
    }
  }

  private static func words(_ neighbor: FocusNeighbor) -> String {
    switch neighbor.part {
    case .component(let state): "the control's \(state.words) \(neighbor.color.hex)"
    case .surface: "the surface \(neighbor.color.hex)"
    }
  }

  private static func words(_ check: Check) -> String {
    "\(check.subject) and \(check.against) have \(Contrast(check.value).roundedDown):1, "
      + "below \(Contrast(check.allowed.lowerBound).roundedDown):1"
  }
}
