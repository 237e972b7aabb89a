internal import ColorDerivation

/// What the name of a token in an output depends on beside its path.
public struct OutputNaming: Sendable {
  /// The theme that the token is looked at in.
  public let theme: Theme
  /// The choices that set its outputs apart, such as the brand.
  public let key: Permutation
  /// How the tokens of the theme are called.
  let names: OutputNames

  /// The naming of a theme.
  ///
  /// - Parameters:
  ///   - theme: The theme that tokens are looked at in.
  ///   - key: The choices that set its outputs apart, such as the brand.
  public init(_ theme: Theme, key: Permutation) {
    self.theme = theme
    self.key = key
    names = OutputNames(theme)
  }

  /// The naming of a family's outputs: that of its first theme.
  init(_ family: ThemeFamily) { self.init(family.primary, key: family.key) }

  /// The name of a token where all of its names are joined.
  func flat(_ path: TokenPath) -> OutputName { names.flat(path) }
}

/// How the tokens of a theme are called in generated Swift: by a path of properties.
struct SwiftNames {
  /// The sets by their bases, and which state of which set a token is.
  private var sets: [TokenPath: StateSet] = [:]
  private var states: [TokenPath: (set: StateSet, state: ControlState)] = [:]
  private let names: OutputNames

  init(_ theme: Theme, _ names: OutputNames) {
    self.names = names
    let entries = Set(theme.entries.map(\.path))
    for set in theme.sets where sets[set.request.base] == nil {
      sets[set.request.base] = set
      for state in Self.states(of: set, entries) { states[set.request.path(of: state)] = (set, state) }
    }
  }

  /// The states beside normal that a set in Swift has itself. Layers are no colors of the control, and without selected
  /// there is no selection: these stand by themselves.
  static func states(of set: StateSet, _ entries: Set<TokenPath>) -> [ControlState] {
    let hasSelection = entries.contains(set.request.path(of: .selected))
    return ControlState.withTokens.dropFirst().filter { state in
      set[state]?.isLayer != true && (hasSelection || !state.isSelected)
    }
  }

  /// The set that a token is the base of.
  func set(at path: TokenPath) -> StateSet? { sets[path] }

  /// Whether a token is a state of a set.
  func isState(_ path: TokenPath) -> Bool { states[path] != nil }

  /// The namespaces that lead to a token's property, and its own name; a set is called as its group, where it has one.
  func places(_ path: TokenPath) -> [OutputPlace] {
    guard let set = sets[path], case .children(let group) = set.request.naming, group != .root else {
      return names.places(path)
    }
    return names.places(group)
  }

  /// The properties that lead to a token's color.
  func name(of path: TokenPath, isSet: (StateSet) -> Bool) -> String {
    let (base, state) = states[path].map { ($0.set.request.base, $0.state) } ?? (path, .normal)
    var parts = places(base).map { SwiftText.escaped(SwiftText.identifier($0.text)) }
    if let set = sets[base], isSet(set) {
      switch state {
      case .selected: parts += ["selected", "normal"]
      case .selectedHovered: parts += ["selected", "hovered"]
      case .selectedPressed: parts += ["selected", "pressed"]
      default: parts.append(state.rawValue)
      }
    }
    return parts.joined(separator: ".")
  }
}
