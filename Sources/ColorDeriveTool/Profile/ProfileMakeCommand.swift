internal import ColorDerive
internal import Commands

/// `profile make`: a built-in profile as a file.
struct ProfileMakeCommand: ToolCommand {
  static let configuration = Configuration(
    "make", abstract: "Write a built-in ICC profile as a file.",
    discussion: """
      The spaces are \(ProfileSource.builtInNames.joined(separator: ", ")). The profile is small, half a kilobyte \
      or one, and the same each time. ICC version 4 has the curve as its formula; version 2, which older programs \
      need, has 256 values of it where a gamma doesn't say it exactly.
      """,
    examples: [
      "colorderive profile make display-p3 --out display-p3.icc",
      "colorderive profile make srgb --icc 2 --out - | wc -c",
    ])

  @Argument(help: "A built-in profile.", valueName: "SPACE") var space: BuiltInName
  @Option(help: "The file to write; '-' is standard output.", valueName: "FILE", completion: .files)
  var out: String
  @Option(help: "The version of ICC's format.") var icc = ICCVersion(.four)
  @OptionGroup var output: OutputOptions

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let bytes = space.profile.file(version: icc.version)
    guard out != "-" else {
      console.output += bytes
      try console.settle()
      return .clean
    }
    try WholeFile.write(bytes, to: out)
    return .clean
  }
}

/// A built-in profile, by its name.
struct BuiltInName: ArgumentValue, Hashable {
  let profile: BuiltInProfile

  init?(argument: String) {
    guard let profile = BuiltInProfile(rawValue: argument) else { return nil }
    self.profile = profile
  }

  static var valueName: String { "SPACE" }
  static var allValues: [String] { ProfileSource.builtInNames }
  var argumentText: String { profile.rawValue }
}

/// A version of ICC's format, by its number.
struct ICCVersion: ArgumentValue, Hashable {
  let version: ProfileVersion

  init(_ version: ProfileVersion) { self.version = version }

  init?(argument: String) {
    guard let version = ProfileVersion(rawValue: argument) else { return nil }
    self.version = version
  }

  static var valueName: String { "VERSION" }
  static var allValues: [String] { ProfileVersion.allCases.map(\.rawValue) }
  var argumentText: String { version.rawValue }
}
