internal import Commands

/// `completions`: a script for a shell.
struct CompletionsCommand: ToolCommand {
  static let configuration = Configuration(
    "completions", abstract: "Write a script that completes this tool's commands in a shell.",
    examples: [
      "colorderive completions bash > ~/.local/share/bash-completion/completions/colorderive",
      "colorderive completions fish > ~/.config/fish/completions/colorderive.fish",
    ])

  @Argument(help: "The shell.", valueName: "SHELL") var shell: Shell
  @OptionGroup var output: OutputOptions

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    try console.write(Tool.completionScript(for: shell))
    return .clean
  }
}
