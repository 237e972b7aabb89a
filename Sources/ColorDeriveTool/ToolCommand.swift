internal import Commands

/// A command that answers on a console and ends with one of the tool's statuses.
protocol ToolCommand: Command {
  /// The options that every command has, as `@OptionGroup var output: OutputOptions`.
  var output: OutputOptions { get }

  /// Does the work. What is left in the console is written afterwards.
  mutating func run(on console: Console) throws(ToolError) -> ExitStatus
}

extension ToolCommand {
  mutating func run() throws -> Int32 {
    let console = Console(noColor: output.noColor)
    do throws(ToolError) {
      let status = try run(on: console)
      try console.flush()
      return status.rawValue
    } catch {
      // What is wrong is among the results.
      if case .reported = error { try console.flush() }
      throw error
    }
  }
}
