internal import ColorDerive
internal import Commands

/// `lint`: whether token files keep to the format.
struct LintCommand: ToolCommand {
  static let configuration = Configuration(
    "lint", abstract: "Say whether token files keep to the format, without deriving anything.",
    discussion: """
      Looks at names, types, values and references of every permutation, at the extension and the config, and at \
      what is likely a slip: fallbacks that aren't the color, colors that no screen shows, references to deprecated \
      tokens, names that differ by case only, tokens that two modifiers write, and what nothing refers to. The exit \
      status is 3 where a file is faulty, and 4 where one can't be read; the others are looked at all the same.
      """,
    examples: ["colorderive lint", "colorderive lint a.tokens.json b.tokens.json --strict --format sarif"])

  @Argument(
    help:
      "Configs, resolvers or token files, each looked at by itself; the nearest colorderive.json without.",
    valueName: "FILE", completion: .files)
  var files: [String] = []
  @Flag(help: "Take for an error all that isn't of the format 2025.10, such as colors as text.") var strict =
    false
  @Flag(
    help:
      "Pass over tokens of unknown types and malformed fallbacks, and keep components out of range, each with a warning."
  ) var lenient = false
  @Option(help: "How to write findings.") var format = FindingFormat.text
  @OptionGroup var output: OutputOptions

  var findingFormat: FindingFormat { format }

  mutating func validate() throws(UsageError.Fault) {
    if strict, lenient { throw .broken(rule: "'--strict' and '--lenient' exclude each other") }
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let paths = files.isEmpty ? [try ProjectInput.path(nil)] : files
    var found: [Finding] = []
    var status = ExitStatus.clean
    for path in paths {
      let project: Project
      do throws(ToolError) {
        project = try ProjectInput.project(path)
      } catch {
        // The others are looked at all the same.
        found += error.findings
        status = max(status, error.status)
        if format == .text { try console.report(error.text) }
        continue
      }
      Progress.begin("looking at \(path)")
      let lint = Lint(project, strictness: strict ? .strict : lenient ? .lenient : .normal)
      Progress.end()
      found += lint.findings
      if lint.findings.hasErrors { status = max(status, .invalid) }
      guard format == .text else { continue }
      for text in FindingText(project: project).text(lint.findings) { try console.write(text) }
      try console.write(
        "\(path): \(FindingText.count(lint.tokenCount, "token")) in "
          + "\(FindingText.count(project.permutations.count, "permutation")): "
          + FindingText.counts(lint.findings) + "\n")
    }
    if let text = FindingDocument(found, file: paths[0]).text(format) { try console.write(text) }
    return status
  }
}
