internal import ColorDerive
internal import Commands

/// What `build` and `check` have in common.
struct BuildOptions: ParsableArguments {
  @Argument(
    help: "A config, a resolver or a token file; the nearest colorderive.json without.", completion: .files)
  var config: String?
  @Option(help: "The folder to write to.", valueName: "DIR", completion: .folders) var out: String?
  @Option(help: "Write only these formats.") var only: [Planned<FormatName>] = []
  @Option(
    help: "Take only permutations with this context, such as brand=acme. What others have is left alone.",
    valueName: "K=V")
  var input: [ContextOption] = []
  @Option(help: "How to write findings.") var format = FindingFormat.text

  /// The formats to write; all where none is named. One that this version doesn't have is refused.
  func formats() throws(UsageError.Fault) -> Set<TokenConfiguration.Format>? {
    var formats: Set<TokenConfiguration.Format> = []
    for name in only { formats.insert(try name.value().format) }
    return formats.isEmpty ? nil : formats
  }
}

/// An output format, or one that will be.
struct FormatName: PlannedValue {
  let format: TokenConfiguration.Format

  init?(argument: String) {
    guard let format = TokenConfiguration.Format(rawValue: argument) else { return nil }
    self.format = format
  }

  static var valueName: String { "FORMAT" }
  static var noun: String { "the format" }
  static var later: [String] { TokenConfiguration.Format.unsupported }
  static var allValues: [String] { TokenConfiguration.Format.allCases.map(\.rawValue) }
  var argumentText: String { format.rawValue }
}
