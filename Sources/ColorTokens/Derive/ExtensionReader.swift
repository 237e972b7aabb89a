internal import ColorDerivation

/// Reads requests: from the `colorderive` extension of groups and from the roles of a config.
struct ExtensionReader {
  var diagnostics: [Diagnostic] = []
  /// Where the request that is being read names each token first.
  var places: [TokenPath: SourcePosition] = [:]
  /// What must hold between colors that aren't derived.
  var pairs: [PairRequirement] = []

  /// The key of our extension.
  static let key = "colorderive"

  /// The requests of a document's groups.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - known: The requests that were read for other documents of the same files.
  mutating func requests(
    of document: TokenDocument, known: ReadRequests = ReadRequests()
  ) -> [DerivationRequest] {
    for token in document.tokens {
      if let node = token.extensions?[Self.key] { refuseOnToken(node, token.path) }
    }
    var requests: [DerivationRequest] = []
    for group in document.groups {
      guard let node = group.extensions?[Self.key] else { continue }
      let read = known.request(in: node, of: group.path) {
        var reader = ExtensionReader()
        let request = reader.request(node, group.path)
        return ReadRequests.Read(request: request, pairs: reader.pairs, diagnostics: reader.diagnostics)
      }
      if let request = read.request { requests.append(request) }
      pairs += read.pairs
      diagnostics += read.diagnostics
    }
    return requests
  }

  /// A token may only say where its color comes from, a device or the base that it was derived from, and what must hold of
  /// it.
  private mutating func refuseOnToken(_ node: JSONNode, _ token: TokenPath) {
    guard node.kind == .object else { return invalid(node, "it is an object", token: token) }
    for (name, _) in node.members {
      switch name.string ?? "" {
      case "derive", "relax": invalid(name, "it stands on a group, not on a token", token: token)
      case "version", "source", "require": continue
      case let text where Self.provenance.contains(text): continue
      case let other: unknown(name, other, ["version", "source", "require"] + Self.provenance, token)
      }
    }
    pairs(node, token, isOfGroup: false)
  }

  /// What a resolved file, or one that was migrated, says of where a color came from.
  private static let provenance = [
    "derivedFrom", "contentOf", "state", "level", "mode", "worstMargin", "migrated",
  ]

  private mutating func request(_ node: JSONNode, _ group: TokenPath) -> DerivationRequest? {
    guard node.kind == .object else { return invalid(node, "it is an object", token: group) }
    places = [:]
    var derive: JSONNode?
    var requirements: [Requirement] = []
    var relaxations: [Relaxation.Kind]?
    var hasVersion = false
    for (name, value) in node.members {
      switch name.string ?? "" {
      case "version":
        hasVersion = true
        if value.number != 1 { invalid(value, "'version' is 1", token: group) }
      case "derive": derive = value
      case "require": if node["derive"] != nil { requirements = self.requirements(value, group) }
      case "relax": relaxations = names(value, "relax", group)
      case let text where Self.provenance.contains(text): continue
      case let other: unknown(name, other, ["version", "derive", "require", "relax"], group)
      }
    }
    guard let derive else {
      pairs(node, group, isOfGroup: true)
      if let relax = node["relax"] {
        invalid(relax, "without 'derive' there is nothing to relax", token: group)
      }
      return nil
    }
    if !hasVersion { invalid(node, "it has a 'version', which is 1", token: group) }
    guard var request = members(of: derive, group: group) else { return nil }
    request.requirements += requirements
    request.relaxations = relaxations
    refuseSubjects(request)
    return request
  }

  /// The members of `derive` in an extension, or of a role in a config: then `group` is `nil`.
  mutating func members(of node: JSONNode, group: TokenPath?, ignoring ignored: Set<String> = [])
    -> DerivationRequest?
  {
    let owner = group == nil ? "a role" : "'derive'"
    guard node.kind == .object else { return invalid(node, "\(owner) is an object", token: group) }
    if group == nil { places = [:] }
    var request = DerivationRequest(
      base: .root, naming: .suffix, role: .background, position: node.position)
    var from: JSONNode?
    var role: DerivationRequest.RoleName?
    for (name, value) in node.members where !ignored.contains(name.string ?? "") {
      switch name.string ?? "" {
      case "from" where group != nil: from = value
      case "role": role = choice(value, "role", group)
      case "kind":
        request.kind = text(value, "kind", of: ["fill", "surface", "functional", "decorative"], group)
      case "on": request.surfaces = references(value, "on", group)
      case "states": states(value, &request, group)
      case "content": request.content = content(value, group)
      case "meaning": request.meaning = meaning(value, group)
      case "base": request.basePolicy = choice(value, "base", group)
      case "profile":
        request.profile = choice(value, "profile", group) ?? .monotone
        request.members["profile"] = value.position
      case "surfaceStates" where group == nil:
        guard let flag = value.bool else {
          invalid(value, "'surfaceStates' is true or false", token: group)
          continue
        }
        request.includesSurfaceStates = flag
      case "require" where group == nil: request.requirements = requirements(value, group)
      case "relax" where group == nil: request.relaxations = names(value, "relax", group)
      case let member where Self.engineMembers.contains(member):
        readEngine(member, value, &request, group)
      case let other:
        let known =
          group == nil ? ["match", "except"] + Self.members + Self.roleMembers : ["from"] + Self.members
        unknown(name, other, known, group)
      }
    }
    guard let role else {
      // One that can't be read has been told.
      return node["role"] == nil ? invalid(node, "\(owner) has a 'role'", token: group) : nil
    }
    request.role = role
    request.places = places
    refuseKind(node, request, group)
    refuseConflicts(request, node, group)
    guard let group else {
      refuseSubjects(request)
      return request
    }
    guard let from, let base = from.string, !base.isEmpty else {
      return invalid(
        from ?? node, "'derive' has a 'from', the child that holds the base color", token: group)
    }
    request.base = group.appending(base)
    request.naming = .children(of: group)
    request.places[request.base] = from.position
    if let name = request.content?.name, name == base {
      invalid(node["content"] ?? node, "the content can't have the base's name, '\(name)'", token: group)
    }
    return request
  }

  private static let members =
    [
      "role", "kind", "on", "states", "content", "meaning", "base", "profile",
    ] + engineMembers
  private static let roleMembers = ["surfaceStates", "require", "relax"]

  /// Refuses requirements that can't be looked at, or that no color can meet.
  private mutating func refuseSubjects(_ request: DerivationRequest) {
    if let position = request.members["fallback"], request.relaxations?.contains(.target) == false {
      invalid(at: position, "'relax' has no 'target', so that nothing falls back", token: request.group)
    }
    for requirement in request.requirements {
      if requirement.subject == .content, request.role != .background {
        invalid(at: requirement.position, "a \(request.role.rawValue) has no content", token: request.group)
      } else if requirement.subject == .own, requirement.against == .own {
        invalid(
          at: requirement.position,
          "a color can't be held against itself; 'subject' is content, or 'against' another",
          token: request.group)
      }
    }
  }

  private mutating func refuseKind(_ node: JSONNode, _ request: DerivationRequest, _ group: TokenPath?) {
    let kinds: [String] =
      switch request.role {
      case .background: ["fill", "surface"]
      case .border: ["functional", "decorative"]
      case .foreground: []
      }
    guard let kind = request.kind, !kinds.contains(kind) else { return }
    invalid(node["kind"] ?? node, "a \(request.role.rawValue) has no kind '\(kind)'", token: group)
  }

  private mutating func states(_ node: JSONNode, _ request: inout DerivationRequest, _ group: TokenPath?) {
    guard node.kind == .object else {
      return _ = invalid(node, "'states' is an object", token: group) as Int?
    }
    var states: [ControlState] = []
    for (name, value) in node.members {
      guard let state = ControlState(rawValue: name.string ?? ""), state != .normal else {
        unknown(name, name.string ?? "", ControlState.allCases.dropFirst().map(\.rawValue), group)
        continue
      }
      if state == .focused {
        request.focus = focus(value, group)
        continue
      }
      states.append(state)
      guard value.kind == .object else {
        invalid(value, "a state is an object, '{}' for the role's defaults", token: group)
        continue
      }
      for (member, setting) in value.members
      where !readWish(member, setting, of: state, in: value, &request, group) {
        switch member.string ?? "" {
        case "delta" where state != .disabled:
          request.deltas[state] = number(setting, "delta", group)
          request.members["delta"] = member.position
        case "alpha" where state == .hovered || state == .pressed:
          request.opacities[state] = number(setting, "alpha", group)
          request.members["alpha"] = member.position
        case "level" where state == .disabled:
          request.disabledLevel = choice(setting, "level", group)
        case "alphaTwin" where state == .disabled:
          request.hasAlphaTwin = flag(setting, "alphaTwin", group) ?? false
        case "chroma", "hue", "alpha", "alphaTwin", "mix", "delta", "level":
          unsupported(member, "'\(member.string ?? "")' of '\(state.rawValue)'", group)
        case let other:
          unknown(
            member, other, ["delta", "chroma", "hue", "mix", "value", "alpha", "level", "alphaTwin"], group)
        }
      }
    }
    request.states = ControlState.withTokens.filter { states.contains($0) }
  }

  private mutating func content(_ node: JSONNode, _ group: TokenPath?) -> DerivationRequest.Content? {
    guard node.kind == .object else { return invalid(node, "'content' is an object", token: group) }
    var content = DerivationRequest.Content(name: nil, candidates: [])
    for (name, value) in node.members {
      switch name.string ?? "" {
      case "name":
        if let text = value.string, !text.isEmpty, !text.hasPrefix("$"),
          !text.contains(where: { "{}.".contains($0) })
        {
          content.name = text
          if ControlState(rawValue: text) != nil {
            invalid(value, "'\(text)' is the name of a state, not of its content", token: group)
          } else if FocusTone.allCases.contains(where: { $0.name == text }) {
            invalid(value, "'\(text)' is the name of a tone of the ring, not of a content", token: group)
          }
        } else {
          invalid(value, "'name' is the name of a token", token: group)
        }
      case "candidates": content.candidates = references(value, "candidates", group)
      case let other: unknown(name, other, ["name", "candidates"], group)
      }
    }
    return content
  }

  mutating func requirements(_ node: JSONNode, _ group: TokenPath?) -> [Requirement] {
    guard node.kind == .array else { return invalid(node, "'require' is an array", token: group) ?? [] }
    return node.elements.compactMap { requirement($0, group) }
  }

  private mutating func requirement(_ node: JSONNode, _ group: TokenPath?) -> Requirement? {
    guard node.kind == .object else { return invalid(node, "a requirement is an object", token: group) }
    var metric: Requirement.Metric?
    var subject = Requirement.Subject.own
    var against: Requirement.Other?
    var minimum: TokenNumber?
    var states: [ControlState] = []
    var reason: String?
    for (name, value) in node.members {
      switch name.string ?? "" {
      case "metric": metric = choice(value, "metric", group)
      case "subject": subject = choice(value, "subject", group) ?? .own
      case "against": against = other(value, group)
      case "min": minimum = number(value, "min", group)
      case "states": states = names(value, "states", group)
      case "reason":
        reason = value.string
        if reason == nil { invalid(value, "'reason' is a string", token: group) }
      case let text: unknown(name, text, ["metric", "subject", "against", "min", "states", "reason"], group)
      }
    }
    guard let metric, let against, let minimum else {
      // One that can't be read has been told.
      if node["metric"] != nil, node["against"] != nil, node["min"] != nil { return nil }
      return invalid(node, "a requirement has 'metric', 'against' and 'min'", token: group)
    }
    return Requirement(
      metric: metric, subject: subject, against: against, minimum: minimum, states: states, reason: reason,
      position: node.position)
  }

  private mutating func other(_ node: JSONNode, _ group: TokenPath?) -> Requirement.Other? {
    switch node.string {
    // A content token is made under its own name, which authors write here.
    case "on"?: .surfaces
    case "self"?: .own
    default: reference(node, "against", group).map { .token($0) }
    }
  }
}
