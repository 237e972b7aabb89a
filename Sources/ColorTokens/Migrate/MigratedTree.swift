/// A token file that is being made: tokens at their paths, in their order.
struct MigratedTree {
  private struct Group {
    var children: [(name: String, child: Child)] = []
  }

  private enum Child {
    case group(Int)
    case token(JSONValue)
  }

  private var groups = [Group()]
  private var places: [[String]: Int] = [[]: 0]
  /// How many tokens there are.
  private(set) var count = 0

  /// Adds a token. No token may stand at the path, or at the beginning of it.
  mutating func add(_ token: JSONValue, at path: [String]) {
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
    groups[group].children.append((path[path.count - 1], .token(token)))
    count += 1
  }

  /// The token file.
  var json: JSONValue {
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
}
