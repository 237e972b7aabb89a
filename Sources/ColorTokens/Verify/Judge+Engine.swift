internal import ColorCore
internal import ColorDerivation

// What is told of layers, of wider screens, of presets and levels, beside what is told of every set.
extension Judge {
  mutating func tellEngine(_ set: StateSet) {
    tellLayers(set)
    for wide in set.wideSets { tell(wide, of: set) }
    tellPreset(set)
    tellLevel(set)
    tellTwin(set)
  }

  private mutating func tell(
    _ rule: String, _ level: Diagnostic.Level, _ message: String, _ set: StateSet, of token: TokenPath? = nil,
    hint: String? = nil
  ) {
    findings.append(
      Finding(
        rule, level, message, hint: hint, token: token ?? set.request.base, in: theme.permutation,
        at: set.request.position))
  }

  /// What became of layers, on every ground and however a renderer rounds.
  private mutating func tellLayers(_ set: StateSet) {
    guard let layers = set.layers else { return }
    checks += layers.checks.count
    let words = layers.reasons.filter(\.isConcession).map(\.description).joined(separator: "; ")
    switch layers.outcome {
    case .exact: return
    case .relaxed: tell("relaxed", .warning, words, set)
    case .infeasible: tell("infeasible", .error, words, set)
    }
  }

  /// What became of the states for wider screens.
  private mutating func tell(_ wide: WideVariantSet, of set: StateSet) {
    checks += wide.checks.count
    let words = "in \(wide.space.rawValue): "
    switch wide.verdict {
    case .exact: return
    case .relaxed:
      // What is given up on every screen is told once.
      let known = Set(set.variants?.reasons.map(\.description) ?? [])
      let given = wide.reasons.filter { $0.isConcession && !known.contains($0.description) }
      if !given.isEmpty {
        tell("relaxed", .warning, words + given.map(\.description).joined(separator: "; "), set)
      }
    case .infeasible(let certificate):
      tell("infeasible", .error, words + Reason.infeasible(certificate).description, set)
    }
  }

  /// The contrast of what wider screens show, on the integers and digits that are written.
  mutating func wideContrast(_ set: StateSet) {
    for wide in set.wideSets { contrast(set, wide) }
  }

  private mutating func contrast(_ set: StateSet, _ wide: WideVariantSet) {
    if case .border(.decorative) = set.recipe.role { return }
    if case .infeasible = wide.verdict { return }
    let minimum = held(set)
    for member in set.members where member.state != .disabled {
      var others: [(WrittenColor, String)] = []
      if case .background = set.recipe.role {
        if let content = set.content(in: member.state) {
          let color = content.color.written(in: wide.space)
          others = [(color, "content \(color)")]
        }
      } else {
        others = set.surfaces.map { (.srgb8($0.color), "\($0.name) (\($0.color))") }
      }
      for (other, name) in others {
        checks += 1
        let contrast = member.color.written(in: wide.space).contrast(with: other)
        tellThin(set, member, "wcag2", contrast.ratio, minimum.ratio, name)
        guard contrast < minimum else { continue }
        findings.append(
          unmet(
            set, member, "contrast-unmet", "wcag2", contrast.ratio, minimum.ratio, name,
            "in \(wide.space.rawValue) \(contrast.roundedDown):1 on \(name) is below \(minimum.roundedDown):1"
          ))
      }
    }
  }

  /// That a preset has a color of its own in the base's place.
  private mutating func tellPreset(_ set: StateSet) {
    guard let preset = set.request.preset, let variants = set.variants, let surface = set.surfaces.first,
      let color = theme.tokens[set.request.base]?.color
    else { return }
    let base = SRGB8(clipping: EmittedColor(color).composited(over: surface.color.color))
    guard variants.base != base else { return }
    tell("preset-normal", .note, Reason.presetNormal(preset, from: base, to: variants.base).description, set)
  }

  /// That a level holds less contrast than WCAG asks for, where no requirement holds more.
  private mutating func tellLevel(_ set: StateSet) {
    guard let number = set.request.level.flatMap(number), let level = ContrastLevel(number),
      let shortfall = level.shortfall(for: set.recipe.role), set.recipe.minimum < shortfall.asked
    else { return }
    tell("contrast-level", .warning, shortfall.description, set, hint: "a requirement holds more")
  }

  /// How far the twin of disabled is from it on the surfaces that it wasn't made for.
  private mutating func tellTwin(_ set: StateSet) {
    guard let twin = set.alphaTwin, let member = set.alphaTwinMember else { return }
    let others = set.surfaces.map { ($0, twin.residual(on: $0.color)) }.filter { $0.1 > 0 }
    guard let (surface, residual) = others.max(by: { $0.1 < $1.1 }) else { return }
    tell(
      "alpha-twin", .note,
      "\(twin.color.hex) looks like \(twin.target.hex) on \(set.surfaces[0].name), and is "
        + "\(NumberText.fixed(residual, decimals: 3)) (ΔE OK) from it on \(surface.name)", set,
      of: member.path)
  }
}
