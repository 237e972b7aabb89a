import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("What a brand's sheet changed") struct SheetChangesTests {
  /// What `explain` tells of the sheets of brands, by permutation.
  private static func changes(_ path: TokenPath, _ run: Run) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for explanation in run.explanations(of: path) {
      found[explanation.permutation.description] = explanation.steps.filter { $0.label.hasPrefix("brand=") }
        .map {
          "\($0.label) \($0.text) [\($0.position.map { "\($0.file):\($0.line)" } ?? "")]"
        }
    }
    return found
  }

  /// The house with roles before its brands, so that a brand may say another thing of a role.
  private static func house(_ zen: String) -> MemoryProject {
    var project = MemoryProject.house()
    project.files["r.json"] = project.files["r.json"]?.replacing(
      ##""resolutionOrder":["##, with: ##""resolutionOrder":[{"$ref":"#/sets/roles"},"##
    ).replacing(##",{"$ref":"#/sets/roles"}]"##, with: "]")
    project.files["zen.json"] = zen
    return project
  }

  @Test func `is the base in the example of two brands, each at its line`() throws {
    let found = Self.changes("color.action.primary.hovered", try RunExampleTests.run("house"))
    #expect(found.count == 8)
    let folder = RunExampleTests.folder
    for (permutation, changes) in found {
      let brand = permutation.contains("brand=harbor") ? "harbor" : "meadow"
      let only = try #require(changes.first)
      #expect(changes.count == 1, "\(changes)")
      #expect(only.hasPrefix("brand=\(brand) base: 'seed.primary' is {\"colorSpace\":"), "\(only)")
      #expect(only.hasSuffix("[\(folder)/house/brand/\(brand).tokens.json:5]"), "\(only)")
    }
  }

  @Test func `is nothing of a color that all brands share`() throws {
    let found = Self.changes("color.text.body.hovered", try RunExampleTests.run("house"))
    #expect(found.count == 8 && found.values.allSatisfy { $0 == [] })
    // Circuit has no brands.
    #expect(
      Self.changes("cui-bg-strong-hovered", try RunExampleTests.run("circuit")).values.allSatisfy { $0 == [] }
    )
  }

  @Test func `is each property that it says otherwise, and what stood there`() throws {
    let run = try Self.house(
      ##"""
      {"seed":{"$type":"color","$value":"#1d6b3a"},
      "color":{"link":{"$extensions":{"colorderive":{"version":1,
      "derive":{"from":"normal","role":"foreground","on":["{page}"],
      "states":{"hovered":{"delta":0.12}},
      "direction":"darker",
      "base":"keep"},
      "require":[{"metric":"wcag2","against":"on",
      "min":3}]}}}}}
      """##
    ).run()
    let found = Self.changes("color.link.hovered", run)
    let zen = try #require(found["brand=zen theme=light contrast=standard"])
    #expect(
      zen == [
        "brand=zen step of hovered (derive.states.hovered.delta): 0.12 [zen.json:4]",
        #"brand=zen side (derive.direction): "darker" [zen.json:5]"#,
        #"brand=zen policy (derive.base): "keep" in the place of "adjust" [zen.json:6]"#,
        #"brand=zen contrast (require[0].min): 3 in the place of "{need}" [zen.json:8]"#,
        "brand=zen derive.states.hovered: left out, which was {} [zen.json:2]",
        ##"brand=zen base: 'seed' is "#1d6b3a" [zen.json:1]"##,
      ])
    #expect(
      found["brand=acme theme=light contrast=standard"] == [
        ##"brand=acme base: 'seed' is "#0b57d0" [acme.json:1]"##
      ])
  }

  @Test func `is a step, a contrast or a state that it writes`() throws {
    var project = Self.house(
      ##"""
      {"seed":{"$type":"color","$value":"#1d6b3a"},"step":{"$type":"number","$value":0.2},
      "color":{"link":{"hovered":{"$type":"color","$value":"#003311"}}}}
      """##)
    project.files["acme.json"] =
      ##"{"seed":{"$type":"color","$value":"#0b57d0"},"step":{"$type":"number","$value":0.1}}"##
    project.files["roles.json"] = project.files["roles.json"]?.replacing(
      #""states":{"hovered":{}}"#, with: #""states":{"hovered":{"delta":"{step}"},"pressed":{}}"#)
    let zen = try #require(
      Self.changes("color.link.pressed", try project.run())["brand=zen theme=light contrast=standard"])
    #expect(
      zen == [
        ##"brand=zen base: 'seed' is "#1d6b3a" [zen.json:1]"##,
        "brand=zen step of hovered: 'step' is 0.2 [zen.json:1]",
        ##"brand=zen 'color.link.hovered', by hand: 'color.link.hovered' is "#003311" [zen.json:2]"##,
      ])
  }

  @Test func `is all of a request that shared files don't have`() throws {
    var project = MemoryProject.house()
    project.files["zen.json"] = project.files["roles.json"]?.replacing(
      #"{"color""#, with: ##"{"seed":{"$type":"color","$value":"#1d6b3a"},"color""##)
    project.files["acme.json"] = project.files["zen.json"]?.replacing("#1d6b3a", with: "#0b57d0")
    project.files["roles.json"] = ##"{"x":{"$type":"color","$value":"#000000"}}"##
    let zen = try #require(
      Self.changes("color.link.hovered", try project.run())["brand=zen theme=light contrast=standard"])
    #expect(zen.first == "brand=zen the request: all of it, the shared files have none [zen.json:1]")
  }

  @Test func `is the value that a color refers to, and isn't told again of the color itself`() throws {
    var project = MemoryProject.house()
    project.files["roles.json"] = project.files["roles.json"]?.replacing(
      #"{"color""#, with: ##"{"mark":{"$value":"{seed}"},"color""##)
    let run = try project.run()
    let permutation = "brand=zen theme=dark contrast=more"
    #expect(
      Self.changes("mark", run)[permutation] == [##"brand=zen color: 'seed' is "#1d6b3a" [zen.json:1]"##])
    #expect(Self.changes("seed", run)[permutation] == [])
  }
}
