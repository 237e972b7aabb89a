import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Deriving a theme") struct DeriveTests {
  static let fill = #""role":"background","kind":"fill","on":["{page}"]"#

  @Test func `puts the states of a group behind its base, as its children`() {
    let text = Deriving.file(
      Deriving.derive(Self.fill + #","content":{"name":"on","candidates":["{white}","{ink}"]}"#))
    let (theme, faults) = Deriving.theme(text)
    #expect(faults == [])
    #expect(
      theme.names == [
        "page", "raised", "white", "ink", "g.normal", "g.hovered", "g.pressed", "g.disabled", "g.on",
        "g.on-disabled",
      ])
    let origins = theme.entries.dropFirst(4).map(\.origin)
    #expect(
      origins == [
        .authored, .derived(from: "g.normal", .hovered), .derived(from: "g.normal", .pressed),
        .derived(from: "g.normal", .disabled), .content(of: "g.normal", .normal),
        .content(of: "g.normal", .disabled),
      ])
  }

  @Test func `makes only the states that are asked for, in the order of states`() {
    let text = Deriving.file(Deriving.derive(Self.fill + #","states":{"pressed":{},"hovered":{}}"#))
    #expect(Deriving.theme(text).theme.names.suffix(3) == ["g.normal", "g.hovered", "g.pressed"])
  }

  @Test("gives the colors that the engine gives", arguments: Appearance.allCases)
  func engine(_ appearance: Appearance) throws {
    let theme = Deriving.theme(
      Deriving.file(Deriving.derive(#""role":"background","kind":"fill","on":["{page}","{raised}"]"#)),
      appearance
    ).theme
    let recipe = Recipe(
      role: .background(.fill), appearance: appearance, surfaces: [.white, SRGB8(0xF0F2F6)])
    let variants = recipe.variants(of: SRGB8(0x0B57D0))
    #expect(theme.hex("g.normal") == variants.normal.hex)
    #expect(theme.hex("g.hovered") == variants.hovered.hex)
    #expect(theme.hex("g.pressed") == variants.pressed.hex)
    #expect(theme.hex("g.disabled") == variants.disabled.hex)
    #expect(Set(["g.normal", "g.hovered", "g.pressed", "g.disabled"].map { theme.hex($0) }).count == 4)
  }

  @Test func `lies on the page of the appearance where no surface is named`() {
    let text = Deriving.file(
      Deriving.derive(#""role":"foreground","states":{"hovered":{}}"#), normal: "#888888")
    for appearance in Appearance.allCases {
      let set = Deriving.theme(text, appearance).theme.sets.first
      #expect(set?.surfaces == [.init(path: nil, state: .normal, color: Recipe.canvas(of: appearance))])
    }
  }

  @Test func `takes a state that is written by hand as it is, and makes the others`() throws {
    let text = Deriving.file(
      Deriving.derive(Self.fill), more: ##","hovered":{"$value":"#123456"},"extra":{"$value":"#010203"}"##)
    let theme = Deriving.theme(text).theme
    #expect(theme.hex("g.hovered") == "#123456")
    #expect(theme.entries.first { $0.path == "g.hovered" }?.origin == .authored)
    #expect(theme.names.filter { $0 == "g.hovered" }.count == 1)
    #expect(theme.names.suffix(5) == ["g.normal", "g.pressed", "g.disabled", "g.hovered", "g.extra"])
    let set = try #require(theme.sets.first)
    try #require(set.members.map(\.state) == [.normal, .hovered, .pressed, .disabled])
    #expect(set.members.map(\.isWritten) == [true, true, false, false])
    #expect(set.members[1].color.hex == "#123456")
  }

  @Test func `judges states that are written though they aren't asked for`() throws {
    let text = Deriving.file(
      Deriving.derive(Self.fill + #","states":{"hovered":{}}"#), more: ##","pressed":{"$value":"#0b57d0"}"##)
    let set = try #require(Deriving.theme(text).theme.sets.first)
    #expect(set.members.map(\.state) == [.normal, .hovered, .pressed])
  }

  @Test func `takes a content that is written by hand`() throws {
    let text = Deriving.file(
      Deriving.derive(Self.fill + #","content":{"name":"on","candidates":["{ink}"]}"#),
      more: ##","on":{"$value":"#fffde0"}"##)
    let (theme, faults) = Deriving.theme(text)
    #expect(faults == [])
    #expect(theme.hex("g.on") == "#fffde0")
    #expect(theme.names.filter { $0 == "g.on" }.count == 1)
    #expect(theme.sets.first?.content?.isWritten == true)
  }

  @Test func `lays text on every state of a surface, unless that isn't wanted`() throws {
    let row = Deriving.file(
      Deriving.derive(#""role":"background","kind":"surface","on":["{page}"]"#), normal: "#f4f4f4",
      more: ""
    ).dropLast()
    let text =
      row
      + ##","t":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{g.normal}","{page}"],"states":{"hovered":{}}}}},"normal":{"$value":"#1f1f1f"}}}"##
    let theme = Deriving.theme(String(text)).theme
    let set = try #require(theme.sets.last)
    #expect(set.surfaces.map { $0.path?.text } == ["g.normal", "g.hovered", "g.pressed", "page"])
    #expect(
      set.surfaces.map(\.color.hex) == ["g.normal", "g.hovered", "g.pressed", "page"].map { theme.hex($0) })
    var request = set.request
    request.includesSurfaceStates = false
    var deriver = Deriver(theme.tokens, in: .light)
    let calm = deriver.theme([theme.sets[0].request, request], permutation: Permutation())
    #expect(calm.sets.last?.surfaces.map { $0.path?.text } == ["g.normal", "page"])
  }

  @Test func `derives a translucent base as it is seen, and keeps its own color`() throws {
    let text = Deriving.file(Deriving.derive(Self.fill + #","states":{"hovered":{}}"#), normal: "#0b57d0cc")
    let theme = Deriving.theme(text).theme
    #expect(theme.hex("g.normal") == "#0b57d0cc")
    let seen = SRGB8(
      clipping: EmittedColor(try #require(theme.tokens["g.normal"]?.color)).composited(over: .init(1, 1, 1)))
    #expect(seen.hex == "#3c79d9")
    let recipe = Recipe(role: .background(.fill), appearance: .light, surfaces: [.white])
    #expect(theme.hex("g.hovered") == recipe.variants(of: seen).hovered.hex)
  }

  @Test func `steps as far as a request says, in numbers or by a token`() throws {
    for (delta, step) in [("0.06", 0.06), ("-0.06", 0.06), (#""{step}""#, 0.09)] {
      let text = Deriving.file(
        Deriving.derive(Self.fill + #","states":{"hovered":{"delta":\#(delta)},"pressed":{"delta":0.15}}"#))
      let (theme, faults) = Deriving.theme(text)
      guard !delta.hasPrefix("-") else {
        #expect(
          faults.map(\.message) == [
            "'colorderive' is invalid: 'delta' is -0.06, a step of OKLCH lightness from 0 to 1"
          ])
        continue
      }
      #expect(faults == [])
      let set = try #require(theme.sets.first)
      try #require(set.members.count == 3)
      let lightness = set.members.map { $0.color.bytes.color.converted(to: OKLCH.self).lightness }
      #expect(abs(abs(lightness[1] - lightness[0]) - step) < 0.006, "\(delta)")
      #expect(abs(abs(lightness[2] - lightness[0]) - 0.15) < 0.006)
    }
  }

  @Test func `makes disabled as readable as the level says`() throws {
    for (level, band) in [("subtle", 2.3...3.0), ("readable", 3.0...3.6), ("strict", 4.5...21)] {
      let text = Deriving.file(
        Deriving.derive(#""role":"foreground","on":["{page}"],"states":{"disabled":{"level":"\#(level)"}}"#))
      let theme = Deriving.theme(text).theme
      let disabled = try #require(theme.sets.first?[.disabled]).color.bytes
      #expect(band.contains(disabled.contrast(with: .white).ratio), "\(level)")
    }
  }

  // MARK: Requirements

  @Test func `holds a contrast that a number token asks for`() throws {
    for (minimum, least) in [("4.5", 4.5), ("9", 9.0)] {
      let text = Deriving.file(
        Deriving.derive(
          #""role":"foreground","on":["{page}"],"base":"adjust","states":{"hovered":{}}"#,
          #","require":[{"metric":"wcag2","against":"on","min":"{need}"}]"#), normal: "#767676"
      ).replacing(#""$value":4.5"#, with: #""$value":\#(minimum)"#)
      let set = try #require(Deriving.theme(text).theme.sets.first)
      #expect(set.recipe.minimum == Contrast(least))
      for member in set.members { #expect(member.color.bytes.contrast(with: .white).ratio >= least) }
    }
  }

  @Test func `holds the greatest of several contrasts, whichever stands last`() throws {
    for pair in ["5.5,9", "9,5.5"] {
      let minima = pair.split(separator: ",")
      let require = minima.map { #"{"metric":"wcag2","against":"on","min":\#($0)}"# }.joined(separator: ",")
      let text = Deriving.file(
        Deriving.derive(#""role":"foreground","on":["{page}"]"#, #","require":[\#(require)]"#))
      #expect(Deriving.theme(text).theme.sets.first?.recipe.minimum == Contrast(9))
    }
  }

  @Test func `holds for all states only what is asked for all states`() throws {
    let text = Deriving.file(
      Deriving.derive(
        #""role":"foreground","on":["{page}"]"#,
        #","require":[{"metric":"wcag2","against":"on","min":9,"states":["normal"]}]"#))
    #expect(Deriving.theme(text).theme.sets.first?.recipe.minimum == .text)
  }

  @Test func `asks that a background stands out, beside the contrast of its content`() throws {
    let text = Deriving.file(
      Deriving.derive(
        Self.fill,
        #","require":[{"metric":"wcag2","against":"on","min":3},{"metric":"wcag2","subject":"content","against":"self","min":7}]"#
      ))
    let recipe = try #require(Deriving.theme(text).theme.sets.first?.recipe)
    #expect(recipe.standalone == Contrast(3))
    #expect(recipe.minimum == Contrast(7))
  }

  // MARK: Rings

  @Test func `settles contents and surfaces that are derived themselves`() throws {
    // The label's color is moved, the button takes it as its content, and the label lies on the button.
    let text = ##"""
      {"$type":"color","page":{"$value":"#ffffff"},
      "label":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{page}"],
      "base":"adjust","states":{"hovered":{}}}}},"normal":{"$value":"#8a8a8a"}},
      "chip":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"background","kind":"surface",
      "on":["{page}"],"content":{"candidates":["{label.normal}"]},"base":"adjust"}}},"normal":{"$value":"#fafafa"}}}
      """##
    let (theme, faults) = Deriving.theme(text)
    #expect(faults == [])
    let label = try #require(theme.hex("label.normal"))
    #expect(label != "#8a8a8a")
    // The button knows the label's new color, not the one that is written.
    let bytes = try #require(theme.sets.first?[.normal]).color.bytes
    #expect(theme.sets.last?.recipe.content == .candidates([bytes]))
    #expect(Verification(theme).theme() != nil, "\(Verification(theme).findings)")
  }

  @Test func `tells of colors that never settle, by their names`() throws {
    let text = ##"""
      {"$type":"color",
      "a":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{b.normal}"],
      "base":"adjust","states":{}},"require":[{"metric":"wcag2","against":"on","min":3}]}},"normal":{"$value":"#000000"}},
      "b":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"foreground","on":["{a.normal}"],
      "base":"adjust","states":{}},"require":[{"metric":"wcag2","against":"on","min":3}]}},"normal":{"$value":"#000000"}}}
      """##
    let faults = Deriving.theme(text).faults
    #expect(faults.map(\.rule) == ["derive-ring"])
    #expect(faults.first?.message == "colors that lie on each other never settle: 'a.normal', 'b.normal'")
    #expect(faults.first?.place.hasPrefix(#"{"from""#) == true, "\(faults)")
  }

  // MARK: What a request names

  @Test(
    "tells what a request names and the file lacks, where it is named",
    arguments: [
      (#""role":"foreground","on":["{page}","{pag}"]"#, "pag}", "no token named 'pag'", "page"),
      (#""role":"foreground","on":["{need}"]"#, "need}", "a color can't refer to 'need', a number", nil),
      (#""role":"foreground","on":["{g}"]"#, "g}", "'g' is a group, not a token", nil),
      (
        #""role":"background","content":{"candidates":["{white}","{inkk}"]}"#, "inkk}",
        "no token named 'inkk'", "ink"
      ),
      (
        #""role":"background","states":{"hovered":{"delta":"{stepp}"}}"#, "stepp}", "no token named 'stepp'",
        "step"
      ),
      (
        #""role":"background","states":{"hovered":{"delta":"{ink}"}}"#, "ink}",
        "a number can't refer to 'ink', a color", nil
      ),
    ])
  func named(_ members: String, _ place: String, _ message: String, _ nearest: String?) throws {
    let faults = Deriving.theme(Deriving.file(Deriving.derive(members))).faults
    #expect(faults.count == 1, "\(faults)")
    let fault = try #require(faults.first)
    #expect(fault.place.hasPrefix(place), "\(fault)")
    #expect(fault.message.hasPrefix(message), "\(fault)")
    if let nearest { #expect(fault.hint?.contains("'\(nearest)'") == true, "\(fault)") }
  }

  @Test(
    "tells what a requirement names and the file lacks, where it is named",
    arguments: [
      (#""against":"{pagee}","min":3"#, "pagee}", "ref-missing"),
      (#""against":"{need}","min":3"#, "need}", "ref-type"),
      (#""against":"on","min":"{nee}""#, "nee}", "ref-missing"),
      (#""against":"on","min":"{ink}""#, "ink}", "ref-type"),
      (#""against":"on","min":-1"#, #"{"metric""#, "ext-invalid"),
    ])
  func required(_ members: String, _ place: String, _ rule: String) throws {
    let text = Deriving.file(
      Deriving.derive(
        #""role":"foreground","on":["{page}"]"#, #","require":[{"metric":"wcag2",\#(members)}]"#))
    let (theme, faults) = Deriving.theme(text)
    #expect(faults.map(\.rule) == [rule])
    #expect(faults.first?.place.hasPrefix(place) == true, "\(faults)")
    #expect(theme.sets.isEmpty)
  }

  @Test func `tells that a base isn't there, where 'from' stands`() throws {
    let text = Deriving.file(Deriving.derive(Self.fill)).replacing(
      #""from":"normal""#, with: #""from":"nrmal""#)
    let faults = Deriving.theme(text).faults
    #expect(faults.map(\.message) == ["no token named 'g.nrmal'"])
    #expect(faults.first?.place.hasPrefix(#""nrmal""#) == true)
    #expect(faults.first?.hint?.contains("'g.normal'") == true)
  }

  @Test func `says nothing more of a token whose own fault is told`() {
    let text = Deriving.file(Deriving.derive(Self.fill)).replacing("#0b57d0", with: "#0b57d")
    #expect(Deriving.theme(text).faults.map(\.rule) == ["color-syntax"])
  }

  @Test func `tells every name that is missing at its own place`() {
    let faults = Deriving.theme(
      Deriving.file(Deriving.derive(#""role":"foreground","on":["{a1}","{a2}","{a1}"]"#))
    )
    .faults
    #expect(faults.map { String($0.place.prefix(3)) } == ["a1}", "a2}"])
  }

  @Test(
    "refuses names that are taken by something else",
    arguments: [
      (#","hovered":{"$type":"number","$value":1}"#, "'g.hovered' is a number"),
      (##","hovered":{"deep":{"$value":"#000000"}}"##, "'g.hovered' is a group"),
      (#","on":{"$type":"number","$value":1}"#, "'g.on' is a number"),
    ])
  func taken(_ more: String, _ message: String) {
    let text = Deriving.file(Deriving.derive(Self.fill + #","content":{"name":"on"}"#), more: more)
    let faults = Deriving.theme(text).faults
    #expect(faults.map(\.rule) == ["path-conflict"])
    #expect(faults.first?.message.hasPrefix(message) == true, "\(faults)")
  }

  @Test(
    "refuses a translucent candidate where there can be none, instead of passing over it",
    arguments: [#""gamut":"display-p3""#, #""mode":"layer""#, #""contentByState":true"#])
  func translucentCandidate(_ members: String) {
    let text = Deriving.file(
      Deriving.derive(Self.fill + #",\#(members),"content":{"name":"on","candidates":["{ink}"]}"#)
    ).replacing("#1f1f1f", with: "#1f1f1fcc")
    let faults = Deriving.theme(text).faults
    #expect(faults.map(\.rule) == ["unsupported"])
    #expect(faults.first?.place.hasPrefix("ink}") == true)
  }

  @Test func `derives a color once`() throws {
    let text = Deriving.file(Deriving.derive(Self.fill))
    let request = try #require(Deriving.requests(text).requests.first)
    let (theme, faults) = Deriving.theme(text, besides: [request])
    #expect(faults.map(\.message) == ["'g.normal' is derived twice"])
    #expect(theme.sets.count == 1)
  }
}
