internal import ColorCore

// The small values of requests, and what is said of faulty ones.
extension ExtensionReader {
  /// One of a closed set of words.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ name: String, _ group: TokenPath?
  ) -> Value? {
    guard let text = text(node, name, of: Value.allCases.map(\.rawValue), group) else { return nil }
    return Value(rawValue: text)
  }

  mutating func text(_ node: JSONNode, _ name: String, of words: [String], _ group: TokenPath?) -> String? {
    guard let text = node.string else { return invalid(node, "'\(name)' is a string", token: group) }
    guard words.contains(text) else {
      let hint =
        Spelling.nearest(to: text, in: words).map { "did you mean '\($0)'?" } ?? words.joined(separator: ", ")
      report(node.position, "'\(text)' isn't a value of '\(name)'", hint, group)
      return nil
    }
    return text
  }

  /// An array of words of a closed set.
  mutating func names<Value: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ name: String, _ group: TokenPath?
  ) -> [Value] {
    guard node.kind == .array else { return invalid(node, "'\(name)' is an array", token: group) ?? [] }
    return node.elements.compactMap { choice($0, name, group) }
  }

  mutating func number(_ node: JSONNode, _ name: String, _ group: TokenPath?) -> TokenNumber? {
    if let number = node.number {
      if let fault = NumberRange.fault(name, number) {
        report(node.position, group == nil ? fault : "'\(Self.key)' is invalid: \(fault)", nil, group)
      }
      return .literal(number)
    }
    guard let text = node.string, case .path(let path) = ReferenceReader.curly(text, isColor: true) else {
      let found = node.string.map { "the text \($0.quoted)" } ?? node.kind.words
      let message = "'\(name)' is a number or a reference to one, found \(found)"
      report(
        node.position, group == nil ? message : "'\(Self.key)' is invalid: \(message)",
        node.string == nil ? nil : "write the number, or '{need.step}' for that of a number token", group)
      return nil
    }
    if places[path] == nil { places[path] = inside(node) }
    return .token(path, inside(node))
  }

  mutating func flag(_ node: JSONNode, _ name: String, _ group: TokenPath?) -> Bool? {
    node.bool ?? invalid(node, "'\(name)' is true or false", token: group)
  }

  /// A number of a range, as it stands there.
  mutating func number(
    _ node: JSONNode, _ name: String, in range: ClosedRange<Double>, _ group: TokenPath?
  ) -> Double? {
    if let number = node.number, range.contains(number) { return number }
    let ends = [range.lowerBound, range.upperBound].map { NumberText.shortest($0) }
    return invalid(node, "'\(name)' is a number from \(ends[0]) to \(ends[1])", token: group)
  }

  mutating func references(_ node: JSONNode, _ name: String, _ group: TokenPath?) -> [TokenPath] {
    guard node.kind == .array, node.elements.contains(where: { _ in true }) else {
      return invalid(node, "'\(name)' is an array of references", token: group) ?? []
    }
    return node.elements.compactMap { reference($0, name, group) }
  }

  mutating func reference(_ node: JSONNode, _ name: String, _ group: TokenPath?) -> TokenPath? {
    if let text = node.string, case .path(let path) = ReferenceReader.curly(text, isColor: true) {
      if places[path] == nil { places[path] = inside(node) }
      return path
    }
    return invalid(node, "'\(name)' takes references like '{color.ink}'", token: group)
  }

  /// Where the name in a reference begins, behind the quote and the bracket, as for references in values.
  private func inside(_ node: JSONNode) -> SourcePosition {
    node.document.source.position(at: node.offset + 2)
  }

  mutating func invalid<Value>(_ node: JSONNode, _ what: String, token: TokenPath?) -> Value? {
    invalid(at: node.position, what, token: token)
    return nil
  }

  mutating func invalid(_ node: JSONNode, _ what: String, token: TokenPath?) {
    invalid(at: node.position, what, token: token)
  }

  mutating func invalid(at position: SourcePosition, _ what: String, token: TokenPath?) {
    report(position, token == nil ? what : "'\(Self.key)' is invalid: \(what)", nil, token)
  }

  mutating func unknown(_ node: JSONNode, _ name: String, _ known: [String], _ group: TokenPath?) {
    let hint =
      Spelling.nearest(to: name, in: known).map { "did you mean '\($0)'?" } ?? known.joined(separator: ", ")
    report(
      node.position, "\(group == nil ? "a role" : "'\(Self.key)'") has no member '\(name)' here", hint, group)
  }

  mutating func unsupported(_ node: JSONNode, _ what: String, _ group: TokenPath?) {
    diagnostics.append(Diagnostic(.unsupported(what), at: node.position, token: group))
  }

  private mutating func report(
    _ position: SourcePosition, _ message: String, _ hint: String?, _ group: TokenPath?
  ) {
    let rule = Rule(group == nil ? "config-invalid" : "ext-invalid")
    diagnostics.append(
      Diagnostic(.other(rule, .error, message, hint: hint), at: position, token: group))
  }
}
