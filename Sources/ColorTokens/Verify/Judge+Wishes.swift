internal import ColorCore
internal import ColorDerivation

extension Judge {
  /// Tells where a state couldn't have the color that the author asks for: an exact verdict wouldn't say so.
  mutating func wishes(_ set: StateSet) {
    for case .departed(let state, let wish, let made) in set.variants?.reasons ?? [] {
      guard set.request.wishes[state] != nil, let member = set[state], !member.isWritten else { continue }
      checks += 1
      let deltaE = WrittenColor.srgb8(wish).deltaEOK(to: made)
      // What is nearer isn't another color.
      guard deltaE >= 0.01 else { continue }
      let reason = Reason.departed(state, from: wish, to: made)
      findings.append(
        Finding(
          "wish-moved", .warning, "\(reason.description), \(text(deltaE)) (ΔE OK) from it",
          token: member.path ?? set.request.base, in: theme.permutation, at: member.position))
    }
  }
}
