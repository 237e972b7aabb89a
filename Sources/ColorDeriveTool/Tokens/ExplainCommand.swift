internal import ColorDerive
internal import Commands

/// `explain`: how a token came to its color.
struct ExplainCommand: ToolCommand {
  static let configuration = Configuration(
    "explain", abstract: "Tell how a color token came to its color, from its line to its bytes and names.",
    discussion: """
      Tells what was asked for and where, the references that were followed, what was decided and why, what was \
      measured, and the name that each output gives it. Permutations in which all of it is the same are told together.
      """,
    examples: [
      "colorderive explain color.action.primary.hovered",
      "colorderive explain color.text.link.normal colorderive.json --input theme=dark",
    ])

  @Argument(help: "The token, written by hand or derived.") var token: String
  @Argument(
    help: "A config, a resolver or a token file; the nearest colorderive.json without.", completion: .files)
  var config: String?
  @Option(help: "Tell of permutations with this context only.", valueName: "K=V") var input: [ContextOption] =
    []
  @Option(help: "How to write it.") var format = ResultFormat.text
  @OptionGroup var output: OutputOptions

  var findingFormat: FindingFormat { format == .json ? .json : .text }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let project = try ProjectInput.project(
      try ProjectInput.path(config), inputs: input)
    let run = ProjectInput.run(project)
    let explanations = run.explanations(of: TokenPath(token))
    guard !explanations.isEmpty else { return try tellMissing(run, project, on: console) }
    if format == .json {
      try console.write(
        JSONWriter.pretty.text(
          of: .object([
            JSONMember("token", .string(token)),
            JSONMember("explanations", .array(explanations.map(\.json))),
          ])))
      return .clean
    }
    var told: [(steps: [Explanation.Step], permutations: [Permutation])] = []
    for explanation in explanations {
      if let index = told.firstIndex(where: { $0.steps == explanation.steps }) {
        told[index].permutations.append(explanation.permutation)
      } else {
        told.append((explanation.steps, [explanation.permutation]))
      }
    }
    try console.write(ErrorText.visible(token) + "\n")
    for (steps, permutations) in told {
      let all = explanations.map(\.permutation)
      let place = permutations.count == 1 ? permutations[0].description : permutations.summary(among: all)
      try console.write("\n" + (place.isEmpty ? "" : ErrorText.visible(place) + "\n") + Self.text(steps))
    }
    return .clean
  }

  /// A line for each step, with its place at the end.
  private static func text(_ steps: [Explanation.Step]) -> String {
    let width = steps.map(\.label.count).max() ?? 0
    return steps.map { step in
      let label = step.label + String(repeating: " ", count: width - step.label.count)
      return ErrorText.visible("  \(label)  \(step.text)" + (step.position.map { "  [\($0)]" } ?? "")) + "\n"
    }.joined()
  }

  /// Why there is nothing to tell: a faulty file, or no token of that name.
  private func tellMissing(_ run: Run, _ project: Project, on console: Console) throws(ToolError)
    -> ExitStatus
  {
    if run.hasFaultyInput {
      let errors = run.findings.filter { $0.level == .error }
      if let text = FindingDocument(errors, file: project.firstFile).text(findingFormat) {
        try console.write(text)
        return run.status
      }
      for text in FindingText(project: project).text(errors) {
        try console.report(text)
      }
      return run.status
    }
    let known = run.themes.flatMap { $0.entries.map(\.path.text) }
    throw .argument(
      token,
      InputFault(.unknownColorToken(token, nearest: Spelling.nearest(to: token, in: known)), at: .byte(0)))
  }
}
