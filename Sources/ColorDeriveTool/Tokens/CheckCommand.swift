internal import ColorDerive
internal import Commands

/// `check`: whether outputs are as 'build' would write them.
struct CheckCommand: ToolCommand {
  static let configuration = Configuration(
    "check", abstract: "Say whether outputs are up to date and every requirement holds; write nothing.",
    discussion: "The exit status is 1 where an output would change or a requirement is not met.",
    examples: ["colorderive check", "colorderive check colorderive.json --format json"])

  @OptionGroup var options: BuildOptions
  @OptionGroup var output: OutputOptions

  var findingFormat: FindingFormat { options.format }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let built = try Built(options, on: console)
    let stale = try built.changes().filter(\.isChange)
    let status = max(built.status, stale.isEmpty ? .clean : .unmet)
    if let text = document(built, stale).text(options.format) {
      try console.write(text)
      return status
    }
    try built.tellFindings(on: console)
    for line in ChangeList(stale).lines(below: built.writer.root) { try console.write("stale: " + line) }
    for change in stale {
      // Why 'build' wouldn't write it either.
      guard case .blocked(let obstacle) = change.kind else { continue }
      try console.report("error: \(OutputError(.blocked(obstacle), path: change.path.text))\n")
    }
    if status == .clean { try console.write("up to date\n") }
    return status
  }

  /// The findings for programs. JSON has a list of what is stale; elsewhere it is a finding each.
  private func document(_ built: Built, _ stale: [OutputChange]) -> FindingDocument {
    var document = FindingDocument(built.run, of: built.project)
    document.asked = built.findings
    if options.format == .json {
      document.findings = built.findings
      document.extra = [JSONMember("stale", Built.json(stale))]
    } else {
      document.findings = stale.map(\.finding) + built.findings
    }
    return document
  }
}

extension OutputChange {
  /// That a file isn't as it would be written.
  var finding: Finding {
    let what =
      switch kind {
      case .create: "is missing"
      case .delete: "is no longer made"
      default: "isn't as it would be written"
      }
    return Finding(
      Diagnostic(
        .other(
          Rule("output-stale"), .error, "the output '\(path.text)' \(what)", hint: "run 'colorderive build'"),
        at: SourcePosition(file: path.text, line: 1, column: 1, offset: 0)))
  }
}
