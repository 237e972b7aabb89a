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

  /// What a token is called in outputs, where that follows from its path, and in which file.
  private func outputNames(of path: TokenPath, in theme: Theme) -> [(name: String, file: String)] {
    let names = OutputNames(theme)
    let key = theme.permutation.keeping(project.split)
    let outputs = project.configuration.outputs ?? TokenConfiguration.defaultOutputs(split: project.split)
    return outputs.compactMap { output in
      let file = expanded(output.path, key)
      switch output.format {
      case .css: return (names.flat(path).customProperty(prefix: output.prefix ?? ""), file)
      case .assetCatalog: return (names.places(path).map(\.text).joined(separator: "/"), file)
      case .designTokens: return (path.text, file)
      default: return nil
      }
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
    case .authored, .alias: chain(from: entry.path)
    case .derived(let base, let state): derived(base, "\(state.rawValue) of '\(base)'")
    case .content(let base, let isDisabled):
      derived(base, "content of '\(base)'" + (isDisabled ? ", disabled" : ""))
    case .focus(let base, let tone): derived(base, "\(tone.name) of '\(base)'")
    }
    if let deprecation = entry.deprecation {
      add("deprecated", deprecation.reason ?? "without a reason")
    }
  }

  /// The references from token to token, and the value at their end.
  private mutating func chain(from path: TokenPath) {
    for path in [path] + theme.tokens.chain(of: path) {
      guard let token = theme.tokens[path] else { continue }
      if case .reference(let reference) = token.token.value {
        add(
          "refers", "'\(path)' is \(reference.text)",
          reference.node.document.source.position(at: reference.offset))
      } else {
        let node = token.token.node["$value"] ?? token.token.node
        add("written", "'\(path)' is \(JSONWriter.line.text(of: node.value))", node.position)
      }
    }
  }

  private mutating func derived(_ base: TokenPath, _ what: String) {
    guard let set = theme.sets.first(where: { $0.request.base == base }) else { return }
    let request = set.request
    let surfaces = request.surfaces.isEmpty ? ["the page"] : request.surfaces.map { "'\($0)'" }
    add(
      "asked for",
      "\(what), a \(request.role.rawValue)\(request.kind.map { " (\($0))" } ?? "") on \(surfaces.joined(separator: ", "))"
        + ", at \(set.recipe.minimum.roundedDown):1 in \(theme.appearance.name)", request.position)
    chain(from: base)
    guard let variants = set.variants else { return }
    add("verdict", verdict(variants.verdict))
    for reason in variants.reasons { add("because", reason.description) }
  }

  private func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .exact: "exact: all that was asked for holds"
    case .relaxed: "relaxed: something was given up"
    case .infeasible: "infeasible: this is the best that can be had"
    }
  }

  // MARK: What it is

  mutating func color(of entry: ThemeEntry) { add("bytes", entry.color.note) }

  mutating func measures(of path: TokenPath) {
    guard let least = theme.leastContrast(of: path) else { return }
    let asked = least.minimum.map { ", \($0.roundedDown):1 asked" } ?? ", nothing asked"
    add("contrast", "\(least.contrast.roundedDown):1 against \(least.against)\(asked)")
  }
}
