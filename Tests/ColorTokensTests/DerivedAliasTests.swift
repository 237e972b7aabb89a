import ColorCore
import Testing

@testable import ColorTokens

@Suite("References to derived colors") struct DerivedAliasTests {
  /// A link that has to be moved to be read, with what is written behind it in its file.
  private static func project(_ members: String, outputs: String = "") -> MemoryProject {
    MemoryProject(files: [
      "colorderive.json": #"{"tokens":"t.json"\#(outputs)}"#,
      "t.json": ##"""
      {"page":{"$type":"color","$value":"#ffffff"},
      \##(members)
      "link":{"$type":"color","$extensions":{"colorderive":{"version":1,
      "derive":{"from":"normal","role":"foreground","on":["{page}"],"base":"adjust",
      "states":{"hovered":{},"pressed":{}}}}},"normal":{"$value":"#999999"}}}
      """##,
    ])
  }

  private static func theme(_ members: String) throws -> Theme {
    let run = try project(members).run()
    #expect(!run.findings.hasErrors, "\(run.findings)")
    return try #require(run.themes.first)
  }

  private static func color(_ path: String, in theme: Theme) -> String? {
    theme.entries.first { $0.path.text == path }?.color.hex
  }

  @Test func `have the color of the state, through others too`() throws {
    let theme = try Self.theme(
      ##""nav":{"hot":{"$value":"{link.hovered}","$description":"In the menu"},"far":{"$value":"{nav.hot}"}},"##
    )
    let hovered = try #require(Self.color("link.hovered", in: theme))
    #expect(Self.color("nav.hot", in: theme) == hovered)
    #expect(Self.color("nav.far", in: theme) == hovered)
    let entry = try #require(theme.entries.first { $0.path.text == "nav.hot" })
    #expect(entry.origin == .alias(of: TokenPath("link.hovered")) && entry.description == "In the menu")
    // In the order of the document, though they were made last.
    #expect(
      theme.entries.map(\.path.text) == [
        "page", "nav.hot", "nav.far", "link.normal", "link.hovered", "link.pressed",
      ])
    #expect(theme.tokens.tokens.map(\.path.text) == ["page", "nav.hot", "nav.far", "link.normal"])
  }

  @Test func `to a base have the color that it was moved to`() throws {
    let theme = try Self.theme(##""nav":{"rest":{"$type":"color","$value":"{link.normal}"}},"##)
    let normal = try #require(Self.color("link.normal", in: theme))
    #expect(normal != "#999999")
    #expect(Self.color("nav.rest", in: theme) == normal)
  }

  @Test func `that are surfaces count as the base that was moved`() throws {
    func moved(_ surface: String) throws -> String? {
      let run = try Self.project(
        ##"""
        "mark":{"$type":"color","$extensions":{"colorderive":{"version":1,"derive":{"from":"normal",
        "role":"foreground","on":["{\##(surface)}"],"base":"adjust","states":{"hovered":{}}}}},
        "normal":{"$value":"#8a8a8a"}},
        "ground":{"$type":"color","$value":"{link.normal}"},
        """##
      ).run()
      return try Self.color("mark.normal", in: #require(run.themes.first))
    }
    #expect(try moved("ground") == moved("link.normal"))
  }

  @Test func `that are bases begin at the color that was moved, and so do states written by hand`() throws {
    let run = try Self.project(
      ##"""
      "mark":{"$type":"color","$extensions":{"colorderive":{"version":1,"derive":{"from":"normal",
      "role":"foreground","on":["{page}"],"states":{"hovered":{},"pressed":{}}}}},
      "normal":{"$value":"{link.normal}"},"hovered":{"$value":"{link.normal}"}},
      """##
    ).run()
    let theme = try #require(run.themes.first)
    let normal = try #require(Self.color("link.normal", in: theme))
    #expect(Self.color("mark.normal", in: theme) == normal)
    #expect(Self.color("mark.hovered", in: theme) == normal)
  }

  @Test func `to a base of a wide gamut have the same digits`() throws {
    var project = Self.project(##""x":{"$type":"color","$value":"{link.normal}"},"##)
    project.files["t.json"] = project.files["t.json"]?.replacing(
      #""base":"adjust","#, with: #""base":"adjust","gamut":"display-p3","#)
    let theme = try #require(try project.run().themes.first)
    let colors = ["link.normal", "x"].map { name in theme.entries.first { $0.path.text == name }?.color }
    #expect(colors[0]?.wideCode != nil && colors[0] == colors[1])
  }

  @Test func `are written by every format as the state is`() throws {
    let run = try Self.project(
      ##""nav":{"hot":{"$value":"{link.hovered}","$extensions":{"org.example":1}}},"##,
      outputs: ##"""
        ,"outputs":[{"format":"css","path":"t.css"},{"format":"dtcg","path":"dtcg"},{"format":"json","path":"t.json"}]
        """##
    ).run()
    let theme = try #require(run.themes.first)
    let hovered = try #require(Self.color("link.hovered", in: theme))
    let files = try run.outputs().map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    #expect(files.count == 3)
    let css = (try #require(files.first { $0.0 == "t.css" })).1
    #expect(css.contains("--nav-hot: \(hovered);"))
    let resolved = (try #require(files.first { $0.0.hasPrefix("dtcg") })).1
    #expect(resolved.contains("org.example") && resolved.contains("\"hot\""))
    #expect(!resolved.contains("{link.hovered}"))
  }

  @Test func `are explained to the end`() throws {
    let run = try Self.project(
      ##""nav":{"hot":{"$value":"{link.hovered}"},"far":{"$value":"{nav.hot}"}},"##
    ).run()
    let explanation = try #require(run.explanations(of: TokenPath("nav.far")).first)
    let text = explanation.steps.map { "\($0.label): \($0.text)" }
    #expect(text.prefix(2) == ["refers: 'nav.far' is {nav.hot}", "refers: 'nav.hot' is {link.hovered}"])
    #expect(text.contains { $0.hasPrefix("asked for: hovered of 'link.normal'") }, "\(text)")
  }

  @Test(
    "are told where they can't be",
    arguments: [
      // As what another color is made from.
      (
        ##""surface":{"$type":"color","$value":"{link.hovered}"},"m":{"$type":"color","$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{surface}"]}}},"normal":{"$value":"#000000"}},"##,
        "'surface', which refers to a derived color, as what another is made from, isn't supported yet"
      ),
      (
        ##""m":{"$type":"color","$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{link.hovered}"]}}},"normal":{"$value":"#000000"}},"##,
        "a derived color, 'link.hovered', inside of a value or as what another is made from, isn't supported yet"
      ),
      // Inside of a value.
      (
        ##""b":{"$type":"border","$value":{"color":"{link.hovered}","width":{"value":1,"unit":"px"},"style":"solid"}},"##,
        "a derived color, 'link.hovered', inside of a value or as what another is made from, isn't supported yet"
      ),
      (
        ##""x":{"$value":"{link.hovered}"},"b":{"$type":"border","$value":{"color":"{x}","width":{"value":1,"unit":"px"},"style":"solid"}},"##,
        "'x', which refers to a derived color, inside of a value, isn't supported yet"
      ),
      (
        ##""x":{"$value":"{link.hovered}"},"y":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/x/$value/components/0"},0,0]}},"##,
        "'x', which refers to a derived color, inside of a value, isn't supported yet"
      ),
      // As a base, and as a state that is written by hand.
      (
        ##""x":{"$value":"{link.hovered}"},"m":{"$type":"color","$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{page}"]}}},"normal":{"$value":"{x}"}},"##,
        "'m.normal', which refers to a derived color, as what another is made from, isn't supported yet"
      ),
      (
        ##""x":{"$value":"{link.hovered}"},"m":{"$type":"color","$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{page}"]}}},"normal":{"$value":"#000000"},"hovered":{"$value":"{x}"}},"##,
        "'m.hovered', which refers to a derived color, as what another is made from, isn't supported yet"
      ),
      // A token that could be made, and isn't.
      (
        ##""m":{"$type":"color","$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"background","on":["{page}"],"states":{"disabled":{"value":"{page}"}},"content":{"name":"on"}}}},"normal":{"$value":"#000000"}},"x":{"$type":"color","$value":"{m.on-disabled}"},"##,
        "no token named 'm.on-disabled'"
      ),
      // Two of one name.
      (
        ##""m":{"$type":"color","$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"background","on":["{page}"],"states":{"disabled":{"alphaTwin":true}},"content":{"name":"disabled-alpha"}}}},"normal":{"$value":"#000000"}},"##,
        "'m.disabled-alpha' would be made twice"
      ),
      // Of another type.
      (
        ##""n":{"$type":"number","$value":"{link.hovered}"},"##,
        "a number can't refer to 'link.hovered', a color"
      ),
      // What isn't made.
      (##""n":{"$type":"color","$value":"{link.disabled}"},"##, "no token named 'link.disabled'"),
    ])
  func faults(_ members: String, _ message: String) throws {
    let run = try Self.project(members).run()
    let errors = run.findings.filter { $0.level == .error }
    #expect(errors.count == 1 && run.hasFaultyInput, "\(errors)")
    #expect(errors.first?.message.contains(message) == true, "\(errors)")
    let lint = try Lint(Self.project(members).project()).findings.filter { $0.level == .error }
    // What requests name is looked at when colors are made.
    #expect(lint.allSatisfy { $0.message.contains(message) }, "\(lint)")
  }

  @Test func `are no fault for lint`() throws {
    let lint = try Lint(Self.project(##""nav":{"hot":{"$value":"{link.hovered}"}},"##).project())
    #expect(lint.findings.filter { $0.level == .error }.isEmpty, "\(lint.findings)")
  }
}
