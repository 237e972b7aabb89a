internal import Commands

/// The program `colorderive`: its commands, and what holds for all of them.
@main
struct Tool: CommandGroup {
  static let configuration = Configuration(
    "colorderive",
    abstract: "Derive the states of interface colors, and prove that they can be read.",
    examples: [
      "colorderive derive '#0f62fe'",
      "colorderive contrast '#767676' white --min AA",
      "colorderive convert rebeccapurple --to oklch",
    ],
    version: "0.1.0",
    subcommands: [
      ConvertCommand.self, ContrastCommand.self, AdjustCommand.self, DifferenceCommand.self,
      SimulateCommand.self,
      DeriveCommand.self,
      InitCommand.self, BuildCommand.self, CheckCommand.self, VerifyCommand.self, LintCommand.self,
      ResolveCommand.self,
      ExplainCommand.self, ReportCommand.self, DiffCommand.self, MigrateCommand.self,
      ProfileCommand.self, CompletionsCommand.self, ManualCommand.self,
    ])

  @OptionGroup var output: OutputOptions

  static func main() {
    Interruption.exitsAtOnce()
    let status = run(Array(CommandLine.arguments.dropFirst()))
    Process.exit(status)
  }

  /// Does what the arguments ask for. Whatever goes wrong is said here.
  private static func run(_ arguments: [String]) -> ExitStatus {
    do {
      switch try Tool.parse(arguments: arguments) {
      case .help(let page): return try show(page)
      case .version(let version): return try show("\(configuration.name) \(version)\n")
      case .run(let command):
        var command = command
        return ExitStatus(rawValue: try command.run()) ?? .internal
      }
    } catch {
      let known = (error as? UsageError).map { ToolError.usage($0) } ?? error as? ToolError
      guard let known else {
        Console.complain("internal error: \(error)\n")
        return .internal
      }
      Console.complain(known.text)
      return known.status
    }
  }

  private static func show(_ page: String) throws(ToolError) -> ExitStatus {
    let console = Console(noColor: true)
    try console.write(page)
    try console.flush()
    return .clean
  }
}

/// Options that every command has.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Write without colors, on a terminal too.") var noColor = false
}
