internal import ColorDerive
internal import Commands

/// `convert`: colors in another space.
struct ConvertCommand: ToolCommand {
  static let configuration = Configuration(
    "convert", abstract: "Write colors in another space.",
    discussion: """
      Colors are read in any CSS spelling: names, hex, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), \
      color(), color-mix(), and relative colors. Without colors, or for '-', they are read from standard input, \
      one a line, and answered line by line.

      Without --to a color stays in its own space, written as CSS gives its computed value. Hex is always sRGB: \
      what lies outside is brought in first.

      The method 'chroma' keeps lightness and hue and lowers chroma, so that a contrast hardly moves; 'raytrace' \
      and 'css-minde' are those of CSS Color 4; 'clip' cuts off each channel, which may turn the hue.
      """,
    examples: [
      "colorderive convert rebeccapurple --to oklch",
      "colorderive convert 'color(display-p3 0 1 0)' --to hex",
      "colorderive convert --to oklch --format json < colors.txt",
    ])

  @Argument(help: "A color; '-' is standard input.") var color: [String] = []
  @Option(help: "The space to convert to; its own without.") var to: TargetSpace?
  @Option(help: "Bring the color into a gamut first.") var fit: Gamut?
  @Option(help: "How to bring it in.") var fitMethod = FitMethod(.chroma)
  @Option(help: "How to write it; css by default, hex with '--to hex'.") var format: Format?
  @OptionGroup var output: OutputOptions

  /// How a converted color is written.
  enum Format: String, CaseIterable, ArgumentValue {
    case css, hex, json
    static var valueName: String { "FORMAT" }
  }

  private var conversion = Conversion()

  /// What is done to each color.
  private struct Conversion {
    var target: TargetSpace?
    var gamut: Gamut?
    var method = GamutMapping.chroma

    func callAsFunction(_ color: AnyColor) -> AnyColor {
      let fitted = gamut?.fitted(color, by: method) ?? color
      switch target {
      case .space(let space): return fitted.converted(to: space)
      case .hex:
        // As its hex reads back: on bytes, alpha too.
        let bytes = AnyColor(SRGB8(clipping: fitted.fitted(to: SRGB.self, by: method)))
        return fitted.alpha == 1 ? bytes : bytes.with(alpha: (fitted.alpha * 255).rounded() / 255)
      case nil: return fitted.converted(to: color.space)
      }
    }
  }

  mutating func validate() throws(UsageError.Fault) {
    conversion = Conversion(target: to, gamut: fit, method: fitMethod.mapping)
    if to == .hex, let gamut = fit, gamut != .srgb {
      throw .broken(rule: "hex is sRGB: '--to hex' and '--fit \(gamut.rawValue)' exclude each other")
    }
    if fit == nil, to == .hex || format == .hex { conversion.gamut = .srgb }
    try LineRunner.requireInput(color, "COLOR")
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let format = format ?? (conversion.target == .hex ? .hex : .css)
    let isPainted = console.usesColor && format != .json
    let isNamed = to != nil
    let answer: LineRunner.Answer = { [conversion] input, output throws(InputFault) in
      let color = conversion(try AnyColor(input: input))
      if isPainted { output += Swatch.text(color).utf8 }
      switch format {
      case .css: color.appendCSS(inOwnSpace: isNamed, to: &output)
      case .hex: color.appendHex(to: &output)
      case .json: color.appendJSON(input: input, inOwnSpace: isNamed, to: &output)
      }
      output.append(0x0A)
      return .clean
    }
    return try LineRunner(console: console, isJSON: format == .json)
      .run(color, onArgument: answer, onLine: answer)
  }
}
