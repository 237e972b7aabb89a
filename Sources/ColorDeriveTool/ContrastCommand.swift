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
      let pair = Pair(
        foreground: foreground ?? "", background: background ?? "",
        reading: ContrastReading(
          try AnyColor(argument: foreground ?? ""), on: try AnyColor(argument: background ?? ""),
          over: backdrop))
      return answer(pair, isPainted: console.usesColor, &console.output)
    }
    let isPainted = console.usesColor
    return try LineRunner(console: console, isJSON: format == .json).runLines {
      [self] line, output throws(InputFault) in
      answer(try Pair(line: line, over: backdrop), isPainted: isPainted, &output)
    }
  }

  /// Two colors, as they are written and as they are seen.
  private struct Pair {
    var foreground: String
    var background: String
    var reading: ContrastReading

    init(foreground: String, background: String, reading: ContrastReading) {
      self.foreground = foreground
      self.background = background
      self.reading = reading
    }

    init(line: String, over backdrop: AnyColor) throws(InputFault) {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      let text = try AnyColor(input: parts[0])
      let behind = parts[0].utf8.count + 1
      guard parts.count > 1 else { throw InputFault(.noBackground, at: .byte(behind - 1)) }
      let ground = try AnyColor(input: parts[1], behind: behind)
      guard parts.count == 2 else {
        throw InputFault(.extraField, at: .byte(behind + parts[1].utf8.count))
      }
      self.init(
        foreground: String(parts[0]), background: String(parts[1]),
        reading: ContrastReading(text, on: ground, over: backdrop))
    }
  }

  private func answer(_ pair: Pair, isPainted: Bool, _ output: inout [UInt8]) -> ExitStatus {
    let ratio = pair.reading.wcag2
    let meets = min.map { ratio >= $0.contrast } ?? true
    switch format {
    case .json:
      output += JSONWriter.line.bytes(
        of: .object([
          JSONMember("foreground", .string(pair.foreground)),
          JSONMember("background", .string(pair.background)),
          JSONMember("wcag2", .number(ratio.ratio)), JSONMember("apca", .number(pair.reading.apca)),
        ]))
    case .text:
      if isPainted {
        output +=
          (Swatch.text(AnyColor(pair.reading.foreground)) + Swatch.text(AnyColor(pair.reading.background)))
          .utf8
      }
      let last = min.map { (meets ? "meets " : "below ") + $0.argumentText } ?? Self.level(ratio)
      output += "\(ratio.roundedDown):1  Lc \(NumberText.fixed(pair.reading.apca, decimals: 1))  \(last)".utf8
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

extension AnyColor {
  /// The color of an argument.
  fileprivate init(argument text: String) throws(ToolError) {
    do throws(InputFault) {
      self = try AnyColor(input: text)
    } catch {
      throw .argument(text, error)
    }
  }
}
