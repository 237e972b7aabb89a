internal import ColorCore
internal import ColorDerivation

/// What the sheets of a permutation, those of its brand as a rule, changed of one color: which property of it comes from
/// which line of them.
struct SheetChanges {
  private let theme: Theme
  private let sheets: [ContextSheet]
  /// The tokens without these sheets.
  private let shared: TokenDocument
  /// The changes, in the order in which a request names its properties.
  private(set) var steps: [Explanation.Step] = []
  private var told: Set<Explanation.Step> = []

  /// The changes of a token of a theme, written by hand or derived; `nil` where no sheet sets outputs apart.
  init?(_ entry: ThemeEntry, in theme: Theme, of project: Project) {
    sheets = project.sheets(of: theme.permutation)
    guard !sheets.isEmpty else { return nil }
    self.theme = theme
    shared = project.document(of: theme.permutation, without: sheets)
    guard let set = theme.sets.first(where: { $0.owns(entry) }) else {
      // Of a token that has its own value the line is told already.
      if entry.origin != .authored { tell("color", entry.origin.surface ?? entry.path) }
      return
    }
    asked(by: set.request)
    named(by: set.request)
    written(in: set)
  }

  // MARK: The request

  /// What a sheet says in the extension itself, where it replaces that of the shared files.
  private mutating func asked(by request: DerivationRequest) {
    func found(in document: TokenDocument) -> JSONNode? {
      request.group.flatMap { document.group($0)?.extensions?[ExtensionReader.key] }
    }
    guard let own = found(in: theme.tokens.document), let sheet = sheet(at: own.position) else { return }
    guard let other = found(in: shared) else {
      return add(sheet, "the request: all of it, the shared files have none", own.position)
    }
    let before = Self.leaves(other), after = Self.leaves(own)
    let known = Dictionary(before.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    for leaf in after where known[leaf.name] != leaf.text {
      let old = known[leaf.name].map { " in the place of \($0)" } ?? ""
      add(sheet, "\(Self.words(leaf.name)): \(leaf.text)\(old)", leaf.position)
    }
    let names = Set(after.map(\.name))
    for leaf in before where !names.contains(leaf.name) {
      add(sheet, "\(Self.words(leaf.name)): left out, which was \(leaf.text)", own.position)
    }
  }

  private typealias Leaf = (name: String, text: String, position: SourcePosition)

  /// The values that hold no others, by the names that lead to them: `derive.states.hovered.delta`, `require[0].min`.
  private static func leaves(_ node: JSONNode, _ name: String = "") -> [Leaf] {
    var leaves: [Leaf] = []
    switch node.kind {
    case .object:
      for (member, value) in node.members {
        leaves += Self.leaves(value, name.isEmpty ? member.string ?? "" : "\(name).\(member.string ?? "")")
      }
    case .array:
      for (index, value) in node.elements.enumerated() { leaves += Self.leaves(value, "\(name)[\(index)]") }
    case .null, .true, .false, .number, .string: break
    }
    return leaves.isEmpty ? [(name, JSONWriter.line.text(of: node.value), node.position)] : leaves
  }

  /// What a member decides, and its name.
  private static func words(_ name: String) -> String {
    let parts = name.split(separator: ".")
    let property: String? =
      switch parts.last {
      case "delta" where parts.count > 2: "step of \(parts[parts.count - 2])"
      case "alpha" where parts.count > 2: "opacity of \(parts[parts.count - 2])"
      case "direction": "side"
      case "base": "policy"
      case "from": "base"
      case "min" where name.hasPrefix("require"): "contrast"
      default: nil
      }
    return property.map { "\($0) (\(name))" } ?? name
  }

  // MARK: Tokens

  /// The tokens of a sheet that a request names, on whatever way.
  private mutating func named(by request: DerivationRequest) {
    tell("base", request.base)
    for state in ControlState.withTokens {
      tell("step of \(state.rawValue)", request.deltas[state])
      tell("opacity of \(state.rawValue)", request.opacities[state])
    }
    tell("contrast level", request.level)
    tell("least Lc", request.lightnessContrast)
    tell("fallback", request.fallback)
    for requirement in request.requirements {
      tell("contrast", requirement.minimum)
      if case .token(let path) = requirement.against { tell("against", path) }
    }
    for path in request.surfaces { tell("surface", path) }
    for path in request.content?.candidates ?? [] { tell("content", path) }
    for path in [request.layer?.overlay].compactMap({ $0 }) { tell("layer", path) }
    for path in request.layer?.grounds ?? [] { tell("ground", path) }
    if let accent = request.accent { tell("accent", accent) }
    if let ring = request.focus?.brand { tell("ring", ring) }
  }

  /// States and contents that a sheet writes by hand.
  private mutating func written(in set: StateSet) {
    let tones = [set.focus?.outer, set.focus?.inner].compactMap { $0 }
    for member in set.members.filter({ $0.state != .normal }) + set.contents + tones where member.isWritten {
      if let path = member.path { tell("'\(path)', by hand", path) }
    }
  }

  private mutating func tell(_ property: String, _ number: TokenNumber?) {
    if case .token(let path, _)? = number { tell(property, path) }
  }

  /// The tokens that stand in a sheet, on the way from a token to its value.
  private mutating func tell(_ property: String, _ path: TokenPath) {
    for path in [path] + theme.tokens.chain(of: path) {
      guard let token = theme.tokens[path]?.token, let sheet = sheet(at: token.position) else { continue }
      let old = shared[path].map { " in the place of \(Self.text($0))" } ?? ""
      let node = token.valueNode ?? token.node
      add(sheet, "\(property): '\(path)' is \(Self.text(token))\(old)", node.position)
    }
  }

  private static func text(_ token: Token) -> String {
    if case .reference(let reference) = token.value { return reference.text }
    return JSONWriter.line.text(of: (token.valueNode ?? token.node).value)
  }

  // MARK: Steps

  private func sheet(at position: SourcePosition) -> ContextSheet? { sheets.first { $0.holds(position) } }

  private mutating func add(_ sheet: ContextSheet, _ text: String, _ position: SourcePosition) {
    let step = Explanation.Step(
      label: "\(sheet.choice.modifier)=\(sheet.choice.context)", text: text, position: position)
    if told.insert(step).inserted { steps.append(step) }
  }
}

extension StateSet {
  /// Whether a color is one of this set.
  fileprivate func owns(_ entry: ThemeEntry) -> Bool {
    let others = [alphaTwinMember, focus?.outer, focus?.inner].compactMap { $0 }
    return (members + contents + others).contains { $0.path == entry.path }
  }
}

extension ThemeEntry.Origin {
  /// The surface that a color is raised above; `nil` for all that aren't.
  fileprivate var surface: TokenPath? { if case .elevation(let surface, _) = self { surface } else { nil } }
}
