internal import ColorCore

/// Reads a baseline, every fault in one run.
struct BaselineReader {
  var diagnostics: [Diagnostic] = []

  private static let members = ["$schema", "version", "findings"]
  private static let entryMembers = ["rule", "token", "state", "permutation", "reason"]

  mutating func read(_ root: JSONNode) -> Baseline {
    guard root.kind == .object else {
      fault("a baseline is an object", nil, root)
      return Baseline()
    }
    refuseMembers(of: root, "a baseline", Self.members)
    if root["version"]?.number != 1 { fault("a baseline's 'version' is 1", nil, root["version"] ?? root) }
    guard let findings = root["findings"], findings.kind == .array else {
      fault("a baseline has 'findings', a list", nil, root["findings"] ?? root)
      return Baseline()
    }
    var entries: [Baseline.Entry] = []
    for node in findings.elements {
      guard let entry = entry(node) else { continue }
      if let twin = entries.first(where: { $0.listsTheSame(as: entry) }) {
        fault("this is listed already, in line \(twin.position.line)", "remove one of them", node)
      }
      entries.append(entry)
    }
    return Baseline(entries: entries)
  }

  private mutating func entry(_ node: JSONNode) -> Baseline.Entry? {
    guard node.kind == .object else {
      fault("a finding of a baseline is an object", nil, node)
      return nil
    }
    refuseMembers(of: node, "a finding of a baseline", Self.entryMembers)
    let rule = text("rule", of: node), token = text("token", of: node), reason = text("reason", of: node)
    let state = node["state"] == nil ? nil : text("state", of: node)
    var choices: [Permutation.Choice] = []
    if let permutation = node["permutation"] {
      if permutation.kind != .object { fault("'permutation' is an object", nil, permutation) }
      for (name, value) in permutation.members {
        if let context = value.string {
          choices.append(.init(modifier: name.string ?? "", context: context))
        } else {
          fault("the context of '\(name.string ?? "")' is a string", nil, value)
        }
      }
    }
    guard let rule, let token, let reason, isExcusable(rule, at: node["rule"] ?? node) else { return nil }
    return Baseline.Entry(
      rule: Rule(rule), token: TokenPath(token), state: state, permutation: Permutation(choices),
      reason: reason, position: node.position)
  }

  /// Whether findings of a rule can be let pass: those of measurement. With any other, outputs would be wrong.
  private mutating func isExcusable(_ rule: String, at node: JSONNode) -> Bool {
    if Baseline.rules.contains(rule) { return true }
    if Rule(rule).isKnown {
      fault(
        "'\(rule)' can't be let pass: it isn't measured, and outputs would be wrong with it",
        "one of " + Baseline.rules.joined(separator: ", "), node)
    } else {
      let nearest = Spelling.nearest(to: rule, in: Baseline.rules)
      fault(
        "no rule is named '\(rule)'",
        nearest.map { "did you mean '\($0)'?" } ?? "one of " + Baseline.rules.joined(separator: ", "), node)
    }
    return false
  }

  /// A member that must be there and say something.
  private mutating func text(_ name: String, of node: JSONNode) -> String? {
    if let text = node[name]?.string, text.contains(where: { !$0.isWhitespace }) { return text }
    let hint = name == "reason" ? "say why it may stay" : nil
    fault("a finding of a baseline has a '\(name)'", hint, node[name] ?? node)
    return nil
  }

  private mutating func refuseMembers(of node: JSONNode, _ owner: String, _ known: [String]) {
    for (name, _) in node.members where !known.contains(name.string ?? "") {
      let nearest = Spelling.nearest(to: name.string ?? "", in: known)
      fault(
        "\(owner) has no member '\(name.string ?? "")'", nearest.map { "did you mean '\($0)'?" }, name)
    }
  }

  private mutating func fault(_ message: String, _ hint: String?, _ node: JSONNode) {
    diagnostics.append(
      Diagnostic(
        .other(Rule("baseline-invalid"), .error, message, hint: hint), at: node.position,
        pointer: diagnostics.count < JSONNode.pointerLimit ? node.pointer : nil))
  }
}
