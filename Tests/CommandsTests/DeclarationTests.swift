import Commands
import Testing

/// Declarations with a mistake in them, which end the program the first time it is tried.
private struct ArrayFirst: Command {
  static let configuration = Configuration("wrong", abstract: "An array stands before another argument.")
  @Argument(help: "Many.") var many: [String]
  @Argument(help: "One.") var one: String
  mutating func run() throws -> Int32 { 0 }
}

private struct NeededLast: Command {
  static let configuration = Configuration("wrong", abstract: "What may be absent stands first.")
  @Argument(help: "Perhaps.") var perhaps: String?
  @Argument(help: "One.") var one: String
  mutating func run() throws -> Int32 { 0 }
}

private struct SameName: Command {
  static let configuration = Configuration("wrong", abstract: "Two options have one name.")
  @Option(name: .short, help: "One.") var first = 1
  @Flag(name: .customShort("f"), help: "Two.") var second = false
  mutating func run() throws -> Int32 { 0 }
}

private struct OwnHelp: Command {
  static let configuration = Configuration("wrong", abstract: "The name of help is taken.")
  @Flag(name: .customShort("h"), help: "High.") var high = false
  mutating func run() throws -> Int32 { 0 }
}

@Suite("Declarations") struct DeclarationTests {
  @Test func `a mistake in a declaration ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = try ArrayFirst.parse(arguments: ["a", "b"]) }
    await #expect(processExitsWith: .failure) { _ = try NeededLast.parse(arguments: ["a", "b"]) }
    await #expect(processExitsWith: .failure) { _ = try SameName.parse(arguments: []) }
    await #expect(processExitsWith: .failure) { _ = try OwnHelp.parse(arguments: []) }
  }

  @Test func `a value can't be read before parsing`() async {
    await #expect(processExitsWith: .failure) { _ = Mix().paint }
  }

  @Test func `defaults can be read before parsing`() {
    #expect(Mix().atLeast == 4.5)
    #expect(Mix().medium == nil)
  }

  @Test func `a flag that holds by default is switched off`() throws {
    struct Lamp: Command {
      static let configuration = Configuration("lamp", abstract: "Shine.")
      @Flag(name: "dark", help: "Don't shine.") var shines = true
      mutating func run() throws -> Int32 { shines ? 1 : 0 }
    }
    for (line, status) in [([], 1), (["--dark"], 0), (["--dark", "--dark"], 0)] as [([String], Int32)] {
      guard case .run(var lamp) = try Lamp.parse(arguments: line) else { throw NotACommand() }
      #expect(try lamp.run() == status)
    }
  }
}

@Suite("Any line") struct AnyLineTests {
  /// SplitMix64: the same lines on every machine.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  static let vocabulary = [
    "mix", "tin", "show", "log", "help", "--help", "-h", "--version", "--", "-", "", "=", "--=", "---", "-=",
    "-n",
    "-n3", "-dq", "-dn", "--onto", "--onto=", "--onto=a", "--finish", "gloss", "matt", "--finish=no",
    "--at-least",
    "4.5", "-3", "-0.5", "--weight", "2g", "-o", "-ofile", "--dry-run", "--dry-run=1", "--no-color", "-q",
    "é", "-é",
    "--é", "\u{0}", "👩‍🎨", "-👩‍🎨", "a b", "--shelf", "--note",
  ]

  @Test func `is answered, twice the same, or refused in three lines`() {
    var generator = Seeded(state: 1)
    var (answers, refusals) = (0, 0)
    for _ in 0..<5000 {
      let line = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        Self.vocabulary.randomElement(using: &generator) ?? ""
      }
      let outcomes = (0..<2).map { _ in Result { () throws(UsageError) in try Paint.parse(arguments: line) } }
      switch (outcomes[0], outcomes[1]) {
      case (.success, .success): answers += 1
      case (.failure(let first), .failure(let second)):
        refusals += 1
        #expect(first == second)
        #expect(first.message.split(separator: "\n").count == 3, "\(line)")
      default: Issue.record("two answers to \(line)")
      }
    }
    #expect(answers > 100 && refusals > 100)
  }
}
