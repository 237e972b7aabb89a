/// Puts migrated tokens into a tree that the format allows.
///
/// Names lose what the format forbids in them; a token that others stand below becomes their `$root`; a token whose
/// reference leads nowhere is left out.
struct MigratedTree {
  private(set) var diagnostics: [Diagnostic] = []
  private var tokens: [(path: [String], token: MigratedToken)] = []
  private var index: [String: Int] = [:]
  private var kept: Set<Int> = []

  init(_ found: [MigratedToken]) {
    var taken: Set<[String]> = []
    var parents: Set<[String]> = []
    let paths = found.map { $0.names.map(Self.name) }
    for path in paths { for end in path.indices { parents.insert(Array(path[..<end])) } }
    for (token, path) in zip(found, paths) {
      let own = parents.contains(path) ? path + ["$root"] : path
      guard taken.insert(own).inserted, index[token.key] == nil else {
        remark("'\(token.shownName)' is left out: another token has its name", at: token)
        continue
      }
      if path != token.names {
        remark("'\(token.shownName)' is now '\(path.joined(separator: "."))'", at: token)
      }
      index[token.key] = tokens.count
      tokens.append((own, token))
    }
    keepSound()
  }

  /// How many tokens there are.
  var count: Int { kept.count }

  private mutating func remark(_ message: String, at token: MigratedToken) {
    diagnostics.append(MigratedToken.remark(message, at: token.position))
  }

  /// A name as the format allows it.
  private static func name(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isForbidden = [".", "{", "}"].contains(scalar) || scalar.isUnsafeToShow
      result.append(isForbidden ? "-" : scalar)
    }
    let text = String(result.drop { $0 == "$" })
    return text.isEmpty ? "-" : text
  }

  /// Keeps the tokens that have a value at the end of their references.
  private mutating func keepSound() {
    // A chain that leads nowhere is walked once, however many begin in it.
    var lost: Set<Int> = []
    for start in tokens.indices {
      var chain: [Int] = []
      var seen: Set<Int> = []
      var current: Int? = start
      var isSound = false
      while let at = current, !kept.contains(at), !lost.contains(at), seen.insert(at).inserted {
        chain.append(at)
        guard case .reference(let key) = tokens[at].token.value else {
          isSound = true
          break
        }
        current = index[key]
      }
      if let current, kept.contains(current) { isSound = true }
      if isSound {
        kept.formUnion(chain)
        continue
      }
      lost.formUnion(chain)
      if case .reference(let key) = tokens[start].token.value {
        let token = tokens[start].token
        let target = index[key].map { tokens[$0].token.shownName } ?? key
        remark("'\(token.shownName)' is left out: '\(target)' has no value here", at: token)
      }
    }
  }

  // MARK: JSON

  private struct Group {
    var children: [(name: String, child: Child)] = []
  }

  private enum Child {
    case group(Int)
    case token(JSONValue)
  }

  /// The token file.
  func json() -> JSONValue {
    var groups = [Group()]
    var places: [[String]: Int] = [[]: 0]
    for (number, (path, token)) in tokens.enumerated() where kept.contains(number) {
      var group = 0
      for end in path.indices.dropFirst() {
        let prefix = Array(path[..<end])
        if let found = places[prefix] {
          group = found
        } else {
          groups.append(Group())
          groups[group].children.append((path[end - 1], .group(groups.count - 1)))
          group = groups.count - 1
          places[prefix] = group
        }
      }
      groups[group].children.append((path[path.count - 1], .token(json(of: token))))
    }
    var made: [JSONValue] = Array(repeating: .null, count: groups.count)
    // What is in a group was made behind it.
    for number in groups.indices.reversed() {
      made[number] = .object(
        groups[number].children.map { name, child in
          switch child {
          case .group(let inner): JSONMember(name, made[inner])
          case .token(let value): JSONMember(name, value)
          }
        })
    }
    guard case .object(let members) = made[0] else { return made[0] }
    let schema = JSONValue.string("https://www.designtokens.org/schemas/2025.10/format.json")
    return .object([JSONMember("$schema", schema)] + members)
  }

  private func json(of token: MigratedToken) -> JSONValue {
    var members: [JSONMember] = []
    switch token.value {
    case .literal(let type, let value):
      members = [JSONMember("$type", .string(type.rawValue)), JSONMember("$value", value)]
    case .reference(let key):
      let path = index[key].map { tokens[$0].path } ?? []
      members = [JSONMember("$value", .string("{\(path.joined(separator: "."))}"))]
    }
    if let text = token.description, !text.isEmpty {
      members.append(JSONMember("$description", .string(text)))
    }
    if let deprecation = token.deprecation {
      members.append(JSONMember("$deprecated", deprecation.reason.map { .string($0) } ?? .bool(true)))
    }
    return .object(members)
  }
}
