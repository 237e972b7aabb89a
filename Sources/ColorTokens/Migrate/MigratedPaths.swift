/// Where each token of another format stands in the new tree.
///
/// Names lose what the format forbids in them; a token that others stand below becomes their `$root`.
struct MigratedPaths {
  private(set) var diagnostics: [Diagnostic] = []
  private var paths: [String: [String]] = [:]

  init(_ system: MigratedSystem) {
    var firsts: [(key: String, path: [String], token: MigratedToken)] = []
    var seen: Set<String> = []
    var parents: Set<[String]> = []
    for token in system.sets.flatMap(\.tokens) where seen.insert(token.key).inserted {
      let path = token.names.map(Self.name)
      firsts.append((token.key, path, token))
      for end in path.indices { parents.insert(Array(path[..<end])) }
    }
    var taken: Set<[String]> = []
    for (key, path, token) in firsts {
      let own = parents.contains(path) ? path + ["$root"] : path
      guard taken.insert(own).inserted else {
        remark("'\(token.shownName)' is left out: another token has its name", at: token)
        continue
      }
      if path != token.names {
        remark("'\(token.shownName)' is now '\(path.joined(separator: "."))'", at: token)
      }
      paths[key] = own
    }
  }

  /// The path of a token by its key; `nil` where it has none.
  subscript(key: String) -> [String]? { paths[key] }

  /// A reference to a token, as a value of its own or as a part of one. The official schema knows no `$root` in
  /// curly brackets there.
  func reference(to key: String, isPart: Bool) -> JSONValue {
    let path = TokenPath(names: paths[key] ?? [])
    guard isPart, path.name == "$root" else { return .string("{\(path.text)}") }
    return .object([JSONMember("$ref", .string("#\(path.pointer)/$value"))])
  }

  private mutating func remark(_ message: String, at token: MigratedToken) {
    diagnostics.append(MigratedToken.remark(message, at: token.position))
  }

  /// A name as the format allows it.
  private static func name(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    var size = 0
    for scalar in name.unicodeScalars.drop(while: { $0 == "$" }) {
      let isForbidden = [".", "{", "}"].contains(scalar) || scalar.isUnsafeToShow
      let kept = isForbidden ? "-" : scalar
      size += UTF8.width(kept)
      if size > NameRule.lengthLimit { break }
      result.append(kept)
    }
    let text = String(result)
    return text.isEmpty ? "-" : text
  }
}
