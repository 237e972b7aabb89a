internal import Commands

/// `profile`: what there is to do with ICC profiles.
struct ProfileCommand: CommandGroup {
  static let configuration = Configuration(
    "profile", abstract: "Read ICC profiles, convert device numbers between them, and proof colors on paper.",
    examples: [
      "colorderive profile show printer.icc",
      "colorderive profile convert --from srgb --to printer.icc '0.06 0.38 1'",
      "colorderive profile proof '#0f62fe' white --printer printer.icc",
    ],
    subcommands: [
      ProfileShowCommand.self, ProfileConvertCommand.self, ProfileProofCommand.self, ProfileMakeCommand.self,
    ])
}
