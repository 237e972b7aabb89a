/// Reads tokens in the form of Style Dictionary before its version 4: objects with a `value`.
struct StyleDictionaryMigration {
  private(set) var tokens: [MigratedToken] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var places: [String: Int] = [:]

  /// Reads an object and all that is in it. The reader of JSON has made sure that it isn't deep.
  mutating func read(_ node: JSONNode, names: [String] = [], type: String? = nil) {
    for (nameNode, value) in node.members where value.kind == .object {
      let path = names + [nameNode.string ?? ""]
      let type = value["type"]?.string ?? type
      if let content = value["value"], content.kind != .object || value["type"] != nil {
        token(path, value, content, type: type, at: nameNode.position)
      }
      read(value, names: path, type: type)
    }
  }

  private mutating func token(
    _ names: [String], _ node: JSONNode, _ content: JSONNode, type: String?, at position: SourcePosition
  ) {
    let key = names.joined(separator: ".")
    guard let value = value(content, type: type) else {
      diagnostics.append(
        MigratedToken.remark(
          "'\(key)' is left out: the format has no form for this value"
            + (type.map { " of type '\($0)'" } ?? ""), at: content.position))
      return
    }
    if node["$extensions"] != nil || node["attributes"] != nil {
      diagnostics.append(
        MigratedToken.remark("the extensions and attributes of '\(key)' are left out", at: position))
    }
    var deprecation: Deprecation?
    if let node = node["deprecated"], node.bool != false { deprecation = Deprecation(reason: node.string) }
    add(
      MigratedToken(
        names: names, key: key, value: value,
        description: (node["comment"] ?? node["description"])?.string, deprecation: deprecation,
        position: position))
  }

  /// Adds a token; as there, of two with the same name in several files the later counts.
  private mutating func add(_ token: MigratedToken) {
    if let old = places[token.key] {
      diagnostics.append(
        MigratedToken.remark(
          "'\(token.key)' takes the place of the one in \(tokens[old].position.file)", at: token.position))
      tokens[old] = token
    } else {
      places[token.key] = tokens.count
      tokens.append(token)
    }
  }

  private func value(_ node: JSONNode, type: String?) -> MigratedToken.Value? {
    if let number = node.number {
      return .literal(
        type?.lowercased().hasPrefix("fontweight") == true ? .fontWeight : .number, .number(number))
    }
    guard let text = node.string else { return nil }
    if text.hasPrefix("{"), text.hasSuffix("}") {
      var key = String(text.dropFirst().dropLast())
      if key.hasSuffix(".value") { key = String(key.dropLast(6)) }
      return key.contains("{") ? nil : .reference(key)
    }
    return MigratedValue.literal(text, type: type).map { .literal($0.0, $0.1) }
  }
}
