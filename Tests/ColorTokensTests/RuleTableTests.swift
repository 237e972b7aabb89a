import ColorDerivation
import Testing

@testable import ColorTokens

/// Every rule that a token file, a resolver or a theme can break, with the smallest input that breaks it: how bad that is,
/// and where. What is expected was written down from the rules before it was run. `resolver-input`, which is about a
/// command line, is with the tool.
@Suite("Each rule") struct RuleTableTests {
  /// Who looks at the input.
  enum Look: Sendable {
    case reading(Strictness)
    case verifying
    case writing
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var level: Diagnostic.Level
    var files: [String: String]
    var look: Look
    /// The text at the caret.
    var place: String
    /// What a person reads, in parts: of the message, the hint or other places.
    var words: [String]

    var testDescription: String { "\(rule), \(place)" }

    init(
      _ rule: String, _ text: String, at place: String, says words: String...,
      by look: Look = .reading(.normal),
      with files: [String: String] = [:]
    ) {
      self.init(rule, .error, text, at: place, saying: words, by: look, with: files)
    }

    init(
      _ rule: String, _ level: Diagnostic.Level, _ text: String, at place: String, says words: String...,
      by look: Look = .reading(.normal), with files: [String: String] = [:]
    ) {
      self.init(rule, level, text, at: place, saying: words, by: look, with: files)
    }

    private init(
      _ rule: String, _ level: Diagnostic.Level, _ text: String, at place: String, saying words: [String],
      by look: Look, with files: [String: String]
    ) {
      self.rule = rule
      self.level = level
      self.files = files.merging(["a.json": text]) { $1 }
      self.look = look
      self.place = place
      self.words = words
    }
  }

  @Test("is told at its level and place", arguments: rows)
  func tell(_ row: Row) throws {
    let (told, sources) = Self.findings(row)
    let matching = told.filter { $0.rule.rawValue == row.rule }
    #expect(matching.count == 1, "\(told)")
    let finding = try #require(matching.first)
    #expect(finding.level == row.level)
    let position = try #require(finding.position)
    let source = try #require(sources.first { $0.file == position.file })
    let text = String(decoding: source.bytes.dropFirst(position.offset).prefix(200), as: UTF8.self)
    #expect(text.hasPrefix(row.place), "\(position): \(text)")
    let said = finding.message + "\n" + (finding.hint ?? "")
    for words in row.words { #expect(said.contains(words), "'\(words)' isn't in '\(said)'") }
    // One fault is one error: nothing follows from it.
    let others = told.filter { $0.level == .error && $0.rule.rawValue != row.rule }
    #expect(others.isEmpty, "\(others)")
  }

  /// All that is found, and the texts that it is found in.
  private static func findings(_ row: Row) -> (findings: [Finding], sources: [SourceText]) {
    let texts = row.files.map { SourceText(file: $0.key, text: $0.value) }
    do throws(Project.Failure) {
      let project = try MemoryProject(files: row.files).project(
        row.files["c.json"] == nil ? "a.json" : "c.json")
      switch row.look {
      case .reading(let strictness): return (Lint(project, strictness: strictness).findings, texts)
      case .verifying: return (Run(project).findings, texts)
      case .writing:
        let run = Run(project)
        do throws(EmitError) {
          _ = try run.outputs()
          return (run.findings, texts)
        } catch {
          return (error.findings, texts)
        }
      }
    } catch {
      switch error {
      case .unreadable: return ([], texts)
      case .configuration(let diagnostics, _), .input(let diagnostics, _):
        return (diagnostics.map { Finding($0) }, texts)
      }
    }
  }

  @Test func `is in the table, and has a sentence`() {
    let known = Set(Self.rows.map(\.rule))
    for rule in Self.all { #expect(known.contains(rule), "no row for '\(rule)'") }
    for rule in known { #expect(Rule(rule).isKnown) }
  }

  /// The rules that must be there, by their ids.
  private static let all = """
    json-syntax json-duplicate-key json-encoding json-number json-depth name-reserved name-character name-case \
    token-and-group token-incomplete type-missing type-unknown value-type color-legacy-string color-space color-component \
    color-component-note color-alpha color-hex-form color-hex-mismatch ref-syntax ref-missing ref-not-token ref-cycle \
    ref-type pointer-syntax pointer-missing extends-cycle extends-token extends-missing path-conflict resolver-version \
    resolver-order resolver-context resolver-default resolver-pointer resolver-name resolver-overlap ext-invalid \
    ext-dropped name-collision contrast-unmet contrast-margin-thin deprecated-use
    """.split(separator: " ").map(String.init)

  @Test func `of a thin margin is off unless a config asks for it`() throws {
    let run = Run(try MemoryProject(files: ["a.json": Self.link("#767676")]).project("a.json"))
    #expect(!run.findings.contains { $0.rule.rawValue == "contrast-margin-thin" })
    let told = MemoryProject(files: [
      "a.json": Self.link("#767676"), "c.json": #"{"tokens":"a.json","margin":2}"#,
    ])
    .failure("c.json")
    #expect(told == "configuration c.json:1:29 config-invalid: 'margin' is a number above 0 and up to 1")
  }

  @Test func `about a ring has the places of all, and of what leads to it`() throws {
    let row = try #require(Self.rows.first { $0.rule == "ref-cycle" })
    let cycle = try #require(
      Reading.resolved(row.files["a.json"] ?? "").diagnostics.first { $0.rule.rawValue == "ref-cycle" })
    #expect(
      cycle.related.map(\.label) == [
        "'b' stands here", "'c' stands here", "'d' has no value because of it",
        "'e' has no value because of it",
      ])
    #expect(cycle.related.map(\.position.column) == [39, 60, 81, 102])
  }

  @Test func `of JSON and of paths has the other place too`() throws {
    func related(_ texts: [String]) -> [String] {
      let sources = texts.enumerated().map { SourceText(file: "\($0).json", text: $1) }
      return TokenDocument(sources).diagnostics.flatMap(\.related).map { "\($0.position): \($0.label)" }
    }
    #expect(related([#"{"a":\#(Self.one),"a":\#(Self.one)}"#]) == ["0.json:1:2: first here"])
    #expect(
      related([#"{"a":\#(Self.one)}"#, #"{"a":{"b":\#(Self.one)}}"#]) == ["0.json:1:2: a token here"])
  }

  @Test func `is kept apart, however many there are in one run`() throws {
    let text =
      ##"{"$brand":1,"a.b":{"$value":1},"c":{"$value":4},"d":{"$type":"color","$value":4},"e":{"$type":"border","$value":{"width":"4px"}},"f":{"$value":"{g}"}}"##
    let rules = Reading.resolved(text).diagnostics.map(\.rule.rawValue)
    #expect(
      rules == [
        "name-reserved", "name-character", "type-missing", "value-type", "value-type", "value-type",
        "value-type",
        "ref-missing",
      ])
  }
}
