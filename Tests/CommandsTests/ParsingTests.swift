import Commands
import Testing

/// The command that a line gives, as the type expected.
func command<C: Command>(_ type: C.Type, _ line: String...) throws -> C {
  guard case .run(let command) = try Paint.parse(arguments: line) else { throw NotACommand() }
  return try #require(command as? C)
}

struct NotACommand: Error {}

@Suite("Parsing") struct ParsingTests {
  @Test func `values and defaults reach the properties`() throws {
    let mix = try command(Mix.self, "mix", "red", "blue", "--onto", "wall")
    #expect(mix.paint == ["red", "blue"])
    #expect(mix.onto == ["wall"])
    #expect(mix.finish == .silk)
    #expect(mix.medium == nil)
    #expect(mix.coats == 1)
    #expect(mix.atLeast == 4.5)
    #expect(mix.weight == [])
    #expect(!mix.dryRun)
  }

  @Test func `the command parsed can be run`() throws {
    guard case .run(var command) = try Paint.parse(arguments: ["mix", "a", "b", "c", "--onto", "d"]) else {
      throw NotACommand()
    }
    #expect(try command.run() == 3)
  }

  @Test(
    "an option's value may stand behind a space or an equals sign",
    arguments: [
      ["--at-least", "3"], ["--at-least=3"], ["--at-least=3.0"], ["--at-least", "+3"], ["--at-least=0.3e1"],
    ])
  func spellings(_ words: [String]) throws {
    guard case .run(let command) = try Paint.parse(arguments: ["mix", "a", "--onto", "b"] + words) else {
      throw NotACommand()
    }
    #expect((command as? Mix)?.atLeast == 3)
  }

  @Test(
    "a short option's value may stand anywhere getopt takes it",
    arguments: [
      ["-n", "7"], ["-n7"], ["-n=7"], ["-dn7"], ["-qdn", "7"], ["--number", "7"], ["-n", "+7"],
    ])
  func shortSpellings(_ words: [String]) throws {
    guard case .run(let command) = try Paint.parse(arguments: ["mix", "a", "--onto", "b"] + words) else {
      throw NotACommand()
    }
    #expect((command as? Mix)?.coats == 7)
  }

  @Test func `an empty value is a value`() throws {
    #expect(try command(Mix.self, "mix", "a", "--onto=").onto == [""])
    #expect(try command(Mix.self, "mix", "a", "--onto", "").onto == [""])
  }

  @Test func `only the first equals sign parts name and value`() throws {
    #expect(try command(Mix.self, "mix", "a", "--onto=k=v").onto == ["k=v"])
  }

  @Test func `an option up to the next takes several words, and may be repeated`() throws {
    let mix = try command(
      Mix.self, "mix", "red", "--onto", "wall", "-", "door", "-d", "blue", "--onto", "roof")
    #expect(mix.onto == ["wall", "-", "door", "roof"])
    #expect(mix.paint == ["red", "blue"])
    #expect(mix.dryRun)
  }

  @Test func `an option up to the next takes only one word behind an equals sign`() throws {
    let mix = try command(Mix.self, "mix", "--onto=wall", "red")
    #expect(mix.onto == ["wall"])
    #expect(mix.paint == ["red"])
  }

  @Test func `a repeated option takes one word each time`() throws {
    let mix = try command(Mix.self, "mix", "--onto=w", "--weight", "1g", "a", "--weight=2g", "b")
    #expect(mix.weight == [Weight(grams: 1), Weight(grams: 2)])
    #expect(mix.paint == ["a", "b"])
  }

  @Test func `a negative number is a value, as an option's and by itself`() throws {
    let mix = try command(Mix.self, "mix", "-0.5", "-3", "-.5", "--onto=w", "--delta", "-3")
    #expect(mix.delta == -3)
    #expect(mix.paint == ["-0.5", "-3", "-.5"])
  }

  @Test func `a negative number is an option where a digit is one`() throws {
    struct Digits: Command {
      static let configuration = Configuration("digits", abstract: "Count.")
      @Flag(name: .customShort("3"), help: "Three.") var three = false
      @Argument(help: "Rest.") var rest: [Int] = []
      mutating func run() throws -> Int32 { 0 }
    }
    guard case .run(let command) = try Digits.parse(arguments: ["-3", "-4"]) else { throw NotACommand() }
    let digits = try #require(command as? Digits)
    #expect(digits.three)
    #expect(digits.rest == [-4])
  }

  @Test func `a lone hyphen is an argument`() throws {
    #expect(try command(Mix.self, "mix", "-", "--onto=w").paint == ["-"])
  }

  @Test func `two hyphens end the options`() throws {
    let mix = try command(Mix.self, "mix", "--onto=w", "--", "--dry-run", "-n", "--", "--help")
    #expect(mix.paint == ["--dry-run", "-n", "--", "--help"])
    #expect(!mix.dryRun)
  }

  @Test func `two hyphens end an option with several words`() throws {
    let mix = try command(Mix.self, "mix", "--onto", "a", "b", "--", "c")
    #expect(mix.onto == ["a", "b"])
    #expect(mix.paint == ["c"])
  }

  @Test func `arguments may be absent from the end`() throws {
    let one = try command(Show.self, "tin", "show", "a.tin")
    #expect(one.tin == "a.tin" && one.side == nil && one.finish == .gloss)
    let three = try command(Show.self, "tin", "show", "a.tin", "-2", "matt")
    #expect(three.side == -2 && three.finish == .matt)
  }

  @Test func `an array of arguments may have a default`() throws {
    #expect(try command(Log.self, "log").day == [0])
    #expect(try command(Log.self, "log", "1", "-2").day == [1, -2])
  }

  @Test(
    "a global option may stand before and behind the subcommand",
    arguments: [
      ["--no-color", "mix", "a", "--onto=b"], ["mix", "--no-color", "a", "--onto=b"],
      ["mix", "a", "--onto=b", "--no-color"], ["--no-color", "mix", "--no-color", "a", "--onto=b"],
    ])
  func global(_ line: [String]) throws {
    guard case .run(let command) = try Paint.parse(arguments: line) else { throw NotACommand() }
    let mix = try #require(command as? Mix)
    #expect(mix.output.noColor)
    #expect(!mix.output.quiet)
  }

  @Test func `a global option is accepted by a command that doesn't read it`() throws {
    #expect(try command(Log.self, "-q", "log", "--no-color", "3").day == [3])
  }

  @Test func `the same name at two levels is two commands`() throws {
    #expect(try command(Mix2.self, "tin", "mix", "--shelf", "s", "--note", "n").note == ["n"])
  }

  @Test func `one parse doesn't reach into another`() throws {
    let first = try command(Mix.self, "mix", "a", "--onto=b", "--finish=gloss")
    let second = try command(Mix.self, "mix", "c", "--onto=d")
    #expect(first.finish == .gloss && first.paint == ["a"])
    #expect(second.finish == .silk && second.paint == ["c"])
  }
}
