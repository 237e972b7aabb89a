import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("The config") struct ConfigTests {
  static func read(_ text: String) throws -> (configuration: TokenConfiguration, faults: [Fault]) {
    var reader = ConfigurationReader()
    let configuration = reader.read(try JSONDocument(SourceText(file: "c.json", text: text)).root)
    return (configuration, reader.diagnostics.map { Fault($0, in: text) })
  }

  @Test func `names no URL`() {
    let project = MemoryProject(files: ["c.json": #"{"tokens":["https://a.example/t.json"]}"#])
    #expect(
      project.failure("c.json")
        == "configuration c.json:1:12 config-invalid: 'https://a.example/t.json' is a URL: files are read by their paths, and nothing from the network"
    )
  }

  @Test func `says all that it can`() throws {
    let (configuration, faults) = try Self.read(
      #"""
      {"$schema": "x", "tokens": ["a.json", "b/c.json"],
      "dimensions": {"scheme": "mode", "contrast": "need", "split": ["brand", "density"], "appearance": "dark-hc"},
      "roles": [{"match": "bg-*", "except": ["bg-x"], "role": "background", "kind": "surface", "on": ["{page}"],
        "surfaceStates": false, "states": {"hovered": {"delta": 0.1}}, "content": {"candidates": ["{ink}"]},
        "base": "fail", "profile": "opposed", "direction": "lighter", "mode": "opaque", "relax": ["step"],
        "require": [{"metric": "apca", "against": "on", "min": 15}]}],
      "outputs": [{"format": "css", "path": "{brand}/t.css", "prefix": "p", "scheme": "media", "forcedColors": true}, {"format": "swift"},
        {"format": "xcassets"}, {"format": "dtcg"}, {"format": "css", "scheme": "light-dark"},
        {"format": "compose", "package": "com.example.ui"}]}
      """#)
    #expect(faults == [])
    #expect(configuration.tokens.map(\.path) == ["a.json", "b/c.json"])
    #expect(configuration.tokens.map(\.position.description) == ["c.json:1:29", "c.json:1:39"])
    #expect(configuration.dimensions.scheme == "mode")
    #expect(configuration.dimensions.contrast == "need")
    #expect(configuration.dimensions.split == ["brand", "density"])
    #expect(configuration.dimensions.appearance == .darkIncreasedContrast)
    let role = try #require(configuration.roles.first)
    #expect(configuration.roles.count == 1)
    #expect(role.pattern == "bg-*" && role.except == ["bg-x"])
    #expect(role.request.role == .background && role.request.kind == "surface")
    #expect(role.request.naming == .suffix && role.request.surfaces == ["page"])
    #expect(!role.request.includesSurfaceStates)
    #expect(role.request.states == [.hovered] && role.request.deltas == [.hovered: .literal(0.1)])
    #expect(role.request.content == .init(name: nil, candidates: ["ink"]))
    #expect(role.request.basePolicy == .fail && role.request.profile == .opposed)
    #expect(role.request.direction == .lighter && role.request.relaxations == [.step])
    #expect(role.request.requirements.map(\.metric) == [.apca])
    #expect(
      configuration.outputs?.map(\.format) == [.css, .swift, .assetCatalog, .designTokens, .css, .compose])
    #expect(
      configuration.outputs?.map(\.path) == [
        "{brand}/t.css", "Tokens.swift", "Tokens.xcassets", "resolved", "tokens.css", "Tokens.kt",
      ])
    #expect(configuration.outputs?.map(\.prefix) == ["p", nil, nil, nil, nil, nil])
    #expect(configuration.outputs?.map(\.hasForcedColors) == [true, false, false, false, false, false])
    #expect(configuration.outputs?.map(\.scheme) == [.media, .media, .media, .media, .lightDark, .media])
    #expect(configuration.outputs?.compactMap(\.package) == ["com.example.ui"])
  }

  @Test func `needs only tokens`() throws {
    let (configuration, faults) = try Self.read(#"{"tokens":"a.json"}"#)
    #expect(faults == [])
    #expect(configuration.tokens.map(\.path) == ["a.json"])
    #expect(configuration.outputs == nil && configuration.roles.isEmpty)
    #expect(
      TokenConfiguration.defaultOutputs(split: ["brand"]).map(\.path) == [
        "{brand}/tokens.css", "{brand}/Tokens.swift", "{brand}/Tokens.xcassets", "{brand}/resolved",
      ])
  }

  /// Each fault: the config's text behind the brace, where the finger points, and what is said.
  static let faults: [(members: String, place: String, message: String, hint: String?)] = [
    (#""token":"a""#, #""token""#, "a config has no member 'token'", "did you mean 'tokens'?"),
    (#""tokens":[]"#, "[]", "'tokens' names no file", nil),
    (#""tokens":4"#, "4}", "'tokens' is the path of a file, or an array of paths", nil),
    (#""tokens":["a",4]"#, "4]", "'tokens' is the path of a file, or an array of paths", nil),
    (#""tokens":"""#, #"""}"#, "'tokens' is the path of a file, or an array of paths", nil),
    (#""dimensions":[]"#, "[]", "'dimensions' is an object", nil),
    (
      #""dimensions":{"skheme":"a"}"#, #""skheme""#, "'dimensions' has no member 'skheme'",
      "did you mean 'scheme'?"
    ),
    (#""dimensions":{"scheme":4}"#, "4}", "'scheme' is a string", nil),
    (#""dimensions":{"contrast":[]}"#, "[]", "'contrast' is a string", nil),
    (#""dimensions":{"split":"brand"}"#, #""brand""#, "'split' is an array", nil),
    (#""dimensions":{"split":[1]}"#, "1]", "'split' is a string", nil),
    (
      #""dimensions":{"appearance":"dim"}"#, #""dim""#, "'dim' is no appearance",
      "light, dark, light-hc, dark-hc"
    ),
    (#""roles":{}"#, "{}", "'roles' is an array", nil),
    (#""outputs":[{"format":"css","forcedColors":1}]"#, "1}", "'forcedColors' is true or false", nil),
    (
      #""outputs":[{"format":"swift","forcedColors":true}]"#, "true}", "only css has 'forcedColors'", nil
    ),
    (#""roles":["x"]"#, #""x""#, "a role is an object", nil),
    (#""roles":[{"role":"border"}]"#, #"{"role""#, "a role has a 'match', a pattern of token names", nil),
    (#""roles":[{"match":4,"role":"border"}]"#, "4,", "a role has a 'match', a pattern of token names", nil),
    (
      #""roles":[{"match":"","role":"border"}]"#, #""","#, "a role has a 'match', a pattern of token names",
      nil
    ),
    (#""roles":[{"match":"*"}]"#, #"{"match""#, "a role has a 'role'", nil),
    (
      #""roles":[{"match":"*","role":"bordr"}]"#, #""bordr""#, "'bordr' isn't a value of 'role'",
      "did you mean 'border'?"
    ),
    (#""roles":[{"match":"*","role":"border","except":"x"}]"#, #""x""#, "'except' is an array", nil),
    (
      #""roles":[{"match":"*","role":"border","exept":[]}]"#, #""exept""#,
      "a role has no member 'exept' here",
      "did you mean 'except'?"
    ),
    (
      #""roles":[{"match":"*","role":"border","from":"x"}]"#, #""from""#, "a role has no member 'from' here",
      nil
    ),
    (
      #""roles":[{"match":"*","role":"border","surfaceStates":1}]"#, "1}", "'surfaceStates' is true or false",
      nil
    ),
    (
      #""roles":[{"match":"*","role":"border","kind":"fill"}]"#, #""fill""#, "a border has no kind 'fill'",
      nil
    ),
    (
      #""roles":[{"match":"*","role":"border","on":["x"]}]"#, #""x""#,
      "'on' takes references like '{color.ink}'", nil
    ),
    (#""roles":[{"match":"*","role":"border","require":{}}]"#, "{}", "'require' is an array", nil),
    (
      #""roles":[{"match":"*","role":"border","require":[{"metric":"apca","min":1}]}]"#, #"{"metric""#,
      "a requirement has 'metric', 'against' and 'min'", nil
    ),
    (#""outputs":{}"#, "{}", "'outputs' is an array", nil),
    (#""outputs":["css"]"#, #""css""#, "an output is an object", nil),
    (
      #""outputs":[{"path":"x"}]"#, #"{"path""#, "an output has a 'format'",
      "css, swift, xcassets, dtcg, scss, tailwind, json, android-xml, compose, flutter, gpl, ase, svg"
    ),
    (
      #""outputs":[{"format":"css","scheme":"meida"}]"#, #""meida""#, "no scheme is named 'meida'",
      "did you mean 'media'?"
    ),
    (
      #""outputs":[{"format":"scss","scheme":"media"}]"#, #""media""#, "only css and tailwind have 'scheme'",
      nil
    ),
    (#""outputs":[{"format":"css","package":"a"}]"#, #""a""#, "only compose has 'package'", nil),
    (#""outputs":[{"format":"compose","package":"a..b"}]"#, #""a..b""#, "'a..b' is no package", nil),
    (#""outputs":[{"format":"compose","package":"a.in t"}]"#, #""a.in t""#, "'a.in t' is no package", nil),
    (#""outputs":[{"format":"compose","package":"a.fun"}]"#, #""a.fun""#, "'a.fun' is no package", nil),
    (#""outputs":[{"format":"cs"}]"#, #""cs""#, "no format is named 'cs'", "did you mean 'css'?"),
    (#""outputs":[{"format":"css","file":"x"}]"#, #""file""#, "an output has no member 'file'", nil),
    (#""outputs":[{"format":"css","path":4}]"#, "4}", "'path' is a string", nil),
    (#""outputs":[{"format":"css","prefix":4}]"#, "4}", "'prefix' is a string", nil),
    (
      #""outputs":[{"format":"css","path":"/tmp/x"}]"#, #""/tmp/x""#, "output path '/tmp/x' must be relative",
      nil
    ),
    (
      #""outputs":[{"format":"css","path":"a/../../x"}]"#, #""a/../../x""#,
      "output path 'a/../../x' must not contain '..'", nil
    ),
    (
      #""outputs":[{"format":"css","path":"{brand/x"}]"#, #""{brand/x""#,
      "output path '{brand/x' contains '{'", nil
    ),
    (#""outputs":[{"format":"css","path":""}]"#, #"""}"#, "an output file needs a path", nil),
  ]

  @Test("has its faults told at their place", arguments: faults)
  func fault(_ row: (members: String, place: String, message: String, hint: String?)) throws {
    let tokens = row.members.hasPrefix(#""tokens""#) ? "" : #""tokens":"t.json","#
    let faults = try Self.read("{\(tokens)\(row.members)}").faults
    #expect(faults.count == 1, "\(faults)")
    let fault = try #require(faults.first)
    #expect(fault.rule == "config-invalid")
    #expect(fault.place.hasPrefix(row.place), "\(fault)")
    #expect(fault.message.hasPrefix(row.message), "\(fault)")
    if let hint = row.hint { #expect(fault.hint == hint) }
  }

  @Test(
    "is told what isn't supported yet",
    arguments: [
      (#""gamut":{}"#, "'gamut' in a config"),
      (
        #""roles":[{"match":"*","role":"border","states":{"disabled":{"hue":3}}}]"#, "'hue' of 'disabled'"
      ),
    ])
  func unsupported(_ members: String, _ what: String) throws {
    let faults = try Self.read(#"{"tokens":"t.json",\#(members)}"#).faults
    #expect(faults.map(\.rule) == ["unsupported"])
    #expect(faults.first?.message.contains(what) == true, "\(faults)")
  }

  @Test func `has all its faults told in one run`() throws {
    let faults = try Self.read(
      #"{"tokens":4,"dimensions":3,"outputs":[{"format":"x"},{"format":"y"}],"z":1}"#
    ).faults
    #expect(faults.count == 5, "\(faults)")
  }

  @Test(
    "has patterns: a star for a name's characters, two for any",
    arguments: [
      ("bg", "bg", true), ("bg", "bgx", false), ("bg", "b", false), ("*", "a", true), ("*", "a.b", false),
      ("*", "", true), ("**", "a.b.c", true), ("bg-*", "bg-accent", true), ("bg-*", "bg-", true),
      ("bg-*", "fg-accent", false), ("bg-*-strong", "bg-a-strong", true), ("bg-*strong", "bg-strong", true),
      ("color.*.rest", "color.bg.rest", true), ("color.*.rest", "color.bg.x.rest", false),
      ("color.**.rest", "color.bg.x.rest", true), ("color.**", "color.", true), ("***", "a.b", true),
      ("*a*a*b", "aaaaaab", true), ("*a*a*b", "aaaaaac", false), ("é*", "été", true), ("a?", "ab", false),
      ("[a]", "a", false),
    ])
  func pattern(_ pattern: String, _ name: String, _ fits: Bool) {
    #expect(Pattern(pattern).matches(TokenPath(name)) == fits)
  }

  @Test func `matches hard patterns in time that grows with their lengths`() {
    let pattern = Pattern(String(repeating: "*a", count: 200) + "b")
    let start = ContinuousClock.now
    #expect(!pattern.matches(TokenPath(String(repeating: "a", count: 2_000))))
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
