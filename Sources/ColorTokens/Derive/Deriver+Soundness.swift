internal import ColorCore
internal import ColorDerivation

extension Deriver {
  /// Whether all that a request names is there, of the right type, and can be made; else a diagnostic says what
  /// isn't.
  mutating func isSound(_ request: DerivationRequest) -> Bool {
    let known = diagnostics.count
    // A color that is there but has no value has its own diagnostic, so that none may be added here.
    let hasColors = colors(of: request).map { path in
      expectColor(path, request.places[path] ?? request.position, request.group)
    }.allSatisfy { $0 }
    let hasNumbers = numbers(of: request).map { expectNumber($0, request.group) }.allSatisfy { $0 }
    refuseTranslucent(request)
    refuseLevels(request)
    refuseWrittenTwice(request)
    for requirement in request.requirements { refuseUnreachable(requirement, request.group) }
    for path in request.newPaths { refuseTaken(path, at: request.position, request.group) }
    return hasColors && hasNumbers && diagnostics.count == known
  }

  /// Whether all that a requirement between two colors names is there and of the right type.
  mutating func isSound(_ pair: PairRequirement) -> Bool {
    let known = diagnostics.count
    let position = pair.requirement.position
    var isThere = true
    if !expectColor(pair.other, pair.places[pair.other] ?? position, pair.subject) { isThere = false }
    if !expectNumber((pair.requirement.minimum, position, name: "min"), pair.subject) { isThere = false }
    if !pair.isOfGroup, let token = tokens[pair.subject], token.color == nil {
      fault(
        "ext-invalid", "'\(pair.subject)' is a \(token.type.rawValue), and no color", position, pair.subject)
    }
    refuseUnreachable(pair.requirement, pair.subject)
    return isThere && diagnostics.count == known
  }

  /// Whether no request before it has the same base.
  mutating func isFirst(_ request: DerivationRequest, _ bases: inout Set<TokenPath>) -> Bool {
    if bases.insert(request.base).inserted { return true }
    fault("ext-invalid", "'\(request.base)' is derived twice", request.position, request.group)
    return false
  }

  /// Refuses two tokens of one name: of a content that is called as something else that is made.
  mutating func refuseTwins(_ requests: [DerivationRequest]) {
    var made: Set<TokenPath> = []
    for request in requests {
      for path in request.newPaths where !made.insert(path).inserted {
        fault("ext-invalid", "'\(path)' would be made twice", request.position, request.group)
      }
    }
    for surface in elevations.surfaces {
      for path in surface.paths where made.contains(path) {
        fault("ext-invalid", "'\(path)' would be made twice", surface.position, surface.group)
      }
    }
  }

  private func colors(of request: DerivationRequest) -> [TokenPath] {
    let others = request.requirements.compactMap { requirement -> TokenPath? in
      if case .token(let path) = requirement.against { path } else { nil }
    }
    var seen: Set<TokenPath> = []
    let brand =
      request.fixedStates.map(\.target) + request.mixedColors
      + [request.focus?.brand, request.accent, request.layer?.overlay].compactMap { $0 }
      + (request.layer?.grounds ?? [])
    return ([request.base] + request.surfaces + (request.content?.candidates ?? []) + brand + others)
      .filter { seen.insert($0).inserted }
  }

  private func numbers(of request: DerivationRequest) -> [(TokenNumber, SourcePosition, name: String)] {
    ControlState.withTokens.compactMap { state in
      request.deltas[state].map { ($0, request.position, "delta") }
    } + request.wishedNumbers.map { ($0.number, request.position, $0.name) }
      + request.requirements.map { ($0.minimum, $0.position, "min") }
      + [ControlState.hovered, .pressed].compactMap { state in
        request.layer?.opacities[state].map { ($0, request.position, "alpha") }
      }
      + [
        (request.level, "level"), (request.lightnessContrast, "minApca"), (request.fallback, "fallback"),
      ].compactMap { number, name in number.map { ($0, request.members[name] ?? request.position, name) } }
  }

  // MARK: One by one

  private mutating func expectColor(_ path: TokenPath, _ position: SourcePosition, _ group: TokenPath?)
    -> Bool
  {
    if tokens[path]?.color != nil { return true }
    missing(path, .color, position, group)
    return false
  }

  private mutating func expectNumber(
    _ number: (TokenNumber, SourcePosition, name: String), _ group: TokenPath?
  ) -> Bool {
    switch number.0 {
    case .token(let path, let position):
      guard let value = tokens[path]?.number else {
        missing(path, .number, position, group)
        return false
      }
      if let fault = NumberRange.fault(number.name, value) {
        self.fault("ext-invalid", fault, position, group)
      } else if value < 0, !NumberRange.mayBeNegative(number.name) {
        tellNegative(number.name, value, position, group)
      }
    case .literal(let value):
      // A range has been looked at where the number stands.
      if value < 0, !NumberRange.mayBeNegative(number.name), NumberRange.fault(number.name, value) == nil {
        tellNegative(number.name, value, number.1, group)
      }
    }
    return true
  }

  private mutating func tellNegative(
    _ name: String, _ value: Double, _ position: SourcePosition, _ group: TokenPath?
  ) {
    fault("ext-invalid", "'\(name)' is \(NumberText.shortest(value)), below 0", position, group)
  }

  /// What can only be opaque; to pass one over in silence would give another than was asked for.
  /// Neither are surfaces mixed with what may lie behind them, nor a base with several surfaces at once.
  private mutating func refuseTranslucent(_ request: DerivationRequest) {
    func isTranslucent(_ path: TokenPath) -> Bool { (tokens[path]?.color?.alpha ?? 1) < 1 }
    let opaque = request.mayHaveTranslucentContent ? [] : request.content?.candidates ?? []
    let candidates = opaque.filter(isTranslucent).map { ($0, "candidate") }
    let surfaces = request.surfaces.filter(isTranslucent).map { ($0, "surface") }
    let ring = [request.focus?.brand].compactMap { $0 }.filter(isTranslucent).map { ($0, "color of a ring") }
    let accent = [request.accent].compactMap { $0 }.filter(isTranslucent).map { ($0, "accent") }
    let layers = ([request.layer?.overlay].compactMap { $0 } + (request.layer?.grounds ?? [])).filter(
      isTranslucent
    )
    .map { ($0, "color under or over a layer") }
    let mixed = request.mixedColors.filter(isTranslucent).map { ($0, "color of a mix") }
    for (path, what) in candidates + surfaces + ring + accent + mixed + layers + translucentBase(request) {
      diagnostics.append(
        Diagnostic(
          .unsupported("a translucent \(what), '\(path)',"), at: request.places[path] ?? request.position,
          token: request.group))
    }
  }

  /// A base that something shines through, where it can't be said what the states are made from.
  private func translucentBase(_ request: DerivationRequest) -> [(TokenPath, String)] {
    guard (tokens[request.base]?.color?.alpha ?? 1) < 1 else { return [] }
    if request.gamut != .srgb { return [(request.base, "base in a wide gamut")] }
    if request.surfaces.count == 1, request.elevation == 0 { return [] }
    // A layer may be laid on the same base on every surface; an opaque disabled can't be that of all of them.
    if request.layer == nil { return [(request.base, "base without one surface")] }
    return request.states.contains(.disabled) ? [(request.base, "base of disabled without one surface")] : []
  }

  private mutating func refuseLevels(_ request: DerivationRequest) {
    if let level = request.level, let value = number(level), ContrastLevel(value) == nil {
      fault(
        "ext-invalid", "'level' is \(NumberText.shortest(value)), outside -1 to 1",
        request.members["level"] ?? request.position, request.group)
    }
    for state in [ControlState.hovered, .pressed] {
      guard let alpha = request.layer?.opacities[state], let value = number(alpha), value > 1 else {
        continue
      }
      fault(
        "ext-invalid", "'alpha' is \(NumberText.shortest(value)), above 1",
        request.members["alpha"] ?? request.position, request.group)
    }
  }

  /// A state has one color: that of a token, or that which is written by hand.
  private mutating func refuseWrittenTwice(_ request: DerivationRequest) {
    for (state, target) in request.fixedStates {
      guard let token = tokens[request.path(of: state)] else { continue }
      fault(
        "ext-invalid", "'\(token.path)' is written by hand, and can't be '\(target)' too",
        request.fixedPlaces[state] ?? request.position, request.group)
    }
  }

  /// A contrast lies between 1 and 21, and Lc below 108.
  private mutating func refuseUnreachable(_ requirement: Requirement, _ group: TokenPath?) {
    let value: Double?
    switch requirement.minimum {
    case .literal(let number): value = number
    case .token(let path, _): value = tokens[path]?.number
    }
    guard let value, value >= 0 else { return }
    let range: ClosedRange<Double>
    switch requirement.metric {
    case .wcag2: range = 1...21
    case .apca: range = 0...108
    case .deltaE: range = 0...1
    }
    guard !range.contains(value) else { return }
    let bounds = "\(NumberText.shortest(range.lowerBound)) to \(NumberText.shortest(range.upperBound))"
    fault(
      "ext-invalid",
      "'min' of \(requirement.metric.rawValue) is \(NumberText.shortest(value)), outside \(bounds)",
      requirement.position, group)
  }

  mutating func refuseTaken(_ path: TokenPath, at position: SourcePosition, _ group: TokenPath?) {
    let what: String
    if tokens.document.group(path) != nil {
      what = "group"
    } else if let token = tokens[path], token.color == nil {
      what = token.type.rawValue
    } else {
      return
    }
    diagnostics.append(
      Diagnostic(
        .other(
          Rule("path-conflict"), .error,
          "'\(path)' is a \(what), so no color can be made under that name", hint: nil),
        at: position, token: group))
  }

  // MARK: Words

  private mutating func fault(
    _ rule: String, _ message: String, _ position: SourcePosition, _ group: TokenPath?
  ) {
    diagnostics.append(
      Diagnostic(.other(Rule(rule), .error, message, hint: nil), at: position, token: group))
  }

  private mutating func missing(
    _ path: TokenPath, _ expected: TokenType, _ position: SourcePosition, _ group: TokenPath?
  ) {
    // A token that is there but has no value has its own diagnostic.
    if tokens.document[path] != nil, tokens[path] == nil, !aliases.isWaiting(path) { return }
    let fact: Diagnostic.Fact
    if aliases.isWaiting(path) {
      fact = .unsupported("'\(path)', which refers to a derived color, as what another is made from,")
    } else if let token = tokens[path] {
      fact = .referenceType(path, expected: expected, found: token.type)
    } else if tokens.document.group(path) != nil {
      fact = .referenceToGroup(path, hasRoot: tokens[path.appending("$root")] != nil)
    } else {
      let names = tokens.tokens.map(\.path.text)
      let nearest = Spelling.nearest(to: path.text, in: names).map { [TokenPath($0)] } ?? []
      fact = .referenceMissing(path, nearest: nearest)
    }
    diagnostics.append(Diagnostic(fact, at: position, token: group))
  }
}
