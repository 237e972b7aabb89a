internal import ColorCore

/// Reads the parts of a resolver file.
struct ResolverReader {
  var diagnostics: [Diagnostic] = []
  var steps: [ResolverDocument.Step] = []
  private var sets: [String: [ResolverDocument.Reference]] = [:]
  private var modifiers: [String: ResolverDocument.Modifier] = [:]

  /// The modifiers in the order of the resolution, each once.
  var ordered: [ResolverDocument.Modifier] {
    var seen: Set<String> = []
    return steps.compactMap {
      if case .modifier(let name) = $0, seen.insert(name).inserted { modifiers[name] } else { nil }
    }
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
    if let node = root["sets"], isMap(node, "sets") {
      for (name, value) in node.members {
        refuseMembers(value, "a set", ["description", "sources", "$extensions"])
        sets[name.string ?? ""] = files(value["sources"], of: value)
      }
    }
    if let node = root["modifiers"], isMap(node, "modifiers") {
      for (name, value) in node.members { modifier(name, value) }
    }
    order(root)
  }

  private mutating func isMap(_ node: JSONNode, _ name: String) -> Bool {
    if node.kind != .object { fault("resolver-member", "'\(name)' is an object", nil, node) }
    return node.kind == .object
  }

  private mutating func refuseMembers(_ node: JSONNode, _ owner: String, _ known: [String]) {
    for (name, _) in node.members where !known.contains(name.string ?? "") {
      fault(
        "resolver-member", "\(owner) has no member '\(name.string ?? "")'", nearest(name.string, known), name)
    }
  }

  private mutating func modifier(_ name: JSONNode, _ node: JSONNode) {
    let text = name.string ?? ""
    refuseMembers(node, "a modifier", ["description", "contexts", "context", "default", "$extensions"])
    if let twin = modifiers.keys.sorted().first(where: { $0.lowercased() == text.lowercased() }) {
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
      modifier.contexts.append(
        .init(name: name.string ?? "", files: files(value, of: value), position: name.position))
    }
    if modifier.contexts.count == 1 {
      diagnostics.append(
        Diagnostic(
          .other(
            Rule("resolver-context"), .warning, "the modifier '\(text)' has one context only",
            hint: "other tools may refuse it; a set does the same"), at: name.position))
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
      refuseOverrides(source)
      let parts = pointer(path)
      if parts.count == 2, parts[0] == "sets" {
        if let files = sets[parts[1]] { return files }
        fault(
          "resolver-pointer", "no set before this one is '\(path)'",
          nearest(path, sets.keys.sorted().map { "#/sets/\($0)" }),
          reference)
        return []
      }
      if let root = parts.first, root == "modifiers" || root == "resolutionOrder" {
        fault("resolver-pointer", "'\(path)' can't be a source: only sets and files can", nil, reference)
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

  /// What stands beside a '$ref' would override its target.
  private mutating func refuseOverrides(_ node: JSONNode) {
    for (name, _) in node.members where !["$ref", "$extensions", "description"].contains(name.string ?? "") {
      diagnostics.append(
        Diagnostic(.unsupported("'\(name.string ?? "")' beside '$ref' in a resolver"), at: name.position))
    }
  }

  /// The names in a pointer into this document; the slash behind `#` may be left out. Empty for any other text.
  private func pointer(_ text: String) -> [String] {
    guard text.hasPrefix("#") else { return [] }
    return text.dropFirst(text.hasPrefix("#/") ? 2 : 1)
      .split(separator: "/", omittingEmptySubsequences: false).map { unescaped($0) }
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
      refuseOverrides(entry)
      let parts = pointer(reference.string ?? "")
      guard parts.count == 2 else {
        fault(
          "resolver-pointer", "'\(reference.string ?? "")' doesn't lead to a set or modifier",
          "write '#/sets/NAME' or '#/modifiers/NAME'", reference)
        continue
      }
      let name = parts[1]
      if parts[0] == "sets", let files = sets[name] {
        steps.append(.set(files))
      } else if parts[0] == "modifiers", modifiers[name] != nil {
        steps.append(.modifier(name))
      } else {
        let known =
          sets.keys.sorted().map { "#/sets/\($0)" } + modifiers.keys.sorted().map { "#/modifiers/\($0)" }
        fault(
          "resolver-pointer", "'\(reference.string ?? "")' doesn't lead to a set or modifier",
          nearest(reference.string, known), reference)
      }
    }
    let count = ordered.reduce(1) { count, modifier in
      let (product, overflow) = count.multipliedReportingOverflow(by: max(1, modifier.contexts.count))
      return overflow ? .max : product
    }
    if count > ResolverDocument.permutationLimit {
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
