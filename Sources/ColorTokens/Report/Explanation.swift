internal import ColorCore
internal import ColorDerivation

/// How a token came to its color in one permutation, from the line where it is written to the names that outputs give
/// it.
public struct Explanation: Hashable, Sendable {
  /// The permutation.
  public var permutation: Permutation
  /// The steps, first to last.
  public var steps: [Step]

  /// One step.
  public struct Step: Hashable, Sendable {
    /// What it is, in a word or two.
    public var label: String
    /// What is so, as a phrase.
    public var text: String
    /// Where it is written.
    public var position: SourcePosition?
  }
}

extension Run {
  /// How a color token came to its color, in each permutation that has it. Empty where none has.
  ///
  /// - Parameter path: The token, written by hand or derived.
  public func explanations(of path: TokenPath) -> [Explanation] {
    themes.compactMap { theme in
      guard let entry = theme.entries.first(where: { $0.path == path }) else { return nil }
      var explainer = Explainer(theme: theme)
      explainer.origin(of: entry)
      explainer.steps += SheetChanges(entry, in: theme, of: project)?.steps ?? []
      explainer.color(of: entry)
      explainer.measures(of: path)
      for finding in findings where finding.permutation == theme.permutation && finding.token == path {
        let known = finding.excuse.map { " (known: \($0.reason))" } ?? ""
        explainer.add("found", "\(finding.level.rawValue): \(finding.message)\(known)", finding.position)
      }
      for (name, file) in outputNames(of: path, in: theme) {
        explainer.add("written as", "\(name) in \(file)")
      }
      return Explanation(permutation: theme.permutation, steps: explainer.steps)
    }
  }

  /// What a token is called in every output, and in which file or folder.
  private func outputNames(of path: TokenPath, in theme: Theme) -> [(name: String, file: String)] {
    let key = theme.permutation.keeping(project.split)
    let naming = OutputNaming(theme, key: key)
    let outputs = project.configuration.outputs ?? TokenConfiguration.defaultOutputs(split: project.split)
    return outputs.flatMap { output in
      let beside = output.swift.flatMap { file in
        output.swiftEmitter.map { (name: $0.name(of: path, by: naming), file: expanded(file, key)) }
      }
      return [(name: output.emitter.name(of: path, by: naming), file: expanded(output.path, key))]
        + [beside].compactMap { $0 }
    }
  }
}

/// Collects the steps of an explanation.
private struct Explainer {
  let theme: Theme
  var steps: [Explanation.Step] = []

  mutating func add(_ label: String, _ text: String, _ position: SourcePosition? = nil) {
    steps.append(Explanation.Step(label: label, text: text, position: position))
  }

  // MARK: Where it comes from

  mutating func origin(of entry: ThemeEntry) {
    switch entry.origin {
    case .alias(let target) where theme.tokens[entry.path] == nil:
      add("asked for", "'\(entry.path)' is '\(target)', whatever would be derived", entry.position)
      chain(from: target)
    case .alias: references(from: entry.path)
    case .authored: chain(from: entry.path)
    case .derived(let base, let state): derived(base, "\(state.rawValue) of '\(base)'")
    case .content(let base, let state):
      derived(base, "content of '\(base)'" + (state == .normal ? "" : ", \(state.rawValue)"))
    case .focus(let base, let tone): ring(base, tone)
    case .layer(let base, let state): derived(base, "the \(state.rawValue) layer on '\(base)'")
    case .elevation(let base, let level): raised(base, level, entry.position)
    case .alphaTwin(let base): derived(base, "the translucent twin of disabled of '\(base)'")
    }
    if let deprecation = entry.deprecation {
      add("deprecated", deprecation.reason ?? "without a reason")
    }
  }

  /// The references from token to token, and where the color at their end comes from.
  private mutating func references(from path: TokenPath) {
    let paths = [path] + theme.tokens.chain(of: path)
    let entries = Dictionary(theme.entries.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let end = paths.firstIndex { path in
      entries[path].map { $0.origin.isDerived || theme.tokens[path] == nil } ?? false
    }
    chain(paths[..<(end ?? paths.endIndex)])
    if let end, let made = entries[paths[end]] { origin(of: made) }
  }

  /// The references from token to token, and the value at their end.
  private mutating func chain(from path: TokenPath) { chain([path] + theme.tokens.chain(of: path)) }

  private mutating func chain(_ paths: some Sequence<TokenPath>) {
    for path in paths {
      guard let token = theme.tokens[path] else { continue }
      if case .reference(let reference) = token.token.value {
        add(
          "refers", "'\(path)' is \(reference.text)",
          reference.node.document.source.position(at: reference.offset))
      } else {
        let node = token.token.valueNode ?? token.token.node
        add("written", "'\(path)' is \(JSONWriter.line.text(of: node.value))", node.position)
      }
    }
  }

  /// What was asked for, and where; then the way to the base. Gives the set.
  private mutating func request(
    _ base: TokenPath, _ what: String, minimum: (StateSet) -> Contrast
  ) -> StateSet? {
    guard let set = theme.sets.first(where: { $0.request.base == base }) else { return nil }
    let request = set.request
    let raised = request.elevation == 0 ? "" : ", raised by up to \(request.elevation)"
    let surfaces = request.surfaces.isEmpty ? ["the page"] : request.surfaces.map { "'\($0)'" }
    let preset = request.preset.map { ", by \($0.rawValue)" } ?? ""
    add(
      "asked for",
      "\(what), a \(request.role.rawValue)\(request.kind.map { " (\($0))" } ?? "") on \(surfaces.joined(separator: ", "))"
        + "\(raised)\(preset), at \(minimum(set).roundedDown):1 in \(theme.appearance.name)", request.position
    )
    chain(from: base)
    return set
  }

  /// A tone of a ring, which is held against all that the ring touches, and not against a content.
  private mutating func ring(_ base: TokenPath, _ tone: FocusTone) {
    let appearance = theme.appearance
    let set = request(base, "\(tone.name), a tone of the ring of '\(base)'") { _ in
      StateSet.Focus.minimum(in: appearance)
    }
    guard let ring = set?.focus?.ring else { return }
    add("verdict", verdict(ring.outcome))
    for reason in ring.reasons { add("because", reason.description) }
    guard let least = ring.checks.min(by: { $0.value < $1.value }) else { return }
    add(
      "contrast",
      "\(Contrast(least.value).roundedDown):1 or more of the ring with each color that it touches, the least "
        + "\(least.subject) against \(least.against)")
  }

  /// A raised surface, and who asks for it.
  private mutating func raised(_ base: TokenPath, _ level: Int, _ position: SourcePosition) {
    let roles = theme.sets.filter { $0.request.elevation >= level && $0.request.surfaces.contains(base) }
    let names = roles.map { "'\($0.request.base)'" }.joined(separator: ", ")
    add(
      "asked for", "level \(level) above '\(base)', which \(names) may lie on, in \(theme.appearance.name)",
      position)
    chain(from: base)
    let step = Elevation(for: theme.appearance.scheme).step
    add(
      "raised",
      step == 0
        ? "not at all: in a light theme a shadow tells how high it lies"
        : "\(NumberText.shortest(step)) of OKLCH lightness for each level")
  }

  private mutating func derived(_ base: TokenPath, _ what: String) {
    guard let set = request(base, what, minimum: { $0.recipe.minimum }) else { return }
    if let layers = set.layers {
      add("verdict", verdict(layers.outcome))
      for reason in layers.reasons { add("because", reason.description) }
      return
    }
    guard let variants = set.variants else { return }
    add("verdict", verdict(variants.verdict.outcome))
    for reason in variants.reasons { add("because", reason.description) }
    for wide in set.wideSets {
      let label = wide.space == .displayP3 ? "in P3" : "in Rec. 2020"
      add(label, verdict(wide.verdict.outcome))
      for reason in wide.reasons where reason.isConcession { add(label, reason.description) }
    }
  }

  private func verdict(_ outcome: Outcome) -> String {
    switch outcome {
    case .exact: "exact: all that was asked for holds"
    case .relaxed: "relaxed: something was given up"
    case .infeasible: "infeasible: this is the best that can be had"
    }
  }

  // MARK: What it is

  mutating func color(of entry: ThemeEntry) {
    add("bytes", entry.color.note + (entry.color.rec2020Code.map { ", \($0.css)" } ?? ""))
  }

  mutating func measures(of path: TokenPath) {
    guard let least = theme.leastContrast(of: path) else { return }
    let asked = least.minimum.map { ", \($0.roundedDown):1 asked" } ?? ", nothing asked"
    add("contrast", "\(least.contrast.roundedDown):1 against \(least.against)\(asked)")
  }
}
