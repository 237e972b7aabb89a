internal import ColorCore
internal import ColorDerivation

extension Judge {
  /// Measures the ring around a focused control (C10): its tones with each other, and with all that it touches the
  /// one that stands out more. Only the worst of each is told.
  mutating func focus(_ set: StateSet) {
    guard let focus = set.focus else { return }
    tellBrand(set, focus)
    let minimum = StateSet.Focus.minimum(in: theme.appearance)
    var between: Contrast?
    var outside: (contrast: Contrast, against: String)?
    for surface in set.surfaces {
      let page = surface.color.color
      let outer = focus.outer.color.seen(on: page), inner = focus.inner.color.seen(on: page)
      // A ring of one color has nothing to hold against itself.
      if focus.outer.color.hex != focus.inner.color.hex {
        checks += 1
        let contrast = outer.contrast(with: inner)
        between = min(between ?? contrast, contrast)
      }
      let own = set.members.filter { $0.state != .disabled }.map { (set.seen($0, on: surface), Optional($0)) }
      for (color, member) in own + [(page, nil)] {
        checks += 1
        let contrast = max(outer.contrast(with: color), inner.contrast(with: color))
        guard contrast < outside?.contrast ?? Contrast(.infinity) else { continue }
        let name = member.map { "\($0.state.rawValue) (\($0.color.hex))" } ?? surface.name
        outside = (contrast, name)
      }
    }
    if let between, between < minimum {
      tell(set, focus, "the tones of the focus ring have \(between.roundedDown):1", between, minimum, "inner")
    }
    if let outside, outside.contrast < minimum {
      let what = "the focus ring has \(outside.contrast.roundedDown):1 on \(outside.against)"
      tell(set, focus, what, outside.contrast, minimum, outside.against)
    }
  }

  private mutating func tell(
    _ set: StateSet, _ focus: StateSet.Focus, _ what: String, _ contrast: Contrast, _ minimum: Contrast,
    _ against: String
  ) {
    findings.append(
      unmet(
        set, focus.outer, "focus-unmet", "wcag2", contrast.ratio, minimum.ratio, against,
        "\(what), below \(minimum.roundedDown):1"))
  }

  /// That the brand's color isn't taken alone, and why.
  private mutating func tellBrand(_ set: StateSet, _ focus: StateSet.Focus) {
    let refusals = focus.ring.reasons.filter { if case .brandRefused = $0 { true } else { false } }
    guard !refusals.isEmpty, !focus.outer.isWritten || !focus.inner.isWritten else { return }
    findings.append(
      Finding(
        "focus-brand-passed-over", .note, refusals.map(\.description).joined(separator: "; "),
        token: focus.outer.path, in: theme.permutation, at: focus.outer.position))
  }
}
