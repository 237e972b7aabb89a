import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("A run") struct RunTests {
  @Test func `derives and verifies every permutation, in its appearance`() throws {
    let run = try MemoryProject.house().run()
    #expect(!run.findings.hasErrors && !run.hasFaultyInput, "\(run.findings.map(\.message))")
    #expect(
      run.themes.map { "\($0.permutation): \($0.appearance)" } == [
        "brand=acme theme=light contrast=standard: light", "brand=acme theme=light contrast=more: light-hc",
        "brand=acme theme=dark contrast=standard: dark", "brand=acme theme=dark contrast=more: dark-hc",
        "brand=zen theme=light contrast=standard: light", "brand=zen theme=light contrast=more: light-hc",
        "brand=zen theme=dark contrast=standard: dark", "brand=zen theme=dark contrast=more: dark-hc",
      ])
    for theme in run.themes {
      let least = theme.permutation["contrast"] == "more" ? 7.0 : 4.5
      let page = SRGB8(theme.permutation["theme"] == "dark" ? 0x121212 : 0xFFFFFF)
      for state in [ControlState.normal, .hovered] {
        let color = try #require(theme.sets.first?[state]).color.bytes
        #expect(color.contrast(with: page).ratio >= least, "\(theme.permutation) \(state)")
      }
    }
    #expect(run.tokenCount == 4)
    // Two contrasts by the set, two by the requirement, one pair of states: in each of eight.
    #expect(run.checks == 40)
  }

  @Test func `tells what was given up in the permutation where it was`() throws {
    let relaxed = try MemoryProject.house().run().findings.filter { $0.rule.rawValue == "relaxed" }
    #expect(!relaxed.isEmpty)
    for finding in relaxed {
      #expect(finding.permutation.choices.count == 3)
      #expect(finding.position?.file == "roles.json")
    }
  }

  @Test func `can name its modifiers otherwise`() throws {
    var project = MemoryProject.house(#","dimensions":{"scheme":"look","contrast":"need","split":[]}"#)
    project.files["r.json"] = project.files["r.json"]?
      .replacing(#""theme":"#, with: #""look":"#).replacing("modifiers/theme", with: "modifiers/look")
      .replacing(#""contrast":"#, with: #""need":"#).replacing("modifiers/contrast", with: "modifiers/need")
    let run = try project.run()
    #expect(
      run.themes.map(\.appearance).prefix(4) == [
        .light, .lightIncreasedContrast, .dark, .darkIncreasedContrast,
      ])
    #expect(run.project.split == [])
  }

  @Test func `takes the config's appearance where no modifier says one`() throws {
    let project = MemoryProject(files: [
      "colorderive.json": #"{"tokens":["a.json","b.json"],"dimensions":{"appearance":"dark-hc"}}"#,
      "a.json": ##"{"ink":{"$type":"color","$value":"#ffffff"}}"##,
      "b.json": ##"{"ink":{"$type":"color","$value":"#eeeeee"},"x":{"$type":"color","$value":"{ink}"}}"##,
    ])
    let theme = try #require(try project.run().themes.first)
    #expect(theme.appearance == .darkIncreasedContrast)
    // The later file counts.
    #expect(theme.hex("x") == "#eeeeee")
  }

  @Test func `begins with a token file or a resolver as well as with a config`() throws {
    let files = MemoryProject.house().with("colorderive.json", nil)
    let resolver = try files.project("r.json")
    #expect(!resolver.isConfigured)
    #expect(resolver.permutations.count == 8)
    #expect(resolver.split == ["brand"])
    let tokens = try files.project("acme.json")
    #expect(!tokens.isConfigured)
    #expect(tokens.permutations == [Permutation()])
    #expect(try MemoryProject.house().project().isConfigured)
  }

  @Test func `finds files beside the file that names them`() throws {
    let house = MemoryProject.house()
    var moved = MemoryProject(files: ["ui/colorderive.json": #"{"tokens":"./sub/../sub/r.json"}"#])
    for (path, text) in house.files where path != "colorderive.json" { moved.files["ui/sub/\(path)"] = text }
    #expect(try moved.run("ui/colorderive.json").themes.count == 8)
    #expect(
      try moved.project("ui/colorderive.json").sources.map(\.file).prefix(2) == [
        "ui/colorderive.json", "ui/sub/r.json",
      ])
  }

  // MARK: Files that can't be had

  @Test(
    "stays below the folder of its config",
    arguments: [
      "../t.json", "sub/../../t.json", "/etc/passwd", "a\\\\b.json", "..", ".", "sub/..", "a\\u0000b",
    ])
  func outside(_ path: String) {
    let project = MemoryProject(files: ["ui/colorderive.json": #"{"tokens":"\#(path)"}"#, "t.json": "{}"])
    let failure = project.failure("ui/colorderive.json")
    #expect(failure.hasPrefix("input ui/colorderive.json:1:11 path-outside: '"), "\(failure)")
  }

  @Test func `stays below the folder of its config, from a resolver too`() {
    let house = MemoryProject.house()
    let project = house.with(
      "r.json", house.files["r.json"]?.replacing(#""dark.json""#, with: #""../dark.json""#))
    #expect(project.failure().hasPrefix("input r.json:4:"))
    #expect(project.failure().contains("path-outside: '../dark.json' isn't below the folder of the config"))
  }

  @Test func `tells which file isn't there, and where it is named`() {
    #expect(MemoryProject(files: [:]).failure() == "unreadable colorderive.json: isn't there")
    #expect(
      MemoryProject.house().with("r.json", nil).failure()
        == "unreadable colorderive.json:1:11 r.json: isn't there")
    let failure = MemoryProject.house().with("dark.json", nil).failure()
    #expect(
      failure.hasPrefix("unreadable r.json:4:") && failure.hasSuffix("dark.json: isn't there"), "\(failure)")
  }

  // MARK: Faults of the config

  @Test(
    "tells the faults of its config before it looks at tokens",
    arguments: [
      ("{", "1:2 json-syntax"), ("[]", "1:1 config-invalid: a config is an object"),
      ("{}", "1:1 config-invalid: a config has 'tokens', the files to read"),
      (#"{"tokens":"r.json","x":1}"#, "1:20 config-invalid: a config has no member 'x'"),
      (
        #"{"tokens":"r.json","dimensions":{"scheme":"them"}}"#,
        "1:43 config-dimensions: no modifier is named 'them'"
      ),
      (
        #"{"tokens":"r.json","dimensions":{"split":["brand","size"]}}"#,
        "1:51 config-dimensions: no modifier is named 'size'"
      ),
      (
        #"{"tokens":"r.json","dimensions":{"scheme":"brand"}}"#,
        "config-dimensions: 'acme' of 'brand' is neither light nor dark"
      ),
      (
        #"{"tokens":"r.json","dimensions":{"contrast":"brand"}}"#,
        "config-dimensions: 'acme' of 'brand' is neither standard nor more"
      ),
      (
        #"{"tokens":"r.json","outputs":[{"format":"css","path":"{brnd}/x.css"}]}"#,
        "1:54 config-dimensions: no modifier is named 'brnd'"
      ),
    ])
  func configuration(_ text: String, _ words: String) {
    let failure = MemoryProject.house().with("colorderive.json", text).failure()
    #expect(failure.hasPrefix("configuration "), "\(failure)")
    #expect(failure.contains(words), "\(failure)")
  }

  @Test func `points at a context that says nothing`() {
    let failure = MemoryProject.house(#","dimensions":{"scheme":"brand"}"#).failure()
    #expect(
      failure.split(separator: "\n").map { $0.replacing("configuration ", with: "").prefix(9) } == [
        "r.json:3:", "r.json:3:",
      ])
  }

  @Test func `tells the faults of its resolver`() {
    let house = MemoryProject.house()
    let project = house.with("r.json", house.files["r.json"]?.replacing("2025.10", with: "2024"))
    #expect(project.failure() == "input r.json:1:12 resolver-version: a resolver's 'version' is \"2025.10\"")
    let beside = house.with("colorderive.json", #"{"tokens":["acme.json","r.json"]}"#)
    #expect(
      beside.failure().contains("unsupported: a resolver beside other token files"), "\(beside.failure())")
  }

  // MARK: Faults of tokens

  @Test func `tells a fault of a file once, though it stands in four permutations`() throws {
    let project = MemoryProject.house().with("acme.json", ##"{"seed":{"$type":"color","$value":"#0b57d"}}"##)
    let run = try project.run()
    #expect(run.hasFaultyInput)
    #expect(run.findings.filter { $0.level == .error }.map(\.rule.rawValue) == ["color-syntax"])
    // The other brand is looked at all the same.
    #expect(run.themes.count == 4)
  }

  @Test func `tells a reference that a config makes once, for all tokens of the role`() throws {
    let project = MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json","roles":[{"match":"*","role":"foreground","on":["{pge}"]}]}"#,
      "t.json": EmptyColors.file(["a", "b", "page"]),
    ])
    let run = try project.run()
    let errors = run.findings.filter { $0.level == .error }
    #expect(errors.map(\.message) == ["no token named 'pge'"])
    #expect(errors.first?.position?.description == "colorderive.json:1:70")
    #expect(run.hasFaultyInput)
  }

  @Test(
    "tells what is wrong with a token file",
    arguments: [
      ("{", "json-syntax"), ("[]", "not-an-object"), ("{}", "no-tokens"),
      (##"{"a":{"$type":"color","$value":"{b}"}}"##, "ref-missing"),
      (##"{"a":{"$type":"color","$value":"{a}"}}"##, "ref-cycle"),
      (##"{"a":{"$type":"color","$value":4}}"##, "value-type"),
    ])
  func tokenFile(_ text: String, _ rule: String) throws {
    let run = try MemoryProject(files: ["t.json": text]).run("t.json")
    #expect(run.hasFaultyInput)
    #expect(run.themes.isEmpty)
    #expect(run.findings.map(\.rule.rawValue) == [rule])
  }

  // MARK: Outputs

  private func faults(_ project: MemoryProject) throws -> [String] {
    let run = try project.run()
    do throws(EmitError) {
      _ = try run.outputs()
      return []
    } catch {
      return error.findings.map { "\($0.rule): \($0.message)" }
    }
  }

  @Test func `makes the files of every brand by the config's paths`() throws {
    let run = try MemoryProject.house(
      #","outputs":[{"format":"css","path":"out/{brand}/t.css"},{"format":"dtcg","path":"r/{brand}"}]"#
    ).run()
    #expect(
      try run.outputs().map(\.path) == [
        "out/acme/t.css", "r/acme/light.tokens.json", "r/acme/dark.tokens.json",
        "r/acme/light-hc.tokens.json",
        "r/acme/dark-hc.tokens.json", "out/zen/t.css", "r/zen/light.tokens.json", "r/zen/dark.tokens.json",
        "r/zen/light-hc.tokens.json", "r/zen/dark-hc.tokens.json",
      ])
    #expect(try run.outputs(only: [.css]).map(\.path) == ["out/acme/t.css", "out/zen/t.css"])
    #expect(try run.outputs(only: [.swift]).isEmpty)
  }

  @Test func `makes any format that is asked for where the config names none`() throws {
    let run = try MemoryProject.house().run()
    let paths = try run.outputs(only: Set(TokenConfiguration.Format.allCases)).map(\.path)
    for path in [
      "acme/_tokens.scss", "acme/tailwind.css", "zen/tokens.json", "zen/android/values-night/colors_hc.xml",
      "acme/Tokens.kt", "acme/tokens.dart", "zen/palettes/dark.gpl", "acme/palette.ase", "acme/swatches.svg",
      "zen/tokens.css",
    ] {
      #expect(paths.contains(path), "\(path)")
    }
    #expect(try run.outputs(only: [.scss]).map(\.path) == ["acme/_tokens.scss", "zen/_tokens.scss"])
  }

  @Test func `makes the common formats where the config names none`() throws {
    let paths = try MemoryProject.house().run().outputs().map(\.path)
    for path in ["acme/tokens.css", "acme/Tokens.swift", "zen/resolved/dark.tokens.json"] {
      #expect(paths.contains(path))
    }
    #expect(paths.contains { $0.hasPrefix("zen/Tokens.xcassets/") })
    #expect(!paths.contains { $0.hasSuffix(".scss") })
  }

  @Test func `refuses two outputs of one path`() throws {
    #expect(
      try faults(.house(#","outputs":[{"format":"css","path":"t.css"}]"#)) == [
        "output-overlap: two outputs are written to 't.css'"
      ])
    #expect(
      try faults(
        .house(#","outputs":[{"format":"css","path":"{brand}/t"},{"format":"swift","path":"{brand}/T"}]"#))
        == [
          "output-overlap: two outputs are written to 'acme/T' and 'acme/t', which differ only by case",
          "output-overlap: two outputs are written to 'zen/T' and 'zen/t', which differ only by case",
        ])
  }

  @Test func `refuses two themes of one appearance in one output`() throws {
    let faults = try faults(.house(#","dimensions":{"split":[]},"outputs":[{"format":"css"}]"#))
    #expect(faults.count == 4)
    #expect(
      faults.first
        == "theme-overlap: 'brand=acme theme=light contrast=standard' and 'brand=zen theme=light contrast=standard' are both light"
    )
  }

  @Test func `tells two themes of one appearance at the context that sets them apart`() throws {
    let run = try MemoryProject.house(#","dimensions":{"split":[]},"outputs":[{"format":"css"}]"#).run()
    let error = try #require(throws: EmitError.self) { try run.outputs() }
    #expect(
      error.findings.map { "\($0.position.map { "\($0)" } ?? "") \($0.pointer ?? "")" }
        == Array(repeating: "r.json:3:52 /modifiers/brand/contexts/zen", count: 4))
  }

  @Test func `refuses a token that not every theme has`() throws {
    let project = MemoryProject.house().with(
      "dark.json",
      ##"{"page":{"$type":"color","$value":"#121212"},"extra":{"$type":"color","$value":"#ffffff"}}"##)
    let faults = try faults(project)
    #expect(
      faults.contains("theme-mismatch: 'extra' isn't there in 'brand=acme theme=light contrast=standard'"),
      "\(faults)")
    #expect(faults.allSatisfy { $0.hasPrefix("theme-mismatch: 'extra'") })
  }

  @Test func `makes the same bytes every time`() throws {
    let first = try MemoryProject.house().run().outputs()
    let second = try MemoryProject.house().run().outputs()
    #expect(first == second)
    #expect(!first.isEmpty)
  }
}
