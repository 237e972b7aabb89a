internal import ColorCore
internal import ColorDerivation

/// Reads a config file, every fault in one run.
struct ConfigurationReader {
  var diagnostics: [Diagnostic] = []

  private static let members = [
    "$schema", "tokens", "dimensions", "roles", "style", "outputs", "brands", "margin", "baseline",
  ]
  private static let outputMembers = [
    "format", "path", "prefix", "scheme", "selectors", "package", "forcedColors", "access", "swift",
  ]

  /// Whether a document is a config rather than a token file or a resolver.
  static func isConfiguration(_ document: JSONDocument) -> Bool {
    guard let tokens = document.root["tokens"] else { return false }
    return tokens.kind == .string || tokens.kind == .array
  }

  mutating func read(_ root: JSONNode) -> TokenConfiguration {
    var configuration = TokenConfiguration()
    guard expectObject(root, "a config") else { return configuration }
    for (name, value) in root.members {
      switch name.string ?? "" {
      case "$schema": continue
      case "tokens": configuration.tokens = tokens(value)
      case "dimensions": configuration.dimensions = dimensions(value)
      case "roles": configuration.roles = roles(value)
      case "style": configuration.style = style(value)
      case "outputs": configuration.outputs = outputs(value)
      case "brands": configuration.brands = brands(value)
      case "margin": configuration.margin = margin(value)
      case "baseline":
        guard let path = string(value, "baseline") else { continue }
        configuration.baseline = ResolverDocument.Reference(path: path, position: value.position)
      case "gamut": unsupported(name, "'\(name.string ?? "")' in a config")
      case let other: fault("a config has no member '\(other)'", nearest(other, Self.members), name)
      }
    }
    return configuration
  }

  private mutating func tokens(_ node: JSONNode) -> [ResolverDocument.Reference] {
    let nodes = node.kind == .array ? Array(node.elements) : [node]
    if nodes.isEmpty { fault("'tokens' names no file", nil, node) }
    return nodes.compactMap { node in
      guard let path = node.string, !path.isEmpty else {
        fault("'tokens' is the path of a file, or an array of paths", nil, node)
        return nil
      }
      if path.isURL { fault(path.urlRefusal, "save it beside the config, and write that path", node) }
      return ResolverDocument.Reference(path: path, position: node.position)
    }
  }

  private mutating func dimensions(_ node: JSONNode) -> TokenConfiguration.Dimensions {
    var dimensions = TokenConfiguration.Dimensions()
    guard expectObject(node, "dimensions") else { return dimensions }
    for (name, value) in node.members {
      switch name.string ?? "" {
      case "scheme": dimensions.scheme = modifier(value, "scheme", &dimensions)
      case "contrast": dimensions.contrast = modifier(value, "contrast", &dimensions)
      case "split":
        guard expectArray(value, "split") else { continue }
        dimensions.split = value.elements.compactMap { modifier($0, "split", &dimensions) }
      case "appearance":
        guard let text = string(value, "appearance") else { continue }
        if let appearance = Appearance(name: text) {
          dimensions.appearance = appearance
        } else {
          fault("'\(text)' is no appearance", "light, dark, light-hc, dark-hc", value)
        }
      case let other:
        fault(
          "'dimensions' has no member '\(other)'",
          nearest(other, ["scheme", "contrast", "split", "appearance"]), name)
      }
    }
    return dimensions
  }

  /// The name of a modifier, which is looked for when the resolver is read.
  private mutating func modifier(
    _ node: JSONNode, _ name: String, _ dimensions: inout TokenConfiguration.Dimensions
  ) -> String? {
    guard let text = string(node, name) else { return nil }
    if dimensions.places[text] == nil { dimensions.places[text] = node.position }
    return text
  }

  private mutating func roles(_ node: JSONNode) -> [TokenConfiguration.RoleRule] {
    guard expectArray(node, "roles") else { return [] }
    return node.elements.compactMap { role in
      guard expectObject(role, "a role") else { return nil }
      guard let pattern = role["match"]?.string, !pattern.isEmpty else {
        fault("a role has a 'match', a pattern of token names", nil, role["match"] ?? role)
        return nil
      }
      var reader = ExtensionReader()
      let request = reader.members(of: role, group: nil, ignoring: ["match", "except"])
      diagnostics += reader.diagnostics
      let except = role["except"].flatMap { strings($0, "except") } ?? []
      return request.map { TokenConfiguration.RoleRule(pattern: pattern, except: except, request: $0) }
    }
  }

  private mutating func outputs(_ node: JSONNode) -> [TokenConfiguration.Output] {
    guard expectArray(node, "outputs") else { return [] }
    return node.elements.compactMap { output($0) }
  }

  private mutating func output(_ node: JSONNode) -> TokenConfiguration.Output? {
    guard expectObject(node, "an output") else { return nil }
    for (name, _) in node.members where !Self.outputMembers.contains(name.string ?? "") {
      fault(
        "an output has no member '\(name.string ?? "")'", nearest(name.string ?? "", Self.outputMembers), name
      )
    }
    guard let word = node["format"]?.string else {
      fault(
        "an output has a 'format'",
        TokenConfiguration.Format.allCases.map(\.rawValue).joined(separator: ", "),
        node)
      return nil
    }
    guard let format = TokenConfiguration.Format(rawValue: word) else {
      let words = TokenConfiguration.Format.allCases.map(\.rawValue)
      fault(
        "no format is named '\(word)'", nearest(word, words) ?? words.joined(separator: ", "),
        node["format"] ?? node)
      return nil
    }
    let path = node["path"].map { outputPath($0) } ?? format.defaultName
    let prefix = node["prefix"].flatMap { string($0, "prefix") }
    let scheme = node["scheme"].map { self.scheme($0, format) } ?? .media
    let package = node["package"].flatMap { self.package($0, format) }
    let hasForcedColors = node["forcedColors"].map { forcedColors($0, format) } ?? false
    let access = node["access"].flatMap { swiftAccess($0, format) }
    guard let path else { return nil }
    var output = TokenConfiguration.Output(
      format, path: path, prefix: prefix, scheme: scheme, package: package,
      hasForcedColors: hasForcedColors, position: (node["path"] ?? node).position)
    output.access = access ?? output.access
    output.selectors = node["selectors"].map { selectors($0, format, scheme) } ?? output.selectors
    output.swift = node["swift"].flatMap { swiftPath($0, format) }
    return output
  }

  private mutating func swiftAccess(_ node: JSONNode, _ format: TokenConfiguration.Format) -> SwiftAccess? {
    if format != .swift, format != .assetCatalog { fault("only swift and xcassets have 'access'", nil, node) }
    return access(node)
  }

  private mutating func swiftPath(_ node: JSONNode, _ format: TokenConfiguration.Format) -> String? {
    if format != .assetCatalog { fault("only xcassets has 'swift'", nil, node) }
    return outputPath(node)
  }

  /// The package of a Kotlin file: words with full stops between them.
  private mutating func package(_ node: JSONNode, _ format: TokenConfiguration.Format) -> String? {
    if format != .compose { fault("only compose has 'package'", nil, node) }
    guard let text = string(node, "package") else { return nil }
    let isPackage = text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
        return false
      }
      return part.utf8.allSatisfy { $0 == UInt8(ascii: "_") || Self.isLetterOrDigit($0) }
        && !JavaWords.reserved.union(ComposeEmitter.reserved).contains(String(part))
    }
    guard isPackage else {
      fault("'\(text)' is no package", "words with full stops between them, such as com.example.ui", node)
      return nil
    }
    return text
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  private mutating func forcedColors(_ node: JSONNode, _ format: TokenConfiguration.Format) -> Bool {
    if node.bool == nil { fault("'forcedColors' is true or false", nil, node) }
    if format != .css { fault("only css has 'forcedColors'", nil, node) }
    return node.bool ?? false
  }

  /// The path of an output: one that every file system can hold, once contexts stand in place of modifiers.
  mutating func outputPath(_ node: JSONNode) -> String? {
    guard let text = string(node, "path") else { return nil }
    var plain = text
    for name in TokenConfiguration.Output.modifiers(in: text) {
      plain = plain.replacing("{\(name)}", with: "x")
    }
    do throws(OutputTreeError) {
      _ = try OutputPath(plain)
      return text
    } catch {
      fault("\(OutputTreeError(error.reason, path: text))", nil, node)
      return nil
    }
  }

  // MARK: Small values

  mutating func expectObject(_ node: JSONNode, _ name: String) -> Bool {
    expect(.object, node, name, "an object")
  }
  mutating func expectArray(_ node: JSONNode, _ name: String) -> Bool {
    expect(.array, node, name, "an array")
  }

  private mutating func expect(_ kind: JSONKind, _ node: JSONNode, _ name: String, _ what: String) -> Bool {
    if node.kind != kind {
      // A phrase stands for itself, the name of a member in quotes.
      fault("\(name.contains(" ") ? name : "'\(name)'") is \(what)", nil, node)
    }
    return node.kind == kind
  }

  mutating func string(_ node: JSONNode, _ name: String) -> String? {
    if node.string == nil { fault("'\(name)' is a string", nil, node) }
    return node.string
  }

  mutating func strings(_ node: JSONNode, _ name: String) -> [String]? {
    guard expectArray(node, name) else { return nil }
    return node.elements.compactMap { string($0, name) }
  }

  func nearest(_ word: String, _ words: [String]) -> String? {
    Spelling.nearest(to: word, in: words).map { "did you mean '\($0)'?" }
  }

  mutating func unsupported(_ node: JSONNode, _ what: String) {
    diagnostics.append(Diagnostic(.unsupported(what), at: node.position))
  }

  mutating func fault(_ message: String, _ hint: String?, _ node: JSONNode) {
    diagnostics.append(
      Diagnostic(
        .other(Rule("config-invalid"), .error, message, hint: hint), at: node.position,
        pointer: diagnostics.count < JSONNode.pointerLimit ? node.pointer : nil))
  }
}
