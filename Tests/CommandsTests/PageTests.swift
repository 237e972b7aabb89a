import Commands
import TestSupport
import Testing

/// The help page that a line gives.
func help(_ line: String...) throws -> String {
  guard case .help(let text) = try Paint.parse(arguments: line) else { throw NotACommand() }
  return text
}

@Suite("Help") struct HelpTests {
  @Test func `pages are as they were`() throws {
    try expectGolden(help("--help"), "help-paint.txt")
    try expectGolden(help("mix", "--help"), "help-mix.txt")
    try expectGolden(help("tin", "-h"), "help-tin.txt")
    try expectGolden(help("tin", "show", "-h"), "help-tin-show.txt")
    try expectGolden(help("tin", "mix", "-h"), "help-tin-mix.txt")
  }

  @Test func `help can be asked for in many ways`() throws {
    let page = try help("mix", "--help")
    #expect(try help("help", "mix") == page)
    #expect(try help("help", "mix", "--help") == page)
    #expect(try help("mix", "-h") == page)
    #expect(try help("mix", "-dh") == page)
    #expect(try help("mix", "a", "--finish", "matt", "--help") == page)
    #expect(try help("-q", "mix", "-h") == page)
    #expect(try help("help", "tin", "show") == help("tin", "help", "show"))
    #expect(try help("help") == help())
  }

  @Test func `no line is longer than 80 columns`() throws {
    for page in try [help(), help("help", "mix"), help("help", "tin"), help("help", "tin", "show")] {
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test func `the version is the configuration's`() throws {
    guard case .version(let version) = try Paint.parse(arguments: ["--version"]) else { throw NotACommand() }
    #expect(version == "1.2.0")
  }
}

@Suite("Completions") struct CompletionTests {
  @Test("scripts are as they were", arguments: Shell.allCases)
  func golden(_ shell: Shell) throws {
    try expectGolden(Paint.completionScript(for: shell), "paint.\(shell.rawValue)")
  }

  @Test(
    "each shell can read its script",
    .enabled(if: Shell.allCases.contains { ExternalProgram($0.rawValue) != nil }),
    arguments: Shell.allCases.filter { ExternalProgram($0.rawValue) != nil })
  func syntax(_ shell: Shell) throws {
    let program = try #require(ExternalProgram(shell.rawValue))
    let result = try program.run(["-n"], input: Paint.completionScript(for: shell))
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test(
    "bash offers what fits", .enabled(if: ExternalProgram("bash") != nil),
    arguments: [
      (["paint", ""], "mix tin log help"), (["paint", "t"], "tin"), (["paint", "tin", ""], "show mix help"),
      (["paint", "--"], "--no-color --quiet --help --version"),
      (["paint", "mix", "--fin"], "--finish"), (["paint", "mix", "--finish", ""], "matt silk gloss"),
      (["paint", "mix", "--finish", "=", "g"], "gloss"),
      (["paint", "mix", "--finish", "="], "matt silk gloss"),
      (["paint", "-q", "mix", "--medium", "a"], "acrylic"), (["paint", "tin", "mix", "--s"], "--shelf"),
      (["paint", "tin", "show", "x", "s"], "silk"), (["paint", "mix", "-n", ""], ""),
    ])
  func bash(_ words: [String], _ offers: String) throws {
    let bash = try #require(ExternalProgram("bash"))
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(Paint.completionScript(for: .bash))
      folder=$(mktemp -d); cd "$folder"
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _paint
      echo "${COMPREPLY[*]}"
      rmdir "$folder"
      """
    // In an empty folder, so that no file is offered.
    let result = try bash.run(["--norc"], input: script)
    #expect(result.output == offers + "\n")
  }

  @Test(
    "fish offers what fits", .enabled(if: ExternalProgram("fish") != nil),
    arguments: [
      ("paint ", "help log mix tin"), ("paint tin ", "help mix show"), ("paint tin mix --s", "--shelf"),
      ("paint mix --finish ", "gloss matt silk"), ("paint mix --finish=g", "--finish=gloss"),
    ])
  func fish(_ line: String, _ offers: String) throws {
    let fish = try #require(ExternalProgram("fish"))
    let script = "\(Paint.completionScript(for: .fish))\ncomplete -C '\(line)'\n"
    let result = try fish.run(["--no-config"], input: script)
    let words = result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words.sorted().joined(separator: " ") == offers)
  }
}

@Suite("Manual page") struct ManualPageTests {
  static let page = Paint.manualPage(sections: [
    ManualSection(
      "EXIT STATUS", text: ".1 is no line of roff's.", items: [.init("0", "Done."), .init("2", "Misuse.")])
  ])

  @Test func `it is as it was`() throws {
    try expectGolden(Self.page, "paint.1")
  }

  @Test func `it is ASCII`() {
    #expect(Self.page.utf8.allSatisfy { $0 < 128 })
  }

  @Test("groff has nothing to warn of", .enabled(if: ExternalProgram("groff") != nil))
  func groff() throws {
    let groff = try #require(ExternalProgram("groff"))
    let result = try groff.run(["-man", "-ww", "-z", "-Tutf8"], input: Self.page)
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test("groff shows what was written", .enabled(if: ExternalProgram("groff") != nil))
  func shown() throws {
    let groff = try #require(ExternalProgram("groff"))
    let shown = try groff.run(["-man", "-Tutf8", "-P-cbou"], input: Self.page).output
    #expect(shown.contains("red + blue = violet"))
    #expect(shown.contains(".5 red \\ .5 white"))
    #expect(shown.contains("A lone '-' reads"))
    #expect(shown.contains("paint mix '#0af' - -n3"))
    #expect(shown.contains(".1 is no line of roff's."))
    #expect(shown.contains("--onto SURFACE…"))
  }
}
