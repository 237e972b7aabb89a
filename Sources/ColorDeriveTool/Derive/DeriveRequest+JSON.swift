internal import ColorDerive
internal import Commands

extension DeriveRequest {
  /// The base and options of one line: a color, or an object whose members go before the options of the command.
  func reading(_ line: String) throws(InputFault) -> (request: DeriveRequest, base: AnyColor) {
    guard line.first(where: { $0 != " " && $0 != "\t" }) == "{" else {
      return (self, try AnyColor(input: line))
    }
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(SourceText(file: "stdin", text: line))
    } catch {
      throw InputFault(.json(error.inLine(endingAt: line.utf8.count)), at: .byte(error.offset))
    }
    var request = self
    var base: AnyColor?
    for (name, value) in document.root.members {
      let member = Member(name: name.string ?? "", value: value)
      if member.name == "base" {
        base = try member.color()
      } else {
        try request.take(member, at: name.offset)
      }
    }
    guard let base else { throw InputFault(.missingMember("base"), at: .byte(document.root.offset)) }
    return (request, base)
  }

  /// The members of an object, and the columns of a table.
  static let names = [
    "base", "role", "kind", "theme", "surface", "content", "min", "states", "preset", "emulate", "gamut",
    "policy", "direction", "profile", "chroma", "hueTorsion", "vividness", "disabled", "accent", "prefer",
    "contentByState", "minApca", "fallback", "contrastLevel", "elevation", "ring", "layer",
  ]

  private mutating func take(_ member: Member, at offset: Int) throws(InputFault) {
    switch member.name {
    case "role": role = try member.named(RoleName.self)
    case "kind": kind = try member.named(KindName.self)
    case "theme": theme = try member.named(ThemeName.self)
    case "surface": try takeSurfaces(member)
    case "content": contents = try member.list().map { item throws(InputFault) in try item.color() }
    case "min": minimum = try member.contrast()
    case "states": states = try member.states()
    case "policy": policy = try member.named(PolicyName.self)
    case "preset":
      guard case .preset(let preset) = try member.named(PresetName.self) else {
        throw InputFault(
          .memberValue("list", name: "preset", reason: nil, allowed: Preset.allCases.map(\.rawValue)),
          at: .byte(member.value.offset))
      }
      self.preset = preset
    case "gamut": gamut = try member.named(StateGamut.self)
    case "emulate": emulates = try member.flag()
    case "direction": settings.direction = try member.named(Choice<Direction>.self).value
    case "profile": settings.profile = try member.named(Choice<StepProfile>.self).value
    case "chroma": settings.chroma = try member.word(ChromaName.self).rule
    case "hueTorsion": settings.hueTorsion = try member.word(Ranged<HueTorsionRange>.self).value
    case "vividness": settings.keepsVividness = try member.named(Choice<Vividness>.self).value == .keep
    case "disabled": settings.disabled = try member.named(Choice<DisabledRule.Level>.self).value
    case "accent": settings.accent = try member.color()
    case "prefer": settings.preference = try member.named(Choice<ContentPreference>.self).value
    case "contentByState": settings.contentByState = try member.flag()
    case "minApca": settings.lightnessContrast = try member.word(Ranged<LcRange>.self).value
    case "fallback": settings.fallback = try member.contrast().contrast
    case "contrastLevel":
      settings.level = ContrastLevel(try member.word(Ranged<ContrastLevelRange>.self).value)
    case "elevation": settings.elevation = Int(try member.word(Ranged<ElevationRange>.self).value)
    case "ring": settings.ring = try member.color()
    case "layer": settings.layer = try member.named(LayerName.self)
    default:
      throw InputFault(
        .unknownMember(member.name, nearest: Spelling.nearest(to: member.name, in: Self.names)),
        at: .byte(offset))
    }
  }

  private mutating func takeSurfaces(_ member: Member) throws(InputFault) {
    surfaces = []
    hasUnknownBackdrop = false
    for item in member.list() {
      if item.value.string == DeriveRequest.unknownBackdrop {
        hasUnknownBackdrop = true
      } else {
        surfaces.append(try item.color())
      }
    }
  }

  /// A member of a line, to be read as what its name asks for.
  private struct Member {
    var name: String
    var value: JSONNode

    private func fault(_ reason: InputFault.Reason) -> InputFault {
      InputFault(reason, at: .byte(value.offset))
    }

    func text(_ expected: String) throws(InputFault) -> String {
      guard let text = value.string else { throw fault(.memberKind(name, expected: expected)) }
      return text
    }

    func color() throws(InputFault) -> AnyColor {
      // Behind the opening quote; an escape before the fault moves the place, by a few columns at most.
      try AnyColor(input: try text("a color, as a string"), behind: value.offset + 1)
    }

    /// The elements of a list, or the value alone.
    func list() -> [Member] {
      value.kind == .array ? value.elements.map { Member(name: name, value: $0) } : [self]
    }

    func named<Value: ArgumentValue>(_: Value.Type) throws(InputFault) -> Value {
      try parsed(try text("a string"), Value.self)
    }

    private func parsed<Value: ArgumentValue>(_ text: String, _: Value.Type) throws(InputFault) -> Value {
      do throws(InvalidArgument) {
        return try Value.parse(argument: text)
      } catch {
        throw fault(.memberValue(text, name: name, reason: error.reason, allowed: Value.allValues))
      }
    }

    /// A value that is written as a number or as a string.
    func word<Value: ArgumentValue>(_: Value.Type) throws(InputFault) -> Value {
      guard let text = value.numberText ?? value.string else {
        throw fault(.memberKind(name, expected: "a number or a string"))
      }
      return try parsed(text, Value.self)
    }

    func flag() throws(InputFault) -> Bool {
      guard let flag = value.bool else { throw fault(.memberKind(name, expected: "true or false")) }
      return flag
    }

    func contrast() throws(InputFault) -> MinimumContrast {
      guard let text = value.numberText ?? value.string else {
        throw fault(.memberKind(name, expected: "a number, or a level as a string"))
      }
      return try parsed(text, MinimumContrast.self)
    }

    func states() throws(InputFault) -> StateList {
      guard value.kind == .array else { return try named(StateList.self) }
      var names: [String] = []
      for item in list() { names.append(try item.text("a list of strings")) }
      do throws(InvalidArgument) {
        return try StateList(names: names)
      } catch {
        throw fault(.memberValue(names.joined(separator: ","), name: name, reason: error.reason, allowed: []))
      }
    }
  }
}

extension JSONError {
  /// The error with the end of the text called what it is here.
  fileprivate func inLine(endingAt end: Int) -> JSONError {
    guard offset >= end, case .expected(let expectation, _) = reason else { return self }
    return JSONError(.expected(expectation, found: "the end of the line"), offset: offset, path: path)
  }
}
