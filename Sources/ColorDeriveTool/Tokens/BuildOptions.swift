internal import ColorDerive
internal import Commands

/// What `build` and `check` have in common.
struct BuildOptions: ParsableArguments {
  @Argument(
    help: "A config, a resolver or a token file; the nearest colorderive.json without.", completion: .files)
  var config: String?
  @Option(help: "The folder to write to.", valueName: "DIR", completion: .folders) var out: String?
  @Option(help: "Write only these formats; without outputs in a config, any of them.") var only:
    [FormatName] = []
  @Option(
    help: "Take only permutations with this context, such as brand=acme. What others have is left alone.",
    valueName: "K=V")
  var input: [ContextOption] = []
  @Option(help: "How to write findings.") var format = FindingFormat.text

  /// The formats to write; all where none is named.
  var formats: Set<TokenConfiguration.Format>? { only.isEmpty ? nil : Set(only.map(\.format)) }
}

/// An output format by its name.
struct FormatName: ArgumentValue, Sendable {
  let format: TokenConfiguration.Format

  init?(argument: String) {
    guard let format = TokenConfiguration.Format(rawValue: argument) else { return nil }
    self.format = format
  }

  static var valueName: String { "FORMAT" }
  static var allValues: [String] { TokenConfiguration.Format.allCases.map(\.rawValue) }
  var argumentText: String { format.rawValue }
}
