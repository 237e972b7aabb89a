import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("What a group asks of the engine") struct DeriveEngineFaultTests {
  @Test func `is read whole`() throws {
    let (requests, faults) = Deriving.requests(
      Deriving.file(
        Deriving.derive(
          #"""
          "role":"background","preset":"ant","gamut":"display-p3","elevation":2,"level":-0.5,"direction":"none",
          "chroma":0.9,"hueTorsion":-4,"vividness":"keep","prefer":"light","states":{"disabled":{"alphaTwin":true}}
          """#)))
    #expect(faults == [])
    let request = try #require(requests.first)
    #expect(request.preset == .ant && request.gamut == .displayP3 && request.elevation == 2)
    #expect(request.level == .literal(-0.5) && request.direction == .still)
    #expect(request.chroma == .scaled(0.9, above: 0) && request.hueTorsion == -4)
    #expect(request.keepsVividness == true && request.preference == .light && request.hasAlphaTwin)
    #expect(request.newPaths == ["g.disabled", "g.disabled-alpha"])
    let layer = try #require(
      Deriving.requests(
        Deriving.file(
          Deriving.derive(
            #"""
            "role":"background","mode":"layer","layer":{"overlay":"{ink}","over":["{raised}"]},
            "states":{"hovered":{"alpha":0.08},"pressed":{"alpha":"{step}"}}
            """#))
      ).requests.first?.layer)
    #expect(layer.overlay == "ink" && layer.grounds == ["raised"])
    #expect(layer.opacities[.hovered] == .literal(0.08) && layer.opacities[.pressed] != nil)
  }

  /// Members, where the finger points, what is said, and what is proposed.
  static let faults: [(members: String, place: String, message: String, hint: String?)] = [
    (#""preset":"bootstrapp""#, #""bootstrapp""#, "isn't a value of 'preset'", "did you mean 'bootstrap'?"),
    (#""gamut":"display-p4""#, #""display-p4""#, "isn't a value of 'gamut'", "did you mean 'display-p3'?"),
    (#""mode":"layered""#, #""layered""#, "isn't a value of 'mode'", "did you mean 'layer'?"),
    (#""direction":"nune""#, #""nune""#, "isn't a value of 'direction'", "did you mean 'none'?"),
    (#""vividness":"kept""#, #""kept""#, "isn't a value of 'vividness'", "keep, ignore"),
    (#""prefer":"lite""#, #""lite""#, "isn't a value of 'prefer'", nil),
    (#""chroma":"vivd""#, #""vivd""#, "'vivd' isn't 'keep', 'vivid' or a share from 0 to 1", nil),
    (#""chroma":1.5"#, "1.5", "'chroma' is a number from 0 to 1", nil),
    (#""hueTorsion":7"#, "7", "'hueTorsion' is a number from -6 to 6", nil),
    (#""elevation":13"#, "13", "'elevation' is a number from 0 to 12", nil),
    (#""elevation":1.5"#, "1.5", "'elevation' is a whole number of levels", nil),
    (#""level":"high""#, #""high""#, "'level' is a number or a reference to one, found the text 'high'", nil),
    (#""mode":"layer","layer":3"#, "3", "'layer' is an object", nil),
    (
      #""mode":"layer","layer":{"ovrlay":"{ink}"}"#, #""ovrlay""#, "has no member 'ovrlay'",
      "did you mean 'overlay'?"
    ),
    (#""states":{"disabled":{"alphaTwin":1}}"#, "1}", "'alphaTwin' is true or false", nil),
    (
      #""states":{"hovered":{"alpha":0.1},"pressed":{"alpha":0.2}}"#, #""alpha""#, "are for the mode 'layer'",
      nil
    ),
    (#""layer":{}"#, "{}", "'alpha' and 'layer' are for the mode 'layer'", nil),
    (#""mode":"opaque","layer":{}"#, #""opaque""#, "aren't opaque", nil),
    (
      #""mode":"layer","states":{"hovered":{"alpha":0.1}}"#, #""alpha""#, "hovered and pressed both have", nil
    ),
    (#""mode":"layer","preset":"ant""#, #""ant""#, "layers have no 'preset'", nil),
    (#""mode":"layer","gamut":"display-p3""#, #""display-p3""#, "layers are sRGB", nil),
    (#""mode":"layer","direction":"darker""#, #""darker""#, "layers have no 'direction'", nil),
    (#""mode":"layer","states":{"selected":{}}"#, #""layer""#, "selected has no layer", nil),
    (#""mode":"layer","states":{"hovered":{"delta":0.1}}"#, #""delta""#, "layers have no 'delta'", nil),
    (#""direction":"none","states":{"hovered":{"delta":0.1}}"#, #""delta""#, "take no step", nil),
  ]

  @Test("has its faults told at their place", arguments: faults)
  func fault(_ row: (members: String, place: String, message: String, hint: String?)) throws {
    let faults = Deriving.requests(Deriving.file(Deriving.derive(#""role":"background",\#(row.members)"#)))
      .faults
    #expect(faults.count == 1, "\(faults)")
    let fault = try #require(faults.first)
    #expect(fault.rule == "ext-invalid" && fault.place.hasPrefix(row.place), "\(fault)")
    #expect(fault.message.contains(row.message), "\(fault)")
    if let hint = row.hint { #expect(fault.hint == hint) }
  }

  @Test(
    "has told what a role doesn't have",
    arguments: [
      (#""role":"foreground","mode":"layer""#, "layers are laid on a background"),
      (#""role":"border","prefer":"dark""#, "a border has no content to prefer"),
      (#""role":"border","states":{"disabled":{"alphaTwin":true},"hovered":{}}"#, nil),
      (#""role":"border","states":{"hovered":{"alphaTwin":true}}"#, "'alphaTwin' of 'hovered'"),
    ])
  func role(_ members: String, _ message: String?) {
    let faults = Deriving.requests(Deriving.file(Deriving.derive(members))).faults
    #expect(faults.count == (message == nil ? 0 : 1), "\(faults)")
    if let message { #expect(faults.first?.message.contains(message) == true, "\(faults)") }
  }

  /// Faults that only the tokens show.
  @Test(
    "has told what its tokens can't be",
    arguments: [
      (#""level":"{step}""#, nil), (#""level":2"#, "'level' is 2, outside -1 to 1"),
      (#""level":"{need}""#, "'level' is 4.5, outside -1 to 1"),
      (
        #""mode":"layer","states":{"hovered":{"alpha":0.1},"pressed":{"alpha":1.5}}"#,
        "'alpha' is 1.5, above 1"
      ),
      (
        #""mode":"layer","states":{"hovered":{"alpha":-0.1},"pressed":{"alpha":0.5}}"#,
        "'alpha' is -0.1, below 0"
      ),
      (#""mode":"layer","layer":{"overlay":"{need}"}"#, "need"),
      (#""mode":"layer","layer":{"over":["{rised}"]}"#, "rised"),
    ])
  func tokens(_ members: String, _ message: String?) {
    let text = Deriving.file(Deriving.derive(#""role":"background","on":["{page}"],\#(members)"#))
    let faults = Deriving.theme(text).faults
    #expect(faults.count == (message == nil ? 0 : 1), "\(faults)")
    if let message { #expect(faults.first?.message.contains(message) == true, "\(faults)") }
  }
}
