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

      Without colors, or for '-', they are read from standard input, one a line, and answered line by line.
      """,
    examples: [
      "colorderive adjust '#777' --on white --min AA",
      "colorderive adjust '#0f62fe' --min 4.5 --on '#f4f4f4' '#e0e0e0'",
      "colorderive adjust '#0f62fe' --on black --metric apca --min 60",
    ])

  @Argument(help: "A color; '-' is standard input.", valueName: "FG") var foreground: [String] = []
  @Option(help: "The colors behind it.", valueName: "BG", parsing: .upToNextOption) var on: [String]
  @Option(help: "The contrast to reach: a ratio or a level, or an Lc with '--metric apca'.")
  var min: ContrastTarget
  @Option(help: "How contrast is measured.") var metric = Metric.wcag2
  @Option(help: "The gamut to stay in.") var gamut = Planned<AdjustGamut>(.srgb)
  @Option(help: "How to write it.") var format = ResultFormat.text
  @OptionGroup var output: OutputOptions

  /// A measure of contrast by its name.
  enum Metric: String, CaseIterable, ArgumentValue {
    case wcag2, apca
    static var valueName: String { "METRIC" }
    var measure: ContrastMeasure { self == .wcag2 ? .wcag2 : .apca }
  }

  mutating func validate() throws(UsageError.Fault) {
    _ = try gamut.value()
    if let rule = min.conflict(with: metric.measure) { throw .broken(rule: rule) }
    try LineRunner.requireInput(foreground, "FG")
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let isPainted = console.usesColor && format == .text
    var backgrounds: [SRGB8] = []
    for text in on {
      let color = try AnyColor(option: "--on", value: text)
      guard color.alpha == 1 else {
        throw .argument(text, InputFault(.translucent("background"), at: .byte(0)), option: "--on")
      }
      backgrounds.append(SRGB8(fitting: color))
    }
    let answer: LineRunner.Answer = {
      [backgrounds, format, minimum = min.number, measure = metric.measure] input, output throws(InputFault)
      in
      let color = try AnyColor(input: input)
      guard color.alpha == 1 else { throw InputFault(.translucent("foreground"), at: .byte(0)) }
      let adjusted = ContrastAdjustment(of: color, on: backgrounds, minimum: minimum, by: measure)
      switch format {
      case .text:
        if isPainted { output += (Swatch.text(color) + Swatch.text(adjusted.color)).utf8 }
        output += adjusted.line(on: backgrounds, measure).utf8
      case .json: output += JSONWriter.line.bytes(of: adjusted.json(input, on: backgrounds, measure))
      }
      output.append(0x0A)
      return adjusted.outcome == .exact ? .clean : .unmet
    }
    return try LineRunner(console: console, isJSON: format == .json)
      .run(foreground, onArgument: answer, onLine: answer)
  }
}

/// The gamuts that colors can be adjusted in.
enum AdjustGamut: String, CaseIterable, PlannedValue {
  case srgb

  static var valueName: String { "GAMUT" }
  static var noun: String { "an adjustment in the gamut" }
  static var later: [String] { ["display-p3", "rec2020"] }
}

extension ContrastAdjustment {
  /// The answer for people, without a newline: `#777676  4.52:1 on #ffffff  ΔE OK 0.003  exact`.
  fileprivate func line(on backgrounds: [SRGB8], _ measure: ContrastMeasure) -> String {
    let readings = zip(contrasts, backgrounds).map { contrast, background in
      switch measure {
      case .wcag2: "\(Contrast(contrast).roundedDown):1 on \(background.hex)"
      case .apca: "Lc \(NumberText.fixed(contrast, decimals: 1)) on \(background.hex)"
      }
    }
    let difference = "ΔE OK \(NumberText.fixed(deltaEOK, decimals: 3))"
    return ([color.hex] + readings + [difference, outcome.rawValue]).joined(separator: "  ")
  }

  /// The answer for programs, with its members in the order of the contract; the Lc has one of its own.
  fileprivate func json(_ input: String, on backgrounds: [SRGB8], _ measure: ContrastMeasure) -> JSONValue {
    func numbers(_ measure: ContrastMeasure) -> JSONValue {
      .array(backgrounds.map { .number(measure.contrast(of: color, on: $0)) })
    }
    var members = [
      JSONMember("input", .string(input)), JSONMember("color", .string(color.hex)),
      JSONMember("wcag2", numbers(.wcag2)),
    ]
    if measure == .apca { members.append(JSONMember("apca", numbers(.apca))) }
    members += [
      JSONMember("deltaE", .number(deltaEOK)), JSONMember("outcome", .string(outcome.rawValue)),
    ]
    return .object(members)
  }
}
