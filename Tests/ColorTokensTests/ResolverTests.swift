import Testing

@testable import ColorTokens

@Suite("Resolvers") struct ResolverTests {
  static func read(_ text: String) throws -> (resolver: ResolverDocument, faults: [Fault]) {
    let document = try JSONDocument(SourceText(file: "r.json", text: text))
    let resolver = ResolverDocument(document)
    return (resolver, resolver.diagnostics.map { Fault($0, in: text) })
  }

  /// A resolver with a set, two modifiers and these parts in place of its own.
  static func text(
    version: String = #""version":"2025.10""#,
    sets: String = ##"{"base":{"sources":[{"$ref":"base.json"}]}}"##,
    modifiers: String =
      ##"{"theme":{"default":"light","contexts":{"light":[],"dark":[{"$ref":"dark.json"}]}},"brand":{"contexts":{"a":[{"$ref":"a.json"}],"b":[{"$ref":"b.json"}]}}}"##,
    order: String = ##"[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/brand"},{"$ref":"#/modifiers/theme"}]"##,
    more: String = ""
  ) -> String {
    #"{\#(version),"sets":\#(sets),"modifiers":\#(modifiers),"resolutionOrder":\#(order)\#(more)}"#
  }

  @Test func `name permutations in the order of the resolution, the last modifier turning fastest`() throws {
    let (resolver, faults) = try Self.read(Self.text())
    try #require(faults == [])
    #expect(
      resolver.permutations.map(\.description) == [
        "brand=a theme=light", "brand=a theme=dark", "brand=b theme=light", "brand=b theme=dark",
      ])
    #expect(resolver.files(of: resolver.permutations[0]).map(\.path) == ["base.json", "a.json"])
    #expect(resolver.files(of: resolver.permutations[3]).map(\.path) == ["base.json", "b.json", "dark.json"])
    #expect(resolver.files.map(\.path) == ["base.json", "a.json", "b.json", "dark.json"])
    #expect(resolver.modifiers.map(\.defaultContext) == [nil, "light"])
  }

  @Test func `override in the order of the resolution`() throws {
    let (resolver, faults) = try Self.read(
      Self.text(
        order: ##"[{"$ref":"#/modifiers/theme"},{"$ref":"#/sets/base"},{"$ref":"#/modifiers/brand"}]"##))
    try #require(faults == [])
    #expect(resolver.files(of: resolver.permutations[3]).map(\.path) == ["dark.json", "base.json", "b.json"])
  }

  @Test func `know sets in sets and contexts, pointers without a slash, and escaped names`() throws {
    let (resolver, faults) = try Self.read(
      Self.text(
        sets:
          ##"{"a/b":{"sources":[{"$ref":"one.json"}]},"c":{"sources":[{"$ref":"#/sets/a~1b"},{"$ref":"two.json"}]}}"##,
        modifiers:
          ##"{"theme":{"contexts":{"light":[{"$ref":"#sets/c"}],"dark":[{"$ref":"#/sets/a~1b"}]}}}"##,
        order: ##"[{"$ref":"#modifiers/theme"}]"##))
    try #require(faults == [])
    #expect(resolver.files(of: resolver.permutations[0]).map(\.path) == ["one.json", "two.json"])
    #expect(resolver.files(of: resolver.permutations[1]).map(\.path) == ["one.json"])
  }

  @Test func `keep what they needn't know`() throws {
    let text = Self.text(
      sets: ##"{"base":{"description":"d","$extensions":{"x":1},"sources":[{"$ref":"base.json"}]}}"##,
      more: ##","$schema":"s","name":"n","description":"d","$defs":{"any":[1]}"##)
    #expect(try Self.read(text).faults == [])
  }

  @Test func `take a modifier once, however often it stands in the order`() throws {
    let (resolver, _) = try Self.read(
      Self.text(
        order: ##"[{"$ref":"#/modifiers/theme"},{"$ref":"#/sets/base"},{"$ref":"#/modifiers/theme"}]"##))
    #expect(resolver.permutations.map(\.description) == ["theme=light", "theme=dark"])
    #expect(
      resolver.files(of: resolver.permutations[1]).map(\.path) == ["dark.json", "base.json", "dark.json"])
  }

  /// Each fault: the resolver, the rule, where the finger points, and what is said.
  static let faults: [(text: String, rule: String, place: String, message: String, hint: String?)] = [
    (text(version: #""name":"x""#), "resolver-version", "{", "a resolver's 'version' is \"2025.10\"", nil),
    (
      text(version: #""version":"2025-10""#), "resolver-version", #""2025-10""#, "a resolver's 'version'", nil
    ),
    (text(version: #""version":2025.10"#), "resolver-version", "2025.10", "a resolver's 'version'", nil),
    (text(more: #","$extensions":{}"#), "resolver-member", #""$extensions""#, "no member '$extensions'", nil),
    (
      text(more: #","descripton":"""#), "resolver-member", #""descripton""#, "'descripton'",
      "did you mean 'description'?"
    ),
    (
      text(sets: "[]", order: ##"[{"$ref":"#/modifiers/theme"}]"##), "resolver-member", "[]",
      "'sets' is an object", nil
    ),
    (
      text(modifiers: "3", order: ##"[{"$ref":"#/sets/base"}]"##), "resolver-member", "3,",
      "'modifiers' is an object", nil
    ),
    (
      text(sets: #"{"base":{"sources":[],"source":[]}}"#), "resolver-member", #""source""#,
      "a set has no member 'source'", "did you mean 'sources'?"
    ),
    (text(sets: #"{"base":{}}"#), "resolver-pointer", "{}", "expected an array of sources", nil),
    (
      text(sets: ##"{"base":{"sources":{"$ref":"x"}}}"##), "resolver-pointer", #"{"$ref""#,
      "expected an array", nil
    ),
    (
      text(sets: ##"{"base":{"sources":[{"$ref":4}]}}"##), "resolver-pointer", "4}",
      "'$ref' is the path of a file", nil
    ),
    (
      text(sets: ##"{"base":{"sources":[{"$ref":"#/sets/bse"}]}}"##), "resolver-pointer", ##""#/sets/bse""##,
      "no set is '#/sets/bse'", "did you mean '#/sets/base'?"
    ),
    (
      text(sets: ##"{"base":{"sources":[{"$ref":"#/sets/base"}]}}"##), "resolver-pointer",
      ##""#/sets/base""##,
      "'#/sets/base' leads back to itself", nil
    ),
    (
      text(sets: ##"{"base":{"sources":[{"$ref":"#/modifiers/theme"}]}}"##), "resolver-pointer",
      ##""#/modifiers/theme""##, "can't be a source: only sets and files can", nil
    ),
    (
      text(sets: ##"{"base":{"sources":[{"$ref":"#/resolutionOrder/0"}]}}"##), "resolver-pointer",
      ##""#/resolutionOrder/0""##, "can't be a source", nil
    ),
    (
      text(modifiers: #"{"theme":{"context":{"light":[]}}}"#, order: ##"[{"$ref":"#/sets/base"}]"##),
      "resolver-context",
      #"{"light""#, "the modifier 'theme' has no contexts", "did you mean 'contexts'?"
    ),
    (
      text(modifiers: #"{"theme":{"contexts":{}}}"#, order: ##"[{"$ref":"#/sets/base"}]"##),
      "resolver-context",
      #""theme""#, "the modifier 'theme' has no contexts", nil
    ),
    (
      text(
        modifiers: #"{"theme":{"default":"drk","contexts":{"light":[],"dark":[]}}}"#,
        order: ##"[{"$ref":"#/sets/base"}]"##),
      "resolver-default", #""drk""#, "'drk' is no context of 'theme'", "light, dark"
    ),
    (
      text(
        modifiers: #"{"theme":{"contexts":{"light":[],"dark":[]}},"Theme":{"contexts":{"x":[],"y":[]}}}"#,
        order: ##"[{"$ref":"#/sets/base"}]"##),
      "resolver-name", #""Theme""#, "the modifiers 'theme' and 'Theme' differ only by case", nil
    ),
    (
      text(order: "[]"), "resolver-order", "[]", "a resolver has a 'resolutionOrder' with at least one entry",
      nil
    ),
    (text(order: "3"), "resolver-order", "3}", "a resolver has a 'resolutionOrder'", nil),
    (
      text(order: ##"[{"$ref":"#/sets/bas"}]"##), "resolver-pointer", ##""#/sets/bas""##,
      "'#/sets/bas' doesn't lead to a set or modifier", "did you mean '#/sets/base'?"
    ),
    (
      text(order: ##"[{"$ref":"base"}]"##), "resolver-pointer", #""base""#, "'base' doesn't lead to a set",
      "write '#/sets/NAME' or '#/modifiers/NAME'"
    ),
    (
      text(order: ##"[{"$ref":"#/resolutionOrder/0"}]"##), "resolver-pointer", ##""#/resolutionOrder/0""##,
      "doesn't lead to a set or modifier", nil
    ),
  ]

  @Test("have their faults told at their place", arguments: faults)
  func fault(_ row: (text: String, rule: String, place: String, message: String, hint: String?)) throws {
    let faults = try Self.read(row.text).faults
    #expect(faults.count == 1, "\(faults)")
    let fault = try #require(faults.first)
    #expect(fault.rule == row.rule)
    #expect(fault.place.hasPrefix(row.place), "\(fault)")
    #expect(fault.message.contains(row.message), "\(fault)")
    if let hint = row.hint { #expect(fault.hint == hint) }
  }

  @Test(
    "never read a URL, and say so once with what to do",
    arguments: [
      "https://a.example/x.json", "HTTP://a.example/x.json#/a", "//a.example/x.json", "file:///etc/passwd",
      "data:application/json,{}",
    ])
  func url(_ url: String) throws {
    let faults = try Self.read(Self.text(sets: #"{"base":{"sources":[{"$ref":"\#(url)"}]}}"#)).faults
    #expect(faults.map(\.rule) == ["resolver-pointer"])
    let fault = try #require(faults.first)
    #expect(fault.place.hasPrefix("\"\(url)\""), "\(fault)")
    #expect(
      fault.message
        == "'\(url)' is a URL: files are read by their paths, and nothing from the network")
    #expect(fault.hint == "save it beside the resolver, and write that path")
    let document = try JSONDocument(
      SourceText(file: "r.json", text: Self.text(sets: #"{"base":{"sources":[{"$ref":"\#(url)"}]}}"#)))
    #expect(ResolverDocument(document).diagnostics.map(\.pointer) == ["/sets/base/sources/0/$ref"])
  }

  @Test func `take a file with a colon behind its first letter for a file`() throws {
    let (resolver, faults) = try Self.read(
      Self.text(sets: #"{"base":{"sources":[{"$ref":"a:b.json"},{"$ref":"a/b:c.json"}]}}"#))
    #expect(faults == [])
    #expect(resolver.files.prefix(2).map(\.path) == ["a:b.json", "a/b:c.json"])
  }

  @Test func `warn of what no permutation has`() throws {
    let text = Self.text(
      sets: #"{"base":{"sources":[]},"lost":{"sources":[]}}"#, order: ##"[{"$ref":"#/sets/base"}]"##)
    let (_, faults) = try Self.read(text)
    #expect(
      faults.contains {
        $0.rule == "resolver-unused" && $0.message == "'#/sets/lost' is part of no permutation"
      })
  }

  @Test func `warn of a modifier with one context`() throws {
    let (resolver, faults) = try Self.read(
      Self.text(
        modifiers: #"{"theme":{"contexts":{"light":[]}}}"#, order: ##"[{"$ref":"#/modifiers/theme"}]"##))
    #expect(
      faults.map(\.message) == [
        "the modifier 'theme' has one context only", "'#/sets/base' is part of no permutation",
      ])
    #expect(!resolver.diagnostics.hasErrors)
    #expect(resolver.permutations.count == 1)
  }

  @Test func `have all their faults told in one run`() throws {
    let text =
      ##"{"version":"1","x":1,"sets":{"a":{}},"modifiers":{"m":{"contexts":{}}},"resolutionOrder":[{"$ref":"#/sets/q"}]}"##
    #expect(
      try Self.read(text).faults.map(\.rule) == [
        "resolver-member", "resolver-version", "resolver-pointer", "resolver-context", "resolver-pointer",
      ])
  }

  @Test func `have a limit of permutations`() throws {
    let contexts = (0..<32).map { "\"c\($0)\":[]" }.joined(separator: ",")
    func modifiers(_ count: Int) -> (String, String) {
      let names = (0..<count).map { "\"m\($0)\":{\"contexts\":{\(contexts)}}" }.joined(separator: ",")
      return (
        "{\(names)}",
        "[" + (0..<count).map { "{\"$ref\":\"#/modifiers/m\($0)\"}" }.joined(separator: ",") + "]"
      )
    }
    // 32² is above 1,000; 32¹³ overflows 64 bits, and mustn't come round to a small number.
    for count in [2, 13] {
      let (names, order) = modifiers(count)
      #expect(
        try Self.read(Self.text(modifiers: names, order: order)).faults.map(\.rule) == [
          "resolver-permutations"
        ])
    }
    let (names, order) = modifiers(1)
    #expect(try Self.read(Self.text(modifiers: names, order: order)).resolver.permutations.count == 32)
  }

  @Test(
    "are told from token files",
    arguments: [
      (text(), true), (#"{"version":"2025.10","sets":{}}"#, true), (#"{"resolutionOrder":3}"#, true),
      (#"{"version":"2025.10","modifiers":{}}"#, true), (#"{"color":{"$type":"color"}}"#, false),
      ("[]", false),
      (##"{"resolutionOrder":{"$type":"color","$value":"#000000"}}"##, false),
      (#"{"sets":{"a":{}},"version":{"$type":"number","$value":1}}"#, false),
    ])
  func kind(_ text: String, _ isResolver: Bool) throws {
    #expect(
      ResolverDocument.isResolver(try JSONDocument(SourceText(file: "r.json", text: text))) == isResolver)
  }
}
