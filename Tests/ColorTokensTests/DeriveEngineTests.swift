import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("States by a preset, in a wide gamut, at a level") struct DeriveEngineTests {
  /// The theme of a group, which must be sound.
  static func theme(
    _ members: String, normal: String = "#0b57d0", more: String = "", require: String = "",
    _ appearance: Appearance = .light
  ) throws -> Theme {
    let text = Deriving.file(Deriving.derive(members, require), normal: normal, more: more)
    let (theme, faults) = Deriving.theme(text, appearance)
    try #require(faults == [], "\(faults)")
    return theme
  }

  private static let fill = #""role":"background","kind":"fill","on":["{page}"]"#

  // MARK: Presets

  @Test("of a preset are those that derive gives", arguments: Preset.allCases)
  func preset(_ preset: Preset) throws {
    let theme = try Self.theme(#"\#(Self.fill),"preset":"\#(preset.rawValue)""#, normal: "#1677ff")
    let base = SRGB8(0x1677FF)
    let recipe = Recipe(role: .background(.fill), surfaces: [.white])
    let input = PresetInput(base: base, role: recipe.role, surface: .white)
    let normal = preset.states(of: input).normal
    let set = preset.recipe(for: input, from: recipe).variants(of: normal)
    #expect(theme.hex("g.normal") == set.normal.hex)
    for state in [ControlState.hovered, .pressed, .disabled] {
      #expect(theme.hex(TokenPath("g.\(state.rawValue)")) == set[state]?.hex)
    }
  }

  @Test func `of a preset that replaces the base say so`() throws {
    let theme = try Self.theme(
      #"\#(Self.fill),"preset":"fast-v2","base":"adjust""#, normal: "#0b57d0", .dark)
    let notes = Verification(theme).findings.filter { $0.rule.rawValue == "preset-normal" }
    #expect(notes.count == 1 && notes[0].level == .note)
    #expect(notes[0].message.hasSuffix("as fast-v2 has it"), "\(notes)")
  }

  @Test func `of a preset keep the author's candidates for the content`() throws {
    let theme = try Self.theme(
      #"\#(Self.fill),"preset":"bootstrap","content":{"name":"on","candidates":["{ink}","{white}"]}"#,
      normal: "#ffc107")
    #expect(theme.hex("g.on") == "#1f1f1f")
  }

  // MARK: Wide gamuts

  @Test func `of a wide gamut are proved twice, and written for both kinds of screen`() throws {
    let theme = try Self.theme(
      #"\#(Self.fill),"gamut":"display-p3","content":{"name":"on","candidates":["{white}"]}"#)
    let plain = try Self.theme(#"\#(Self.fill),"content":{"name":"on","candidates":["{white}"]}"#)
    let set = try #require(theme.sets.first), wide = try #require(set.wide)
    #expect(wide.space == .displayP3 && wide.verdict == .exact)
    for member in set.members {
      #expect(member.color.written(in: .displayP3) == wide[member.state])
      // The bytes are those of a set that knows no wide gamut.
      #expect(member.color.hex == member.path.flatMap { plain.hex($0) })
      #expect(EmittedColor.css(try #require(member.color.wide)) == wide[member.state]?.text)
    }
    #expect(!Verification(theme).findings.hasErrors)
  }

  @Test func `of a wide gamut take a vivid base as it is`() throws {
    let file = Deriving.file(Deriving.derive(#"\#(Self.fill),"gamut":"display-p3""#)).replacing(
      ##""normal":{"$value":"#0b57d0"}"##, with: #""normal":{"$value":"color(display-p3 0.9 0.1 0.15)"}"#)
    let theme = Deriving.theme(file).theme
    let set = try #require(theme.sets.first)
    let hovered = try #require(set[.hovered]?.color)
    #expect(!hovered.source.isInGamut(of: SRGB.self), "\(hovered.note)")
    #expect(set[.normal]?.color.written(in: .displayP3).text.hasPrefix("color(display-p3 0.9") == true)
  }

  @Test func `that are written by hand are held to their contrast on wide screens too`() throws {
    let theme = try Self.theme(
      #"\#(Self.fill),"gamut":"display-p3","content":{"candidates":["{white}"]}"#,
      more: ##","hovered":{"$value":"#8899ff"}"##, require: #","relax":[]"#)
    let unmet = Verification(theme).findings.filter { $0.rule.rawValue == "contrast-unmet" }
    #expect(unmet.count == 2, "\(unmet.map(\.message))")
    #expect(unmet.contains { $0.message.hasPrefix("in display-p3 ") })
  }

  // MARK: Levels, elevation and directions

  @Test("at a level have its contrast and steps", arguments: [-1, 0, 0.5, 1])
  func level(_ value: Double) throws {
    let level = try #require(ContrastLevel(value))
    let theme = try Self.theme(#""role":"foreground","on":["{page}"],"level":\#(value)"#, normal: "#767676")
    let set = try #require(theme.sets.first)
    var recipe = Recipe(role: .foreground, surfaces: [.white])
    recipe.adopt(level)
    let expected = recipe.variants(of: SRGB8(0x767676))
    #expect(set.recipe.minimum == level.minimum(for: .foreground))
    #expect(theme.hex("g.hovered") == expected.hovered.hex && theme.hex("g.normal") == expected.normal.hex)
    let warnings = Verification(theme).findings.filter { $0.rule.rawValue == "contrast-level" }
    #expect(warnings.map(\.level) == (value < 0 ? [.warning] : []))
  }

  @Test func `at a level that is a token change with it, and a requirement holds more`() throws {
    let theme = try Self.theme(
      #""role":"foreground","on":["{page}"],"level":"{step}""#, normal: "#767676",
      require: #","require":[{"metric":"wcag2","against":"on","min":7}]"#)
    let set = try #require(theme.sets.first)
    #expect(set.recipe.minimum == .enhancedText)
    #expect(set.recipe.steps == ContrastLevel(0.09)?.steps(for: .foreground, in: .light))
  }

  @Test func `on raised surfaces hold on every level`() throws {
    let members = #""role":"foreground","on":["{page}"],"elevation":3"#
    let text = Deriving.file(Deriving.derive(members), normal: "#8ab4f8").replacing(
      ##""page":{"$value":"#ffffff"}"##, with: ##""page":{"$value":"#121212"}"##)
    let theme = Deriving.theme(text, .dark).theme
    let set = try #require(theme.sets.first)
    #expect(set.surfaces.map(\.level) == [0, 1, 2, 3])
    #expect(set.surfaces.map(\.color) == Elevation(for: .dark).levels(of: SRGB8(0x121212), count: 4))
    #expect(theme.leastContrast(of: "g.normal")?.against == "page, raised 3")
    // In a light theme all levels are one.
    #expect(try Self.theme(members).sets.first?.surfaces.count == 1)
  }

  @Test func `without a direction take no step, and are held to their contrast`() throws {
    let theme = try Self.theme(
      #"\#(Self.fill),"direction":"none","states":{"hovered":{},"pressed":{},"selected":{},"selectedHovered":{},"disabled":{}}"#
    )
    #expect(theme.hex("g.hovered") == "#0b57d0" && theme.hex("g.pressed") == "#0b57d0")
    #expect(theme.hex("g.selected") == theme.hex("g.selectedHovered"))
    #expect(theme.hex("g.selected") != "#0b57d0" && theme.hex("g.disabled") != "#0b57d0")
    #expect(Verification(theme).findings == [])
    let pale = try Self.theme(
      #""role":"foreground","on":["{page}"],"direction":"none","base":"keep""#, normal: "#999999")
    #expect(Verification(pale).findings.filter { $0.level == .error }.map(\.rule.rawValue) == ["infeasible"])
  }

  // MARK: The twin of disabled

  @Test func `of disabled have a translucent twin on request`() throws {
    let theme = try Self.theme(
      #""role":"foreground","on":["{page}","{raised}"],"states":{"disabled":{"alphaTwin":true}}"#)
    let set = try #require(theme.sets.first), twin = try #require(set.alphaTwin)
    let entry = try #require(theme.entries.first { $0.path == "g.disabled-alpha" })
    #expect(entry.color.hex == twin.color.hex && !entry.color.isOpaque)
    #expect(entry.origin == .alphaTwin(of: "g.normal"))
    #expect(SRGB8(clipping: entry.color.composited(over: .init(1, 1, 1))).hex == theme.hex("g.disabled"))
    let notes = Verification(theme).findings.filter { $0.rule.rawValue == "alpha-twin" }
    #expect(notes.count == 1 && notes[0].message.hasSuffix("(ΔE OK) from it on raised"), "\(notes)")
  }
}
