internal import ColorCore

extension Deriver {
  /// Whether all tokens that a request names are there and of the right type; else a diagnostic says what isn't.
  mutating func isSound(_ request: DerivationRequest) -> Bool {
    var numbers = request.deltas.values.map { $0 } + request.requirements.map(\.minimum)
    numbers.sort { place($0) < place($1) }
    let others = request.requirements.compactMap { requirement -> TokenPath? in
      if case .token(let path) = requirement.against { path } else { nil }
    }
    let colors = [request.base] + request.surfaces + (request.content?.candidates ?? []) + others
    let isMissing = { (number: TokenNumber) in
      if case .token(let path, _) = number { self.tokens[path]?.number == nil } else { false }
    }
    var isSound = !numbers.contains(where: isMissing) && colors.allSatisfy { tokens[$0]?.color != nil }
    for path in colors { expectColor(path, request) }
    for number in numbers {
      if case .token(let path, let position) = number, tokens[path]?.number == nil {
        fault(path, .number, position)
      }
    }
    for requirement in request.requirements {
      if case .literal(let value) = requirement.minimum, value < 0 {
        isSound = false
        diagnostics.append(
          Diagnostic(
            .other(Rule("ext-invalid"), .error, "'min' is \(NumberText.shortest(value)), below 0", hint: nil),
            at: requirement.position, token: request.base))
      }
    }
    return isSound
  }

  private func place(_ number: TokenNumber) -> Int {
    if case .token(_, let position) = number { position.offset } else { 0 }
  }

  private mutating func expectColor(_ path: TokenPath, _ request: DerivationRequest) {
    if tokens[path]?.color == nil { fault(path, .color, request.position) }
  }

  private mutating func fault(_ path: TokenPath, _ expected: TokenType, _ position: SourcePosition) {
    // A token that is there but has no value has its own diagnostic.
    if tokens.document[path] != nil, tokens[path] == nil { return }
    guard let token = tokens[path] else {
      let names = tokens.tokens.map(\.path.text)
      let nearest = Spelling.nearest(to: path.text, in: names).map { [TokenPath($0)] } ?? []
      diagnostics.append(Diagnostic(.referenceMissing(path, nearest: nearest), at: position, token: path))
      return
    }
    diagnostics.append(
      Diagnostic(.referenceType(path, expected: expected, found: token.type), at: position, token: path))
  }
}
