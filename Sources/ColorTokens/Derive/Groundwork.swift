internal import ColorDerivation

/// What a permutation is derived from: its tokens, and what is asked of them. Permutations of the same files share it.
struct Groundwork: Sendable {
  let tokens: ResolvedTokens
  let authored: AuthoredColors
  /// The requests of the files and of the config's roles that can be met.
  let requests: [SoundRequest]
  /// What must hold between colors that aren't derived.
  let pairs: [PairRequirement]
  /// What was found in the files and in the requests, in that order.
  let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - tokens: The tokens of the permutation.
  ///   - roles: The roles of the config.
  ///   - known: The requests that were read for other permutations.
  init(
    _ tokens: ResolvedTokens, roles: [TokenConfiguration.RoleRule], known: ReadRequests = ReadRequests()
  ) {
    let asked = AskedRequests(tokens, roles: roles, known: known)
    authored = AuthoredColors(tokens)
    // What can be met depends on no appearance.
    var deriver = Deriver(tokens, in: .light, authored: authored)
    requests = deriver.sound(asked.requests)
    pairs = deriver.sound(asked.pairs)
    diagnostics = asked.naming(tokens.diagnostics + asked.diagnostics + deriver.diagnostics)
    self.tokens = tokens
  }
}

/// What the files of a permutation and the roles of a config ask for, whether it can be met or not.
struct AskedRequests {
  let requests: [DerivationRequest]
  /// What they ask of colors that aren't derived.
  let pairs: [PairRequirement]
  /// What was found in the extensions of the files.
  let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - tokens: The tokens of the permutation.
  ///   - roles: The roles of the config.
  ///   - known: The requests that were read for other permutations.
  init(
    _ tokens: ResolvedTokens, roles: [TokenConfiguration.RoleRule], known: ReadRequests = ReadRequests()
  ) {
    var reader = ExtensionReader()
    let own = reader.requests(of: tokens.document, known: known)
    requests = own + RoleMatcher(roles).requests(for: tokens, besides: own)
    pairs = reader.pairs
    diagnostics = reader.diagnostics
  }

  /// The same faults, but that what is missing and only made later, by derivation, is told as such.
  func naming(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.isAboutMissing }) else { return diagnostics }
    let made = requests.derivedPaths
    return diagnostics.map { $0.naming(derived: made) }
  }
}

extension Diagnostic {
  fileprivate var isAboutMissing: Bool {
    if case .referenceMissing = fact { true } else { false }
  }

  /// The same fault, unless what is missing is only made later, by derivation.
  fileprivate func naming(derived: Set<TokenPath>) -> Diagnostic {
    guard case .referenceMissing(let path, _) = fact, derived.contains(path) else { return self }
    return Diagnostic(
      .unsupported("a reference to a derived color, '\(path)',"), at: position, token: token,
      pointer: pointer,
      related: related)
  }
}
