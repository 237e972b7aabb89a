internal import ColorCore
internal import ColorDerivation

/// Follows the files of a project.
struct ProjectLoader {
  let root: String
  let read: FileReader
  var configuration = TokenConfiguration()
  var isConfigured = false
  var resolver: ResolverDocument?
  var resolverFile = ""
  var texts: [String: SourceText] = [:]
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
    self.read = read
  }

  mutating func load(_ path: String) throws(Project.Failure) {
    let source = try text(path, at: nil)
    // A token file that isn't JSON is reported by the run, with all its faults.
    guard let document = try? JSONDocument(source) else {
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
      found.append((file, try? JSONDocument(source)))
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
      self.resolver = resolver
      resolverFile = path
    }
  }

  private mutating func text(_ path: String, at position: SourcePosition?) throws(Project.Failure)
    -> SourceText
  {
    if let text = texts[path] { return text }
    switch read(path) {
    case .success(let bytes):
      let text = SourceText(file: path, bytes: bytes)
      texts[path] = text
      order.append(path)
      return text
    case .failure(let error): throw .unreadable(error, position)
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

  func files(of permutations: [Permutation]) -> [Permutation: [SourceText]] {
    guard let resolver else { return [Permutation(): plain.compactMap { texts[$0] }] }
    return Dictionary(
      permutations.map { permutation in
        let paths = resolver.files(of: permutation).compactMap {
          RelativePath.resolve($0.path, from: resolverFile, below: root)
        }
        return (permutation, paths.compactMap { texts[$0] })
      }, uniquingKeysWith: { first, _ in first })
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
