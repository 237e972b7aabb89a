internal import ColorDerive
internal import Commands

/// `profile convert`: the numbers of one device as those of another.
struct ProfileConvertCommand: ToolCommand {
  static let configuration = Configuration(
    "convert", abstract: "Convert device numbers from one ICC profile to another.",
    discussion: """
      A color is written as its device's numbers with blanks between them: gray; red, green and blue; or cyan, \
      magenta, yellow and black. Each goes from 0 to 1; of an ink, 0 is none and 1 is all. The answer is \
      written in the same way. Without colors, or for '-', they are read from standard input, one a line, and \
      answered line by line.

      A profile is a file, or one of the built-in \(ProfileSource.builtInNames.joined(separator: ", ")); a file \
      that is called like one of these is written as ./srgb.

      What the other device can't show is brought into 0 to 1, and the JSON says so as 'clipped'; the tables \
      of a printer's profile never leave that range. Where a profile has no table for an intent, its \
      perceptual one is taken.
      """,
    examples: [
      "colorderive profile convert --from srgb --to printer.icc '0.06 0.38 1'",
      "colorderive profile convert --from printer.icc --to display-p3 --intent absolute < inks.txt",
    ])

  @Argument(help: "The numbers of a color, as one word; '-' is standard input.") var color: [String] = []
  @Option(help: "The profile of the numbers that are read.", completion: .files) var from: ProfileSource
  @Option(help: "The profile of the numbers that are written.", completion: .files) var to: ProfileSource
  @Option(help: "What to keep of colors that the devices don't share.")
  var intent = IntentName(.relative)
  @Flag(help: "Lay the blacks of both on each other (black point compensation); absolute never does.")
  var bpc = false
  @Option(help: "How to write it.") var format = ResultFormat.text
  @OptionGroup var output: OutputOptions

  mutating func validate() throws(UsageError.Fault) {
    for (option, source) in [("--from", from), ("--to", to)] where source.isStandardInput {
      throw .invalidValue(
        "-", parameter: option, reason: "standard input is for colors", allowed: [], suggestion: nil)
    }
    try LineRunner.requireInput(color, "COLOR")
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let conversion = try DeviceConversion(
      from: try from.open(), to: try to.open(), intent: intent.intent, blackPointCompensation: bpc)
    let answer: LineRunner.Answer = { [format] input, output throws(InputFault) in
      let result = try conversion(input)
      switch format {
      case .text: output += DeviceNumbers.text(result.output).utf8
      case .json: output += JSONWriter.line.bytes(of: result.json)
      }
      output.append(0x0A)
      return .clean
    }
    return try LineRunner(console: console, isJSON: format == .json)
      .run(color, onArgument: answer, onLine: answer)
  }
}
