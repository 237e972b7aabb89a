internal import ColorDerivation

/// A namespace of the generated Swift, which becomes a struct.
struct SwiftNamespace {
  /// The group that it is.
  var path: TokenPath
  /// What it holds, in order; identifiers are without backticks.
  var members: [(identifier: String, member: SwiftMember)] = []
}

/// Something in a namespace.
enum SwiftMember {
  /// A namespace, by its number.
  case namespace(Int)
  /// A color or a set of them.
  case color(SwiftColor)
}

/// A property that holds a color or a set.
struct SwiftColor {
  /// The token; that of the base for a set.
  var entry: ThemeEntry
  /// `foreground`, `background` or `border`; `nil` where it isn't known.
  var role: DerivationRequest.RoleName?
  /// The colors of each state that there is; of the normal one only for a single color.
  var states: [(state: ControlState, colors: AppearanceColors)]
  /// The colors of a chosen control, `selected` first; none where there is no token for it.
  var selection: [(state: ControlState, colors: AppearanceColors)] = []
  /// What was proved of it; `nil` where nothing lies on it and it lies on nothing that is known.
  var contrast: SwiftContrast?

  /// Whether it is a set of states.
  var isSet: Bool { states.count > 1 || !selection.isEmpty }

  /// The type of one of its colors.
  var colorTypeName: String {
    switch role {
    case .foreground: "ForegroundColor"
    case .background: "BackgroundColor"
    case .border: "BorderColor"
    case nil: "DynamicColor"
    }
  }

  /// The type of the property.
  var typeName: String { isSet ? colorTypeName + "Set" : colorTypeName }
}

/// Sorts the colors of a family into namespaces.
struct SwiftTreeBuilder {
  private let family: ThemeFamily
  private let names: OutputNames
  private let columns: EmittedColumns
  private let rows: [TokenPath: Int]
  private let contrasts: SwiftContrasts
  private var namespaces: [SwiftNamespace] = [SwiftNamespace(path: .root)]
  /// Of each namespace, which member has an identifier, and by which name.
  private var taken: [[String: (name: String, index: Int)]] = [[:]]
  private(set) var collisions = NameCollisions(in: "Swift")
  /// Collisions of groups that are known already.
  private var told: Set<String> = []

  init(_ family: ThemeFamily) {
    self.family = family
    names = OutputNames(family.primary)
    columns = EmittedColumns(family)
    rows = columns.rows
    contrasts = SwiftContrasts(family)
  }

  /// The namespaces; the first is the outermost.
  mutating func tree() -> [SwiftNamespace] {
    let theme = family.primary
    let entries = Set(theme.entries.map(\.path))
    let swift = SwiftNames(theme, names)
    let roles = roles(of: theme)
    for entry in theme.entries {
      if let set = swift.set(at: entry.path) {
        add(color(entry, of: set, entries), at: swift.places(entry.path))
      } else if !swift.isState(entry.path) {
        add(
          SwiftColor(
            entry: entry, role: roles[entry.path], states: [(.normal, colors(of: entry.path))]),
          at: swift.places(entry.path))
      }
    }
    return namespaces
  }

  /// The states of a set. A chosen control has colors of its own where there is a token for it at rest.
  private func color(_ entry: ThemeEntry, of set: StateSet, _ entries: Set<TokenPath>) -> SwiftColor {
    func members(_ states: [ControlState]) -> [(state: ControlState, colors: AppearanceColors)] {
      states.filter { set[$0]?.isLayer != true }.map { ($0, set.request.path(of: $0)) }
        .filter { entries.contains($0.1) }
        .map { ($0.0, colors(of: $0.1)) }
    }
    let selection = members([.selected, .selectedHovered, .selectedPressed])
    return SwiftColor(
      entry: entry, role: set.request.role, states: members(ControlState.standard),
      selection: selection.first?.state == .selected ? selection : [],
      contrast: contrasts.contrast(of: set.request.base))
  }

  private func colors(of path: TokenPath) -> AppearanceColors { rows[path].map { columns[$0] } ?? .none }

  /// What is known of tokens outside sets from those that name them.
  private func roles(of theme: Theme) -> [TokenPath: DerivationRequest.RoleName] {
    var roles: [TokenPath: DerivationRequest.RoleName] = [:]
    for set in theme.sets {
      for path in set.request.surfaces { roles[path] = .background }
    }
    for level in theme.levels { roles[level.path] = .background }
    for set in theme.sets {
      // What serves as both is neither.
      for path in set.request.content?.candidates ?? [] where roles[path] == .background { roles[path] = nil }
      for member in set.contents {
        if let path = member.path { roles[path] = .foreground }
      }
      // A ring is a line; a chosen state without the others of its set is what the set is.
      for member in [set.focus?.outer, set.focus?.inner] {
        if let path = member?.path { roles[path] = .border }
      }
      for member in [set.alphaTwinMember].compactMap({ $0 }) + set.members
      where member.state.isSelected || member.isLayer || member.path == set.alphaTwinMember?.path {
        if let path = member.path { roles[path] = set.request.role }
      }
    }
    return roles
  }

  private mutating func add(_ color: SwiftColor, at places: [OutputPlace]) {
    var namespace = 0
    var shown = ""
    for (depth, place) in places.enumerated() {
      let identifier = SwiftText.identifier(place.text)
      shown += (shown.isEmpty ? "" : ".") + SwiftText.escaped(identifier)
      let isLast = depth == places.count - 1
      if let owner = taken[namespace][identifier] {
        if !isLast, owner.name == place.text,
          case .namespace(let inner) = namespaces[namespace].members[owner.index].member
        {
          namespace = inner
          continue
        }
        // A group that can't be is told once, not for each of its tokens.
        if isLast || told.insert("\(namespace) \(place.text)").inserted {
          collisions.collide(
            first(of: namespaces[namespace].members[owner.index].member), color.entry.path, as: shown,
            at: color.entry.position)
        }
        return
      }
      taken[namespace][identifier] = (place.text, namespaces[namespace].members.count)
      if isLast {
        namespaces[namespace].members.append((identifier, .color(color)))
      } else {
        let inner = namespaces.count
        namespaces.append(SwiftNamespace(path: place.path))
        taken.append([:])
        namespaces[namespace].members.append((identifier, .namespace(inner)))
        namespace = inner
      }
    }
  }

  /// The first token of a member.
  private func first(of member: SwiftMember) -> TokenPath {
    var member = member
    while case .namespace(let inner) = member, let next = namespaces[inner].members.first {
      member = next.member
    }
    if case .color(let color) = member { return color.entry.path }
    return .root
  }
}
