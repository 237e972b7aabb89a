internal import ColorDerive
internal import Commands

/// `derive`: the states of a color.
struct DeriveCommand: ToolCommand {
  static let configuration = Configuration(
    "derive", abstract: "Derive the states of colors: hovered, pressed, disabled.",
    discussion: """
      Every state is proved on the bytes that are written: content can be read on a background, text and \
      functional borders on all their surfaces, and states can be told apart. The outcome is exact, relaxed \
      (something was given up, and the reasons say what), or infeasible, for which the exit status is 1.

      Colors given as arguments are answered by a table. Without colors, or for '-', they are read from standard \
      input and answered line by line: a color a line, or an object whose members are the options by their \
      names, with 'surface' for --on and 'policy' for --base:

        {"base": "#0f62fe", "theme": "dark", "surface": ["#121212", "#1e1e1e"]}

      '--table' reads the same from a file: its first line names the columns as an object names its members, and \
      several surfaces stand in one field with semicolons between them.

      The contrast in an answer is that of the content on a background, or of a color on the surface where it is \
      least; ΔE OK is the difference from normal. A proof has a line of JSON for each pair that was checked, which \
      Tools/check_proof.py confirms or refutes.
      """,
    examples: [
      "colorderive derive '#0f62fe'",
      "colorderive derive rebeccapurple --role foreground --on white --on '#f5f5f5'",
      "colorderive derive '#c00' --theme dark --states hovered,pressed --format json",
      "colorderive derive '#0f62fe' '#1e862d' --format svg > states.svg",
    ])

  @Argument(help: "A color; '-' is standard input.", valueName: "BASE") var bases: [String] = []
  @Option(help: "What the color is for.") var role = RoleName.background
  @Option(
    help: """
      The kind of background (fill, surface; by its contrast with the surfaces without) or border (functional, \
      decorative; functional without).
      """)
  var kind: KindName?
  @Option(help: "The theme it is for.") var theme = ThemeName(.light)
  @Option(
    help: "A color that it may lie on, or 'unknown'; the theme's canvas without.", valueName: "SURFACE")
  var on: [String] = []
  @Option(
    help: "A color of what lies on a background, best first; white or black without.", valueName: "COLOR")
  var content: [String] = []
  @Option(help: "The contrast to ask for: a ratio or a level.") var min: MinimumContrast?
  @Option(help: "The states to give beside normal.") var states = StateList.standard
  @Option(help: "Take the states of a design system as the wish; 'list' names them.") var preset: PresetName?
  @Flag(help: "With --preset: give the system's own values, whatever they break.") var emulate = false
  @Option(help: "The gamut to stay in; beyond srgb, states are written in ten bits as CSS color().")
  var gamut = StateGamut.srgb
  @Option(help: "Whether the base may be changed; backgrounds keep it, others adjust it without.")
  var base: PolicyName?
  @Option(help: "How to write it; svg draws all colors in one picture, proof has a line for each check.")
  var format = Format.text
  @Option(help: "Read bases and options from a table, with tabs between its columns.", completion: .files)
  var table: String?
  @OptionGroup var recipe: RecipeOptions
  @OptionGroup var output: OutputOptions

  /// How states are written.
  enum Format: String, CaseIterable, ArgumentValue {
    case text, json, svg, proof
    static var valueName: String { "FORMAT" }
  }

  private var request: DeriveRequest {
    var request = DeriveRequest()
    request.role = role
    request.kind = kind
    request.theme = theme
    request.minimum = min
    request.states = states
    request.policy = base
    request.gamut = gamut
    if case .preset(let preset) = preset { request.preset = preset }
    request.emulates = emulate
    request.settings = RecipeSettings(recipe)
    return request
  }

  mutating func validate() throws(UsageError.Fault) {
    if preset == .list { return }
    if emulate, preset == nil { throw .needs("--emulate", other: "--preset") }
    // Colors are read later, since they can be wrong in more ways; here it counts only that they are there.
    var request = request
    request.contents = content.map { _ in AnyColor(.white) }
    if recipe.accent != nil { request.settings.accent = AnyColor(.white) }
    if recipe.ring != nil { request.settings.ring = AnyColor(.white) }
    request.hasUnknownBackdrop = on.contains(DeriveRequest.unknownBackdrop)
    if let conflict = request.conflict { throw .broken(rule: conflict) }
    if table != nil {
      guard bases.isEmpty else { throw .broken(rule: "a table holds its own bases") }
      return
    }
    if format == .svg, bases.isEmpty || bases.contains("-") {
      throw .broken(rule: "'--format svg' draws colors that are given as arguments or in a table")
    }
    try LineRunner.requireInput(bases, "BASE")
  }

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    if preset == .list {
      console.output +=
        format == .json ? JSONWriter.line.bytes(of: PresetName.json) + [0x0A] : Array(PresetName.listing.utf8)
      return .clean
    }
    var request = request
    for surface in on {
      if surface == DeriveRequest.unknownBackdrop {
        request.hasUnknownBackdrop = true
      } else {
        request.surfaces.append(try Self.opaque("--on", surface, "surface"))
      }
    }
    for color in content { request.contents.append(try AnyColor(option: "--content", value: color)) }
    if let accent = recipe.accent { request.settings.accent = try Self.opaque("--accent", accent, "accent") }
    if let ring = recipe.ring { request.settings.ring = try Self.opaque("--ring", ring, "ring") }
    let (format, isPainted) = (format, console.usesColor)
    if let table { return try answer(try DeriveTable(InputFile(table)), request, on: console) }
    if format == .svg { return try draw(request, on: console) }
    var isFirst = true
    return try LineRunner(console: console, isJSON: format == .json || format == .proof).run(
      bases,
      onArgument: { [request] input, output throws(InputFault) in
        let derived = try request.answer(for: try AnyColor(input: input))
        guard format == .text else { return Self.answerJSON(derived, format, &output) }
        if !isFirst { output.append(0x0A) }
        isFirst = false
        output += derived.table(isPainted: isPainted).utf8
        return derived.status
      },
      onLine: { [request] line, output throws(InputFault) in
        let (request, base) = try request.reading(line)
        let derived = try request.answer(for: base)
        guard format == .text else { return Self.answerJSON(derived, format, &output) }
        output += derived.line(isPainted: isPainted).utf8
        output.append(0x0A)
        return derived.status
      })
  }

  /// Answers the rows of a table as lines, or draws them; a row that can't be read is reported, and the next one is
  /// read.
  private func answer(
    _ table: DeriveTable, _ request: DeriveRequest, on console: Console
  ) throws(ToolError) -> ExitStatus {
    var status = ExitStatus.clean
    var sheet: [DerivedStates] = []
    for row in table.rows {
      do throws(InputFault) {
        let (request, base) = try table.reading(row, request)
        let derived = try request.answer(for: base)
        status = max(status, derived.status)
        switch format {
        case .svg: sheet.append(derived)
        case .json, .proof: _ = Self.answerJSON(derived, format, &console.output)
        case .text: console.output += (derived.line(isPainted: console.usesColor) + "\n").utf8
        }
      } catch {
        status = .invalid
        try console.report(
          ErrorText.row(table.path, row.number, column: error.place.column(in: row.text), error))
      }
      try console.settle()
    }
    if format == .svg { try console.write(StateSheet(rows: sheet).svg) }
    return status
  }

  private func draw(_ request: DeriveRequest, on console: Console) throws(ToolError) -> ExitStatus {
    var rows: [DerivedStates] = []
    for base in bases {
      do throws(InputFault) {
        rows.append(try request.answer(for: try AnyColor(input: base)))
      } catch {
        throw .argument(base, error)
      }
    }
    try console.write(StateSheet(rows: rows).svg)
    return rows.map(\.status).max() ?? .clean
  }

  private static func answerJSON(
    _ derived: DerivedStates, _ format: Format, _ output: inout [UInt8]
  ) -> ExitStatus {
    for value in format == .proof ? derived.proof.map(\.json) : [derived.json] {
      output += JSONWriter.line.bytes(of: value)
      output.append(0x0A)
    }
    return derived.status
  }

  /// The color of an option that takes only opaque ones.
  private static func opaque(_ option: String, _ value: String, _ what: String) throws(ToolError) -> AnyColor
  {
    let color = try AnyColor(option: option, value: value)
    guard color.alpha == 1 else {
      throw .argument(value, InputFault(.translucent(what), at: .byte(0)), option: option)
    }
    return color
  }
}
