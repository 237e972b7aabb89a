import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("The extension of a group") struct DeriveExtensionTests {
  @Test func `says all that a request can hold`() throws {
    let text = Deriving.file(
      #"""
      {"version":1,"derive":{"from":"normal","role":"background","kind":"surface","on":["{page}","{raised}"],
      "states":{"pressed":{"delta":"{step}"},"hovered":{"delta":0.05},"disabled":{"level":"readable"}},
      "content":{"name":"on","candidates":["{white}","{ink}"]},"base":"adjust","profile":"opposed",
      "direction":"away-from-canvas","mode":"opaque"},
      "require":[{"metric":"wcag2","subject":"content","against":"self","min":"{need}","reason":"why"},
      {"metric":"apca","against":"on","min":45,"states":["normal","pressed"]},
      {"metric":"deltaE","subject":"self","against":"{ink}","min":0.1}],
      "relax":["direction","step","profile","content","base","target"]}
      """#)
    let (requests, faults) = Deriving.requests(text)
    #expect(faults == [])
    let request = try #require(requests.first)
    #expect(requests.count == 1)
    #expect(request.base == "g.normal")
    #expect(request.naming == .children(of: "g"))
    #expect(request.role == .background)
    #expect(request.kind == "surface")
    #expect(request.surfaces == ["page", "raised"])
    #expect(request.includesSurfaceStates)
    #expect(request.states == [.hovered, .pressed, .disabled])
    #expect(request.deltas[.hovered] == .literal(0.05))
    guard case .token("step", let place)? = request.deltas[.pressed] else {
      Issue.record("\(String(describing: request.deltas[.pressed]))")
      return
    }
    #expect(text.utf8.dropFirst(place.offset).starts(with: "step}".utf8))
    #expect(request.disabledLevel == .readable)
    #expect(request.content == .init(name: "on", candidates: ["white", "ink"]))
    #expect(request.basePolicy == .adjust)
    #expect(request.profile == .opposed)
    #expect(request.direction == .awayFromSurface)
    #expect(request.relaxations == [.direction, .step, .profile, .content, .base, .target])
    try #require(request.requirements.map(\.metric) == [.wcag2, .apca, .deltaE])
    #expect(request.requirements.map(\.subject) == [.content, .own, .own])
    #expect(request.requirements.map(\.against) == [.own, .surfaces, .token("ink")])
    #expect(request.requirements.map(\.reason) == ["why", nil, nil])
    #expect(request.requirements.map(\.states) == [[], [.normal, .pressed], []])
    #expect(request.requirements[1].minimum == .literal(45))
  }

  @Test func `leaves the rest to the role`() throws {
    let (requests, faults) = Deriving.requests(Deriving.file(Deriving.derive(#""role":"border""#)))
    let request = try #require(requests.first)
    #expect(faults == [])
    #expect(request.states == [.hovered, .pressed, .disabled])
    #expect(request.kind == nil && request.basePolicy == nil && request.content == nil)
    #expect(request.relaxations == nil && request.disabledLevel == nil && request.deltas == [:])
    #expect(request.direction == .automatic && request.profile == .monotone)
    #expect(request.surfaces == [] && request.requirements == [])
  }

  /// Each fault of `derive`: its members, where the finger points, and what is said.
  static let faults: [(members: String, place: String, message: String, hint: String?)] = [
    (
      #""role":"background","kinde":"fill""#, #""kinde""#, "has no member 'kinde' here",
      "did you mean 'kind'?"
    ),
    (
      #""role":"background","zzzzzzzz":1"#, #""zzzzzzzz""#, "has no member 'zzzzzzzz' here",
      "from, role, kind, on, states, content, meaning, base, profile, direction, preset, gamut, mode, layer, elevation, level, chroma, hueTorsion, vividness, prefer, accent, contentByState, minApca, fallback"
    ),
    (#""role":"background","surfaceStates":true"#, #""surfaceStates""#, "has no member 'surfaceStates'", nil),
    (#""kind":"fill""#, #"{"from""#, "'derive' has a 'role'", nil),
    (
      #""role":"backround""#, #""backround""#, "'backround' isn't a value of 'role'",
      "did you mean 'background'?"
    ),
    (#""role":"x""#, #""x""#, "'x' isn't a value of 'role'", "background, foreground, border"),
    (#""role":7"#, "7}", "'role' is a string", nil),
    (#""role":"foreground","kind":"fill""#, #""fill""#, "a foreground has no kind 'fill'", nil),
    (#""role":"border","kind":"surface""#, #""surface""#, "a border has no kind 'surface'", nil),
    (
      #""role":"background","kind":"functional""#, #""functional""#, "a background has no kind 'functional'",
      nil
    ),
    (
      #""role":"background","kind":"fil""#, #""fil""#, "'fil' isn't a value of 'kind'", "did you mean 'fill'?"
    ),
    (#""role":"background","on":"{page}""#, #""{page}""#, "'on' is an array of references", nil),
    (#""role":"background","on":[]"#, "[]", "'on' is an array of references", nil),
    (#""role":"background","on":["page"]"#, #""page""#, "'on' takes references like '{color.ink}'", nil),
    (#""role":"background","on":["{page"]"#, #""{page""#, "'on' takes references like '{color.ink}'", nil),
    (#""role":"background","on":[4]"#, "4]", "'on' takes references like '{color.ink}'", nil),
    (#""role":"background","states":[]"#, "[]", "'states' is an object", nil),
    (
      #""role":"background","states":{"hover":{}}"#, #""hover""#, "no member 'hover'",
      "hovered, pressed, disabled, focused, selected, selectedHovered, selectedPressed"
    ),
    (
      #""role":"background","states":{"normal":{}}"#, #""normal""#, "no member 'normal'",
      "hovered, pressed, disabled, focused, selected, selectedHovered, selectedPressed"
    ),
    (
      #""role":"background","states":{"hovered":0.1}"#, "0.1", "a state is an object, '{}' for the role's",
      nil
    ),
    (
      #""role":"background","states":{"hovered":{"dleta":1}}"#, #""dleta""#, "'dleta'",
      "did you mean 'delta'?"
    ),
    (
      #""role":"background","states":{"hovered":{"delta":true}}"#, "true",
      "'delta' is a number or a reference", nil
    ),
    (
      #""role":"background","states":{"disabled":{"level":"subtil"}}"#, #""subtil""#,
      "'subtil' isn't a value of 'level'", "did you mean 'subtle'?"
    ),
    (#""role":"background","content":"{white}""#, #""{white}""#, "'content' is an object", nil),
    (#""role":"background","content":{"nam":"on"}"#, #""nam""#, "no member 'nam'", "did you mean 'name'?"),
    (#""role":"background","content":{"name":"a.b"}"#, #""a.b""#, "'name' is the name of a token", nil),
    (#""role":"background","content":{"name":"$on"}"#, #""$on""#, "'name' is the name of a token", nil),
    (#""role":"background","content":{"name":4}"#, "4}", "'name' is the name of a token", nil),
    (
      #""role":"background","content":{"name":"pressed"}"#, #""pressed""#,
      "'pressed' is the name of a state, not of its content", nil
    ),
    (
      #""role":"background","content":{"candidates":["white"]}"#, #""white""#,
      "'candidates' takes references like '{color.ink}'", nil
    ),
    (
      #""role":"background","base":"move""#, #""move""#, "'move' isn't a value of 'base'",
      "keep, adjust, fail"
    ),
    (
      #""role":"background","profile":"monoton""#, #""monoton""#, "'monoton' isn't a value of 'profile'",
      "did you mean 'monotone'?"
    ),
    (
      #""role":"background","direction":"darkr""#, #""darkr""#, "'darkr' isn't a value of 'direction'",
      "did you mean 'darker'?"
    ),
    (
      #""role":"background","mode":"layers""#, #""layers""#, "'layers' isn't a value", "did you mean 'layer'?"
    ),
  ]

  @Test("has its faults told at their place", arguments: faults)
  func fault(_ row: (members: String, place: String, message: String, hint: String?)) throws {
    let faults = Deriving.requests(Deriving.file(Deriving.derive(row.members))).faults
    let fault = try #require(faults.first, "nothing is said")
    #expect(faults.count == 1, "\(faults)")
    #expect(fault.rule == "ext-invalid")
    #expect(fault.place.hasPrefix(row.place), "\(fault)")
    #expect(
      fault.message.hasPrefix("'colorderive' ") || fault.message.contains("isn't a value of"), "\(fault)")
    #expect(fault.message.contains(row.message), "\(fault)")
    if row.hint != nil || fault.message.contains("has no member") == false { #expect(fault.hint == row.hint) }
  }

  @Test(
    "is told what isn't supported yet",
    arguments: [
      (#""role":"background","states":{"disabled":{"chroma":1}}"#, #""chroma""#, "'chroma' of 'disabled'"),
      (#""role":"background","states":{"disabled":{"mix":{}}}"#, #""mix""#, "'mix' of 'disabled'"),
      (#""role":"background","states":{"hovered":{"level":"subtle"}}"#, #""level""#, "'level' of 'hovered'"),
      (#""role":"background","states":{"disabled":{"delta":1}}"#, #""delta""#, "'delta' of 'disabled'"),
      (#""role":"background","states":{"selected":{"alpha":0.1}}"#, #""alpha""#, "'alpha' of 'selected'"),
    ])
  func unsupported(_ members: String, _ place: String, _ what: String) throws {
    let faults = Deriving.requests(Deriving.file(Deriving.derive(members))).faults
    #expect(faults.map(\.rule) == ["unsupported"])
    let fault = try #require(faults.first)
    #expect(fault.place.hasPrefix(place), "\(fault)")
    #expect(fault.message.contains(what), "\(fault)")
  }

  @Test(
    "has its own faults told",
    arguments: [
      ("[]", "[]", "it is an object"),
      (#"{"derive":{"from":"normal","role":"border"}}"#, #"{"derive""#, "it has a 'version', which is 1"),
      (#"{"version":2,"derive":{"from":"normal","role":"border"}}"#, "2,", "'version' is 1"),
      (#"{"version":"1","derive":{"from":"normal","role":"border"}}"#, #""1""#, "'version' is 1"),
      (#"{"version":1,"derive":{"role":"border"}}"#, #"{"role""#, "'derive' has a 'from', the child"),
      (#"{"version":1,"derive":{"from":3,"role":"border"}}"#, "3,", "'derive' has a 'from', the child"),
      (#"{"version":1,"derive":[]}"#, "[]", "'derive' is an object"),
      (#"{"version":1,"derve":{}}"#, #""derve""#, "has no member 'derve' here"),
      (
        #"{"version":1,"derive":{"from":"normal","role":"border"},"relax":["steps"]}"#, #""steps""#, "'relax'"
      ),
      (
        #"{"version":1,"derive":{"from":"normal","role":"border"},"relax":"step"}"#, #""step""#, "is an array"
      ),
      (
        #"{"version":1,"derive":{"from":"on","role":"background","content":{"name":"on"}}}"#, #"{"name""#,
        "the content can't have the base's name, 'on'"
      ),
    ])
  func ownFault(_ colorderive: String, _ place: String, _ message: String) throws {
    let faults = Deriving.requests(Deriving.file(colorderive)).faults
    #expect(faults.count == 1, "\(faults)")
    let fault = try #require(faults.first)
    #expect(fault.rule == "ext-invalid" && fault.place.hasPrefix(place), "\(fault)")
    #expect(fault.message.contains(message), "\(fault)")
  }

  @Test(
    "has the faults of requirements told",
    arguments: [
      (
        #"{"metric":"wcag2","against":"on"}"#, #"{"metric""#,
        "a requirement has 'metric', 'against' and 'min'"
      ),
      (#"{"metric":"wcag","against":"on","min":3}"#, #""wcag""#, "'wcag' isn't a value of 'metric'"),
      (#"{"metric":"wcag2","against":"page","min":3}"#, #""page""#, "'against' takes references"),
      (
        #"{"metric":"wcag2","against":"on","min":"3"}"#, #""3""#,
        "'min' is a number or a reference to one, found the text '3'"
      ),
      (#"{"metric":"wcag2","against":"on","min":null}"#, "null", "'min' is a number or a reference to one"),
      (
        #"{"metric":"wcag2","against":"on","min":3,"states":["press"]}"#, #""press""#,
        "isn't a value of 'states'"
      ),
      (#"{"metric":"wcag2","against":"on","min":3,"reason":4}"#, "4}", "'reason' is a string"),
      (#"{"metric":"wcag2","against":"on","min":3,"minimum":4}"#, #""minimum""#, "has no member 'minimum'"),
      (
        #"{"metric":"wcag2","subject":"it","against":"on","min":3}"#, #""it""#,
        "'it' isn't a value of 'subject'"
      ),
      (
        #"{"metric":"wcag2","subject":"content","against":"on","min":3}"#, #"{"metric""#,
        "a foreground has no content"
      ),
      (
        #"{"metric":"wcag2","against":"self","min":3}"#, #"{"metric""#, "a color can't be held against itself"
      ),
      ("3", "3]", "a requirement is an object"),
    ])
  func requirement(_ requirement: String, _ place: String, _ message: String) throws {
    let text = Deriving.file(Deriving.derive(#""role":"foreground""#, #","require":[\#(requirement)]"#))
    let faults = Deriving.requests(text).faults
    #expect(faults.count == 1, "\(faults)")
    let fault = try #require(faults.first)
    #expect(fault.rule == "ext-invalid" && fault.place.hasPrefix(place), "\(fault)")
    #expect(fault.message.contains(message), "\(fault)")
  }

  @Test func `has all its faults told in one run`() {
    let text = Deriving.file(
      Deriving.derive(#""role":"background","kind":"x","on":[1],"base":"y""#, #","relax":["z"]"#))
    #expect(Deriving.requests(text).faults.count == 4)
  }

  @Test(
    "stands on a group; a token has only what says where it came from",
    arguments: [
      (#"{"derive":{}}"#, ["'colorderive' is invalid: it stands on a group, not on a token"]),
      (#"{"version":1,"relax":[]}"#, ["'colorderive' is invalid: it stands on a group, not on a token"]),
      (#"{"version":1,"require":[]}"#, []),
      (#"{"version":1,"derivedForm":"{a}"}"#, ["'colorderive' has no member 'derivedForm' here"]),
      ("3", ["'colorderive' is invalid: it is an object"]),
      (#"{"version":1,"derivedFrom":"{a}","state":"hovered","worstMargin":1.2}"#, []),
      (#"{"contentOf":"{a}","state":"normal"}"#, []),
    ])
  func onToken(_ colorderive: String, _ messages: [String]) {
    let text =
      ##"{"a":{"$type":"color","$value":"#000000","$extensions":{"colorderive":\##(colorderive),"other":{"derive":1}}}}"##
    #expect(Deriving.requests(text).faults.map(\.message) == messages)
    #expect(Deriving.requests(text).requests == [])
  }
}
