internal import ColorDerive
internal import Commands

/// `difference`: how far apart two colors are.
struct DifferenceCommand: ToolCommand {
  static let configuration = Configuration(
    "difference", abstract: "Say how different two colors are.",
    discussion: """
      The answer is the difference by CIEDE2000, by ΔE 76, which is the distance in Lab, and by ΔE OK, the \
      distance in OKLab, in which about 0.02 is just seen side by side. Those in Lab depend on the white that it \
      stands on: D50, as in CSS, or D65, as on screens. Opacity is left out.

      Without colors, or for '-', pairs are read from standard input, two colors and a tab between them on each \
      line.
      """,
    examples: [
      "colorderive difference '#0f62fe' '#0353e9'", "colorderive difference red blue --white d65",
    ])

  @Argument(help: "A color; '-' is standard input.", valueName: "A") var first: String?
  @Argument(help: "Another color.", valueName: "B") var second: String?
  @Option(help: "The white that Lab stands on.") var white = White.d50
  @Option(help: "How to write it.") var format = ResultFormat.text
  @OptionGroup var output: OutputOptions

  /// The white of Lab.
  enum White: String, CaseIterable, ArgumentValue {
    case d50, d65
    static var valueName: String { "WHITE" }
    var white: LabWhite { self == .d50 ? .d50 : .d65 }
  }

  mutating func validate() throws(UsageError.Fault) {
    guard let first else { return try LineRunner.requireInput([], "A") }
    if first != "-", second == nil { throw .missingArgument("B") }
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let isPainted = console.usesColor && format == .text
    if let first, let second {
      answer(try ColorPair(first, second), isPainted: isPainted, &console.output)
      return .clean
    }
    return try LineRunner(console: console, isJSON: format == .json).runLines {
      [self] line, output throws(InputFault) in
      answer(
        try ColorPair(line: line, names: ("first color", "second color")), isPainted: isPainted, &output)
      return .clean
    }
  }

  private func answer(_ pair: ColorPair, isPainted: Bool, _ output: inout [UInt8]) {
    let (a, b) = (pair.first, pair.second)
    let deltaE76 = a.deltaE76(to: b, white: white.white)
    let deltaE2000 = a.deltaE2000(to: b, white: white.white)
    let deltaEOK = a.deltaEOK(to: b)
    switch format {
    case .json:
      output += JSONWriter.line.bytes(
        of: .object([
          JSONMember("deltaE76", .number(deltaE76)), JSONMember("deltaE2000", .number(deltaE2000)),
          JSONMember("deltaEOK", .number(deltaEOK)),
        ]))
    case .text:
      if isPainted { output += (Swatch.text(a) + Swatch.text(b)).utf8 }
      output +=
        """
        ΔE 2000 \(NumberText.fixed(deltaE2000, decimals: 2))  ΔE 76 \(NumberText.fixed(deltaE76, decimals: 2))  \
        (Lab on \(white.rawValue.uppercased()))  ΔE OK \(NumberText.fixed(deltaEOK, decimals: 4))
        """.utf8
    }
    output.append(0x0A)
  }
}
