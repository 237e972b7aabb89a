internal import ColorDerivation

extension Deriver {
  /// The color tokens in the order of the document, each derived one behind the base that it was made from, and raised
  /// surfaces behind the states of the surface.
  func entries(_ levels: [SurfaceLevel]) -> [ThemeEntry] {
    if sets.isEmpty { return authored.entries }
    let bySurface = Dictionary(grouping: levels.filter { !$0.isWritten }, by: \.surface)
    var entries: [ThemeEntry] = []
    entries.reserveCapacity(authored.entries.count + sets.count * ControlState.withTokens.count)
    for entry in authored.entries {
      entries.append(entry)
      if let set = set(at: entry.path) {
        if let normal = set[.normal] {
          entries[entries.count - 1].color = normal.color
          if !normal.isWritten { entries[entries.count - 1].origin = .derived(from: entry.path, .normal) }
        }
        add(derived: set, from: entry, to: &entries)
      }
      if bySurface.isEmpty { continue }
      entries += (bySurface[entry.path] ?? []).map { level in
        ThemeEntry(
          path: level.path, color: level.color, origin: .elevation(of: level.surface, level.level),
          description: nil, deprecation: entry.deprecation, position: level.position)
      }
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
      if let target = set.request.fixed[member.state], let path = member.path {
        entries.append(
          ThemeEntry(
            path: path, color: member.color, origin: .alias(of: target), description: nil,
            deprecation: token.deprecation, position: member.position))
      } else {
        add(member, member.isLayer ? .layer(on: base, member.state) : .derived(from: base, member.state))
      }
    }
    add(set.alphaTwinMember, .alphaTwin(of: base))
    add(set.content, .content(of: base, .normal))
    for content in set.changingContent { add(content, .content(of: base, content.state)) }
    add(set.disabledContent, .content(of: base, .disabled))
    add(set.focus?.outer, .focus(of: base, .outer))
    add(set.focus?.inner, .focus(of: base, .inner))
  }
}
