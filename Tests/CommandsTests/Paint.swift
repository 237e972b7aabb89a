import Commands

/// A tool with one of everything, for the tests.
struct Paint: CommandGroup {
  static let configuration = Configuration(
    "paint", abstract: "Mix paint, and look into tins.", example: "paint mix red blue --onto wall",
    version: "1.2.0", subcommands: [Mix.self, Tin.self, Log.self])

  @OptionGroup var output: Output
}

/// The options that hold for every command.
struct Output: ParsableArguments {
  @Flag(help: "Write without colors.") var noColor = false
  @Flag(name: .shortAndLong, help: "Say nothing but errors.") var quiet = false
}

enum Finish: String, CaseIterable, ArgumentValue {
  case matt, silk, gloss
}

enum Medium: String, CaseIterable, ArgumentValue {
  case oil, acrylic, tempera, casein, gouache, watercolor, encaustic
}

/// A weight in grams, such as `12g`, that says why a text isn't one.
struct Weight: ArgumentValue, Hashable {
  var grams: Int

  init?(argument: String) {
    guard let weight = try? Self.parse(argument: argument) else { return nil }
    self = weight
  }

  init(grams: Int) {
    self.grams = grams
  }

  static func parse(argument: String) throws(InvalidArgument) -> Weight {
    guard argument.hasSuffix("g") else { throw InvalidArgument(reason: "a weight ends in 'g'") }
    guard let grams = Int(argument.dropLast()) else { throw InvalidArgument() }
    return Weight(grams: grams)
  }

  static var valueName: String { "GRAMS" }
  var argumentText: String { "\(grams)g" }
}

struct Mix: Command {
  static let configuration = Configuration(
    "mix", abstract: "Mix paints into one.",
    discussion: """
      The paints are poured one after the other; what can't be poured is named, and the others go on. \
      A paint that isn't known is an error.

        red + blue = violet
        .5 red \\ .5 white

      A lone '-' reads paints from standard input.
      """,
    examples: ["paint mix red blue --onto wall", "paint mix '#0af' - -n3"], subcommands: [])

  @Argument(help: "The paints to mix.") var paint: [String]
  @Option(
    help: "What to paint with it. Each surface gets a coat.", valueName: "SURFACE", parsing: .upToNextOption)
  var onto: [String]
  @Option(help: "How it shines.") var finish = Finish.silk
  @Option(help: "What binds it.") var medium: Medium?
  @Option(name: ["number", .customShort("n")], help: "How many coats.") var coats = 1
  @Option(help: "The least cover.") var atLeast = 4.5
  @Option(help: "A shift in hue.") var delta: Double?
  @Option(help: "How much of each.") var weight: [Weight] = []
  @Option(
    name: [.customShort("o"), "out-of-the-ordinary-output"], help: "Where to write the recipe.",
    valueName: "FILE", completion: .files) var out: String?
  @Flag(name: [.customShort("d"), .long], help: "Only say what would be done: it's \"dry\" [a try].")
  var dryRun =
    false
  @OptionGroup var output: Output

  mutating func validate() throws(UsageError.Fault) {
    if dryRun, out != nil { throw .conflict("--dry-run", "-o") }
  }

  mutating func run() throws -> Int32 {
    Int32(paint.count)
  }
}

struct Tin: CommandGroup {
  static let configuration = Configuration(
    "tin", abstract: "Look into tins.", subcommands: [Show.self, Mix2.self])
}

struct Show: Command {
  static let configuration = Configuration("show", abstract: "Show what is in a tin.")

  @Argument(help: "The tin.", completion: .files) var tin: String
  @Argument(help: "The side.") var side: Int?
  @Argument(help: "The finish.", valueName: "FINISH") var finish = Finish.gloss

  mutating func run() throws -> Int32 { 0 }
}

/// A command with the name of one at another level.
struct Mix2: Command {
  static let configuration = Configuration("mix", abstract: "Stir a tin.")

  @Option(help: "The folder of the tin.", valueName: "DIR", completion: .folders) var shelf: String
  @Option(help: "A note.") var note: [String]

  mutating func run() throws -> Int32 { 0 }
}

struct Log: Command {
  static let configuration = Configuration("log", abstract: "List what was done.")

  @Argument(help: "Which days.") var day: [Int] = [0]

  mutating func run() throws -> Int32 { 0 }
}
