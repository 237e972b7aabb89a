internal import ColorCore
internal import ColorDerivation

/// Follows the files of a project.
struct ProjectLoader {
  let root: String
  let readFile: FileReader
  var configuration = TokenConfiguration()
  var isConfigured = false
  var resolver: ResolverDocument?
  var resolverFile = ""
  var texts: [String: SourceText] = [:]
  private var parsed: [String: ParsedText] = [:]
  var order: [String] = []
  var plain: [String] = []
  var baseline = Baseline()
  var warnings: [Diagnostic] = []
  var split: [String] = []
  var appearances: [Permutation: Appearance] = [:]
  var brandFile: String?
  var brandModifier: ResolverDocument.Modifier?

  init(root: String, read: @escaping FileReader) {
    self.root = root
    readFile = read
  }

  mutating func load(_ path: String) throws(Project.Failure) {
    let source = try text(path, at: nil)
    // A token file that isn't JSON is reported by the run, with all its faults.
    guard let document = read(source).document else {
      plain = [path]
      if path.hasSuffix("colorderive.json") { throw brokenConfiguration(source) }
      return try settle()
    }
    if ConfigurationReader.isConfiguration(document) || path.hasSuffix("colorderive.json") {
      try loadConfiguration(document, path)
    } else {
      try follow([(path, document)])
    }
    try settle()
  }

  private func brokenConfiguration(_ source: SourceText) -> Project.Failure {
    do throws(JSONError) {
      _ = try JSONDocument(source)
      return .configuration([], [source])
    } catch {
      return .configuration([Diagnostic(error, in: source)], [source])
    }
  }

  private mutating func loadConfiguration(_ document: JSONDocument, _ path: String) throws(Project.Failure) {
    isConfigured = true
    var reader = ConfigurationReader()
    configuration = reader.read(document.root)
    if configuration.tokens.isEmpty, !reader.diagnostics.hasErrors {
      reader.diagnostics.append(
        Diagnostic(
          .other(Rule("config-invalid"), .error, "a config has 'tokens', the files to read", hint: nil),
          at: document.root.position))
    }
    try refuse(reader.diagnostics, document.source) { .configuration($0, $1) }
    if let values = configuration.brands?.values {
      let file = try resolved(values, from: path, document.source)
      _ = try text(file, at: values.position)
      brandFile = file
    }
    var found: [(String, JSONDocument?)] = []
    for reference in configuration.tokens {
      let file = try resolved(reference, from: path, document.source)
      let source = try text(file, at: reference.position)
      found.append((file, read(source).document))
    }
    try follow(found)
    if let reference = configuration.baseline { try loadBaseline(reference, from: path, document.source) }
  }

  private mutating func loadBaseline(
    _ reference: ResolverDocument.Reference, from path: String, _ source: SourceText
  ) throws(Project.Failure) {
    let source = try text(try resolved(reference, from: path, source), at: reference.position)
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(source)
    } catch {
      throw .configuration([Diagnostic(error, in: source)], [source])
    }
    var reader = BaselineReader()
    baseline = reader.read(document.root)
    try refuse(reader.diagnostics, source) { .configuration($0, $1) }
  }

  /// One resolver, or token files.
  private mutating func follow(_ found: [(String, JSONDocument?)]) throws(Project.Failure) {
    for (path, document) in found {
      guard let document, ResolverDocument.isResolver(document) else {
        plain.append(path)
        continue
      }
      let resolver = ResolverDocument(document)
      var diagnostics = resolver.diagnostics
      if found.count > 1 {
        diagnostics.append(
          Diagnostic(.unsupported("a resolver beside other token files"), at: document.root.position))
      }
      try refuse(diagnostics, document.source) { .input($0, $1) }
      for reference in resolver.files {
        _ = try text(try resolved(reference, from: path, document.source), at: reference.position)
      }
      try refuseMissing(resolver, path, document.source)
      self.resolver = resolver
      resolverFile = path
    }
  }

  private mutating func text(_ path: String, at position: SourcePosition?) throws(Project.Failure)
    -> SourceText
  {
    if let text = texts[path] { return text }
    switch readFile(path) {
    case .success(let bytes):
      let text = SourceText(file: path, bytes: bytes)
      texts[path] = text
      order.append(path)
      return text
    case .failure(let error):
      guard error.isOutside, let position else { throw .unreadable(error, position) }
      let diagnostic = Diagnostic(
        .other(
          Rule("path-outside"), .error, "'\(error.path)' \(error.reason)",
          hint: "put the file itself below it"),
        at: position)
      throw .input([diagnostic], [texts[position.file]].compactMap { $0 })
    }
  }

  private func resolved(
    _ reference: ResolverDocument.Reference, from path: String, _ source: SourceText
  ) throws(Project.Failure) -> String {
    guard let file = RelativePath.resolve(reference.path, from: path, below: root) else {
      let diagnostic = Diagnostic(
        .other(
          Rule("path-outside"), .error, "'\(reference.path)' isn't below the folder of the config",
          hint: "move the file below it, or the config above it"),
        at: reference.position)
      throw .input([diagnostic], [source])
    }
    return file
  }

  private mutating func refuse(
    _ diagnostics: [Diagnostic], _ source: SourceText,
    as failure: ([Diagnostic], [SourceText]) -> Project.Failure
  ) throws(Project.Failure) {
    if diagnostics.hasErrors { throw failure(diagnostics, [source]) }
    warnings += diagnostics
  }

  /// A text as JSON, which is read once.
  private mutating func read(_ source: SourceText) -> ParsedText {
    if let known = parsed[source.file] { return known }
    let text = ParsedText(source)
    parsed[source.file] = text
    return text
  }

  private mutating func read(_ sources: [ResolverDocument.Source]) -> [ParsedText] {
    sources.flatMap { source -> [ParsedText] in
      switch source {
      case .tree(let node, let overrides): return ParsedText(node).overridden(by: overrides)
      case .file(let reference, let inside, let overrides):
        guard let path = RelativePath.resolve(reference.path, from: resolverFile, below: root),
          let text = texts[path].map({ read($0) })
        else { return [] }
        if inside.isEmpty { return text.overridden(by: overrides) }
        return (try? text.result.get())?.descendant(inside).map {
          ParsedText($0).overridden(by: overrides)
        } ?? []
      }
    }
  }

  mutating func files(of permutations: [Permutation]) -> [Permutation: [ParsedText]] {
    guard let resolver else { return [Permutation(): plain.compactMap { texts[$0] }.map { read($0) }] }
    var files: [Permutation: [ParsedText]] = [:]
    for permutation in permutations { files[permutation] = read(resolver.sources(of: permutation)) }
    return files
  }

  /// The files of each context by itself.
  mutating func contextFiles() -> [Project.ContextFiles] {
    guard let resolver else { return [] }
    var found: [Project.ContextFiles] = []
    for modifier in resolver.modifiers {
      for context in modifier.contexts {
        found.append(
          Project.ContextFiles(modifier: modifier.name, name: context.name, files: read(context.sources)))
      }
    }
    return found
  }

  /// Refuses a place in a file at which nothing stands.
  private mutating func refuseMissing(_ resolver: ResolverDocument, _ path: String, _ source: SourceText)
    throws(Project.Failure)
  {
    var faults: [Diagnostic] = []
    for case .file(let reference, let inside, _) in resolver.sources where !inside.isEmpty {
      guard let file = RelativePath.resolve(reference.path, from: path, below: root), let text = texts[file],
        case .success(let tree) = read(text).result, tree.descendant(inside) == nil
      else { continue }
      let pointer = inside.map { "/" + TokenPath.escaped($0) }.joined()
      faults.append(
        Diagnostic(
          .other(
            Rule("resolver-pointer"), .error, "nothing stands at '#\(pointer)' in '\(reference.path)'",
            hint: nil),
          at: reference.position))
    }
    if !faults.isEmpty { throw .input(faults, [source]) }
  }

  // MARK: Appearances

  /// Which modifiers mean what, and how each permutation looks.
  private mutating func settle() throws(Project.Failure) {
    let names = resolver?.modifiers.map(\.name) ?? []
    let dimensions = configuration.dimensions
    var faults: [Diagnostic] = []
    for name in [dimensions.scheme, dimensions.contrast].compactMap({ $0 }) + (dimensions.split ?? [])
    where !names.contains(name) {
      faults.append(unknownModifier(name, names, dimensions.places[name]))
    }
    for output in configuration.outputs ?? [] {
      for name in TokenConfiguration.Output.modifiers(in: output.path + (output.swift ?? ""))
      where !names.contains(name) {
        faults.append(unknownModifier(name, names, output.position))
      }
    }
    let scheme = dimensions.scheme ?? names.first { ["theme", "scheme", "mode"].contains($0.lowercased()) }
    let contrast = dimensions.contrast ?? names.first { $0.lowercased() == "contrast" }
    split = dimensions.split ?? names.filter { $0 != scheme && $0 != contrast }
    if let brands = configuration.brands { faults += settleBrands(brands, names) }
    for permutation in resolver?.permutations ?? [Permutation()] {
      var appearance = dimensions.appearance
      if let scheme, let context = permutation[scheme] {
        if let value = Appearance.Scheme(rawValue: context.lowercased()) {
          appearance.scheme = value
        } else {
          faults.append(
            fault("'\(context)' of '\(scheme)' is neither light nor dark", nil, place(of: context, scheme)))
        }
      }
      if let contrast, let context = permutation[contrast] {
        switch context.lowercased() {
        case "standard", "normal", "default": appearance.contrast = .standard
        case "more", "high", "increased": appearance.contrast = .increased
        default:
          faults.append(
            fault(
              "'\(context)' of '\(contrast)' is neither standard nor more", nil, place(of: context, contrast))
          )
        }
      }
      appearances[permutation] = appearance
    }
    var seen: Set<Diagnostic> = []
    faults = faults.filter { seen.insert($0).inserted }
    if !faults.isEmpty { throw .configuration(faults, order.compactMap { texts[$0] }) }
  }

  private func place(of context: String, _ modifier: String) -> SourcePosition? {
    resolver?.modifiers.first { $0.name == modifier }?.contexts.first { $0.name == context }?.position
  }

  func unknownModifier(_ name: String, _ names: [String], _ position: SourcePosition?) -> Diagnostic {
    let hint = Spelling.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
    return fault(
      "no modifier is named '\(name)'", hint ?? (names.isEmpty ? nil : names.joined(separator: ", ")),
      position)
  }

  func fault(_ message: String, _ hint: String?, _ position: SourcePosition?) -> Diagnostic {
    Diagnostic(
      .other(Rule("config-dimensions"), .error, message, hint: hint),
      at: position ?? SourcePosition(file: order.first ?? "", line: 1, column: 1, offset: 0))
  }
}
