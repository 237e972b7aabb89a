internal import ColorDerivation

extension Deriver {
  /// The color tokens in the order of the document, each derived one behind the last written of its set.
  func entries(_ sets: [StateSet]) -> [ThemeEntry] {
    let byBase = Dictionary(sets.map { ($0.request.base, $0) }, uniquingKeysWith: { first, _ in first })
    var entries: [ThemeEntry] = []
    for token in tokens.tokens {
      guard let color = token.color else { continue }
      let set = byBase[token.path]
      let normal = set?[.normal]
      entries.append(
        ThemeEntry(
          path: token.path, color: normal?.color ?? EmittedColor(color),
          origin: normal.map { $0.isWritten ? origin(token) : .derived(from: token.path, .normal) }
            ?? origin(token),
          description: token.description, deprecation: token.deprecation, position: token.position))
      if let set { entries += derived(set, from: token) }
    }
    return entries
  }

  private func origin(_ token: ResolvedToken) -> ThemeEntry.Origin {
    token.alias.map { .alias(of: $0) } ?? .authored
  }

  private func derived(_ set: StateSet, from token: ResolvedToken) -> [ThemeEntry] {
    let base = set.request.base
    func entry(_ member: StateSet.Member?, _ origin: ThemeEntry.Origin) -> ThemeEntry? {
      guard let member, !member.isWritten, let path = member.path else { return nil }
      return ThemeEntry(
        path: path, color: member.color, origin: origin, description: nil, deprecation: token.deprecation,
        position: member.position)
    }
    return set.members.filter { $0.state != .normal }.compactMap {
      entry($0, $0.isLayer ? .layer(on: base, $0.state) : .derived(from: base, $0.state))
    }
      + [
        entry(set.alphaTwinMember, .alphaTwin(of: base)),
        entry(set.content, .content(of: base, isDisabled: false)),
        entry(set.disabledContent, .content(of: base, isDisabled: true)),
        entry(set.focus?.outer, .focus(of: base, .outer)),
        entry(set.focus?.inner, .focus(of: base, .inner)),
      ].compactMap { $0 }
  }
}
