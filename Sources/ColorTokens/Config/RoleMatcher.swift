internal import ColorDerivation

/// Finds the tokens that a config gives a role by their names.
struct RoleMatcher {
  private let rules: [(pattern: Pattern, except: [Pattern], request: DerivationRequest)]

  init(_ rules: [TokenConfiguration.RoleRule]) {
    self.rules = rules.map { (Pattern($0.pattern), $0.except.map { Pattern($0) }, $0.request) }
  }

  /// The requests of all color tokens whose names fit, each by the first rule that it fits. Tokens that have a
  /// request already, and the states of others, are left out.
  func requests(for tokens: ResolvedTokens, besides others: [DerivationRequest]) -> [DerivationRequest] {
    if rules.isEmpty { return [] }
    var taken = Set(others.flatMap { request in ControlState.withTokens.map { request.path(of: $0) } })
    taken.formUnion(others.derivedPaths)
    var found: [DerivationRequest] = []
    for token in tokens.tokens where token.color != nil {
      guard let rule = rules.first(where: { fits(token.path, $0) }) else { continue }
      var request = rule.request
      request.base = token.path
      found.append(request)
    }
    let bases = Set(found.map(\.base))
    for request in found {
      for state in ControlState.withTokens.dropFirst() where bases.contains(request.path(of: state)) {
        taken.insert(request.path(of: state))
      }
      if request.focus != nil { taken.formUnion(FocusTone.allCases.map { request.path(of: $0) }) }
    }
    return found.filter { !taken.contains($0.base) }
  }

  /// The rules that no color of any of these documents fits: a pattern that is misspelt, as a rule.
  func unused(in documents: [ResolvedTokens]) -> [DerivationRequest] {
    rules.filter { rule in
      !documents.contains { $0.tokens.contains { $0.color != nil && fits($0.path, rule) } }
    }.map(\.request)
  }

  private func fits(
    _ path: TokenPath, _ rule: (pattern: Pattern, except: [Pattern], request: DerivationRequest)
  ) -> Bool {
    rule.pattern.matches(path) && !rule.except.contains { $0.matches(path) }
  }
}
