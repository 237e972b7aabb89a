internal import ColorCore

/// The states that differ from normal, placed on one side of it.
struct Plan {
  var side: Side
  var hovered: Sample
  var pressed: Sample
  var selection: SelectedSamples?
  var reasons: [Reason] = []
  var relaxations: [Relaxation] = []

  /// All states that can be used, normal first.
  func states(from normal: Sample) -> [(state: ControlState, sample: Sample)] {
    guard let selection else { return [(.normal, normal), (.hovered, hovered), (.pressed, pressed)] }
    return [(.normal, normal), (.hovered, hovered), (.pressed, pressed)] + selection.placed
  }

  /// The placed colors, in the order of states.
  var placed: [(state: ControlState, sample: Sample)] {
    guard let selection else { return [(.hovered, hovered), (.pressed, pressed)] }
    return [(.hovered, hovered), (.pressed, pressed)] + selection.placed
  }
}

/// The states of a chosen control. They lie on the heap, since few sets have them and every plan is copied often.
struct SelectedSamples: Hashable {
  private let samples: [Sample]

  init(selected: Sample, hovered: Sample, pressed: Sample) { samples = [selected, hovered, pressed] }

  var selected: Sample { samples[0] }
  var hovered: Sample { samples[1] }
  var pressed: Sample { samples[2] }

  var placed: [(state: ControlState, sample: Sample)] {
    [(.selected, selected), (.selectedHovered, hovered), (.selectedPressed, pressed)]
  }
}

struct PlanFailure: Error {
  var miss: Reason.Miss
  init(_ miss: Reason.Miss) { self.miss = miss }
}
