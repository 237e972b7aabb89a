internal import ColorDerive
internal import Commands

/// `report`: a page of pictures.
struct ReportCommand: ToolCommand {
  static let configuration = Configuration(
    "report",
    abstract: "Draw every role, state and permutation of a token tree, with its contrast, as a page.",
    discussion: """
      The page is one HTML file without scripts: the pairs that pass by the least, what brands share, each state on its \
      surface, and what was found. It goes to standard output, or to --out. The exit status is that of 'verify'.
      """,
    examples: [
      "colorderive report --out report.html",
      "colorderive report colorderive.json --input brand=acme > acme.html",
    ])

  @Argument(
    help: "A config, a resolver or a token file; the nearest colorderive.json without.", completion: .files)
  var config: String?
  @Option(help: "The file to write.", valueName: "FILE", completion: .files) var out: String?
  @Option(help: "Take only permutations with this context.", valueName: "K=V") var input: [ContextOption] = []
  @OptionGroup var output: OutputOptions

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let project = try ProjectInput.project(try ProjectInput.path(config), inputs: input)
    let run = ProjectInput.run(project)
    if run.hasFaultyInput {
      for text in FindingText(project: project).text(run.findings.filter { $0.level == .error }) {
        try console.report(text)
      }
      return run.status
    }
    let page = ReportPage(run).html
    if let out, out != "-" {
      try WholeFile.write(Array(page.utf8), to: out)
    } else {
      try console.write(page)
    }
    try console.report(FindingText.summary(run, run.findings, permutations: project.permutations.count))
    return run.status
  }
}
