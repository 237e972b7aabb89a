internal import Commands

/// `man`: the manual page.
struct ManualCommand: ToolCommand {
  static let configuration = Configuration(
    "man", abstract: "Write the manual page.",
    examples: ["colorderive man | man -l -", "colorderive man > ~/.local/share/man/man1/colorderive.1"])

  @OptionGroup var output: OutputOptions

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    try console.write(Tool.manualPage(sections: [Self.statuses, Self.environment]))
    return .clean
  }

  private static let statuses = ManualSection(
    "EXIT STATUS",
    items: [
      .init("0", "All is well."),
      .init("1", "A requirement is not met, such as the contrast asked for with --min."),
      .init("2", "The command line can't be understood, or asks for what this version doesn't do."),
      .init("3", "An input is invalid."),
      .init("4", "A file can't be read or written."),
      .init("70", "A fault of the tool itself."),
      .init("130", "Stopped from the keyboard."),
    ])

  private static let environment = ManualSection(
    "ENVIRONMENT",
    items: [
      .init("NO_COLOR", "If set and not empty, output has no colors."),
      .init(
        "CLICOLOR_FORCE", "If set, not empty and not 0, output has colors even when it isn't a terminal."),
    ])
}
