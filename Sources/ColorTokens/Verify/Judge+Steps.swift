internal import ColorCore
internal import ColorDerivation

extension Judge {
  /// Holds the steps that an author asks for against those that were made: at black and white a step ends early, and an
  /// exact verdict wouldn't say so.
  mutating func steps(_ set: StateSet) {
    guard let variants = set.variants, !hasGivenUpSteps(variants.verdict) else { return }
    for member in set.members where !member.isWritten && member.color.isOpaque {
      guard let wish = set.request.deltas[member.state], let asked = number(wish),
        let start = set[member.state.beginning], start.color.isOpaque
      else { continue }
      checks += 1
      let made = abs(lightness(member) - lightness(start))
      // A byte is up to 0.004 of lightness; what is nearer isn't another step.
      guard made < asked - 0.01 else { continue }
      findings.append(
        unmet(
          set, member, "step-short", "lightness", made, asked, start.state.rawValue,
          "\(member.state.rawValue) goes \(text(made)) from \(start.state.rawValue), \(text(asked - made)) short of "
            + "the \(NumberText.shortest(asked)) that is asked for", level: .warning))
    }
  }

  private func hasGivenUpSteps(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .exact: false
    case .relaxed(let given): given.contains { $0.kind == .step }
    case .infeasible: true
    }
  }

  private func lightness(_ member: StateSet.Member) -> Double {
    member.color.bytes.color.converted(to: OKLab.self).lightness
  }
}

extension ControlState {
  /// The state that a step begins at.
  fileprivate var beginning: ControlState {
    switch self {
    case .selectedHovered, .selectedPressed: .selected
    default: .normal
    }
  }
}
