internal import ColorDerive
internal import Commands

/// `diff`: how two systems differ in what their tokens mean.
struct DiffCommand: ToolCommand {
  static let configuration = Configuration(
    "diff",
    abstract: "Say how two token trees differ: which tokens, how far, and what becomes of their contrast.",
    discussion: """
      Tokens are held side by side by name, derived ones too, in every permutation that both have. What is the same \
      in several permutations is told once. The exit status is 0 whether they differ or not, and 1 where a contrast \
      falls below what is asked of it.
      """,
    examples: [
      "colorderive diff old/colorderive.json colorderive.json",
      "colorderive diff a.json b.json --format json",
    ])

  @Argument(help: "The older config, resolver or token file.", valueName: "A", completion: .files) var old:
    String
  @Argument(help: "The newer one.", valueName: "B", completion: .files) var new: String
  @Option(help: "How to write it.") var format = ResultFormat.text
  @OptionGroup var output: OutputOptions

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    var runs: [Run] = []
    var status = ExitStatus.clean
    for path in [old, new] {
      let project = try ProjectInput.project(path)
      let run = Run(project)
      if run.hasFaultyInput {
        let errors = run.findings.filter { $0.level == .error && $0.set == nil }
        for text in FindingText(project: project).text(errors) { try console.report(text) }
        status = max(status, run.status)
      }
      runs.append(run)
    }
    if status != .clean { return status }
    let difference = SystemDifference(from: runs[0], to: runs[1])
    if format == .json {
      try console.write(
        JSONWriter.pretty.text(
          of: .object(
            [
              JSONMember("tool", .string(Tool.configuration.name)),
              JSONMember("version", .string(Tool.configuration.version ?? "")),
            ] + difference.members)))
    } else {
      try console.write(DifferenceText(difference).text)
    }
    return difference.tokens.contains(where: \.fallsShort) ? .unmet : .clean
  }
}

/// How two systems differ, for people.
struct DifferenceText {
  let text: String

  init(_ difference: SystemDifference) {
    var text = ""
    for permutation in difference.permutationsAdded { text += "added    \(permutation)\n" }
    for permutation in difference.permutationsRemoved { text += "removed  \(permutation)\n" }
    var lines: [(words: String, places: [Permutation])] = []
    var index: [String: Int] = [:]
    for token in difference.tokens {
      let words = Self.words(token)
      if let found = index[words] {
        lines[found].places.append(token.permutation)
      } else {
        index[words] = lines.count
        lines.append((words, [token.permutation]))
      }
    }
    for (words, places) in lines {
      let place = places.summary(among: difference.permutations)
      text += words + (place.isEmpty ? "" : "  (\(place))") + "\n"
    }
    let counts = TokenDifference.Kind.allCases.map { kind in
      "\(Set(difference.tokens.filter { $0.kind == kind }.map(\.token)).count) \(kind.rawValue)"
    }
    text +=
      counts.joined(separator: ", ")
      + " in \(FindingText.count(difference.permutations.count, "permutation"))\n"
    self.text = ErrorText.visible(text, keepingNewlines: true)
  }

  private static func words(_ token: TokenDifference) -> String {
    let label = token.kind.rawValue + String(repeating: " ", count: 7 - token.kind.rawValue.count)
    var parts = ["\(label)  \(token.token)"]
    switch token.kind {
    case .added: parts.append(token.after)
    case .removed: parts.append(token.before)
    case .changed: parts.append("\(token.before) → \(token.after)")
    }
    if let deltaE = token.deltaE { parts.append("ΔE OK \(NumberText.fixed(deltaE, decimals: 3))") }
    let ratios = [token.contrastBefore, token.contrastAfter].compactMap { $0 }.map {
      "\($0.contrast.roundedDown):1"
    }
    if !ratios.isEmpty { parts.append(ratios.joined(separator: " → ")) }
    if token.fallsShort, let minimum = token.contrastAfter?.minimum {
      parts.append("below \(minimum.roundedDown):1")
    }
    return parts.joined(separator: "  ")
  }
}
