internal import ColorDerive
internal import Commands

/// `diff`: how two systems differ in what their tokens mean.
struct DiffCommand: ToolCommand {
  static let configuration = Configuration(
    "diff",
    abstract: "Say how two token trees differ: which tokens, how far, and what becomes of their contrast.",
    discussion: """
      Tokens are held side by side by name, derived ones too, in every permutation that both have. Where only one \
      of them has a modifier, its default counts: a single file is held against the default of a resolver. What is \
      the same in several permutations is told once. The exit status is 0 whether they differ or not, and 1 where \
      a contrast falls below what is asked of it.
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

  var findingFormat: FindingFormat { format == .json ? .json : .text }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    var runs: [Run] = []
    var errors: [Finding] = []
    var status = ExitStatus.clean
    for path in [old, new] {
      let project = try ProjectInput.project(path)
      let run = ProjectInput.run(project)
      if run.hasFaultyInput {
        let found = run.findings.filter { $0.level == .error && $0.set == nil }
        if format == .text {
          for text in FindingText(project: project).text(found) { try console.report(text) }
        }
        errors += found
        status = max(status, run.status)
      }
      runs.append(run)
    }
    if status != .clean {
      if let text = FindingDocument(errors, file: old).text(findingFormat) { try console.write(text) }
      return status
    }
    let difference = SystemDifference(from: runs[0], to: runs[1])
    if difference.pairs.isEmpty {
      throw .request(["no permutation of '\(old)' has a counterpart in '\(new)': they have other contexts"])
    }
    if format == .json {
      try console.write(
        JSONWriter.pretty.text(
          of: .object(
            [
              JSONMember("tool", .string(Tool.configuration.name)),
              JSONMember("version", .string(Tool.configuration.version ?? "")),
            ] + difference.members)))
    } else {
      try console.write(DifferenceText(difference, names: (old, new)).text)
    }
    return difference.tokens.contains(where: \.fallsShort) ? .unmet : .clean
  }
}

/// How two systems differ, for people.
struct DifferenceText {
  let text: String

  /// - Parameters:
  ///   - difference: How they differ.
  ///   - names: What the older and the newer one are called.
  init(_ difference: SystemDifference, names: (old: String, new: String)) {
    var text = ""
    for pair in difference.pairs where !Self.isSame(pair) {
      text += "compared  \(Self.name(pair.before, names.old))  with  \(Self.name(pair.after, names.new))\n"
    }
    for permutation in difference.permutationsAdded {
      text += "only in \(names.new)  \(Self.name(permutation, "the whole file"))\n"
    }
    for permutation in difference.permutationsRemoved {
      text += "only in \(names.old)  \(Self.name(permutation, "the whole file"))\n"
    }
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
      let place = places.summary(among: difference.pairs.map(\.name))
      text += words + (place.isEmpty ? "" : "  (\(place))") + "\n"
    }
    let counts = TokenDifference.Kind.allCases.map { kind in
      "\(Set(difference.tokens.filter { $0.kind == kind }.map(\.token)).count) \(kind.rawValue)"
    }
    text +=
      counts.joined(separator: ", ")
      + " in \(FindingText.count(difference.pairs.count, "permutation"))\n"
    self.text = ErrorText.visible(text, keepingNewlines: true)
  }

  /// Whether both sides are called the same, in whatever order.
  private static func isSame(_ pair: SystemDifference.Pair) -> Bool {
    Set(pair.before.choices) == Set(pair.after.choices)
  }

  private static func name(_ permutation: Permutation, _ file: String) -> String {
    permutation.choices.isEmpty ? file : permutation.description
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
