import ColorDerive
import Foundation
import Testing

@Suite("Proof", .enabled(if: ProofChecker.isThere, "there is no python3")) struct ProofTests {
  private func expectConfirmed(
    _ records: [ProofRecord], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try ProofChecker.check(records)
    #expect(run.output.prefix(2000) == "\(records.count) records confirmed\n", sourceLocation: sourceLocation)
    #expect(run.messages == "", sourceLocation: sourceLocation)
    #expect(run.status == 0, sourceLocation: sourceLocation)
  }

  private static let roles: [Role] = [
    .background(.fill), .background(.surface), .foreground, .border(.functional), .border(.decorative),
  ]
  private static let bases: [UInt32] = [
    0x0F62FE, 0xFFC107, 0x777777, 0x000000, 0xFFFFFF, 0x331111, 0xC00000, 0x00FF00, 0xE8E6DC,
  ]

  @Test("is confirmed in all roles and gamuts", arguments: Appearance.allCases)
  func confirmed(_ appearance: Appearance) throws {
    var records: [ProofRecord] = []
    for role in Self.roles {
      var recipe = Recipe(role: role, appearance: appearance)
      recipe.selection = Selection(for: role, in: appearance)
      for base in Self.bases.map({ SRGB8($0) }) {
        records += recipe.variants(of: base).proof()
        // Wide sets take ten times as long.
        for space in WideColor.Space.allCases where Self.bases.prefix(3).contains(base.rrggbb) {
          records += recipe.variants(of: AnyColor(base), in: space).proof()
        }
      }
    }
    #expect(records.count > 3000)
    try expectConfirmed(records)
  }

  @Test func `is confirmed whatever the recipe asks`() throws {
    var records: [ProofRecord] = []
    for role in Self.roles {
      var recipes = (0..<8).map { _ in Recipe(role: role, surfaces: [.white, SRGB8(0xF0F0F0)]) }
      recipes[0].lightnessContrast = 60
      recipes[1].backdrops = [.unknown, Backdrop(darkest: SRGB8(0xA0A0A0), lightest: .white)]
      recipes[2].hueTorsion = -4
      recipes[3].profile = .opposed
      recipes[4].standalone = .nonText
      recipes[5].minimum = Contrast(21)
      if case .background = role {
        recipes[6].content = .translucent([
          TranslucentColor(.white, alpha: 230), TranslucentColor(.black, alpha: 222),
        ])
        recipes[7].content = .perState([.white, .black])
      }
      for recipe in recipes {
        for base in Self.bases.map({ SRGB8($0) }) {
          records += recipe.variants(of: base).proof()
        }
        records += recipe.variants(of: AnyColor(SRGB8(0x0F62FE)), in: .displayP3).proof()
      }
    }
    #expect(records.contains { $0.check.metric == .apca } && records.contains { $0.hueTorsion != 0 })
    // Not all of it can be had, and a miss is as true as the rest.
    #expect(records.contains { !$0.check.passes })
    #expect(records.contains { $0.darkestBackdrop != nil && $0.check.value == 1 })
    try expectConfirmed(records)
  }

  @Test func `is confirmed of rings, layers and the values of other systems`() throws {
    var records: [ProofRecord] = []
    for base in Self.bases.map({ SRGB8($0) }) {
      let set = Recipe(role: .background(.fill)).variants(of: base), rule = FocusRule()
      records += rule.ring(around: set).proof(by: rule, theme: "light")
      records += LayerRecipe(.fixed(.material), on: [LayerGround(set)]).layers().proof(theme: "light")
      records += LayerRecipe(.solved(), on: [LayerGround(set), LayerGround(.white, text: [.black])]).layers()
        .proof(theme: "light")
      for preset in Preset.allCases {
        let input = PresetInput(base: base, role: .background(.fill), appearance: .light, surface: .white)
        records += preset.emulated(input).proof(token: preset.rawValue)
      }
    }
    try expectConfirmed(records)
  }

  @Test("is confirmed of the examples", arguments: [("house", 8), ("circuit", 2)])
  func examples(_ name: String, _ count: Int) throws {
    let folder = try TokenFolder(example: name)
    let proof = try folder.tool("verify", "\(name)/colorderive.json", "--format", "proof")
    #expect(proof.status == 0)
    #expect(proof.messages.contains(": 0 errors, "))
    let objects = try proof.objects()
    let themes = Set(objects.map { "\($0["theme"] ?? "") \($0["brand"] ?? "")" })
    #expect(themes.count == count)
    #expect(objects.allSatisfy { $0["token"] is String && ($0["pass"] as? Bool) == true })
    let run = try ProofChecker.check(proof.lines)
    #expect(run.output == "\(proof.lines.count) records confirmed\n")
  }

  /// What a group may ask beside the usual, each with the role that records of it have and no other.
  private static let requests: [(members: String, base: String, role: String)] = [
    (
      #""role":"background","mode":"layer","states":{"hovered":{},"pressed":{},"disabled":{},"focused":{}}"#,
      "#0b57d0", "layer"
    ),
    (
      #""role":"background","mode":"layer","states":{"hovered":{"alpha":0.08},"pressed":{"alpha":0.12}}"#,
      "#00000010", "layer"
    ),
    (
      #""role":"background","gamut":"display-p3","content":{"name":"on"},"states":{"hovered":{},"pressed":{},"disabled":{},"selected":{}}"#,
      "color(display-p3 0.9 0.1 0.15)", "background"
    ),
    (
      #""role":"foreground","gamut":"display-p3","states":{"hovered":{},"pressed":{},"disabled":{}}"#,
      "#0b57d0", "foreground"
    ),
    (
      #""role":"background","preset":"material-tones","gamut":"display-p3","states":{"hovered":{},"pressed":{}}"#,
      "#6750a4", "background"
    ),
    (
      #""role":"border","elevation":3,"level":0.5,"states":{"hovered":{},"pressed":{},"disabled":{"alphaTwin":true}}"#,
      "#6e7580", "border"
    ),
    (
      #""role":"background","gamut":"rec2020","content":{"name":"on"},"states":{"hovered":{},"pressed":{},"disabled":{}}"#,
      "color(rec2020 0.7 0.05 0.1)", "background"
    ),
    (
      #""role":"background","contentByState":true,"content":{"name":"on"},"fallback":3,"minApca":30,"states":{"hovered":{},"pressed":{},"disabled":{}}"#,
      "#8a8a8a", "background"
    ),
    (
      #""role":"background","kind":"fill","content":{"name":"on","candidates":["{veil}"]},"states":{"hovered":{},"pressed":{},"disabled":{}}"#,
      "#ffc107", "background"
    ),
    (
      #""role":"background","accent":"{tint}","content":{"name":"on"},"states":{"hovered":{"chroma":0.6},"pressed":{"mix":{"with":"{tint}","amount":0.3}},"selected":{},"selectedHovered":{}}"#,
      "#0b57d0", "background"
    ),
    (
      #""role":"background","direction":"none","chroma":"vivid","hueTorsion":-4,"states":{"hovered":{},"disabled":{}}"#,
      "#0b57d0", "background"
    ),
  ]

  @Test("is confirmed of layers, wide colors, presets and levels in token files", arguments: requests)
  func confirmed(_ row: (members: String, base: String, role: String)) throws {
    for appearance in Appearance.allCases {
      let page = Recipe.canvas(of: appearance).hex
      let folder = try TokenFolder([
        "colorderive.json": #"{"tokens":"t.json","dimensions":{"appearance":"\#(appearance.name)"}}"#,
        "t.json": """
        {"$type":"color","page":{"$value":"\(page)"},"raised":{"$value":"\(appearance.scheme == .dark ? "#1e1e1e" : "#f0f2f6")"},
        "tint":{"$value":"#7a1fd0"},"veil":{"$value":"#000000de"},
        "g":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","on":["{page}","{raised}"],\(row.members)}}},
        "normal":{"$value":"\(row.base)"}}}
        """,
      ])
      let proof = try folder.tool("verify", "--format", "proof")
      let objects = try proof.objects()
      #expect(objects.contains { $0["role"] as? String == row.role }, "\(proof.messages)")
      #expect(
        objects.contains { ($0["fgSpace"] ?? $0["bgSpace"]) as? String == "display-p3" }
          == (row.members.contains("display-p3") || row.members.contains("rec2020")))
      #expect(
        objects.contains { ($0["fgSpace"] ?? $0["bgSpace"]) as? String == "rec2020" }
          == row.members.contains("rec2020"))
      #expect(objects.contains { $0["role"] as? String == "focus" } == row.members.contains("focused"))
      let run = try ProofChecker.check(proof.lines)
      #expect(run.output.prefix(2000) == "\(proof.lines.count) records confirmed\n")
    }
  }

  @Test func `is written by derive, of one base or many, for the states that are asked for`() throws {
    let one = try tool("derive", "#0f62fe", "--states", "hovered", "--format", "proof")
    #expect(Set(try one.objects().compactMap { $0["state"] as? String }) == ["normal", "hovered"])
    let many = try tool(
      "derive", "--format", "proof", "--theme", "dark", input: "#0f62fe\n{\"base\":\"#777\",\"min\":7}\n")
    #expect(many.status == 1)
    let objects = try many.objects()
    #expect(Set(objects.compactMap { $0["configHash"] as? String }).count == 2)
    #expect(objects.allSatisfy { $0["theme"] as? String == "dark" })
    #expect(objects.contains { ($0["pass"] as? Bool) == false })
    #expect(try ProofChecker.check(one.lines).status == 0)
    #expect(try ProofChecker.check(many.lines).status == 0)
  }

  @Test func `has nothing of what is written by hand, nor of states that aren't asked for`() throws {
    let tokens = { (hovered: String) in
      """
      {"c": {"$type": "color", "normal": {"$value": "#0f62fe"}\(hovered),
        "$extensions": {"colorderive": {"version": 1, "derive": {"from": "normal", "role": "background",
          "states": {"hovered": {}, "pressed": {}}, "content": {"name": "on"}}}}}}
      """
    }
    let folder = try TokenFolder([
      "all.json": tokens(""), "some.json": tokens(##", "hovered": {"$value": "#0000aa"}"##),
    ])
    let all = try folder.tool("verify", "all.json", "--format", "proof").objects()
    #expect(Set(all.compactMap { $0["state"] as? String }) == ["normal", "hovered", "pressed"])
    let some = try folder.tool("verify", "some.json", "--format", "proof").objects()
    #expect(some.map { "\($0["state"] ?? "") \($0["constraint"] ?? "")" } == ["normal C1", "pressed C1"])
    #expect(some.allSatisfy { $0["token"] as? String == "c.normal" })
    #expect(try folder.tool("verify", "all.json", "c.hovered", "--format", "proof").output == "")
  }

  @Test func `names the version of the tool`() throws {
    #expect(try tool("--version").output == "colorderive \(ProofRecord.engineVersion)\n")
  }
}
