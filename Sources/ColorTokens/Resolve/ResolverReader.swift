internal import ColorCore

/// Reads the parts of a resolver file.
struct ResolverReader {
  var diagnostics: [Diagnostic] = []
  var steps: [ResolverDocument.Step] = []
  private var sets: [String: [ResolverDocument.Reference]] = [:]
  private var modifiers: [String: ResolverDocument.Modifier] = [:]

  /// The modifiers in the order of the resolution.
  var ordered: [ResolverDocument.Modifier] {
    steps.compactMap { if case .modifier(let name) = $0 { modifiers[name] } else { nil } }
  }

  private static let members = [
    "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs",
  ]

  mutating func read(_ root: JSONNode) {
    for (name, _) in root.members where !Self.members.contains(name.string ?? "") {
      fault(
        "resolver-member", "a resolver has no member '\(name.string ?? "")'",
        nearest(name.string, Self.members), name)
    }
    if root["version"]?.string != "2025.10" {
      fault("resolver-version", "a resolver's 'version' is \"2025.10\"", nil, root["version"] ?? root)
    }
    if let node = root["sets"] {
      for (name, value) in node.members { sets[name.string ?? ""] = files(value["sources"], of: value) }
    }
    if let node = root["modifiers"] {
      for (name, value) in node.members { modifier(name, value) }
    }
    order(root)
  }

  private mutating func modifier(_ name: JSONNode, _ node: JSONNode) {
    let text = name.string ?? ""
    if let twin = modifiers.keys.first(where: { $0.lowercased() == text.lowercased() }) {
      fault("resolver-name", "the modifiers '\(twin)' and '\(text)' differ only by case", nil, name)
    }
    guard let contexts = node["contexts"], contexts.kind == .object,
      contexts.members.contains(where: { _ in true })
    else {
      let hint = node["context"] == nil ? nil : "did you mean 'contexts'?"
      return fault(
        "resolver-context", "the modifier '\(text)' has no contexts", hint, node["context"] ?? name)
    }
    var modifier = ResolverDocument.Modifier(
      name: text, contexts: [], defaultContext: node["default"]?.string)
    for (name, value) in contexts.members {
      modifier.contexts.append(.init(name: name.string ?? "", files: files(value, of: value)))
    }
    if let chosen = node["default"], !modifier.contexts.contains(where: { $0.name == chosen.string }) {
      fault(
        "resolver-default", "'\(chosen.string ?? "")' is no context of '\(text)'",
        modifier.contexts.map(\.name).joined(separator: ", "), chosen)
    }
    modifiers[text] = modifier
  }

  /// An array of sources: references to files.
  private mutating func files(_ node: JSONNode?, of owner: JSONNode) -> [ResolverDocument.Reference] {
    guard let node, node.kind == .array else {
      fault("resolver-pointer", "expected an array of sources", nil, node ?? owner)
      return []
    }
    return node.elements.flatMap { source -> [ResolverDocument.Reference] in
      guard let reference = source["$ref"] else {
        diagnostics.append(Diagnostic(.unsupported("a token tree inside a resolver"), at: source.position))
        return []
      }
      guard let path = reference.string, !path.isEmpty else {
        fault("resolver-pointer", "'$ref' is the path of a file", nil, reference)
        return []
      }
      if path.hasPrefix("#/sets/") {
        if let files = sets[unescaped(path.dropFirst("#/sets/".count))] { return files }
        fault(
          "resolver-pointer", "no set before this one is '\(path)'",
          nearest(path, sets.keys.sorted().map { "#/sets/\($0)" }),
          reference)
        return []
      }
      guard !path.contains("#"), !path.contains("://") else {
        diagnostics.append(
          Diagnostic(.unsupported("a source that isn't a whole file or a set"), at: reference.position))
        return []
      }
      return [ResolverDocument.Reference(path: path, position: reference.position)]
    }
  }

  /// A name of a JSON Pointer without its escapes.
  private func unescaped(_ name: Substring) -> String {
    String(name.replacing("~1", with: "/").replacing("~0", with: "~"))
  }

  private mutating func order(_ root: JSONNode) {
    guard let order = root["resolutionOrder"], order.kind == .array,
      order.elements.contains(where: { _ in true })
    else {
      return fault(
        "resolver-order", "a resolver has a 'resolutionOrder' with at least one entry", nil,
        root["resolutionOrder"] ?? root)
    }
    for entry in order.elements {
      guard let reference = entry["$ref"] else {
        diagnostics.append(
          Diagnostic(.unsupported("a set or modifier inside 'resolutionOrder'"), at: entry.position))
        continue
      }
      let parts = (reference.string ?? "").split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "#" else {
        fault(
          "resolver-pointer", "'\(reference.string ?? "")' doesn't lead to a set or modifier",
          "write '#/sets/NAME' or '#/modifiers/NAME'", reference)
        continue
      }
      let name = unescaped(parts[2])
      if parts[1] == "sets", let files = sets[name] {
        steps.append(.set(files))
      } else if parts[1] == "modifiers", modifiers[name] != nil {
        steps.append(.modifier(name))
      } else {
        let known =
          sets.keys.sorted().map { "#/sets/\($0)" } + modifiers.keys.sorted().map { "#/modifiers/\($0)" }
        fault(
          "resolver-pointer", "'\(reference.string ?? "")' doesn't lead to a set or modifier",
          nearest(reference.string, known), reference)
      }
    }
    let count = ordered.reduce(1) {
      $0.multipliedReportingOverflow(by: max(1, $1.contexts.count)).partialValue
    }
    if count > ResolverDocument.permutationLimit || count <= 0 {
      fault(
        "resolver-permutations", "there are more than \(ResolverDocument.permutationLimit) permutations",
        "split the resolver", order)
    }
  }

  private func nearest(_ text: String?, _ words: [String]) -> String? {
    Spelling.nearest(to: text ?? "", in: words).map { "did you mean '\($0)'?" }
  }

  private mutating func fault(_ rule: String, _ message: String, _ hint: String?, _ node: JSONNode) {
    diagnostics.append(Diagnostic(.other(Rule(rule), .error, message, hint: hint), at: node.position))
  }
}
