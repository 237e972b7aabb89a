internal import ColorCore
internal import ColorDerivation

extension DTCGTree {
  /// Where a derived color comes from, and by how much its worst contrast is above what is asked.
  func provenance(of entry: ThemeEntry) -> JSONMember {
    var members: [JSONMember]
    func from(_ name: String, _ path: TokenPath, _ state: ControlState? = nil) -> [JSONMember] {
      [JSONMember(name, .string("{\(path)}"))]
        + (state.map { [JSONMember("state", .string($0.rawValue))] } ?? [])
    }
    switch entry.origin {
    case .authored: members = []
    case .alias(let path): members = from("derivedFrom", path)
    case .derived(let base, let state): members = from("derivedFrom", base, state)
    case .alphaTwin(let base): members = from("derivedFrom", base, .disabled)
    case .focus(let base, _): members = from("derivedFrom", base, .focused)
    // Other tools must know that it takes the base's place nowhere, but is laid on it.
    case .layer(let base, let state):
      members = from("derivedFrom", base, state)
      members.append(JSONMember("mode", .string(DerivationRequest.Mode.layer.rawValue)))
    case .elevation(let base, let level):
      members = from("derivedFrom", base)
      members.append(JSONMember("level", .number(level)))
    case .content(let base, let state): members = from("contentOf", base, state)
    }
    if let margin = margins[entry.path] { members.append(JSONMember("worstMargin", .number(margin))) }
    return JSONMember(ExtensionReader.key, .object(members))
  }
}

extension Theme {
  /// By how much the least contrast of each derived color, of those of which one is asked, is above what is asked; below 0
  /// where it falls short. Rounded down to four decimals.
  var worstMargins: [TokenPath: Double] {
    var margins: [TokenPath: Double] = [:]
    for set in sets {
      for member in set.members {
        guard let least = set.leastContrast(of: member), let minimum = least.minimum else { continue }
        let margin = ((least.contrast.ratio - minimum.ratio) * 10_000).rounded(.down) / 10_000
        for path in [member.path, set.content(in: member.state)?.path].compactMap({ $0 }) {
          margins[path] = min(margins[path] ?? margin, margin)
        }
      }
    }
    return margins
  }
}
