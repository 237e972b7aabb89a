internal import ColorDerivation

/// What a permutation is derived from: its tokens, and what is asked of them. Permutations of the same files share it.
struct Groundwork: Sendable {
  let tokens: ResolvedTokens
  let authored: AuthoredColors
  /// The requests of the files and of the config's roles that can be met.
  let requests: [SoundRequest]
  /// The references to what is derived.
  let aliases: DerivedAliases
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
    aliases = asked.aliases
    // What can be met depends on no appearance.
    var deriver = Deriver(tokens, in: .light, authored: authored, aliases: aliases)
    requests = deriver.sound(asked.requests)
    pairs = deriver.sound(asked.pairs)
    diagnostics = asked.judged(tokens.diagnostics + asked.diagnostics + deriver.diagnostics)
    self.tokens = tokens
  }
}

/// What the files of a permutation and the roles of a config ask for, whether it can be met or not.
struct AskedRequests {
  let requests: [DerivationRequest]
  /// The references to what is derived by them.
  let aliases: DerivedAliases
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
    aliases = DerivedAliases(tokens, requests)
    diagnostics = reader.diagnostics
  }

  /// The same faults, without those of references that only wait for what is derived. Where nothing can wait, what is
  /// missing and only made later is told as such.
  func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: \.isAboutMissing) else { return diagnostics }
    let made = requests.derivedPaths
    return aliases.excusing(diagnostics).map { $0.naming(derived: made) }
  }
}

extension Diagnostic {
  /// The same fault, unless what is missing is only made later, by derivation.
  fileprivate func naming(derived: Set<TokenPath>) -> Diagnostic {
    guard case .referenceMissing(let path, _) = fact, derived.contains(path) else { return self }
    return Diagnostic(
      .unsupported("a derived color, '\(path)', inside of a value or as what another is made from,"),
      at: position,
      token: token, pointer: pointer, related: related)
  }
}
