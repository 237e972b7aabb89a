internal import ColorDerive
internal import Commands

/// `simulate`: how colors look with a deficiency of color vision.
struct SimulateCommand: ToolCommand {
  static let configuration = Configuration(
    "simulate", abstract: "Show how colors look with a deficiency of color vision.",
    discussion: """
      Without colors, or for '-', they are read from standard input, one a line, and answered line by line. What \
      lies outside sRGB is brought in first; opacity is kept.

      Where no model is named, a missing cone (severity 1) is shown by Viénot, Brettel and Mollon (1999) for \
      protan and deutan and by Brettel, Viénot and Mollon (1997) for tritan, and a lesser severity by Machado, \
      Oliveira and Fernandes (2009). All are computed in linear light. These are models of an average eye, not \
      what a certain person sees.
      """,
    examples: [
      "colorderive simulate red green --deficiency deutan",
      "colorderive simulate '#0f62fe' --deficiency protan --severity 0.6",
    ])

  @Argument(help: "A color; '-' is standard input.") var color: [String] = []
  @Option(help: "The cone that is missing or shifted.") var deficiency: Deficiency
  @Option(help: "How much of it, from 0 to 1.", valueName: "0…1") var severity = 1.0
  @Option(help: "The model to use.") var model: Model?
  @Option(help: "How to write it.") var format = ResultFormat.text
  @OptionGroup var output: OutputOptions

  /// A deficiency by its name.
  enum Deficiency: String, CaseIterable, ArgumentValue {
    case protan, deutan, tritan
    static var valueName: String { "DEFICIENCY" }

    var vision: ColorVision {
      switch self {
      case .protan: .protan
      case .deutan: .deutan
      case .tritan: .tritan
      }
    }
  }

  /// A model by its name.
  enum Model: String, CaseIterable, ArgumentValue {
    case machado, vienot, brettel
    static var valueName: String { "MODEL" }

    var model: ColorVision.Model {
      switch self {
      case .machado: .machado
      case .vienot: .vienot
      case .brettel: .brettel
      }
    }
  }

  mutating func validate() throws(UsageError.Fault) {
    guard (0...1).contains(severity) else { throw .broken(rule: "a severity lies between 0 and 1") }
    try LineRunner.requireInput(color, "COLOR")
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let isPainted = console.usesColor && format == .text
    let vision = deficiency.vision
    let model = self.model?.model ?? (severity < 1 ? .machado : vision.model)
    let answer: LineRunner.Answer = { [severity, format] input, output throws(InputFault) in
      let color = try AnyColor(input: input)
      let light = color.fitted(to: SRGB.self).converted(to: LinearSRGB.self)
      let seen = vision.simulated(light, by: model, severity: severity).converted(to: SRGB.self)
      let bytes = AnyColor(SRGB8(clipping: seen)).with(alpha: color.alpha)
      if isPainted { output += (Swatch.text(color) + Swatch.text(bytes)).utf8 }
      switch format {
      case .text: output += bytes.hex.utf8
      case .json:
        output += JSONWriter.line.bytes(
          of: .object([JSONMember("input", .string(input)), JSONMember("color", .string(bytes.hex))]))
      }
      output.append(0x0A)
      return .clean
    }
    return try LineRunner(console: console, isJSON: format == .json)
      .run(color, onArgument: answer, onLine: answer)
  }
}
