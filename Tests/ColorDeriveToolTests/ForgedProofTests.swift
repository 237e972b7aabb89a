import ColorDerive
import Foundation
import Testing

@Suite("Forged proof", .enabled(if: ProofChecker.isThere, "there is no python3")) struct ForgedProofTests {
  /// The members of a record, as a forger would change them.
  private typealias Members = [String: Any]

  /// The records of a set, of which the first that fits is changed; what the checker says to it.
  private func forged(
    _ set: [ProofRecord], where fits: (ProofRecord) -> Bool, _ change: (inout Members) -> Void
  ) throws -> ToolRun {
    var lines = set.map { JSONWriter.line.text(of: $0.json) }
    let found = set.firstIndex(where: fits)
    let index = try #require(found)
    var members = try #require(JSONSerialization.jsonObject(with: Data(lines[index].utf8)) as? Members)
    let honest = members as NSDictionary
    change(&members)
    #expect(!honest.isEqual(to: members), "nothing was changed")
    lines[index] = String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
    return try ProofChecker.check(lines)
  }

  private func expectRefuted(
    _ run: ToolRun, _ why: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == 1, "\(run.messages)", sourceLocation: sourceLocation)
    #expect(run.output.contains(why), "\(run.output)", sourceLocation: sourceLocation)
  }

  private let blue = Recipe(role: .background(.fill)).variants(of: SRGB8(0x0F62FE)).proof()
  private let ink = Recipe(role: .foreground).variants(of: SRGB8(0x767676)).proof()

  @Test func `is refuted where a channel is off by one near a threshold`() throws {
    // #767676 has 4.54:1 on white, #777777 has 4.48:1.
    let isText = { (record: ProofRecord) in record.check.constraint == .text }
    #expect(try ProofChecker.check(ink).status == 0)
    expectRefuted(try forged(ink, where: isText) { $0["fg"] = [119, 119, 119] }, "but the colors have 4.478")
    expectRefuted(try forged(ink, where: isText) { $0["fg"] = [118, 118, 119] }, "but the colors have")
    let wide = Recipe(role: .foreground).variants(of: AnyColor(SRGB8(0x0F62FE)), in: .displayP3).proof()
    expectRefuted(
      try forged(wide, where: isText) { members in
        members["fg"] = (members["fg"] as? [Int]).map { [$0[0], $0[1], $0[2] + 1] }
      }, "but the colors have")
  }

  @Test("is refuted where a measure is wrong, in every metric", arguments: ["num", "den", "value", "margin"])
  func measures(_ name: String) throws {
    var recipe = Recipe(role: .background(.fill))
    recipe.lightnessContrast = 30
    let set = recipe.variants(of: SRGB8(0x0F62FE)).proof()
    for metric in [
      Metric.wcag2, .apca, .deltaEOK, .deltaEOKColorVision, .lightness, .hue,
    ] {
      let run = try forged(set, where: { $0.check.metric == metric }) { members in
        if let number = members[name] as? Int, name == "num" || name == "den" {
          members[name] = number / 1_000_000 * 1_000_001
        } else if let number = members[name] as? Double {
          members[name] = number + 0.000_001
        }
      }
      expectRefuted(run, name == "num" || name == "den" ? "but the colors have" : "value or margin")
    }
  }

  @Test func `is refuted where pass, exempt or the target is wrong`() throws {
    expectRefuted(try forged(blue, where: { $0.check.passes }) { $0["pass"] = false }, "pass")
    let miss = Recipe(role: .background(.fill), minimum: .enhancedText).variants(of: SRGB8(0x777777)).proof()
    #expect(try ProofChecker.check(miss).status == 0)
    expectRefuted(try forged(miss, where: { !$0.check.passes }) { $0["pass"] = true }, "pass")
    expectRefuted(try forged(blue, where: { $0.check.isExempt }) { $0["exempt"] = false }, "exempt")
    expectRefuted(try forged(blue, where: { !$0.check.isExempt }) { $0["exempt"] = true }, "exempt")
    expectRefuted(try forged(blue, where: { $0.check.constraint == .text }) { $0["target"] = 3 }, "margin")
    expectRefuted(try forged(blue, where: { $0.check.isExempt }) { $0["max"] = 4 }, "margin")
  }

  @Test func `is refuted where colors are swapped`() throws {
    for constraint in [ConstraintID.text, .stateFloor, .order, .hue, .disabled] {
      let run = try forged(blue, where: { $0.check.constraint == constraint }) { members in
        (members["fg"], members["bg"]) = (members["bg"], members["fg"])
      }
      expectRefuted(run, "refuted: ")
    }
    // A state's color in the place of another's, with all that follows from it but the derivation.
    let pressed = try #require(blue.first { $0.check.state == .pressed && $0.check.constraint == .text })
    let other = try #require(
      JSONSerialization.jsonObject(with: Data(JSONWriter.line.bytes(of: pressed.json))) as? Members)
    let run = try forged(blue, where: { $0.check.state == .hovered && $0.check.constraint == .text }) {
      members in
      for name in ["bg", "num", "den", "value", "margin"] { members[name] = other[name] }
    }
    expectRefuted(run, "derivation")
  }

  @Test func `is refuted where a layer on its ground doesn't look so, by one of the ways of rounding`() throws
  {
    let grounds = [
      LayerGround(SRGB8(0x6750A4), text: [.white]), LayerGround(SRGB8(0xF4F4F4), text: [.black]),
    ]
    for scale in LayerAlpha.Scale.allCases {
      let set = LayerRecipe(.fixed(.material), on: grounds, scale: scale).layers().proof(theme: "light")
      #expect(try ProofChecker.check(set).status == 0)
      for constraint in [ConstraintID.text, .stateFloor, .colorVision] {
        let isLaid = { (record: ProofRecord) in
          record.check.constraint == constraint && record.check.state == .hovered
            && record.composite?.models == [.fixedPoint]
        }
        func refute(_ change: (inout Members) -> Void) throws {
          let run = try forged(set, where: isLaid) { members in
            var composite = members["composite"] as? Members ?? [:]
            change(&composite)
            members["composite"] = composite
          }
          expectRefuted(run, "refuted: composite")
        }
        try refute { $0["by"] = ["exact"] }
        try refute { $0["by"] = ["fixed-point", "split"] }
        try refute { $0["by"] = [String]() }
        try refute { $0["alpha"] = ($0["alpha"] as? Int ?? 0) + 9 }
        try refute { $0["ground"] = [0, 0, 0] }
      }
      let run = try forged(set, where: { _ in true }) { $0["composite"] = nil }
      #expect(run.status == 3 && run.messages.contains("composite"), "\(run.messages)")
    }
  }

  @Test func `is refuted where the direction is turned round`() throws {
    let run = try forged(blue, where: { $0.check.metric == .lightness }) { members in
      (members["from"], members["to"]) = (members["to"], members["from"])
    }
    expectRefuted(run, "but the colors have -")
  }

  @Test func `is refuted where the content changes and the record doesn't say so`() throws {
    // Each record is true by itself: only the color of the text is another one in pressed.
    let recipe = Recipe(role: .background(.fill))
    let white = recipe.variants(of: SRGB8(0x0F62FE)).proof()
    var varied = recipe
    varied.content = .perState([SRGB8(0xFFFFF0), .white])
    let other = varied.variants(of: SRGB8(0x0F62FE)).proof()
    let texts = zip(white, other).map { honest, changed in
      var record = honest
      if honest.check.constraint == .text, honest.check.state == .pressed { record.check = changed.check }
      return record
    }
    expectRefuted(try ProofChecker.check(texts), "C3")
    let said = texts.map { record in
      var record = record
      if record.content != nil { record.content = .perState }
      return record
    }
    #expect(try ProofChecker.check(said).status == 0)
  }

  @Test func `can't be judged where there is nothing, or no record`() throws {
    for lines in [[""], ["{}"], ["{\"theme\":\"light\"}"], ["[1]"], ["no JSON"]] {
      #expect(try ProofChecker.check(lines).status == 3, "\(lines)")
    }
    #expect(try run(["python3", ProofChecker.path], program: URL(filePath: "/usr/bin/env")).status == 3)
    let unknown = try forged(blue, where: { _ in true }) { $0["metric"] = "contrast" }
    #expect(unknown.status == 3)
  }
}
