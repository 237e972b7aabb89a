internal import ColorDerive
internal import Commands

/// `profile show`: what a profile says about itself.
struct ProfileShowCommand: ToolCommand {
  static let configuration = Configuration(
    "show", abstract: "Show what an ICC profile says about itself.",
    discussion: """
      A profile is a file, or one of the built-in \(ProfileSource.builtInNames.joined(separator: ", ")); a file \
      that is called like one of these is written as ./srgb. ICC versions 2 and 4 are read, for gray, RGB and \
      CMYK.
      """,
    examples: ["colorderive profile show printer.icc", "colorderive profile show srgb --format json"])

  @Argument(
    help: "A file, or the name of a built-in profile; '-' is standard input.", valueName: "FILE",
    completion: .files)
  var source: ProfileSource
  @Option(help: "How to write it.") var format = ResultFormat.text
  @OptionGroup var output: OutputOptions

  mutating func run(on console: Console) throws(ToolError) -> ExitStatus {
    let profile = try source.open()
    switch format {
    case .text: try console.write(Self.text(ProfileSummary(profile)))
    case .json: try console.write(JSONWriter.line.text(of: Self.json(profile)) + "\n")
    }
    return .clean
  }

  /// A row a fact, the facts below each other.
  private static func text(_ summary: ProfileSummary) -> String {
    let width = summary.rows.map(\.label.count).max() ?? 0
    return summary.rows.map { row in
      let padding = String(repeating: " ", count: width - row.label.count)
      return ErrorText.visible("\(row.label)\(padding)  \(row.value.text)") + "\n"
    }.joined()
  }

  /// An object of all facts, by their keys. Each key has one kind of value, whatever the profile: the curves are
  /// a list also where all channels have the same.
  private static func json(_ profile: Profile) -> JSONValue {
    .object(
      ProfileSummary(profile).rows.map { row in
        JSONMember(
          row.key,
          row.key == "curves"
            ? .array(profile.facts.curves.map { .string($0.summary) }) : row.value.json)
      })
  }
}

extension ProfileSummary.Value {
  /// The fact for a program; numbers with names are an object.
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .count(let count): .number(count)
    case .flag(let flag): .bool(flag)
    case .list(let words): .array(words.map { .string($0) })
    case .numbers(let names, let values), .shares(let names, let values):
      .object(zip(names, values).map { JSONMember($0, .number($1)) })
    }
  }
}
