/// Finds the format of files and hands them to its reader.
struct MigrationReader {
  private(set) var format = Migration.Format.css
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the mode has been looked for already, and only its values are there.
  private(set) var isModeTaken = false
  private let sources: [SourceText]
  /// The texts that are JSON5, by the name of their file.
  private var converted: [String: JSON5Text] = [:]

  init(_ sources: [SourceText]) { self.sources = sources }

  mutating func read(as wanted: Migration.Format?, mode: String?) throws(Migration.Failure) -> MigratedSystem
  {
    var system = MigratedSystem()
    if wanted == .css || wanted == nil && !sources.contains(where: Self.isJSON) {
      format = .css
      var reader = CSSPropertyMigration()
      system = try reader.read(sources, mode: mode)
      diagnostics = reader.diagnostics
      isModeTaken = reader.isModeTaken
      return system
    }
    var documents: [(name: String, root: JSONNode)] = []
    for (source, name) in zip(sources, Self.names(sources)) {
      documents.append((name, try document(source).root))
    }
    let roots = documents.map(\.root)
    let hasThemes = documents.contains {
      ["$themes", "$metadata"].contains($0.name.split(separator: "/").last)
    }
    guard let found = hasThemes ? .tokensStudio : Self.format(of: roots),
      wanted == nil || Self.fits(wanted, found)
    else { throw .format }
    format = wanted ?? found
    switch format {
    case .figma:
      for root in roots {
        var reader = FigmaMigration(root)
        // Several answers stand side by side only where they are one.
        guard system.sets.isEmpty else { throw .format }
        system = reader.read()
        diagnostics += reader.diagnostics
      }
    case .tokensStudio:
      var reader = StudioMigration()
      system = reader.read(documents)
      diagnostics = reader.diagnostics
    case .draft:
      var reader = DraftMigration()
      system = reader.read(documents)
      diagnostics = reader.diagnostics
    case .styleDictionary:
      var reader = StyleDictionaryMigration()
      for root in roots { reader.read(root) }
      system.add(.init(name: Self.stem(sources), tokens: reader.tokens))
      diagnostics = reader.diagnostics
    case .plain:
      var sets: [MigratedSystem.TokenSet] = []
      for (name, root) in documents {
        var reader = PlainMigration()
        reader.read(root)
        sets.append(.init(name: name, tokens: reader.tokens))
        diagnostics += reader.diagnostics
      }
      system.add(alternatives: sets)
    case .css: throw .format
    }
    return system
  }

  /// A finding with its place in the text as it was given.
  func told(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let text = converted[diagnostic.position.file],
      let source = sources.first(where: { $0.file == diagnostic.position.file })
    else { return diagnostic }
    var told = diagnostic
    told.position = source.position(at: text.sourceOffset(diagnostic.position.offset))
    return told
  }

  // MARK: JSON

  private static func isJSON(_ source: SourceText) -> Bool {
    var bytes = source.bytes[...]
    if source.hasByteOrderMark { bytes = bytes.dropFirst(3) }
    bytes = bytes.drop { $0 <= 0x20 }
    // A comment may stand before the brace of JSON5, and before a rule of CSS.
    if source.file.lowercased().hasSuffix(".json5") { return true }
    guard bytes.first == UInt8(ascii: "[") else { return bytes.first == UInt8(ascii: "{") }
    // The selector of an attribute, `[data-theme]`, begins as an array does.
    let inner = bytes.dropFirst().first { $0 > 0x20 }
    return inner.map { !$0.isLetter && $0 != UInt8(ascii: "-") } ?? false
  }

  private mutating func document(_ source: SourceText) throws(Migration.Failure) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(source)
    } catch {
      let first = Diagnostic(error, in: source)
      switch error.reason {
      case .comment, .singleQuotes, .bareName, .trailingComma: break
      default: throw .faulty([first])
      }
      let text = JSON5Text(source)
      let json = SourceText(file: source.file, bytes: text.json)
      do throws(JSONError) {
        let document = try JSONDocument(json)
        converted[source.file] = text
        return document
      } catch {
        var told = error
        told.offset = text.sourceOffset(error.offset)
        throw .faulty([Diagnostic(told, in: source)])
      }
    }
  }

  /// The format of documents, all of which must be in it; `nil` for none that is known.
  private static func format(of roots: [JSONNode]) -> Migration.Format? {
    if roots.allSatisfy(FigmaMigration.isFigma) { return .figma }
    if roots.contains(where: { $0.kind != .object && $0.kind != .array }) { return nil }
    if roots.contains(where: StudioMigration.isStudio) { return .tokensStudio }
    if roots.contains(where: { $0.kind != .object }) { return nil }
    if roots.contains(where: { $0.hasDescendant(named: "$value") }) { return .draft }
    if roots.contains(where: { $0.hasDescendant(named: "value") }) { return .styleDictionary }
    return roots.contains(where: PlainMigration.isPlain) ? .plain : nil
  }

  /// Whether files that look like one format may be read as another.
  private static func fits(_ wanted: Migration.Format?, _ found: Migration.Format) -> Bool {
    let trees: [Migration.Format] = [.styleDictionary, .tokensStudio, .draft]
    guard let wanted, wanted != found else { return true }
    return trees.contains(wanted) && trees.contains(found)
  }

  // MARK: Names

  /// What files are called without their endings and without the folder that all of them are in.
  static func names(_ sources: [SourceText]) -> [String] {
    let parts = sources.map { $0.file.split(separator: "/").map(String.init) }
    var shared = 0
    while let first = parts.first, shared < first.count - 1,
      parts.allSatisfy({ $0.count > shared + 1 && $0[shared] == first[shared] })
    {
      shared += 1
    }
    return parts.map { parts in
      var names = Array(parts.dropFirst(shared))
      if let last = names.popLast() { names.append(withoutEnding(last)) }
      return names.isEmpty ? "tokens" : names.joined(separator: "/")
    }
  }

  /// What the new files are called after.
  static func stem(_ sources: [SourceText]) -> String {
    guard sources.count == 1, let name = sources.first?.file.split(separator: "/").last else {
      return "tokens"
    }
    return withoutEnding(String(name))
  }

  private static func withoutEnding(_ name: String) -> String {
    for ending in [".tokens.json", ".tokens", ".json5", ".json", ".css", ".less", ".scss"]
    where name.lowercased().hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension JSONNode {
  /// Whether a name stands in this value or in any within it.
  fileprivate func hasDescendant(named name: String) -> Bool {
    var open = [self]
    while let node = open.popLast() {
      if node[name] != nil { return true }
      for (_, value) in node.members where value.kind == .object { open.append(value) }
    }
    return false
  }
}
