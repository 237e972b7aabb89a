internal import ColorDerivation

// What can be asked of the engine beyond the role, and what of it goes together.
extension ExtensionReader {
  /// The members that this file reads.
  static let engineMembers = [
    "direction", "preset", "gamut", "mode", "layer", "elevation", "level", "chroma", "hueTorsion",
    "vividness", "prefer", "accent", "contentByState", "minApca", "fallback",
  ]

  mutating func readEngine(
    _ name: String, _ node: JSONNode, _ request: inout DerivationRequest, _ group: TokenPath?
  ) {
    request.members[name] = node.position
    switch name {
    case "direction": request.direction = choice(node, name, group) ?? .automatic
    case "preset": request.preset = choice(node, name, group)
    case "gamut": request.gamut = choice(node, name, group) ?? .srgb
    case "mode":
      let mode: DerivationRequest.Mode? = choice(node, name, group)
      if mode == .layer, request.layer == nil { request.layer = DerivationRequest.Layer() }
      request.members["opaque"] = mode == .opaque ? node.position : nil
    case "layer": readLayer(node, &request, group)
    case "elevation":
      guard let levels = number(node, name, in: 0...12, group) else { return }
      guard levels == levels.rounded() else {
        return invalid(node, "'elevation' is a whole number of levels", token: group)
      }
      request.elevation = Int(levels)
    case "level": request.level = number(node, name, group)
    case "chroma": request.chroma = chroma(node, group)
    case "hueTorsion": request.hueTorsion = number(node, name, in: -6...6, group)
    case "vividness":
      request.keepsVividness = text(node, name, of: ["keep", "ignore"], group).map { $0 == "keep" }
    case "prefer": request.preference = choice(node, name, group)
    case "accent": request.accent = reference(node, name, group)
    case "contentByState": request.changesContent = flag(node, name, group) ?? false
    case "minApca": request.lightnessContrast = number(node, name, group)
    case "fallback": request.fallback = number(node, name, group)
    default: preconditionFailure("'\(name)' is a member that this file reads")
    }
  }

  private mutating func readLayer(_ node: JSONNode, _ request: inout DerivationRequest, _ group: TokenPath?) {
    guard node.kind == .object else { return invalid(node, "'layer' is an object", token: group) }
    var layer = request.layer ?? DerivationRequest.Layer()
    for (name, value) in node.members {
      switch name.string ?? "" {
      case "overlay": layer.overlay = reference(value, "overlay", group)
      case "over": layer.grounds = references(value, "over", group)
      case let other: unknown(name, other, ["overlay", "over"], group)
      }
    }
    request.layer = layer
  }

  private mutating func chroma(_ node: JSONNode, _ group: TokenPath?) -> ChromaRule? {
    switch node.string {
    case "keep"?: return .keep
    case "vivid"?: return .vivid
    case nil: return number(node, "chroma", in: 0...1, group).map { .scaled($0, above: 0) }
    case let word?:
      return invalid(node, "'\(word)' isn't 'keep', 'vivid' or a share from 0 to 1", token: group)
    }
  }

  // MARK: What goes together

  /// Refuses what would be passed over in silence.
  mutating func refuseConflicts(_ request: DerivationRequest, _ node: JSONNode, _ group: TokenPath?) {
    func place(_ names: String...) -> SourcePosition {
      names.lazy.compactMap { request.members[$0] }.first ?? node.position
    }
    if request.hasAlphaTwin, !request.states.contains(.disabled) {
      invalid(node, "a twin is that of disabled, which isn't among the states", token: group)
    }
    if request.role != .background, request.preference != nil {
      invalid(at: place("prefer"), "a \(request.role.rawValue) has no content to prefer", token: group)
    }
    refuseContentConflicts(request, node, group)
    refuseWishConflicts(request, group)
    if request.accent != nil {
      if !request.states.contains(where: \.isSelected) {
        invalid(
          at: place("accent"), "an accent is the color of selected, which isn't among the states",
          token: group)
      } else if request.deltas[.selected] != nil {
        invalid(at: place("accent"), "selected is the accent, and takes no step", token: group)
      }
    }
    if request.role == .border, request.lightnessContrast != nil {
      invalid(at: place("minApca"), "a border is no text, which Lc is asked of", token: group)
    }
    let steps: [ControlState] = [.hovered, .pressed, .selectedHovered, .selectedPressed]
    if request.isStill, let delta = request.members["delta"],
      steps.contains(where: { request.deltas[$0] != nil })
    {
      invalid(at: delta, "states without a direction take no step", token: group)
    }
    guard let layer = request.layer else { return }
    let at = place("mode", "layer", "alpha")
    if let opaque = request.members["opaque"] {
      return invalid(at: opaque, "states with an 'alpha' or a 'layer' aren't opaque", token: group)
    }
    if request.members["mode"] == nil {
      return invalid(at: at, "'alpha' and 'layer' are for the mode 'layer'", token: group)
    }
    if request.role != .background { return invalid(at: at, "layers are laid on a background", token: group) }
    if layer.opacities.count == 1 {
      invalid(at: place("alpha"), "hovered and pressed both have an 'alpha', or neither", token: group)
    }
    let unknown = [
      "direction", "preset", "chroma", "hueTorsion", "vividness", "delta", "contentByState", "minApca",
      "fallback",
    ]
    for name in unknown {
      if let position = request.members[name] {
        invalid(at: position, "layers have no '\(name)'", token: group)
      }
    }
    if request.gamut != .srgb { invalid(at: place("gamut"), "layers are sRGB", token: group) }
    if let state = request.states.first(where: \.isSelected) {
      invalid(at: at, "\(state.rawValue) has no layer", token: group)
    }
  }

  /// Content that changes by state has a token for each, which the bytes of sRGB decide.
  private mutating func refuseContentConflicts(
    _ request: DerivationRequest, _ node: JSONNode, _ group: TokenPath?
  ) {
    guard request.changesContent else { return }
    let position = request.members["contentByState"] ?? node.position
    if request.role != .background {
      invalid(at: position, "a \(request.role.rawValue) has no content", token: group)
    } else if request.content?.name == nil {
      invalid(
        at: position, "content that changes by state has a 'name' in 'content', for the tokens of each state",
        token: group)
    } else if request.gamut != .srgb {
      invalid(at: position, "content that changes by state is sRGB", token: group)
    }
  }
}
