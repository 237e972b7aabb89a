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

  /// The numbers of each permutation of a resolver that stands in one file with all its tokens.
  private static func numbers(_ members: String, _ files: [String: String] = [:]) throws -> [String] {
    var all = files
    all["r.json"] = "{\"version\":\"2025.10\",\(members)}"
    let project = try MemoryProject(files: all).project("r.json")
    #expect(project.warnings == [])
    return project.permutations.map { permutation in
      let tokens = project.tokens(of: permutation)
      #expect(tokens.diagnostics == [])
      return tokens.tokens.map { "\($0.path)=\($0.number ?? -1)" }.joined(separator: " ")
    }
  }

  private static func number(_ name: String, _ value: Int) -> String {
    #""\#(name)":{"$type":"number","$value":\#(value)}"#
  }

  @Test func `hold trees of their own`() throws {
    let sets = ##""sets":{"base":{"sources":[{\##(Self.number("a", 1))},{\##(Self.number("b", 2))}]}}"##
    #expect(
      try Self.numbers(sets + ##","resolutionOrder":[{"$ref":"#/sets/base"}]"##) == ["a=1.0 b=2.0"])
  }

  @Test func `hold sets and modifiers in their order`() throws {
    let set = #"{"name":"base","type":"set","sources":[{\#(Self.number("a", 1))}]}"#
    let modifier =
      #"{"name":"size","type":"modifier","contexts":{"s":[],"l":[{\#(Self.number("a", 2))}]},"default":"s"}"#
    #expect(try Self.numbers("\"resolutionOrder\":[\(set),\(modifier)]") == ["a=1.0", "a=2.0"])
  }

  @Test func `take a part of a file, with or without the slash`() throws {
    let file = #"{"x/y":{"in":{\#(Self.number("a", 1))}}}"#
    for pointer in ["#/x~1y/in", "#x~1y/in"] {
      let order =
        ##""resolutionOrder":[{"name":"n","type":"set","sources":[{"$ref":"t%20t.json\##(pointer)"}]}]"##
      #expect(try Self.numbers(order, ["t t.json": file]) == ["a=1.0"])
    }
    let missing = MemoryProject(files: [
      "r.json":
        ##"{"version":"2025.10","resolutionOrder":[{"name":"n","type":"set","sources":[{"$ref":"t.json#/q"}]}]}"##,
      "t.json": file,
    ]).failure("r.json")
    #expect(missing == "input r.json:1:85 resolver-pointer: nothing stands at '#/q' in 't.json'")
  }

  @Test func `override what they refer to, each member as a whole`() throws {
    let members =
      ##""sets":{"base":{"sources":[{\##(Self.number("a", 1))}]}},"##
      + ##""modifiers":{"m":{"default":"x","contexts":{"x":[],"y":[{\##(Self.number("a", 2))}]}}},"##
      + ##""resolutionOrder":[{"$ref":"#/sets/base","sources":[{\##(Self.number("a", 3))}]},{"$ref":"#/modifiers/m","default":"y"}]"##
    #expect(try Self.numbers(members) == ["a=3.0", "a=2.0"])
    let resolver = try Self.read("{\"version\":\"2025.10\",\(members)}").resolver
    #expect(resolver.modifiers.first?.defaultContext == "y")
  }

  @Test func `override members of a file by what stands beside its reference, each as a whole`() throws {
    let file = #"{"g":{\#(Self.number("a", 1)),\#(Self.number("b", 2))},\#(Self.number("c", 3))}"#
    let source =
      #"{"description":"ours","$ref":"t.json","g":{\#(Self.number("a", 9))},\#(Self.number("d", 4))}"#
    let order = #""resolutionOrder":[{"name":"n","type":"set","sources":[\#(source)]}]"#
    // Of 'g' nothing of the file is left, for objects aren't merged.
    #expect(try Self.numbers(order, ["t.json": file]) == ["c=3.0 g.a=9.0 d=4.0"])
  }

  @Test func `override the sources of a set that is a source`() throws {
    let sets =
      ##""sets":{"base":{"sources":[{\##(Self.number("a", 1))}]},"own":{"sources":[{"$ref":"#/sets/base","sources":[{\##(Self.number("a", 2))}]}]}}"##
    #expect(
      try Self.numbers(sets + ##","resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/sets/own"}]"##)
        == ["a=2.0"])
  }

  @Test func `refer to sets that come later`() throws {
    let sets =
      ##""sets":{"all":{"sources":[{"$ref":"#/sets/base"}]},"base":{"sources":[{\##(Self.number("a", 1))}]}}"##
    #expect(try Self.numbers(sets + ##","resolutionOrder":[{"$ref":"#/sets/all"}]"##) == ["a=1.0"])
  }

  @Test func `refer to tokens within them`() throws {
    let parts =
      ##""$defs":{"ink":{\##(Self.number("a", 1)),\##(Self.number("b", 2))}},"sets":{"base":{"sources":[{"$ref":"#/$defs/ink","b":\##(Self.one(5))}]},"##
      + ##""more":{"sources":[{"$ref":"#/sets/base/sources/0","a":\##(Self.one(7))}]}},"##
    #expect(
      try Self.numbers(parts + ##""resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/sets/more"}]"##)
        == ["a=7.0 b=5.0"])
  }

  private static func one(_ value: Int) -> String { #"{"$type":"number","$value":\#(value)}"# }

  @Test(
    "lead nowhere back to themselves",
    arguments: [
      ##"{"a":{"sources":[{"$ref":"#/sets/b"}]},"b":{"sources":[{"$ref":"#/sets/a"}]}}"##,
      ##"{"a":{"sources":[{"$ref":"#/sets/a/sources/0"}]}}"##,
      ##"{"a":{"sources":[{"$ref":"#/sets/b/sources/0"}]},"b":{"sources":[{"$ref":"#/sets/a"}]}}"##,
    ])
  func rings(_ sets: String) throws {
    let faults = try Self.read(Self.text(sets: sets, order: ##"[{"$ref":"#/sets/a"}]"##)).faults
    #expect(!faults.isEmpty && faults.allSatisfy { $0.rule == "resolver-pointer" }, "\(faults)")
    #expect(faults.contains { $0.message.contains("leads back to itself") }, "\(faults)")
  }

  @Test func `have limits of sources and of references to one another`() throws {
    func sets(_ count: Int, times: Int) -> String {
      let sets = (1...count).map { number in
        let reference = ##"{"$ref":"#/sets/s\##(number - 1)"}"##
        return
          #""s\#(number)":{"sources":[\#(Array(repeating: reference, count: times).joined(separator: ","))]}"#
      }
      return #"{"s0":{"sources":[{"$ref":"x.json"}]},\#(sets.joined(separator: ","))}"#
    }
    // 2⁴⁰ sources.
    let doubled = try Self.read(Self.text(sets: sets(40, times: 2), order: ##"[{"$ref":"#/sets/s40"}]"##))
    #expect(doubled.faults.map(\.rule).contains("resolver-size"))
    #expect(doubled.resolver.files.count <= 10_000)
    let reversed = (0...100_000).reversed().map { number in
      #""s\#(number)":{"sources":[{"$ref":"\#(number == 0 ? "x.json" : "#/sets/s\(number - 1)")"}]}"#
    }
    let deep = try Self.read(
      Self.text(sets: "{\(reversed.joined(separator: ","))}", order: ##"[{"$ref":"#/sets/s3"}]"##))
    #expect(
      deep.faults.first?.message == "more than 64 references lead to one another", "\(deep.faults.prefix(3))")
  }

  @Test(
    "have the faults of their order told",
    arguments: [
      (#"{"name":"a","sources":[]}"#, "resolver-order"), (#"{"type":"set","sources":[]}"#, "resolver-name"),
      (#"{"name":"a","type":"group","sources":[]}"#, "resolver-order"), ("4", "resolver-order"),
      (#"{"name":"a","type":"set","sources":[]},{"name":"a","type":"set","sources":[]}"#, "resolver-name"),
      (#"{"name":"a","type":"set","source":[]}"#, "resolver-member resolver-pointer"),
      (##"{"name":"a","type":"set","sources":[{"$ref":"#x"}]}"##, "resolver-pointer"),
      (#"{"name":"a","type":"set","sources":[4]}"#, "resolver-pointer"),
      (#"{"name":"a","type":"modifier","contexts":{}}"#, "resolver-context"),
    ])
  func order(_ entries: String, _ rules: String) throws {
    let faults = try Self.read("{\"version\":\"2025.10\",\"resolutionOrder\":[\(entries)]}").faults
    #expect(faults.map(\.rule).joined(separator: " ") == rules, "\(faults)")
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
