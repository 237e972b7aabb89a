internal import ColorCore
internal import ColorDerivation

extension Judge {
  /// Holds colors of different meaning against each other, at rest: those of one role that may stand in the place of
  /// one another.
  mutating func meanings() {
    let speakers = theme.sets.compactMap { set in set.said.map { (set: set, said: $0) } }
    let check = MeaningCheck()
    for (i, a) in speakers.enumerated() {
      for b in speakers.dropFirst(i + 1) {
        guard a.said.isAlternative(to: b.said), a.set.recipe.role == b.set.recipe.role else { continue }
        guard let first = color(a.set), let second = color(b.set) else { continue }
        checks += 1
        guard let found = check.finding(of: MeaningPair(first, second)) else { continue }
        var finding = Finding(
          "meaning-by-hue", .warning, found.description, token: a.set.request.base, in: theme.permutation,
          at: a.set[.normal]?.position ?? a.set.request.position,
          data: Finding.Measurement(
            metric: found.isForAll ? Metric.deltaEOK.rawValue : Metric.deltaEOKColorVision.rawValue,
            value: found.deltaE, minimum: check.deltaE, against: second.name,
            state: ControlState.normal.rawValue))
        finding.set = a.set.request.base
        findings.append(finding)
      }
    }
  }

  /// The color of a set at rest, as it is seen on its first surface.
  private func color(_ set: StateSet) -> MeaningColor? {
    guard let normal = set[.normal], let surface = set.surfaces.first else { return nil }
    let seen = set.seen(normal, on: surface)
    return MeaningColor(set.request.base.text, SRGB8(clipping: seen))
  }
}
