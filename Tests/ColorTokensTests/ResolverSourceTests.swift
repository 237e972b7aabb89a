import Testing

@testable import ColorTokens

@Suite("Sources of resolvers") struct ResolverSourceTests {
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
    let resolver = try ResolverTests.read("{\"version\":\"2025.10\",\(members)}").resolver
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
    let faults = try ResolverTests.read(ResolverTests.text(sets: sets, order: ##"[{"$ref":"#/sets/a"}]"##))
      .faults
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
    let doubled = try ResolverTests.read(
      ResolverTests.text(sets: sets(40, times: 2), order: ##"[{"$ref":"#/sets/s40"}]"##))
    #expect(doubled.faults.map(\.rule).contains("resolver-size"))
    #expect(doubled.resolver.files.count <= 10_000)
    let reversed = (0...100_000).reversed().map { number in
      #""s\#(number)":{"sources":[{"$ref":"\#(number == 0 ? "x.json" : "#/sets/s\(number - 1)")"}]}"#
    }
    let deep = try ResolverTests.read(
      ResolverTests.text(sets: "{\(reversed.joined(separator: ","))}", order: ##"[{"$ref":"#/sets/s3"}]"##))
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
    let faults = try ResolverTests.read("{\"version\":\"2025.10\",\"resolutionOrder\":[\(entries)]}").faults
    #expect(faults.map(\.rule).joined(separator: " ") == rules, "\(faults)")
  }
}
