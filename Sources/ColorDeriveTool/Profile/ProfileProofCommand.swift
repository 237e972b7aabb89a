internal import ColorDerive
internal import Commands

/// `profile proof`: what print does to colors and to their contrast.
struct ProfileProofCommand: ToolCommand {
  static let configuration = Configuration(
    "proof", abstract: "Say what print does to colors and to their contrast.",
    discussion: """
      Each color is brought to the printer and back. The answer says how far the print is from what was meant \
      (ΔE 2000: below 1 hardly anybody sees it, above 5 everybody does), whether the printer has the color, the \
      inks, the nearest color that can be printed, and the contrast of every pair on the screen and on paper.

      Colors are given one by one, on standard input one a line, or as a token tree: a config, a resolver or a \
      token file. Of a tree all pairs are proofed that 'verify' measures, in every permutation, as they are seen where \
      a color is translucent. Of colors each pair is held to '--min' that reaches it on the screen; translucent ones are \
      laid over '--over'. All pairs are counted; the worst '--pairs' of each theme are listed.

      Measured is what an eye sees that has adapted to the paper: white is the paper, black the printer's own \
      black. '--intent absolute' keeps the paper's color. The exit status is 1 when a requirement that holds on \
      the screen no longer holds in print.
      """,
    examples: [
      "colorderive profile proof '#0f62fe' '#161616' white --printer press.icc",
      "colorderive profile proof colorderive.json --printer press.icc --format svg > proof.svg",
    ])

  @Argument(help: "Colors, or a config, resolver or token file; '-' is standard input.", completion: .files)
  var subject: [String] = []
  @Option(help: "The printer's profile.", valueName: "PROFILE", completion: .files) var printer: ProfileSource
  @Option(help: "What to keep of colors that the printer doesn't have.")
  var intent = IntentName(.relative)
  @Flag(help: "Don't lay the screen's black on the printer's (black point compensation).") var noBpc = false
  @Option(help: "The most inks on one place, in percent of one.", valueName: "PERCENT") var inkLimit = 300
  @Option(help: "The contrast that colors are held to.") var min: MinimumContrast?
  @Option(help: "What lies below translucent colors; white, as paper, without.", valueName: "COLOR")
  var over: String?
  @Option(
    help: "The most pairs to list of each theme, the worst first; JSON has all of a tree.", valueName: "COUNT"
  )
  var pairs = 40
  @Option(help: "How to write it.") var format = ProofFormat.text
  @OptionGroup var output: OutputOptions

  /// Whether the only argument is a token tree.
  private var tree: String? {
    guard subject.count == 1, subject[0].hasSuffix(".json") else { return nil }
    return subject[0]
  }

  mutating func validate() throws(UsageError.Fault) {
    if printer.isStandardInput {
      throw .invalidValue(
        "-", parameter: "--printer", reason: "standard input is for colors", allowed: [], suggestion: nil)
    }
    guard (50...400).contains(inkLimit) else {
      throw .invalidValue(
        String(inkLimit), parameter: "--ink-limit", reason: "four inks have 50 to 400 percent", allowed: [],
        suggestion: nil)
    }
    guard pairs >= 0 else {
      throw .invalidValue(
        String(pairs), parameter: "--pairs", reason: "there are 0 pairs or more", allowed: [], suggestion: nil
      )
    }
    if tree != nil, over != nil { throw .broken(rule: "a token tree has surfaces: leave out '--over'") }
    if tree != nil, min != nil { throw .broken(rule: "a token tree has requirements: leave out '--min'") }
    if tree == nil { try LineRunner.requireInput(subject, "COLOR") }
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let profile = try printer.open()
    let proof: PrintProof
    do throws(ProfileError) {
      proof = try PrintProof(
        on: profile, Rendering(intent.intent, blackPointCompensation: !noBpc),
        inkLimit: Double(inkLimit) / 100)
    } catch {
      throw .profile(error)
    }
    var report = ProofReport(proof, mostPairs: pairs)
    if let tree {
      let project = try ProjectInput.project(tree)
      let run = Run(project)
      if run.hasFaultyInput {
        let words = FindingText(project: project)
        for finding in run.findings { try console.report(words.text(finding)) }
        return run.status
      }
      try Self.proofing { () throws(ProfileError) in for theme in run.themes { try report.add(theme) } }
    } else {
      let colors = try colors(), backdrop = try backdrop()
      try Self.proofing { () throws(ProfileError) in
        try report.add(colors, minimum: min?.contrast ?? .text, over: backdrop)
      }
    }
    switch format {
    case .text: try console.write(report.text)
    case .json: try console.write(JSONWriter.line.text(of: report.json) + "\n")
    case .svg: try console.write(ProofSheet(report: report).svg)
    }
    return report.brokenCount > 0 ? .unmet : .clean
  }

  private static func proofing(_ body: () throws(ProfileError) -> Void) throws(ToolError) {
    do throws(ProfileError) { try body() } catch { throw .profile(error) }
  }

  /// What lies below translucent colors; it lies on white itself where it is translucent.
  private func backdrop() throws(ToolError) -> ProofReport.Named {
    guard let over else { return ProofReport.Named("white", AnyColor(.white)) }
    let color = try AnyColor(option: "--over", value: over)
    return ProofReport.Named(over, AnyColor(color.fitted(to: SRGB.self).composited(over: SRGB8.white.color)))
  }

  /// The colors that were given, with their spelling for a name.
  private func colors() throws(ToolError) -> [ProofReport.Named] {
    var colors: [ProofReport.Named] = []
    for argument in subject where argument != "-" {
      do throws(InputFault) {
        colors.append(ProofReport.Named(argument, try AnyColor(input: argument)))
      } catch {
        throw .argument(argument, error)
      }
    }
    guard LineRunner.readsStandardInput(subject) else { return colors }
    var reader = LineReader(.input)
    while let line = try reader.next(beforeWaiting: { () throws(ToolError) in }) {
      do throws(InputFault) {
        let text = try line.text.get()
        guard !text.isEmpty else { continue }
        colors.append(ProofReport.Named(text, try AnyColor(input: text)))
      } catch {
        throw .argument((try? line.text.get()) ?? "", error)
      }
    }
    return colors
  }
}
