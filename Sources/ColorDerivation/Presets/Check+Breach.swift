internal import ColorCore

extension Check {
  /// What is broken, as a sentence without a full stop: `hovered: #ffffff on #4096ff has 2.98:1,
  /// 4.50:1 is asked for (C1)`.
  var breach: String {
    let id = "(\(constraint.rawValue))"
    let other = against.text
    switch metric {
    case .wcag2:
      let asked = Check.range(allowed) { Contrast($0).roundedDown + ":1" }
      let pair = constraint == .stateFloor ? "\(subject.text) to \(other)" : "\(subject.text) on \(other)"
      return "\(state.words): \(pair) has \(Contrast(value).roundedDown):1, \(asked) is asked for \(id)"
    case .deltaEOK, .deltaEOKColorVision:
      let seen = metric == .deltaEOK ? "" : " under a deficiency of color vision"
      return "\(state.words): \(subject.text) is only \(Check.short(value)) (ΔE OK) from \(other)\(seen), "
        + "\(Check.short(allowed.lowerBound)) is asked for \(id)"
    case .apca:
      return "\(state.words): \(subject.text) on \(other) has Lc \(NumberText.fixed(value, decimals: 1)), "
        + "\(NumberText.shortest(allowed.lowerBound)) is asked for \(id)"
    case .lightness:
      // An opposed profile asks for less than nothing.
      let way = allowed.lowerBound > 0 ? "go on where hovered went" : "go the other way than hovered"
      return "\(state.words): it doesn't \(way) \(id)"
    case .hue:
      return "\(state.words): the hue turns by \(NumberText.fixed(value, decimals: 1))°, "
        + "\(NumberText.shortest(allowed.upperBound))° are allowed \(id)"
    case .chroma:
      return "\(state.words): the chroma grows by \(Check.short(value)), "
        + "\(NumberText.shortest(allowed.upperBound)) is allowed \(id)"
    }
  }

  private static func short(_ value: Double) -> String { NumberText.fixed(value, decimals: 3) }

  private static func range(_ range: ClosedRange<Double>, _ text: (Double) -> String) -> String {
    range.upperBound.isFinite
      ? "\(text(range.lowerBound)) to \(text(range.upperBound))" : text(range.lowerBound)
  }
}
