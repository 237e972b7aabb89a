internal import ColorDerive
internal import Commands

/// `adjust`: the nearest color that can be read.
struct AdjustCommand: ToolCommand {
  static let configuration = Configuration(
    "adjust", abstract: "Find the nearest color that reaches a contrast.",
    discussion: """
      The answer is the color of bytes nearest to FG by ΔE OK that reaches the contrast on every background, the \
      true nearest of all that sRGB has; one that reaches it already is answered as it is. The contrast is that \
      of the bytes, unrounded. A text shows its ratio on each background, rounded down.

      Where no color reaches it, the outcome is infeasible and the exit status 1; the color is then the nearest \
      that does as well as the best grey, black or white on the background where it does worst.

      Beyond srgb the answer is the nearest color of ten bits a channel, written as CSS color(), and its contrast \
      the least that follows from the integers and from the printed digits. A background outside sRGB, too, is \
      then taken in ten bits of that gamut.

      Without colors, or for '-', they are read from standard input, one a line, and answered line by line.
      """,
    examples: [
      "colorderive adjust '#777' --on white --min AA",
      "colorderive adjust '#0f62fe' --min 4.5 --on '#f4f4f4' '#e0e0e0'",
      "colorderive adjust '#0f62fe' --on black --metric apca --min 60",
      "colorderive adjust 'color(display-p3 0 0.6 0.2)' --on white --min AA --gamut display-p3",
    ])

  @Argument(help: "A color; '-' is standard input.", valueName: "FG") var foreground: [String] = []
  @Option(help: "The colors behind it.", valueName: "BG", parsing: .upToNextOption) var on: [String]
  @Option(help: "The contrast to reach: a ratio or a level, or an Lc with '--metric apca'.")
  var min: ContrastTarget
  @Option(help: "How contrast is measured.") var metric = Metric.wcag2
  @Option(help: "The gamut to stay in.") var gamut = StateGamut.srgb
  @Option(help: "How to write it.") var format = ResultFormat.text
  @OptionGroup var output: OutputOptions

  /// A measure of contrast by its name.
  enum Metric: String, CaseIterable, ArgumentValue {
    case wcag2, apca
    static var valueName: String { "METRIC" }
    var measure: ContrastMeasure { self == .wcag2 ? .wcag2 : .apca }
  }

  mutating func validate() throws(UsageError.Fault) {
    if gamut.wide != nil, metric == .apca { throw .broken(rule: "APCA is measured in sRGB") }
    if let rule = min.conflict(with: metric.measure) { throw .broken(rule: rule) }
    try LineRunner.requireInput(foreground, "FG")
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let isPainted = console.usesColor && format == .text
    var backgrounds: [WrittenColor] = []
    for text in on {
      let color = try AnyColor(option: "--on", value: text)
      guard color.alpha == 1 else {
        throw .argument(text, InputFault(.translucent("background"), at: .byte(0)), option: "--on")
      }
      backgrounds.append(gamut.written(color))
    }
    let answer: LineRunner.Answer = {
      [backgrounds, format, gamut, minimum = min.number, metric] input, output throws(InputFault) in
      let color = try AnyColor(input: input)
      guard color.alpha == 1 else { throw InputFault(.translucent("foreground"), at: .byte(0)) }
      let adjusted = AdjustedColor(
        of: color, on: backgrounds, in: gamut, minimum: minimum, by: metric.measure)
      switch format {
      case .text:
        if isPainted { output += (Swatch.text(color) + Swatch.text(adjusted.color.color)).utf8 }
        output += adjusted.line.utf8
      case .json: output += JSONWriter.line.bytes(of: adjusted.json(input))
      }
      output.append(0x0A)
      return adjusted.outcome == .exact ? .clean : .unmet
    }
    return try LineRunner(console: console, isJSON: format == .json)
      .run(foreground, onArgument: answer, onLine: answer)
  }
}
