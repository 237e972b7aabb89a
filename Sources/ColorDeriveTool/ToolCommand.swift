internal import ColorDerive
internal import Commands

/// A command that answers on a console and ends with one of the tool's statuses.
protocol ToolCommand: Command {
  /// The options that every command has, as `@OptionGroup var output: OutputOptions`.
  var output: OutputOptions { get }

  /// The format in which findings are asked for; what keeps the command from its work is then told in it too.
  var findingFormat: FindingFormat { get }

  /// Does the work. What is left in the console is written afterwards.
  mutating func run(on console: Console) throws(ToolError) -> ExitStatus
}

extension ToolCommand {
  var findingFormat: FindingFormat { .text }

  mutating func run() throws -> Int32 {
    let console = Console(noColor: output.noColor)
    do throws(ToolError) {
      let status = try run(on: console)
      try console.flush()
      return status.rawValue
    } catch {
      // What is wrong is among the results.
      if case .reported = error { try console.flush() }
      guard let text = document(of: error) else { throw error }
      try console.write(text)
      try console.flush()
      throw ToolError.reported(error.status)
    }
  }

  /// The document of a format for programs that has an error as its findings; `nil` where people are told.
  private func document(of error: ToolError) -> String? {
    let findings = error.findings
    guard !findings.isEmpty else { return nil }
    let file = findings.lazy.compactMap(\.position?.file).first ?? ProjectInput.defaultName
    return FindingDocument(findings, file: file).text(findingFormat)
  }
}
