import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("The style of a house") struct HouseStyleTests {
  private static func theme(_ style: String, _ members: String, _ normal: String = "#0b57d0") throws -> Theme
  {
    let project = MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json","style":{\#(style)}}"#,
      "t.json": Deriving.file(Deriving.derive(members), normal: normal),
    ])
    return try #require(try project.run().themes.first)
  }

  private static let fill = #""role":"background","kind":"fill","on":["{page}"]"#

  @Test func `is the wish for roles of its kind, and for no others`() throws {
    let style = #""fill":{"hovered":0.08,"pressed":0.15,"direction":"lighter"}"#
    let theme = try Self.theme(style, Self.fill, "#1e862d")
    var recipe = Recipe(role: .background(.fill), surfaces: [.white])
    (recipe.steps.hovered, recipe.steps.pressed, recipe.steps.leastLightness) = (0.08, 0.15, 0)
    recipe.direction = .lighter
    let expected = recipe.variants(of: SRGB8(0x1E862D))
    #expect(theme.hex("g.hovered") == expected.hovered.hex && theme.hex("g.pressed") == expected.pressed.hex)
    let text = #""role":"foreground","on":["{page}"]"#
    #expect(try Self.theme(style, text).entries.map(\.color) == Self.theme("", text).entries.map(\.color))
  }

  @Test func `gives way to what a role says itself`() throws {
    let style =
      #""fill":{"hovered":0.08,"pressed":0.15,"selected":0.1,"direction":"lighter","profile":"opposed"}"#
    let own =
      #"\#(Self.fill),"states":{"hovered":{"delta":0.05},"pressed":{"delta":0.1}},"direction":"darker","profile":"monotone""#
    #expect(try Self.theme(style, own).entries.map(\.color) == Self.theme("", own).entries.map(\.color))
    let auto = #"\#(Self.fill),"direction":"auto","profile":"monotone""#
    let plain = try #require(try Self.theme(style, auto).sets.first?.recipe)
    #expect(plain.direction == .automatic && plain.profile == .monotone && plain.steps.hovered == 0.08)
  }

  @Test func `bends where a text could not be read`() throws {
    let theme = try Self.theme(#""fill":{"hovered":0.2,"pressed":0.4,"direction":"lighter"}"#, Self.fill)
    #expect(!Verification(theme).findings.hasErrors)
  }

  @Test(
    "has its faults told",
    arguments: [
      (#""fil":{}"#, "'style' has no member 'fil'"), (#""fill":3"#, "'fill' is an object"),
      (#""fill":{"hover":0.1}"#, "a style has no member 'hover'"),
      (#""fill":{"hovered":0}"#, "'hovered' is a step in lightness, above 0 and up to 1"),
      (#""fill":{"hovered":0.2,"pressed":0.1}"#, "the step of pressed isn't larger than that of hovered"),
      (#""fill":{"direction":"darkr"}"#, "'darkr' isn't a value of 'direction'"),
    ])
  func fault(_ style: String, _ message: String) {
    let project = MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json","style":{\#(style)}}"#, "t.json": "{}",
    ])
    #expect(project.failure().contains(": \(message)"), "\(project.failure())")
  }
}
