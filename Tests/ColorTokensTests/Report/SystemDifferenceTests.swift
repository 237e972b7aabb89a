import ColorCore
import Testing

@testable import ColorTokens

@Suite("Differences of systems") struct SystemDifferenceTests {
  private static func difference(_ old: MemoryProject, _ new: MemoryProject) throws -> SystemDifference {
    SystemDifference(from: try old.run(), to: try new.run())
  }

  private static let house = MemoryProject.house()

  @Test func `are none between a system and itself`() throws {
    let difference = try Self.difference(Self.house, Self.house)
    #expect(difference.tokens.isEmpty && difference.pairs.count == 8)
    #expect(difference.permutationsAdded.isEmpty && difference.permutationsRemoved.isEmpty)
  }

  @Test func `are none where only the files and their order differ`() throws {
    let moved = Self.house.with("acme.json", ##"{ "seed": { "$value": "#0B57D0", "$type": "color" } }"##)
    #expect(try Self.difference(Self.house, moved).tokens.isEmpty)
  }

  @Test func `tell a changed seed and what was derived from it, with distance and contrast`() throws {
    let changed = Self.house.with("acme.json", ##"{"seed":{"$type":"color","$value":"#0b57c0"}}"##)
    let tokens = try Self.difference(Self.house, changed).tokens
    #expect(tokens.allSatisfy { $0.kind == .changed && $0.permutation["brand"] == "acme" })
    let seed = try #require(tokens.first { $0.token == "seed" })
    #expect(seed.before == "#0b57d0" && seed.after == "#0b57c0" && seed.contrastAfter == nil)
    let link = try #require(tokens.first { $0.token == "color.link.hovered" })
    #expect((link.deltaE ?? 0) > 0)
    #expect(link.contrastBefore?.minimum?.ratio == 4.5 && link.contrastBefore?.against == "page")
    #expect(link.contrastBefore?.contrast != link.contrastAfter?.contrast)
    #expect(!link.fallsShort)
  }

  @Test func `tell what was added and removed, and numbers`() throws {
    let other = Self.house.with(
      "aa.json", #"{"need":{"$type":"number","$value":4.6},"gap":{"$type":"number","$value":2}}"#
    )
    .with(
      "light.json",
      ##"{"page":{"$type":"color","$value":"#ffffff"},"line":{"$type":"color","$value":"#000"}}"##)
    let there = try Self.difference(Self.house, other).tokens
    #expect(Set(there.filter { $0.kind == .added }.map(\.token)) == ["gap", "line"])
    let need = try #require(there.first { $0.token == "need" })
    #expect(need.before == "4.5" && need.after == "4.6" && need.deltaE == nil)
    let back = try Self.difference(other, Self.house).tokens
    #expect(Set(back.filter { $0.kind == .removed }.map(\.token)) == ["gap", "line"])
  }

  @Test func `tell which contrast falls below what is asked`() throws {
    func file(_ hovered: String) -> MemoryProject {
      MemoryProject(files: [
        "colorderive.json": #"{"tokens":"t.json"}"#,
        "t.json": ##"""
        {"$type":"color","page":{"$value":"#ffffff"},"a":{"$extensions":{"colorderive":{"version":1,
        "derive":{"from":"normal","role":"foreground","on":["{page}"],"states":{}}}},
        "normal":{"$value":"#003399"},"hovered":{"$value":"\##(hovered)"}}}
        """##,
      ])
    }
    let tokens = try Self.difference(file("#002266"), file("#aaaaaa")).tokens
    #expect(tokens.filter(\.fallsShort).map(\.token) == ["a.hovered"])
    #expect(try Self.difference(file("#aaaaaa"), file("#002266")).tokens.filter(\.fallsShort).isEmpty)
    // What was too low before isn't told as fallen.
    #expect(try Self.difference(file("#aaaaaa"), file("#bbbbbb")).tokens.filter(\.fallsShort).isEmpty)
  }

  @Test func `hold a single file against the default of a resolver`() throws {
    let one = MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json"}"#,
      "t.json":
        ##"{"seed":{"$type":"color","$value":"#0b57d0"},"page":{"$type":"color","$value":"#fffffe"}}"##,
    ])
    let difference = try Self.difference(Self.house, one)
    #expect(difference.pairs.map(\.before.description) == ["brand=acme theme=light contrast=standard"])
    #expect(difference.permutationsAdded == [] && difference.permutationsRemoved.count == 7)
    #expect(difference.tokens.filter { $0.kind == .changed }.map(\.token) == ["page"])
    #expect(difference.tokens.allSatisfy { $0.permutation["theme"] == "light" })
    let back = try Self.difference(one, Self.house)
    #expect(back.permutationsAdded.count == 7 && back.pairs.count == 1)
  }

  @Test func `match permutations by names, whatever their order and case`() throws {
    var moved = Self.house
    let resolver = try #require(moved.files["r.json"])
    moved = moved.with(
      "r.json",
      resolver.replacing("\"light\":[", with: "\"LIGHT\":[").replacing(
        ##"{"$ref":"#/modifiers/brand"},{"$ref":"#/modifiers/theme"}"##,
        with: ##"{"$ref":"#/modifiers/theme"},{"$ref":"#/modifiers/brand"}"##))
    let difference = try Self.difference(Self.house, moved)
    #expect(difference.pairs.count == 8 && difference.permutationsAdded == [])
    #expect(difference.tokens == [])
  }

  @Test func `name permutations by what they share, where no other does`() throws {
    let all = try Self.house.project().permutations
    func words(_ isMeant: (Permutation) -> Bool) -> String { all.filter(isMeant).summary(among: all) }
    #expect(words { _ in true } == "")
    #expect(words { $0["brand"] == "zen" } == "brand=zen")
    #expect(words { $0["brand"] == "zen" && $0["theme"] == "dark" } == "brand=zen theme=dark")
    #expect(
      words { $0["brand"] == "zen" && ($0["theme"] == "dark" || $0["contrast"] == "more") }.split(
        separator: ";"
      ).count
        == 3)
  }
}
