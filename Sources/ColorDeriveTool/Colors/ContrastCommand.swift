internal import ColorDerive
internal import Commands

/// `contrast`: how well one color can be read on another.
struct ContrastCommand: ToolCommand {
  static let configuration = Configuration(
    "contrast", abstract: "Say how well a color can be read on another.",
    discussion: """
      The answer is the ratio of WCAG 2, rounded down; the lightness contrast Lc of APCA, which is advisory and \
      negative for light text on dark; and the highest level that the ratio reaches: AAA, AA, AA-large (which \
      is enough for large text, and for icons and borders), or none. Translucent colors are laid over what is \
      behind them first.

      With --min the exit status is 1 when the ratio is below, unrounded. Without colors, or for '-', pairs are \
      read from standard input, a foreground, a tab and a background on each line.
      """,
    examples: [
      "colorderive contrast '#767676' white", "colorderive contrast '#777' white --min AA",
    ])

  @Argument(help: "The color of the text; '-' is standard input.", valueName: "FG") var foreground: String?
  @Argument(help: "The color behind it.", valueName: "BG") var background: String?
  @Option(help: "What lies behind a translucent background; white without.", valueName: "BACKDROP")
  var over: String?
  @Option(help: "The contrast to ask for: a ratio or a level.") var min: MinimumContrast?
  @Option(help: "How to write it.") var format = ResultFormat.text
  @OptionGroup var output: OutputOptions

  private var readsLines: Bool { foreground == nil || foreground == "-" && background == nil }

  mutating func validate() throws(UsageError.Fault) {
    guard let foreground else { return try LineRunner.requireInput([], "FG") }
    if foreground != "-", background == nil { throw .missingArgument("BG") }
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    var backdrop = AnyColor(.white)
    if let over { backdrop = try AnyColor(option: "--over", value: over) }
    guard readsLines else {
      let pair = try ColorPair(foreground ?? "", background ?? "")
      return answer(pair, over: backdrop, isPainted: console.usesColor, &console.output)
    }
    let isPainted = console.usesColor
    return try LineRunner(console: console, isJSON: format == .json).runLines {
      [self] line, output throws(InputFault) in
      let pair = try ColorPair(line: line, names: ("foreground", "background"))
      return answer(pair, over: backdrop, isPainted: isPainted, &output)
    }
  }

  private func answer(
    _ pair: ColorPair, over backdrop: AnyColor, isPainted: Bool, _ output: inout [UInt8]
  ) -> ExitStatus {
    let reading = ContrastReading(pair.first, on: pair.second, over: backdrop)
    let ratio = reading.wcag2
    let meets = min.map { ratio >= $0.contrast } ?? true
    switch format {
    case .json:
      output += JSONWriter.line.bytes(
        of: .object([
          JSONMember("foreground", .string(pair.texts.first)),
          JSONMember("background", .string(pair.texts.second)),
          JSONMember("wcag2", .number(ratio.ratio)), JSONMember("apca", .number(reading.apca)),
        ]))
    case .text:
      if isPainted {
        output +=
          (Swatch.text(AnyColor(reading.foreground)) + Swatch.text(AnyColor(reading.background)))
          .utf8
      }
      let last = min.map { (meets ? "meets " : "below ") + $0.argumentText } ?? Self.level(ratio)
      output += "\(ratio.roundedDown):1  Lc \(NumberText.fixed(reading.apca, decimals: 1))  \(last)".utf8
    }
    output.append(0x0A)
    return meets ? .clean : .unmet
  }

  /// The highest level of WCAG 2 that the ratio reaches.
  private static func level(_ ratio: Contrast) -> String {
    if ratio >= .enhancedText { return "AAA" }
    if ratio >= .text { return "AA" }
    return ratio >= .largeText ? "AA-large" : "none"
  }
}
