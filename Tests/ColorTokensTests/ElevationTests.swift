import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Tokens of raised surfaces") struct ElevationTests {
  private static func pages(_ page: String, _ more: String = "") -> String {
    ##"{"$type":"color","surface":{"page":{"$value":"\##(page)"}\##(more)},"ink":{"$value":"#f3f3f3"},"##
      + ##""link":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{surface.page}"],"elevation":3,"states":{"hovered":{}}}}},"normal":{"$value":"#8ab4f8"}},"##
      + ##""note":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{surface.page}"],"elevation":1,"states":{"hovered":{}}}}},"normal":{"$value":"#c8c8c8"}}}"##
  }

  private static let names = (1...3).map { TokenPath("surface.page-elevation-\($0)") }

  @Test func `are made for as many levels as a role asks for, behind the surface`() throws {
    let (theme, faults) = Deriving.theme(Self.pages("#121212"), .dark)
    #expect(faults == [])
    #expect(Array(theme.entries.map(\.path).prefix(4)) == ["surface.page"] + Self.names)
    let levels = Elevation(for: .dark).levels(of: SRGB8(0x121212), count: 4)
    #expect(Self.names.map { theme.hex($0) } == levels.dropFirst().map(\.hex))
    #expect(theme.entries[2].origin == .elevation(of: "surface.page", 2))
    #expect(theme.sets.map { $0.surfaces.map(\.color) } == [levels, Array(levels.prefix(2))])
    #expect(!Verification(theme).findings.hasErrors)
  }

  @Test func `are there in a light theme too, in the color of the surface`() throws {
    let light = Self.pages("#ffffff").replacing("#8ab4f8", with: "#0b57d0").replacing(
      "#c8c8c8", with: "#444444")
    let theme = Deriving.theme(light).theme
    #expect(Self.names.map { theme.hex($0) } == ["#ffffff", "#ffffff", "#ffffff"])
    #expect(theme.sets.map(\.surfaces.count) == [1, 1])
    #expect(Verification(theme).findings == [])
  }

  @Test func `that are written by hand win, and roles are held on them`() throws {
    let text = Self.pages("#121212", ##","page-elevation-2":{"$value":"#6a6a6a"}"##)
    let theme = Deriving.theme(text, .dark).theme
    let set = try #require(theme.sets.first)
    #expect(set.surfaces.map(\.color.hex).contains("#6a6a6a"))
    #expect(theme.hex("surface.page-elevation-2") == "#6a6a6a")
    let link = try #require(set[.normal]).color.bytes
    #expect(link.contrast(with: SRGB8(0x6A6A6A)) >= .text || Verification(theme).findings.hasErrors)
    let alike = Deriving.theme(Self.pages("#121212", ##","page-elevation-1":{"$value":"#131313"}"##), .dark)
      .theme
    let told = Verification(alike).findings.filter { $0.rule.rawValue == "levels-alike" }
    #expect(told.map(\.token) == ["surface.page-elevation-1"] && told.map(\.level) == [.warning])
  }

  @Test func `of a surface with states are children of its group, and carry its content`() throws {
    let text = ##"""
      {"$type":"color","ink":{"$value":"#767676"},
      "row":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"background","kind":"surface",
      "states":{"hovered":{}},"content":{"name":"on","candidates":["{ink}"]}},"relax":["direction"]}},"normal":{"$value":"#000000"}},
      "line":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"border","on":["{row.normal}"],"elevation":6,
      "states":{"hovered":{}}}}},"normal":{"$value":"#c0c0c0"}}}
      """##
    let theme = Deriving.theme(text, .dark).theme
    #expect(theme.names.contains("row.elevation-1") && theme.names.contains("row.elevation-2"))
    let findings = Verification(theme).findings
    let unmet = findings.filter {
      $0.rule.rawValue == "contrast-unmet" && $0.token?.text.hasPrefix("row.elevation") == true
    }
    let content = SRGB8(0x767676)
    let expected = theme.levels.filter { $0.color.bytes.contrast(with: content) < .text }.map(\.path)
    #expect(!expected.isEmpty && Set(unmet.compactMap(\.token)) == Set(expected), "\(unmet.map(\.message))")
    // A step of .04 above black would be black in bytes.
    #expect(theme.hex("row.elevation-1") == "#010101")
    #expect(!findings.contains { $0.rule.rawValue == "levels-alike" })
  }

  @Test func `have no room beyond white, and that is an error`() {
    let text = Self.pages("#f4f4f4").replacing("#8ab4f8", with: "#202020").replacing(
      "#c8c8c8", with: "#202020")
    let faults = Deriving.theme(text, .dark).faults
    #expect(faults.map(\.rule) == ["elevation-beyond"], "\(faults)")
    #expect(faults.first?.message.hasPrefix("'surface.page' has room for ") == true)
    #expect(faults.first?.place.hasPrefix("3") == true)
  }

  @Test func `are refused where their name is taken`() {
    let text = Self.pages("#121212", ##","page-elevation-1":{"a":{"$value":"#000000"}}"##)
    #expect(Deriving.theme(text, .dark).faults.map(\.rule) == ["path-conflict"])
  }

  @Test func `are written like states, and read back`() throws {
    let family = try EmitFamily.family(of: [.light, .dark]) { appearance in
      appearance.scheme == .dark
        ? Self.pages("#121212")
        : Self.pages("#ffffff").replacing("#8ab4f8", with: "#0b57d0").replacing("#c8c8c8", with: "#444444")
    }
    let css = try CSSReading(try EmitFamily.text(CSSEmitter(hasForcedColors: true), family))
    var media = CSSReading.Media()
    media.isDark = true
    let dark = try #require(family.themes.last).theme
    for name in Self.names {
      let property = "--" + name.text.replacing(".", with: "-")
      #expect(css.values(root: nil, nested: [], media)[property] == dark.hex(name))
    }
    media.isForced = true
    #expect(css.values(root: nil, nested: [], media)["--surface-page-elevation-1"] == "Canvas")
    #expect(try EmitFamily.text(SwiftEmitter(), family).contains("pageElevation1: BackgroundColor"))
    let resolved = try EmitFamily.text(DTCGEmitter(), family, "dark.tokens.json")
    let (again, faults) = Deriving.theme(resolved, .dark)
    #expect(faults == [])
    #expect(Self.names.map { again.hex($0) } == Self.names.map { dark.hex($0) })
    #expect(resolved.contains(#""level": 2"#), "\(resolved)")
  }

  @Test func `tell by 'explain' who may lie on them`() throws {
    let project = MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json","dimensions":{"appearance":"dark"}}"#,
      "t.json": Self.pages("#121212"),
    ])
    let steps = try #require(try project.run().explanations(of: "surface.page-elevation-1").first).steps.map(
      \.text)
    #expect(
      steps.prefix(3) == [
        "level 1 above 'surface.page', which 'link.normal', 'note.normal' may lie on, in dark",
        ##"'surface.page' is "#121212""##, "0.04 of OKLCH lightness for each level",
      ])
    let higher = try #require(try project.run().explanations(of: "surface.page-elevation-3").first).steps
      .first?.text
    #expect(higher == "level 3 above 'surface.page', which 'link.normal' may lie on, in dark")
  }

  @Test func `are what proofs are made on`() throws {
    let project = MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json","dimensions":{"appearance":"dark"}}"#,
      "t.json": Self.pages("#121212"),
    ])
    let run = try project.run()
    let grounds = Set(run.proof.filter { $0.check.constraint == .text }.map { $0.check.against.text })
    let theme = try #require(run.themes.first)
    #expect(Self.names.allSatisfy { name in theme.hex(name).map { grounds.contains($0) } == true })
  }
}
