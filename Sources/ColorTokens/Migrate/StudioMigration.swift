internal import ColorCore

/// Reads what Tokens Studio saves: sets at the top of one file or a file each, `$themes`, `$metadata`, texts with
/// references and arithmetic, and modifiers of colors.
///
/// - SeeAlso: docs.tokens.studio, “Token Sets”, “Themes”, “Color Modifiers”; sd-transforms.
struct StudioMigration {
  private(set) var diagnostics: [Diagnostic] = []
  private var sets: [MigratedSystem.TokenSet] = []
  /// Tokens by key, for modifiers that are references to tokens.
  private var nodes: [String: JSONNode] = [:]
  private var themes: JSONNode?
  private var order: JSONNode?

  /// Whether a document is one of Tokens Studio's.
  static func isStudio(_ root: JSONNode) -> Bool {
    if root["$themes"]?.kind == .array || root["$metadata"]?["tokenSetOrder"]?.kind == .array { return true }
    return hasOwnWords(root) || !setNames(root).isEmpty
  }

  /// Whether a token has a modifier or a type that only Tokens Studio has.
  private static func hasOwnWords(_ root: JSONNode) -> Bool {
    var open = [root]
    while let node = open.popLast() {
      if let extensions = node["$extensions"], extensions["studio.tokens"] != nil { return true }
      if node["value"] != nil || node["$value"] != nil, let type = (node["$type"] ?? node["type"])?.string,
        StudioType.ownNames.contains(type)
      {
        return true
      }
      for (_, value) in node.members where value.kind == .object { open.append(value) }
    }
    return false
  }

  mutating func read(_ documents: [(name: String, root: JSONNode)]) -> MigratedSystem {
    var files: [(name: String, root: JSONNode)] = []
    for (name, root) in documents {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      if last == "$themes" || root.kind == .array {
        themes = root
      } else if last == "$metadata" {
        order = root["tokenSetOrder"]
      } else {
        files.append((name, root))
        themes = themes ?? root["$themes"]
        order = order ?? root["$metadata"]?["tokenSetOrder"]
      }
    }
    for (name, root) in files {
      if files.count == 1, let names = Self.sets(of: root, isStated: themes != nil || order != nil) {
        for (node, value) in root.members {
          guard let set = node.string, names.contains(set) else { continue }
          collect(value, [], into: &nodes)
          sets.append(.init(name: set))
          let number = sets.count - 1
          read(value, names: [], type: nil, set: number)
        }
      } else {
        collect(root, [], into: &nodes)
        sets.append(.init(name: name))
        read(root, names: [], type: nil, set: sets.count - 1)
      }
    }
    return system()
  }

  // MARK: Sets

  /// The names of the sets in a file; `nil` where the file is one set itself.
  private static func sets(of root: JSONNode, isStated: Bool) -> Set<String>? {
    if isStated {
      return Set(
        root.members.compactMap { name, value in
          name.string.flatMap { value.kind == .object && !$0.hasPrefix("$") ? $0 : nil }
        })
    }
    let names = setNames(root)
    return names.isEmpty ? nil : names
  }

  /// The members of a file that are sets: some reference leads to a token only without the first name of its path.
  private static func setNames(_ root: JSONNode) -> Set<String> {
    var whole: Set<String> = []
    var within: Set<String> = []
    var references: Set<String> = []
    var names: Set<String> = []
    for (name, value) in root.members where value.kind == .object {
      guard let name = name.string, !name.hasPrefix("$") else { continue }
      names.insert(name)
      var found: [String: JSONNode] = [:]
      collect(value, [], into: &found)
      for (key, node) in found {
        whole.insert("\(name).\(key)")
        if !key.isEmpty { within.insert(key) }
        references.formUnion((node["$value"] ?? node["value"])?.string.map { StudioText.keys(in: $0) } ?? [])
      }
    }
    return references.contains { within.contains($0) } && !references.contains { whole.contains($0) }
      ? names : []
  }

  private static func collect(_ root: JSONNode, _ names: [String], into found: inout [String: JSONNode]) {
    if root["$value"] != nil || isOlderToken(root) {
      found[names.joined(separator: ".")] = root
      return
    }
    for (name, value) in root.members where value.kind == .object {
      collect(value, names + [name.string ?? ""], into: &found)
    }
  }

  private func collect(_ root: JSONNode, _ names: [String], into found: inout [String: JSONNode]) {
    Self.collect(root, names, into: &found)
  }

  /// Whether an object is a token in the form before `$value`: with a value that is no group.
  private static func isOlderToken(_ node: JSONNode) -> Bool {
    guard let value = node["value"] else { return false }
    // A group may be called 'value'; what has a type in it is none.
    return value.kind != .object || node["type"]?.kind == .string || value["value"] == nil
      || value["type"]?.kind == .string
  }

  // MARK: Themes

  private mutating func system() -> MigratedSystem {
    var system = MigratedSystem()
    if let order {
      let ranks = Dictionary(
        order.elements.enumerated().compactMap { rank, node in node.string.map { ($0, rank) } },
        uniquingKeysWith: { first, _ in first })
      sets = sets.enumerated().sorted { a, b in
        let ranked = (ranks[a.element.name] ?? .max, ranks[b.element.name] ?? .max)
        return ranked.0 == ranked.1 ? a.offset < b.offset : ranked.0 < ranked.1
      }.map(\.element)
    }
    let groups = themeGroups()
    guard !groups.isEmpty else {
      system.add(alternatives: sets)
      return system
    }
    system.sets = sets
    var always: Set<Int> = []
    for (_, contexts) in groups {
      guard var common = contexts.first.map({ Set($0.sets) }) else { continue }
      for context in contexts { common.formIntersection(context.sets) }
      always.formUnion(common)
    }
    // A modifier comes where the last of its sets would, so that what is put on it later stays so.
    var modifiers: [(rank: Int, modifier: MigratedSystem.Modifier)] = []
    for (name, contexts) in groups {
      let own = contexts.map { context in
        MigratedSystem.Context(name: context.name, sets: context.sets.filter { !always.contains($0) })
      }
      guard let rank = own.flatMap(\.sets).max() else { continue }
      modifiers.append((rank, MigratedSystem.Modifier(name: name, contexts: own)))
    }
    for set in sets.indices {
      if always.contains(set) { system.steps.append(.set(set)) }
      for (rank, modifier) in modifiers where rank == set { system.add(modifier) }
    }
    return system
  }

  /// The themes by their group, each with its sets in their order.
  private mutating func themeGroups() -> [(name: String, contexts: [MigratedSystem.Context])] {
    guard let themes else { return [] }
    let numbers = Dictionary(
      sets.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var groups: [(name: String, contexts: [MigratedSystem.Context])] = []
    for theme in themes.elements {
      guard let name = theme["name"]?.string, let chosen = theme["selectedTokenSets"] else { continue }
      var own: [Int] = []
      for (set, status) in chosen.members where status.string != "disabled" {
        if let number = numbers[set.string ?? ""] {
          own.append(number)
        } else {
          diagnostics.append(
            MigratedToken.remark(
              "no set is named '\(set.string ?? "")'; the theme '\(name)' is without it", at: set.position))
        }
      }
      let context = MigratedSystem.Context(name: name, sets: own.sorted())
      let group = theme["group"]?.string ?? "theme"
      if let index = groups.firstIndex(where: { $0.name == group }) {
        groups[index].contexts.append(context)
      } else {
        groups.append((group, [context]))
      }
    }
    return groups
  }

  // MARK: Tokens

  private mutating func read(
    _ node: JSONNode, names: [String], type: String?, set: Int, isToken: Bool = false
  ) {
    let type = (node["$type"] ?? (Self.isOlderToken(node) ? node["type"] : nil))?.string ?? type
    for (nameNode, value) in node.members where value.kind == .object {
      let name = nameNode.string ?? ""
      guard !name.hasPrefix("$") || name == "$root" else { continue }
      // What is in a value is no token.
      if isToken, name == "value" { continue }
      let path = names + [name]
      if let content = value["$value"] ?? (Self.isOlderToken(value) ? value["value"] : nil) {
        token(
          path, value, content, type: (value["$type"] ?? value["type"])?.string ?? type, nameNode.position,
          set)
        read(value, names: path, type: nil, set: set, isToken: true)
      } else {
        read(value, names: path, type: type, set: set)
      }
    }
  }

  private mutating func token(
    _ names: [String], _ node: JSONNode, _ content: JSONNode, type: String?, _ position: SourcePosition,
    _ set: Int
  ) {
    let key = names.joined(separator: ".")
    let extensions = node["$extensions"]
    var value = MigratedParts.value(content, type: type)
    if let own = value, let modify = extensions?["studio.tokens"]?["modify"] {
      value = modified(own, by: modify)
      if value == nil {
        diagnostics.append(
          MigratedToken.remark(
            "'\(key)' is left out: its modifier isn't one that is known", at: modify.position))
        return
      }
    }
    guard let value else {
      diagnostics.append(
        MigratedToken.remark(
          "'\(key)' is left out: the format has no form for this value"
            + (type.map { " of type '\($0)'" } ?? ""),
          at: content.position))
      return
    }
    sets[set].tokens.append(
      MigratedToken(
        names: names, key: key, value: value,
        description: (node["$description"] ?? node["description"])?.string,
        deprecation: node["$deprecated"].flatMap { $0.bool == false ? nil : Deprecation(reason: $0.string) },
        extensions: Self.kept(extensions), position: position))
  }

  /// What others have said, without the modifier: who applied it again would have another color.
  private static func kept(_ extensions: JSONNode?) -> [JSONMember] {
    guard let extensions, extensions.kind == .object else { return [] }
    return extensions.members.compactMap { name, value in
      guard let name = name.string, name != ExtensionReader.key else { return nil }
      guard name == "studio.tokens" else { return JSONMember(name, value.value) }
      let rest = value.members.filter { $0.name.string != "modify" }
      return rest.isEmpty
        ? nil : JSONMember(name, .object(rest.map { JSONMember($0.name.string ?? "", $0.value.value) }))
    }
  }

  private func modified(_ value: MigratedToken.Value, by modify: JSONNode) -> MigratedToken.Value? {
    var modify = modify
    if let key = modify.string.flatMap({ StudioText.key($0) }) {
      guard let node = nodes[key], let value = node["$value"] ?? node["value"] else { return nil }
      modify = value
    }
    guard let kind = modify["type"]?.string.flatMap({ StudioModifier.Kind(rawValue: $0) }),
      let space = modify["space"]?.string.flatMap({ StudioModifier.Space(rawValue: $0) }),
      let amount = modify["value"]?.string ?? modify["value"]?.numberText
    else { return nil }
    var format: StudioModifier.Format?
    switch modify["format"]?.string {
    case "hex"?: format = .hex
    case let name?: format = StudioModifier.Space(rawValue: name).map { .space($0) }
    case nil: break
    }
    return .formula(
      .modified(
        value, StudioModifier(kind: kind, space: space, format: format), amount: amount,
        other: kind == .mix ? modify["color"]?.string ?? "" : nil))
  }
}
