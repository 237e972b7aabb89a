internal import ColorCore

/// Reads the custom properties of a style sheet as tokens.
struct CSSPropertyMigration {
  private(set) var diagnostics: [Diagnostic] = []
  private var tokens: [MigratedToken] = []
  private var places: [String: Int] = [:]

  /// The values of `light-dark()` in the dark, by the number of the token.
  private var dark: [Int: MigratedToken.Value] = [:]
  /// Whether the block that was asked for is the one that was read.
  private(set) var isModeTaken = false
  /// The tokens of each sheet.
  private var sheets: [(name: String, range: Range<Int>)] = []

  /// The properties of the root, or of the block that is asked for, or of the only one. Those that are `light-dark()`
  /// make up two contexts; sheets that mostly have the same properties stand in for each other.
  mutating func read(_ sources: [SourceText], mode: String?) throws(Migration.Failure) -> MigratedSystem {
    var found: [(declaration: CSSDeclarations.Declaration, position: SourcePosition)] = []
    for source in sources {
      for declaration in try Self.declarations(of: source) {
        found.append((declaration, source.position(at: declaration.offset)))
      }
    }
    var order: [String] = []
    for (declaration, _) in found where !order.contains(declaration.scope) { order.append(declaration.scope) }
    isModeTaken = mode.map { order.contains($0) } ?? false
    /// The block of a sheet that counts: the one that is asked for, the root, or the only one.
    let scopes = Dictionary(grouping: found) { $0.position.file }.mapValues { sheet in
      Set(sheet.map(\.declaration.scope))
    }
    func isWanted(_ scope: String, in file: String) -> Bool {
      let all = scopes[file] ?? []
      return isModeTaken
        ? scope == mode : all.contains(where: Self.isRoot) ? Self.isRoot(scope) : all.count == 1
    }
    for (name, source) in zip(MigrationReader.names(sources), sources) {
      places = [:]
      let start = tokens.count
      for (declaration, position) in found
      where position.file == source.file && isWanted(declaration.scope, in: source.file) {
        add(declaration, at: position)
      }
      sheets.append((name, start..<tokens.count))
    }
    if let mode, !isModeTaken, dark.isEmpty || !["light", "dark"].contains(mode.lowercased()) {
      throw .mode(mode, known: order + (dark.isEmpty ? [] : ["light", "dark"]))
    }
    for scope in order {
      let left = found.filter { $0.declaration.scope == scope && !isWanted(scope, in: $0.position.file) }
      guard let first = left.first else { continue }
      diagnostics.append(
        MigratedToken.remark(
          "\(left.count) \(left.count == 1 ? "property" : "properties") of '\(scope)' \(left.count == 1 ? "is" : "are") left out",
          "'--mode' takes that block by itself", at: first.position))
    }
    return system()
  }

  private func system() -> MigratedSystem {
    var system = MigratedSystem()
    let kept = tokens.indices.filter { !tokens[$0].key.isEmpty }
    system.add(
      alternatives: sheets.map { name, range in
        let own = range.filter { !tokens[$0].key.isEmpty && dark[$0] == nil }
        return .init(name: name, tokens: own.map { tokens[$0] })
      })
    guard kept.contains(where: { dark[$0] != nil }) else { return system }
    var sets = ["light", "dark"].map { MigratedSystem.TokenSet(name: $0) }
    for number in kept {
      guard let other = dark[number] else { continue }
      sets[0].tokens.append(tokens[number])
      sets[1].tokens.append(tokens[number])
      sets[1].tokens[sets[1].tokens.count - 1].value = other
    }
    let first = system.sets.count
    system.sets += sets
    system.add(
      MigratedSystem.Modifier(
        name: "theme",
        contexts: [.init(name: "light", sets: [first]), .init(name: "dark", sets: [first + 1])]))
    return system
  }

  private static func declarations(of source: SourceText) throws(Migration.Failure) -> [CSSDeclarations
    .Declaration]
  {
    do throws(CSSDeclarations.Fault) {
      return try CSSDeclarations(source).declarations
    } catch {
      throw .faulty([
        Diagnostic(
          .other(Rule("css-syntax"), .error, error.message, hint: nil), at: source.position(at: error.offset))
      ])
    }
  }

  /// Adds a property. As in CSS, the last declaration counts, even where it has no form here.
  private mutating func add(_ declaration: CSSDeclarations.Declaration, at position: SourcePosition) {
    let name = declaration.name
    if let old = places.removeValue(forKey: name) { tokens[old].key = "" }
    guard !name.isEmpty else {
      diagnostics.append(MigratedToken.remark("a property without a name, '--', is left out", at: position))
      return
    }
    var text = declaration.value
    if text.lowercased().hasSuffix("!important") {
      text = StudioText.trimmed(text.dropLast(10))
      diagnostics.append(MigratedToken.remark("'!important' of '--\(name)' is left out", at: position))
    }
    let parts = Self.lightDark(text) ?? [text]
    let other = parts.count > 1 ? value(parts[1], of: name, at: position) : nil
    guard let value = value(parts[0], of: name, at: position), parts.count == 1 || other != nil else {
      diagnostics.append(
        MigratedToken.remark(
          text.isEmpty
            ? "'--\(name)' is left out: it has no value"
            : "'--\(name)' is left out: the format has no form for this value", at: position))
      return
    }
    places[name] = tokens.count
    if let other { dark[tokens.count] = other }
    tokens.append(
      MigratedToken(
        names: [name], key: name, value: value, description: nil, deprecation: nil, position: position))
  }

  private static func isRoot(_ scope: String) -> Bool {
    let names = [":root", ":host", "html", "@theme"]
    let parts = scope.split(separator: ",").map { part in
      part.split(separator: " ").filter { $0 != "@layer" }
    }
    return parts.contains { words in words.last.map { names.contains(String($0)) } ?? false }
      && !scope.contains("@media") && !scope.contains("@supports")
  }

  /// The two values of `light-dark()`; `nil` for any other text.
  private static func lightDark(_ text: String) -> [String]? {
    guard text.lowercased().hasPrefix("light-dark("), text.hasSuffix(")") else { return nil }
    let inner = text.dropFirst(11).dropLast()
    var depth = 0
    for index in inner.indices {
      switch inner[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        return [StudioText.trimmed(inner[..<index]), StudioText.trimmed(inner[inner.index(after: index)...])]
      default: continue
      }
    }
    return nil
  }

  private mutating func value(_ text: String, of name: String, at position: SourcePosition) -> MigratedToken
    .Value?
  {
    guard text.hasPrefix("var(--"), text.hasSuffix(")") else {
      return MigratedValue.literal(text, type: nil).map { .literal($0.0, $0.1) }
    }
    let inner = text.dropFirst(6).dropLast()
    let target = inner.prefix { $0 != "," && $0 != ")" }
    guard target.count == inner.count || inner.dropFirst(target.count).first == "," else { return nil }
    if target.count < inner.count {
      // A fallback has no form; what it stands in for is there.
      diagnostics.append(
        MigratedToken.remark("the fallback of '--\(name)' is left out", at: position))
    }
    return .reference(CSSDeclarations.unescaped(target))
  }
}
