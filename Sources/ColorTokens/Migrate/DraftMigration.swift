internal import ColorCore

/// Reads drafts of the Design Tokens format, and what other tools write into its extensions: Primer's overrides,
/// `mix` and `alpha`, Blueprint's `derive`, Terrazzo's `mode` and the aliases that Figma's export keeps aside.
struct DraftMigration {
  private(set) var diagnostics: [Diagnostic] = []
  private var sets: [MigratedSystem.TokenSet] = []
  /// Values that count in a context of an extension only, by the key of the extension.
  private var overrides: [Vendor: Overrides] = [:]
  /// The mode that a file says it is, by the name of its set.
  private var modes: [String: String] = [:]
  private var aliases = FigmaAliases()
  private var primer = PrimerModes()

  /// An extension that has a value for each context.
  enum Vendor: String, CaseIterable {
    case primer = "org.primer.overrides"
    case terrazzo = "mode"
  }

  /// What an extension says, in the order of the files.
  private struct Overrides {
    var contexts: [String] = []
    var tokens: [String: [MigratedToken]] = [:]
    /// The contexts that stand beside each other in a token.
    var together: [[String]] = []
    /// The contexts whose value is the token's own everywhere.
    var other: Set<String> = []
  }

  mutating func read(_ documents: [(name: String, root: JSONNode)]) -> MigratedSystem {
    for (name, root) in documents {
      sets.append(.init(name: name))
      if let mode = root["$extensions"]?["com.figma.modeName"]?.string { modes[name] = mode }
      read(root, names: [], type: nil, deprecation: nil)
    }
    var system = MigratedSystem()
    aliases.restore(in: &sets, modes: modes)
    diagnostics += aliases.diagnostics
    let named = sets.map { set in
      var named = set
      if let mode = modes[set.name] { named.name = mode }
      return named
    }
    let groups = primer.groups
    let taken = Set(groups.flatMap(\.sets))
    let first = taken.min() ?? named.count
    system.add(alternatives: Array(named[..<first]))
    system.add(modes: groups.map { ($0.mode, $0.sets.map { named[$0] }) })
    system.add(alternatives: named.indices.dropFirst(first).filter { !taken.contains($0) }.map { named[$0] })
    tellLacking(groups)
    for vendor in Vendor.allCases { add(vendor, to: &system) }
    return system
  }

  /// Tells what a mode hasn't, because its files aren't there.
  private mutating func tellLacking(_ groups: [(mode: String, sets: [Int])]) {
    let keys = groups.map { group in group.sets.flatMap { sets[$0].tokens.map(\.key) } }
    for (number, group) in groups.enumerated() {
      let own = Set(keys[number])
      guard let first = group.sets.compactMap({ sets[$0].tokens.first }).first else { continue }
      for (other, names) in zip(groups, keys) where other.mode != group.mode {
        let lacking = names.filter { !own.contains($0) }
        guard let example = lacking.first else { continue }
        diagnostics.append(
          MigratedToken.remark(
            "'\(group.mode)' lacks \(counted(lacking.count, "token")) that '\(other.mode)' has, such as '\(example)'",
            "give the files of that mode too", at: first.position))
      }
    }
  }

  private mutating func remark(_ message: String, _ hint: String? = nil, at node: JSONNode) {
    diagnostics.append(MigratedToken.remark(message, hint, at: node.position))
  }

  // MARK: Tokens

  private mutating func read(_ node: JSONNode, names: [String], type: String?, deprecation: Deprecation?) {
    let type = node["$type"]?.string ?? type
    let deprecation = Self.deprecation(node["$deprecated"], within: deprecation)
    for name in ["$description", "$extensions", "$extends"] {
      guard let told = node[name], !(name == "$extensions" && names.isEmpty) else { continue }
      let owner = names.isEmpty ? "the file" : "'\(names.joined(separator: "."))'"
      if name == "$extends" {
        remark("'$extends' of \(owner) is left out, and with it what it would bring", at: told)
      } else if !names.isEmpty {
        remark("'\(name)' of the group \(owner) is left out", at: told)
      }
    }
    for (nameNode, value) in node.members where value.kind == .object {
      let name = nameNode.string ?? ""
      guard !name.hasPrefix("$") || name == "$root" else { continue }
      let path = name == "$root" ? names : names + [name]
      if let content = value["$value"] {
        token(path, value, content, type: type, deprecation, nameNode.position)
      } else {
        read(value, names: path, type: type, deprecation: deprecation)
      }
    }
  }

  private static func deprecation(_ node: JSONNode?, within outer: Deprecation?) -> Deprecation? {
    guard let node else { return outer }
    return node.bool == false ? nil : Deprecation(reason: node.string)
  }

  private mutating func token(
    _ names: [String], _ node: JSONNode, _ content: JSONNode, type outer: String?,
    _ deprecation: Deprecation?,
    _ position: SourcePosition
  ) {
    let key = names.joined(separator: ".")
    let type = node["$type"]?.string ?? outer
    let extensions = node["$extensions"]
    for (name, _) in node.members where !Self.members.contains(name.string ?? "") {
      remark("'\(name.string ?? "")' of '\(key)' is left out", at: name)
    }
    func token(_ value: MigratedToken.Value, _ text: JSONNode? = nil) -> MigratedToken {
      MigratedToken(
        names: names, key: key, value: value, description: (text ?? node["$description"])?.string,
        deprecation: Self.deprecation(node["$deprecated"], within: deprecation),
        extensions: Self.kept(extensions), position: position)
    }
    guard let value = value(content, type: type, alpha: node["alpha"], mix: node["mix"], extensions) else {
      remark(
        "'\(key)' is left out: the format has no form for this value"
          + (type.map { " of type '\($0)'" } ?? ""),
        at: content)
      return
    }
    sets[sets.count - 1].tokens.append(token(value))
    primer.note(extensions, in: sets.count - 1)
    if let data = extensions?["com.figma.aliasData"], let target = data["targetVariableName"]?.string {
      aliases.add(key, of: sets.count - 1, target: target, at: data.position)
    }
    for vendor in Vendor.allCases {
      guard let given = extensions?[vendor.rawValue], given.kind == .object else { continue }
      var names: [String] = []
      for (nameNode, override) in given.members {
        guard let context = nameNode.string else { continue }
        // An object with a value has other members of the token beside it.
        let inner = override.kind == .object ? override["$value"] : nil
        let found = self.value(
          inner ?? override, type: type, alpha: override["alpha"] ?? node["alpha"],
          mix: override["mix"] ?? node["mix"], extensions)
        guard let found else {
          remark("'\(key)' has no value in '\(context)': the format has no form for it", at: override)
          continue
        }
        names.append(context)
        if !overrides[vendor, default: Overrides()].contexts.contains(context) {
          overrides[vendor, default: Overrides()].contexts.append(context)
        }
        if found != value { overrides[vendor]?.other.insert(context) }
        overrides[vendor]?.tokens[context, default: []].append(token(found, override["$description"]))
      }
      if !names.isEmpty { overrides[vendor]?.together.append(names) }
    }
  }

  private static let members = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "alpha", "mix",
  ]

  /// What others have said, without what is now in the values.
  private static func kept(_ extensions: JSONNode?) -> [JSONMember] {
    guard let extensions, extensions.kind == .object else { return [] }
    let used =
      Vendor.allCases.map(\.rawValue) + ["com.blueprint.derive", "com.figma.aliasData", ExtensionReader.key]
    return extensions.members.compactMap { name, value in
      name.string.flatMap { used.contains($0) ? nil : JSONMember($0, value.value) }
    }
  }

  private func value(
    _ content: JSONNode, type: String?, alpha: JSONNode?, mix: JSONNode?, _ extensions: JSONNode?
  ) -> MigratedToken.Value? {
    guard var value = MigratedParts.value(content, type: type) else { return nil }
    if extensions?.members.contains(where: { $0.name.string?.hasPrefix("com.figma") == true }) == true,
      case .literal(let type, let json) = value
    {
      value = .literal(type, FigmaMigration.withoutNoise(json))
    }
    if let mix {
      guard let other = mix["color"].flatMap({ MigratedParts.value($0, type: "color") }),
        let share = mix["weight"]?.number, (0...1).contains(share)
      else { return nil }
      value = .formula(.mixed(value, other, share: share))
    }
    if let alpha, alpha.kind != .null {
      guard let opacity = MigratedParts.value(alpha, type: "number") else { return nil }
      value = .formula(.faded(value, opacity: opacity))
    }
    if let derive = extensions?["com.blueprint.derive"], derive.kind == .object {
      let opacity = derive["alpha"].flatMap {
        $0.kind == .null ? nil : MigratedParts.value($0, type: "number")
      }
      value = .formula(.shifted(value, OKLCHShift(blueprint: derive), opacity: opacity))
    }
    return value
  }

  // MARK: Contexts

  /// Adds the contexts of an extension: a modifier for all that stand beside each other in some token.
  private mutating func add(_ vendor: Vendor, to system: inout MigratedSystem) {
    guard let found = overrides[vendor] else { return }
    var clusters: [[String]] = []
    for names in found.together {
      let touching = clusters.filter { cluster in cluster.contains { names.contains($0) } }
      clusters.removeAll { cluster in cluster.contains { names.contains($0) } }
      let all = Set(touching.flatMap { $0 } + names)
      clusters.append(found.contexts.filter { all.contains($0) })
    }
    for names in clusters.sorted(by: { a, b in
      Self.rank(a, in: found.contexts) < Self.rank(b, in: found.contexts)
    }) {
      var modifier = MigratedSystem.Modifier(name: "", contexts: [])
      var numbers: [String: Int] = [:]
      for name in names {
        numbers[name] = system.sets.count
        system.sets.append(.init(name: name, tokens: found.tokens[name] ?? []))
      }
      for name in names {
        // Primer's 'dark-dimmed' has what 'dark' has, where it has nothing of its own.
        let base = name.firstIndex(of: "-").map { String(name[..<$0]) }
        let below = vendor == .primer ? base.flatMap { numbers[$0] } : nil
        modifier.contexts.append(.init(name: name, sets: [below, numbers[name]].compactMap { $0 }))
      }
      // The token's own value is that of a context, or of one that nobody names.
      if vendor == .terrazzo, let standard = names.firstIndex(where: { !found.other.contains($0) }) {
        modifier.standard = standard
      } else if let light = names.firstIndex(of: "light") {
        modifier.standard = light
      } else {
        modifier.contexts.insert(.init(name: vendor == .primer ? "light" : "standard", sets: []), at: 0)
      }
      system.add(modifier)
    }
  }

  private static func rank(_ names: [String], in contexts: [String]) -> Int {
    names.first.flatMap { contexts.firstIndex(of: $0) } ?? 0
  }
}

extension OKLCHShift {
  /// The shift of an extension of Blueprint. Of a channel's offset and scale the offset counts, as it does there.
  fileprivate init(blueprint derive: JSONNode) {
    func change(_ channel: String) -> Change? {
      derive["\(channel)Offset"]?.number.map { .offset($0) }
        ?? derive["\(channel)Scale"]?.number.map { .scale($0) }
    }
    self.init(
      lightness: change("lightness"), chroma: change("chroma"),
      hue: derive["hueOffset"]?.number.map { .offset($0) })
  }
}
