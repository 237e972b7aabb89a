internal import ColorCore
internal import ColorDerivation

extension Judge {
  /// Measures raised surfaces: each is told from the one below it in a dark theme, where no shadow tells it, and what lies
  /// on the surface can be read on every level of it. What other roles are on them is measured with those.
  mutating func levels() {
    var below: [TokenPath: SurfaceLevel] = [:]
    for level in theme.levels {
      defer { below[level.surface] = level }
      content(on: level)
      let lower =
        below[level.surface].map { ($0.path, $0.color) } ?? lowest(level.surface).map { (level.surface, $0) }
      guard theme.appearance.scheme == .dark, let (path, color) = lower else { continue }
      checks += 1
      let deltaE = lab(level.color).deltaEOK(to: lab(color))
      guard deltaE < Judge.leastDeltaE else { continue }
      findings.append(
        Finding(
          "levels-alike", .warning,
          "'\(path)' and '\(level.path)' differ by only \(text(deltaE)) (ΔE OK)", token: level.path,
          in: theme.permutation, at: level.position,
          data: Finding.Measurement(
            metric: Metric.deltaEOK.rawValue, value: deltaE, minimum: Judge.leastDeltaE, against: path.text,
            state: ControlState.normal.rawValue)))
    }
  }

  /// The content of a surface that has states of its own, on a level above it.
  private mutating func content(on level: SurfaceLevel) {
    guard let set = theme.sets.first(where: { $0.request.base == level.surface }), let content = set.content
    else {
      return
    }
    checks += 1
    let ground = level.color.seen(on: page), minimum = held(set)
    let contrast = content.color.seen(on: ground).contrast(with: ground)
    guard contrast < minimum else { return }
    let against = "content \(content.color.hex)"
    var finding = Finding(
      "contrast-unmet", .error, "\(contrast.roundedDown):1 on \(against) is below \(minimum.roundedDown):1",
      token: level.path, in: theme.permutation, at: level.position,
      data: Finding.Measurement(
        metric: Requirement.Metric.wcag2.rawValue, value: contrast.ratio, minimum: minimum.ratio,
        against: against,
        state: ControlState.normal.rawValue))
    finding.set = set.request.base
    findings.append(finding)
  }

  private func lowest(_ surface: TokenPath) -> EmittedColor? {
    theme.entries.first { $0.path == surface }?.color
  }

  private func lab(_ color: EmittedColor) -> Color<OKLab> { color.seen(on: page).converted(to: OKLab.self) }

  private var page: Color<SRGB> { Recipe.canvas(of: theme.appearance).color }
}
