import Commands
import Testing

/// The error that a line gives.
func fault(_ line: String...) throws -> UsageError {
  try #require(throws: UsageError.self) { try Paint.parse(arguments: line) }
}

@Suite("Usage errors") struct UsageErrorTests {
  @Test func `a message names the fault, the usage and where to read more`() throws {
    #expect(
      try fault("mix", "a", "--fnish", "matt").message == """
        error: unknown option '--fnish'. Did you mean '--finish'?
        usage: paint mix PAINT… --onto SURFACE… [OPTIONS]
        See 'paint mix --help'.
        """)
  }

  @Test(
    "an option that isn't known is named, with the nearest that is",
    arguments: [
      ("--fnish", "--finish"), ("--fin", "--finish"), ("--finihs=matt", "--finish"),
      ("--no-colour", "--no-color"),
      ("-finish", "--finish"), ("--hlep", "--help"), ("--zzz", nil), ("-z", nil), ("--DRY-RUN", "--dry-run"),
    ] as [(String, String?)])
  func unknownOption(_ word: String, _ suggestion: String?) throws {
    let name = String(word.prefix { $0 != "=" })
    #expect(try fault("mix", word).fault == .unknownOption(name, suggestion: suggestion))
  }

  @Test func `an unknown letter in a cluster is named alone`() throws {
    #expect(try fault("mix", "-dz").fault == .unknownOption("-z", suggestion: nil))
  }

  @Test func `the version is asked of the root alone`() throws {
    #expect(try fault("mix", "--version").fault == .unknownOption("--version", suggestion: nil))
  }

  @Test func `an option of a subcommand isn't known before it`() throws {
    #expect(try fault("--finish", "matt", "mix").fault == .unknownOption("--finish", suggestion: nil))
  }

  @Test(
    "a command that isn't known is named, with the nearest that is",
    arguments: [
      ("mx", "mix"), ("itn", "tin"), ("hlep", "help"), ("frobnicate", nil), ("", nil), ("lo", "log"),
    ] as [(String, String?)])
  func unknownCommand(_ word: String, _ suggestion: String?) throws {
    let error = try fault(word)
    #expect(error.fault == .unknownCommand(word, suggestion: suggestion))
    #expect(error.usage == "paint COMMAND [OPTIONS]")
  }

  @Test func `an unknown command below a group is told of that group`() throws {
    let error = try fault("tin", "shwo")
    #expect(error.command == "paint tin")
    #expect(error.fault == .unknownCommand("shwo", suggestion: "show"))
    #expect(try fault("help", "tin", "shwo").fault == .unknownCommand("shwo", suggestion: "show"))
    #expect(try fault("help", "log", "more").fault == .unexpectedArgument("more"))
  }

  @Test func `a group needs one of its commands`() throws {
    #expect(try fault("tin").fault == .missingCommand(choices: ["show", "mix"]))
    #expect(try fault("-q").fault == .missingCommand(choices: ["mix", "tin", "log"]))
  }

  @Test func `what is needed and missing is named`() throws {
    #expect(try fault("mix", "--onto=a").fault == .missingArgument("PAINT"))
    #expect(try fault("mix", "a").fault == .missingOption("--onto", placeholder: "SURFACE"))
    #expect(try fault("tin", "show").fault == .missingArgument("TIN"))
    #expect(try fault("tin", "mix", "--shelf=a").fault == .missingOption("--note", placeholder: "TEXT"))
  }

  @Test(
    "an option without its value is named",
    arguments: [
      ["--finish"], ["--finish", "--dry-run"], ["--finish", "-d"], ["--finish", "--"],
    ])
  func missingValue(_ words: [String]) throws {
    let error = try #require(throws: UsageError.self) {
      try Paint.parse(arguments: ["mix", "a", "--onto=b"] + words)
    }
    #expect(error.fault == .missingValue(option: "--finish", placeholder: "matt|silk|gloss"))
  }

  @Test func `a short option without its value is named as written`() throws {
    #expect(try fault("mix", "-dn").fault == .missingValue(option: "-n", placeholder: "N"))
    #expect(try fault("mix", "--onto", "-d").fault == .missingValue(option: "--onto", placeholder: "SURFACE"))
  }

  @Test func `a flag takes no value`() throws {
    #expect(try fault("mix", "--dry-run=yes").fault == .unexpectedValue("yes", option: "--dry-run"))
    #expect(try fault("mix", "--help=me").fault == .unexpectedValue("me", option: "--help"))
  }

  @Test func `one argument too many is named`() throws {
    #expect(try fault("tin", "show", "a", "1", "silk", "b").fault == .unexpectedArgument("b"))
    #expect(try fault("tin", "mix", "--shelf=a", "--note=b", "c").fault == .unexpectedArgument("c"))
  }

  @Test func `an option with one value can't be repeated`() throws {
    #expect(try fault("mix", "-n1", "--number=2").fault == .repeatedOption("--number"))
    #expect(try fault("mix", "--number=1", "-n2").fault == .repeatedOption("-n"))
  }

  @Test func `a value of the wrong type is named with what would do`() throws {
    #expect(
      try fault("mix", "a", "--onto=b", "--finish=glos").fault
        == .invalidValue(
          "glos", parameter: "--finish", reason: nil, allowed: ["matt", "silk", "gloss"], suggestion: "gloss")
    )
    #expect(
      try fault("mix", "a", "--onto=b", "-n", "many").fault
        == .invalidValue(
          "many", parameter: "--number", reason: "not a whole number", allowed: [], suggestion: nil))
    #expect(
      try fault("mix", "a", "--onto=b", "--weight=1g", "--weight=2").fault
        == .invalidValue(
          "2", parameter: "--weight", reason: "a weight ends in 'g'", allowed: [], suggestion: nil))
    #expect(
      try fault("log", "1", "yesterday").fault
        == .invalidValue(
          "yesterday", parameter: "DAY", reason: "not a whole number", allowed: [], suggestion: nil))
  }

  @Test func `a command can refuse a combination`() throws {
    #expect(try fault("mix", "a", "--onto=b", "-d", "-o", "c").fault == .conflict("--dry-run", "-o"))
  }

  @Test func `the messages are as they were`() throws {
    let faults: [UsageError.Fault] = [
      .unknownOption("--fromat", suggestion: "--format"), .unknownOption("-z", suggestion: nil),
      .unknownCommand("chekc", suggestion: "check"), .unknownCommand("x", suggestion: nil),
      .missingCommand(choices: ["show", "mix"]), .missingArgument("COLOR"),
      .missingOption("--to", placeholder: "SPACE"), .missingValue(option: "--to", placeholder: "SPACE"),
      .unexpectedValue("yes", option: "--bpc"), .unexpectedArgument("more"), .repeatedOption("--to"),
      .invalidValue("x", parameter: "COLOR", reason: nil, allowed: [], suggestion: nil),
      .invalidValue("4,5", parameter: "--min", reason: "not a number", allowed: [], suggestion: nil),
      .invalidValue("cs", parameter: "--format", reason: nil, allowed: ["css", "hex"], suggestion: "css"),
      .invalidValue(
        "cs", parameter: "--format", reason: "too short", allowed: ["css", "hex"], suggestion: nil),
      .conflict("--watch", "--dry-run"), .needs("--fit-method", other: "--fit"),
      .broken(rule: "give one color or two"),
    ]
    try expectGolden(faults.map { "error: \($0)\n" }.joined(), "messages.txt")
  }
}
