internal import ColorCore

/// Reads the parts of a resolver file.
struct ResolverReader {
  var diagnostics: [Diagnostic] = []
  var steps: [ResolverDocument.Step] = []
  /// The whole resolver, which references lead into.
  var root: JSONNode?
  /// The sets by their names, read or not.
  var sets: [String: SetState] = [:]
  /// What is being followed, so that nothing leads back to itself.
  var open: [NodeKey] = []
  private var modifiers: [String: ResolverDocument.Modifier] = [:]
  /// Where each set and modifier stands, by its pointer, in the order of the file.
  private var declared: [(pointer: String, name: JSONNode, node: JSONNode)] = []
  var used: Set<String> = []
  /// The names of entries that are written in the order itself.
  private var names: Set<String> = []

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
    self.root = root
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
        declared.append(("#/sets/\(name.string ?? "")", name, value))
        sets[name.string ?? ""] = .unread(value)
      }
      // One may refer to another that comes later.
      for (name, _) in node.members { _ = sources(ofSet: name.string ?? "", by: name) }
    }
    if let node = root["modifiers"], isMap(node, "modifiers") {
      for (name, value) in node.members {
        declared.append(("#/modifiers/\(name.string ?? "")", name, value))
        modifier(name, Members(value))
      }
    }
    order(root)
    if !diagnostics.hasErrors { tellUnused() }
  }

  /// The members of an object, those of a second one before its own: what stands beside a `$ref` overrides what the
  /// target has, each as a whole.
  struct Members {
    let node: JSONNode
    var overrides: JSONNode?

    init(_ node: JSONNode, overrides: JSONNode? = nil) {
      self.node = node
      self.overrides = overrides
    }

    subscript(name: String) -> JSONNode? { overrides?[name] ?? node[name] }
  }

  /// A set or modifier that no permutation has is likely forgotten in the order.
  private mutating func tellUnused() {
    for (pointer, name, _) in declared where !used.contains(pointer) {
      diagnostics.append(
        Diagnostic(
          .other(
            Rule("resolver-unused"), .warning, "'\(pointer)' is part of no permutation",
            hint: "add it to 'resolutionOrder', or remove it"), at: name.position, pointer: name.pointer))
    }
  }

  private mutating func isMap(_ node: JSONNode, _ name: String) -> Bool {
    if node.kind != .object { fault("resolver-member", "'\(name)' is an object", nil, node) }
    return node.kind == .object
  }

  mutating func refuseMembers(_ node: JSONNode, _ owner: String, _ known: [String]) {
    for (name, _) in node.members where !known.contains(name.string ?? "") {
      fault(
        "resolver-member", "\(owner) has no member '\(name.string ?? "")'", nearest(name.string, known), name)
    }
  }

  private mutating func modifier(_ name: JSONNode, _ node: Members, inline: Bool = false) {
    let text = name.string ?? ""
    let extra = inline ? ["name", "type"] : []
    refuseMembers(
      node.node, "a modifier", ["description", "contexts", "context", "default", "$extensions"] + extra)
    if node.overrides == nil,
      let twin = modifiers.keys.sorted().first(where: { $0.lowercased() == text.lowercased() })
    {
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
        .init(
          name: name.string ?? "", position: name.position, pointer: name.pointer,
          sources: sources(value, of: value)))
    }
    if modifier.contexts.count == 1 {
      diagnostics.append(
        Diagnostic(
          .other(
            Rule("resolver-context"), .warning, "the modifier '\(text)' has one context only",
            hint: "other tools may refuse it; a set does the same"), at: name.position, pointer: name.pointer)
      )
    }
    if let chosen = node["default"], !modifier.contexts.contains(where: { $0.name == chosen.string }) {
      fault(
        "resolver-default", "'\(chosen.string ?? "")' is no context of '\(text)'",
        modifier.contexts.map(\.name).joined(separator: ", "), chosen)
    }
    modifiers[text] = modifier
  }

  private mutating func order(_ root: JSONNode) {
    guard let order = root["resolutionOrder"], order.kind == .array,
      order.elements.contains(where: { _ in true })
    else {
      return fault(
        "resolver-order", "a resolver has a 'resolutionOrder' with at least one entry", nil,
        root["resolutionOrder"] ?? root)
    }
    for entry in order.elements { step(entry) }
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

  /// One entry of the order: a reference to a set or modifier, or one that is written here.
  private mutating func step(_ entry: JSONNode) {
    guard let reference = entry["$ref"] else { return inline(entry) }
    let parts = pointer(reference.string ?? "")
    guard parts.count == 2 else {
      return fault(
        "resolver-pointer", "'\(reference.string ?? "")' doesn't lead to a set or modifier",
        "write '#/sets/NAME' or '#/modifiers/NAME'", reference)
    }
    let name = parts[1]
    let pointer = "#/\(parts[0])/\(name)"
    let target = declared.first { $0.pointer == pointer }
    let overrides = entry.members.contains {
      !["$ref", "$extensions", "description"].contains($0.name.string ?? "")
    }
    if parts[0] == "sets", let sources = sources(ofSet: name, by: reference) {
      refuseMembers(entry, "a reference to a set", ["$ref", "description", "sources", "$extensions"])
      steps.append(.set(entry["sources"].map { self.sources($0, of: entry) } ?? sources))
    } else if parts[0] == "modifiers", modifiers[name] != nil {
      if overrides, let target {
        refuseMembers(
          entry, "a reference to a modifier", ["$ref", "description", "contexts", "default", "$extensions"])
        if used.contains(pointer) {
          fault("resolver-order", "'\(pointer)' stands in the order already, as it is", nil, entry)
        }
        modifier(target.name, Members(target.node, overrides: entry))
      }
      used.insert(pointer)
      steps.append(.modifier(name))
    } else {
      let known =
        setPointers + modifiers.keys.sorted().map { "#/modifiers/\($0)" }
      fault(
        "resolver-pointer", "'\(reference.string ?? "")' doesn't lead to a set or modifier",
        nearest(reference.string, known), reference)
    }
  }

  /// A set or modifier in the order itself, which must have a name and say what it is.
  private mutating func inline(_ entry: JSONNode) {
    guard entry.kind == .object else {
      return fault(
        "resolver-order", "an entry of the order is an object, found \(entry.kind.words)", nil, entry)
    }
    guard let name = entry["name"], let text = name.string, !text.isEmpty else {
      return fault(
        "resolver-name", "a set or modifier in the order has a 'name'", nil, entry["name"] ?? entry)
    }
    guard names.insert(text).inserted else {
      return fault("resolver-name", "two entries of the order are named '\(text)'", nil, name)
    }
    switch entry["type"]?.string {
    case "set":
      refuseMembers(entry, "a set", ["name", "type", "description", "sources", "$extensions"])
      steps.append(.set(sources(entry["sources"], of: entry)))
    case "modifier":
      if modifiers[text] != nil {
        return fault("resolver-name", "a modifier is named '\(text)' already", nil, name)
      }
      modifier(name, Members(entry), inline: true)
      if modifiers[text] != nil { steps.append(.modifier(text)) }
    default:
      fault(
        "resolver-order", "'type' of an entry of the order is \"set\" or \"modifier\"", nil,
        entry["type"] ?? entry)
    }
  }

  func nearest(_ text: String?, _ words: [String]) -> String? {
    Spelling.nearest(to: text ?? "", in: words).map { "did you mean '\($0)'?" }
  }

  mutating func fault(_ rule: String, _ message: String, _ hint: String?, _ node: JSONNode) {
    diagnostics.append(
      Diagnostic(
        .other(Rule(rule), .error, message, hint: hint), at: node.position,
        pointer: diagnostics.count < JSONNode.pointerLimit ? node.pointer : nil))
  }
}
