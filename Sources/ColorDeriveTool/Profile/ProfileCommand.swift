internal import Commands

/// `profile`: what there is to do with ICC profiles.
struct ProfileCommand: CommandGroup {
  static let configuration = Configuration(
    "profile", abstract: "Read ICC profiles, and convert device numbers between them.",
    examples: [
      "colorderive profile show printer.icc",
      "colorderive profile convert --from srgb --to printer.icc '0.06 0.38 1'",
    ],
    subcommands: [ProfileShowCommand.self, ProfileConvertCommand.self])
}
