internal import ColorDerive
internal import Commands

/// `verify`: whether every requirement of a token tree holds.
struct VerifyCommand: ToolCommand {
  static let configuration = Configuration(
    "verify", abstract: "Check every requirement of a token tree, in every permutation.",
    discussion: """
      States are derived as 'build' derives them, states that are written by hand are taken as they are, and all \
      are measured on the bytes that outputs would have. The worst comes first. The exit status is 1 where a \
      requirement is not met, 3 where a file is faulty.

      A proof has a line of JSON for each pair that the engine checked in a derived set, which \
      Tools/check_proof.py confirms or refutes; findings are then told on standard error.
      """,
    examples: [
      "colorderive verify",
      "colorderive verify colorderive.json color.action --format json",
      "colorderive verify ours.json --beside theirs.json",
      "colorderive verify --format sarif > findings.sarif",
      "colorderive verify --format proof > proof.jsonl",
    ])

  @Argument(
    help: "A config, a resolver or a token file; the nearest colorderive.json without.", completion: .files)
  var config: String?
  @Argument(help: "Show only findings of these tokens, or of the groups of that name.", valueName: "TOKEN")
  var tokens: [String] = []
  @Option(help: "Show at most so many findings.", valueName: "N") var worst: Int?
  @Option(
    help: "Hold another config's system beside this one, and count the faults of both.", completion: .files)
  var beside: String?
  @Option(help: "Look only at permutations with this context.", valueName: "K=V") var input: [ContextOption] =
    []
  @Option(help: "How to write it.") var format = VerificationFormat.text
  @OptionGroup var output: OutputOptions

  var findingFormat: FindingFormat { format.findings }

  mutating func validate() throws(UsageError.Fault) {
    if let worst, worst < 0 { throw .broken(rule: "'--worst' is 0 or more") }
    if format == .proof, worst != nil { throw .broken(rule: "'--worst' has no meaning for a proof") }
    guard beside != nil else { return }
    if format != .text { throw .broken(rule: "'--beside' is for people, and has no other format") }
    if !tokens.isEmpty || worst != nil || !input.isEmpty {
      throw .broken(
        rule: "'--beside' counts the faults of all tokens: leave out TOKEN, '--worst' and '--input'")
    }
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let project = try ProjectInput.project(
      try ProjectInput.path(config), inputs: input)
    let run = ProjectInput.run(project)
    if let beside { return try compare((project, run), with: beside, on: console) }
    var findings = run.findings
    if !tokens.isEmpty, !run.hasFaultyInput {
      try refuseUnknown(run)
      findings = findings.filter { isAsked($0) }
    }
    let status = run.status(of: findings)
    let shown = worst.map { Array(findings.prefix($0)) } ?? findings
    if format == .proof {
      try write(run.proof.filter { isAsked($0) }, of: run, findings, project, on: console)
      return status
    }
    var document = FindingDocument(run, of: project)
    (document.findings, document.asked) = (shown, findings)
    if let text = document.text(format.findings) {
      try console.write(text)
      return status
    }
    let words = FindingText(project: project)
    for text in words.text(shown) { try console.write(text) }
    try console.write(FindingText.summary(run, findings, permutations: project.permutations.count))
    return status
  }

  /// Whether a finding is about a token that was named, or about the states of one.
  private func isAsked(_ finding: Finding) -> Bool {
    let paths = [finding.token, finding.set].compactMap { $0?.text }
    return paths.isEmpty
      || paths.contains { path in tokens.contains { path == $0 || path.hasPrefix($0 + ".") } }
  }

  private func isAsked(_ record: ProofRecord) -> Bool {
    guard let path = record.token else { return true }
    return tokens.isEmpty || tokens.contains { path == $0 || path.hasPrefix($0 + ".") }
  }

  /// Writes a proof, and says beside it what was found.
  private func write(
    _ proof: [ProofRecord], of run: Run, _ findings: [Finding], _ project: Project, on console: Console
  ) throws(ToolError) {
    for record in proof {
      console.output += JSONWriter.line.bytes(of: record.json)
      console.output.append(0x0A)
      try console.settle()
    }
    for text in FindingText(project: project).text(findings) { try console.report(text) }
    try console.report(FindingText.summary(run, findings, permutations: project.permutations.count))
  }

  private func refuseUnknown(_ run: Run) throws(ToolError) {
    let known = run.themes.first?.entries.map(\.path) ?? []
    for name in tokens where !known.contains(where: { $0.text == name || $0.text.hasPrefix(name + ".") }) {
      throw .argument(
        name,
        InputFault(
          .unknownToken(name, nearest: Spelling.nearest(to: name, in: known.map(\.text))), at: .byte(0)))
    }
  }

  private func compare(_ ours: (project: Project, run: Run), with path: String, on console: Console)
    throws(ToolError) -> ExitStatus
  {
    let project = try ProjectInput.project(path)
    let (run, other) = (ours.run, ProjectInput.run(project))
    // What keeps a system from being counted is said; what is counted isn't.
    for (project, run) in [(ours.project, run), (project, other)] where run.hasFaultyInput {
      let words = FindingText(project: project)
      for finding in run.findings where finding.set == nil { try console.report(words.text(finding)) }
    }
    let theirs = other.themes.map { FaultCounts($0) }
    for ours in run.themes.map({ FaultCounts($0) }) {
      let twin = theirs.first { $0.permutation == ours.permutation }
      try console.write(
        Comparison.table(ours, beside: twin, names: [config ?? ProjectInput.defaultName, path]))
    }
    return max(run.status, other.hasFaultyInput ? .invalid : .clean)
  }
}

/// Two systems side by side, for people.
enum Comparison {
  static func table(_ ours: FaultCounts, beside theirs: FaultCounts?, names: [String]) -> String {
    let title = ours.permutation.choices.isEmpty ? "all" : ours.permutation.description
    let heads = names.map { String($0.split(separator: "/").last ?? "") }
    var text = row([title, heads[1], heads[0]])
    for (index, (label, count)) in ours.rows.enumerated() {
      text += row([label, theirs.map { String($0.rows[index].count) } ?? "–", String(count)])
    }
    return text + "\n"
  }

  private static func row(_ cells: [String]) -> String {
    let label = cells[0] + String(repeating: " ", count: max(1, 40 - cells[0].count))
    return label
      + cells.dropFirst().map { String(repeating: " ", count: max(2, 18 - $0.count)) + $0 }.joined() + "\n"
  }
}
