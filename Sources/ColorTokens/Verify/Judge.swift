internal import ColorCore
internal import ColorDerivation

/// Measures the sets of a theme one after the other.
struct Judge {
  let theme: Theme
  /// By what share a contrast should exceed what is asked for; `nil` where it needn't.
  var margin: Double?
  var findings: [Finding] = []
  var checks = 0

  /// The colors of the tokens that requirements name.
  private let named: [TokenPath: EmittedColor]

  init(theme: Theme, margin: Double? = nil) {
    self.theme = theme
    self.margin = margin
    var paths: Set<TokenPath> = []
    for set in theme.sets {
      for requirement in set.request.requirements {
        if case .token(let path) = requirement.against { paths.insert(path) }
      }
    }
    let entries = paths.isEmpty ? [] : theme.entries.filter { paths.contains($0.path) }
    named = Dictionary(entries.map { ($0.path, $0.color) }, uniquingKeysWith: { first, _ in first })
  }

  /// A mark and what it lies on, both as they are seen.
  private typealias Pair = (mark: Color<SRGB>, ground: Color<SRGB>, against: Against)

  /// What a color is held against. Its words are only made where something is told: most pairs hold.
  private enum Against {
    case surface(StateSet.Surface, withColor: Bool)
    case content(EmittedColor)
    case words(String)

    var words: String {
      switch self {
      case .surface(let surface, true): "\(surface.name) (\(surface.color))"
      case .surface(let surface, false): surface.name
      case .content(let color): "content \(color.hex)"
      case .words(let words): words
      }
    }
  }

  mutating func judge(_ set: StateSet) {
    let known = findings.count
    tellVerdict(set)
    tellEngine(set)
    contrast(set)
    wideContrast(set)
    states(set)
    steps(set)
    wishes(set)
    focus(set)
    exempt(set)
    for requirement in set.request.requirements { judge(requirement, of: set) }
    for index in known..<findings.count { findings[index].set = set.request.base }
  }

  // MARK: What derivation says itself

  private mutating func tellVerdict(_ set: StateSet) {
    guard let variants = set.variants, set.layers == nil else { return }
    tellContent(set, variants)
    switch variants.verdict {
    case .exact: return
    case .relaxed:
      let words = variants.reasons.map(\.description)
      let given = variants.reasons.filter(\.isConcession).map(\.description).joined(separator: "; ")
      findings.append(
        Finding(
          "relaxed", .warning, given.isEmpty ? words.joined(separator: "; ") : given,
          hint: variants.reasons.contains(where: isAboutExempt) ? "disabled is \(Self.exemption)" : nil,
          token: set.request.base, in: theme.permutation, at: set.request.position))
    case .infeasible(let certificate):
      findings.append(
        Finding(
          "infeasible", .error, Reason.infeasible(certificate).description, token: set.request.base,
          in: theme.permutation, at: set.request.position,
          data: Finding.Measurement(
            metric: "wcag2", value: certificate.best.ratio, minimum: certificate.required.ratio,
            against: certificate.constraints.map(\.rawValue).joined(separator: " "), state: "normal")))
    }
  }

  private func isAboutExempt(_ reason: Reason) -> Bool {
    if case .disabledOutside = reason { true } else { false }
  }

  /// That another content than the first candidate was taken, and why: the author's first choice would break.
  private mutating func tellContent(_ set: StateSet, _ variants: VariantSet) {
    guard let first = set.request.content?.candidates.first, let content = variants.content else { return }
    let refused = variants.reasons.filter { if case .contentRefused = $0 { true } else { false } }
    guard !refused.isEmpty else { return }
    findings.append(
      Finding(
        "content-passed-over", .note,
        "content is \(set.content?.color.hex ?? content.hex), not '\(first)': "
          + refused.map(\.description).joined(separator: "; "),
        token: set.request.base, in: theme.permutation, at: set.request.position))
  }

  // MARK: Contrast

  private mutating func contrast(_ set: StateSet) {
    if case .border(.decorative) = set.recipe.role { return }
    let minimum = held(set)
    for member in set.members where member.state != .disabled {
      for pair in pairs(set, member) {
        checks += 1
        let contrast = pair.mark.contrast(with: pair.ground)
        if contrast < minimum, !isInfeasible(set) {
          let against = pair.against.words
          findings.append(
            unmet(
              set, member, "contrast-unmet", "wcag2", contrast.ratio, minimum.ratio, against,
              "\(contrast.roundedDown):1 on \(against) is below \(minimum.roundedDown):1"))
        }
        tellThin(set, member, "wcag2", contrast.ratio, minimum.ratio, pair.against.words)
      }
    }
  }

  func isInfeasible(_ set: StateSet) -> Bool {
    if set.layers != nil { return false }
    return if case .infeasible? = set.variants?.verdict { true } else { false }
  }

  /// The contrast that a set is held to: the fallback where the target was given up.
  func held(_ set: StateSet) -> Contrast {
    if case .relaxed(let given)? = set.variants?.verdict, given.contains(where: { $0.kind == .target }) {
      return set.recipe.fallback ?? set.recipe.minimum
    }
    return set.recipe.minimum
  }

  /// What is read on what, in a state: the content on each background as it is seen, or the mark on each surface.
  private func pairs(_ set: StateSet, _ member: StateSet.Member) -> [Pair] {
    set.surfaces.compactMap { surface in
      let seen = set.seen(member, on: surface)
      guard case .background = set.recipe.role else {
        return (seen, surface.color.color, .surface(surface, withColor: true))
      }
      guard let content = set.content(in: member.state) else { return nil }
      return (content.color.seen(on: seen), seen, .content(content.color))
    }
  }

  /// What ``contrast(_:)`` and the requirements measure by WCAG, as values.
  func contrastPairs(of set: StateSet) -> [ContrastPair] {
    var found: [ContrastPair] = []
    func add(_ pair: Pair, _ member: StateSet.Member, isContent: Bool, _ minimum: Contrast) {
      found.append(
        ContrastPair(
          token: member.path ?? set.request.base, state: member.state, mark: pair.mark,
          ground: pair.ground, isContent: isContent, against: pair.against.words, minimum: minimum))
    }
    var isHeld = true, isBackground = false
    if case .border(.decorative) = set.recipe.role { isHeld = false }
    if case .background = set.recipe.role { isBackground = true }
    for member in set.members where isHeld && member.state != .disabled {
      for pair in pairs(set, member) { add(pair, member, isContent: isBackground, held(set)) }
    }
    for requirement in set.request.requirements where requirement.metric == .wcag2 {
      guard let minimum = number(requirement.minimum), !isToldByContrast(requirement, set) else { continue }
      for member in set.members where isAsked(requirement, in: member.state) {
        let isContent = requirement.subject == .content && requirement.against == .own
        for pair in pairs(of: requirement, set, member) {
          add(pair, member, isContent: isContent, Contrast(minimum))
        }
      }
    }
    return found
  }

  // MARK: States

  private mutating func states(_ set: StateSet) {
    guard let normal = set[.normal] else { return }
    for surface in set.surfaces.prefix(1) {
      let seen = set.members.map {
        ($0, set.seen($0, on: surface).converted(to: OKLab.self))
      }
      for (i, a) in seen.enumerated() {
        for b in seen.dropFirst(i + 1) where !isStill(set, a.0.state, b.0.state) {
          checks += 1
          let deltaE = a.1.deltaEOK(to: b.1)
          guard deltaE < Judge.leastDeltaE else { continue }
          findings.append(
            unmet(
              set, b.0, "states-alike", "deltaEOK", deltaE, Judge.leastDeltaE, a.0.state.rawValue,
              "\(a.0.state.rawValue) and \(b.0.state.rawValue) differ by only \(text(deltaE)) (ΔE OK)",
              level: isWritten([a.0, b.0]) ? .warning : .error))
        }
      }
      order(set, seen, normal)
    }
  }

  /// Whether two states are alike because none of them takes a step from the same state at rest.
  private func isStill(_ set: StateSet, _ a: ControlState, _ b: ControlState) -> Bool {
    set.recipe.direction == .still && a != .disabled && b != .disabled && a.isSelected == b.isSelected
  }

  /// What two states must differ by: where two patches are just told apart side by side.
  static let leastDeltaE = 0.02

  /// Pressed goes on where hovered went.
  private mutating func order(
    _ set: StateSet, _ seen: [(StateSet.Member, Color<OKLab>)], _ normal: StateSet.Member
  ) {
    guard set.recipe.profile == .monotone, !isOpposed(set), set.recipe.direction != .still,
      let n = seen.first(where: { $0.0.state == .normal }),
      let h = seen.first(where: { $0.0.state == .hovered }),
      let p = seen.first(where: { $0.0.state == .pressed })
    else { return }
    checks += 1
    let first = h.1.lightness - n.1.lightness, second = p.1.lightness - h.1.lightness
    guard first * second <= 0 else { return }
    findings.append(
      unmet(
        set, p.0, "turns-back", "lightness", first < 0 ? -second : second, 0, "hovered",
        "pressed turns back from hovered: lightness goes \(text(n.1.lightness)), \(text(h.1.lightness)), \(text(p.1.lightness))",
        level: isWritten([h.0, p.0]) ? .warning : .error))
  }

  private func isOpposed(_ set: StateSet) -> Bool {
    if case .relaxed(let given)? = set.variants?.verdict {
      given.contains { $0.kind == .profile }
    } else {
      false
    }
  }

  /// What was written by hand is the author's choice: told, but no error.
  private func isWritten(_ members: [StateSet.Member]) -> Bool {
    members.contains { $0.isWritten && $0.state != .normal }
  }

  // MARK: Requirements

  private mutating func judge(_ requirement: Requirement, of set: StateSet) {
    guard let minimum = number(requirement.minimum) else { return }
    for member in set.members {
      guard isAsked(requirement, in: member.state) else { continue }
      for pair in pairs(of: requirement, set, member) {
        checks += 1
        let value = measured(requirement.metric, pair.mark, pair.ground)
        if !isToldByContrast(requirement, set) {
          tellThin(set, member, requirement.metric.rawValue, value, minimum, pair.against.words)
        }
        // What the engine held itself is told once, by the contrast of the set.
        guard value < minimum, !isToldByContrast(requirement, set) else {
          continue
        }
        // The author may ask what WCAG doesn't.
        let exemption =
          member.state == .disabled && requirement.metric == .wcag2 ? "; \(Self.exemption)" : ""
        let reason = (requirement.reason.map { " (\($0))" } ?? "") + exemption
        let shown = requirement.metric == .wcag2 ? Contrast(value).roundedDown + ":1" : text(value)
        let against = pair.against.words
        findings.append(
          unmet(
            set, member, "contrast-unmet", requirement.metric.rawValue, value, minimum, against,
            "\(requirement.metric.rawValue) of \(shown) against \(against) is below \(NumberText.shortest(minimum))\(reason)"
          ))
      }
    }
  }

  /// A focused control has the color of normal.
  private func isAsked(_ requirement: Requirement, in state: ControlState) -> Bool {
    if requirement.states.isEmpty { return state != .disabled }
    return requirement.states.contains(state) || (state == .normal && requirement.states.contains(.focused))
  }

  private func isToldByContrast(_ requirement: Requirement, _ set: StateSet) -> Bool {
    guard requirement.isHeld(for: set.request.role) else { return false }
    return switch set.recipe.role {
    case .background: requirement.against != .surfaces
    case .border(let kind): kind == .functional
    case .foreground: true
    }
  }

  private func pairs(of requirement: Requirement, _ set: StateSet, _ member: StateSet.Member) -> [Pair] {
    set.surfaces.flatMap { surface -> [Pair] in
      let page = surface.color.color
      let own = set.seen(member, on: surface)
      let content = set.content(in: member.state)?.color.seen(on: own)
      let subject = requirement.subject == .own ? own : content
      guard let subject else { return [] }
      switch requirement.against {
      case .surfaces: return [(subject, page, .surface(surface, withColor: false))]
      case .own: return [(subject, own, .words("self"))]
      case .content: return content.map { [(subject, $0, .words("content"))] } ?? []
      case .token(let path):
        guard let color = named[path] else { return [] }
        return [(subject, color.seen(on: page), .words(path.text))]
      }
    }
  }

  func measured(_ metric: Requirement.Metric, _ mark: Color<SRGB>, _ ground: Color<SRGB>) -> Double {
    switch metric {
    case .wcag2: mark.contrast(with: ground).ratio
    case .apca: APCA.lightnessContrast(text: mark, background: ground).magnitude
    case .deltaE: mark.converted(to: OKLab.self).deltaEOK(to: ground.converted(to: OKLab.self))
    }
  }

  func number(_ number: TokenNumber) -> Double? {
    switch number {
    case .literal(let value): value
    case .token(let path, _): theme.tokens.number(of: path)
    }
  }

  func unmet(
    _ set: StateSet, _ member: StateSet.Member, _ rule: String, _ metric: String, _ value: Double,
    _ minimum: Double,
    _ against: String, _ message: String, level: Diagnostic.Level = .error
  ) -> Finding {
    Finding(
      rule, level, message, token: member.path ?? set.request.base, in: theme.permutation,
      at: member.position,
      data: Finding.Measurement(
        metric: metric, value: value, minimum: minimum, against: against, state: member.state.rawValue))
  }

  func text(_ value: Double) -> String { NumberText.fixed(value, decimals: 3) }
}
