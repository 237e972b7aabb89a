internal import ColorDerivation

extension Deriver {
  /// The color tokens in the order of the document, each derived one behind the last written of its set.
  func entries() -> [ThemeEntry] {
    if sets.isEmpty { return authored.entries }
    var entries: [ThemeEntry] = []
    entries.reserveCapacity(authored.entries.count + sets.count * ControlState.withTokens.count)
    for entry in authored.entries {
      entries.append(entry)
      guard let set = set(at: entry.path) else { continue }
      if let normal = set[.normal] {
        entries[entries.count - 1].color = normal.color
        if !normal.isWritten { entries[entries.count - 1].origin = .derived(from: entry.path, .normal) }
      }
      add(derived: set, from: entry, to: &entries)
    }
    return entries
  }

  private func add(derived set: StateSet, from token: ThemeEntry, to entries: inout [ThemeEntry]) {
    let base = token.path
    func add(_ member: StateSet.Member?, _ origin: ThemeEntry.Origin) {
      guard let member, !member.isWritten, let path = member.path else { return }
      entries.append(
        ThemeEntry(
          path: path, color: member.color, origin: origin, description: nil, deprecation: token.deprecation,
          position: member.position))
    }
    for member in set.members where member.state != .normal {
      add(member, member.isLayer ? .layer(on: base, member.state) : .derived(from: base, member.state))
    }
    add(set.alphaTwinMember, .alphaTwin(of: base))
    add(set.content, .content(of: base, isDisabled: false))
    add(set.disabledContent, .content(of: base, isDisabled: true))
    add(set.focus?.outer, .focus(of: base, .outer))
    add(set.focus?.inner, .focus(of: base, .inner))
  }
}
