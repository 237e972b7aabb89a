/// The files that a migration writes: one for each set and for each context that has tokens of its own, and a
/// resolver that puts them together; where there is one set alone, its file and no resolver.
struct MigratedFiles {
  private(set) var files: [Migration.File] = []
  private var taken: Set<String> = []

  init(_ placement: MigratedPlacement, stem: String) {
    let system = placement.system
    let stem = Self.safe(stem)
    // A set without tokens needs no file.
    let used = placement.sets.indices.filter { !placement.sets[$0].isEmpty }
    if system.modifiers.isEmpty, used.count <= 1 {
      let tree = placement.tree(used.first.map { placement.sets[$0] } ?? [])
      files = [Migration.File(path: "\(stem).tokens.json", json: tree.json)]
      return
    }
    var names: [Int: String] = [:]
    for set in used {
      let path = path(system.sets[set].name, ".tokens.json")
      names[set] = path
      files.append(Migration.File(path: path, json: placement.tree(placement.sets[set]).json))
    }
    var sets: [JSONMember] = []
    var modifiers: [JSONMember] = []
    var order: [JSONValue] = []
    for step in system.steps {
      switch step {
      case .set(let set):
        guard let file = names[set] else { continue }
        let name = String(file.dropLast(".tokens.json".count)).split(separator: "/").joined(separator: "-")
        if !sets.contains(where: { $0.name == name }) {
          sets.append(JSONMember(name, .object([JSONMember("sources", .array([Self.reference(file)]))])))
        }
        order.append(Self.reference("#/sets/\(name)"))
      case .modifier(let number):
        let modifier = system.modifiers[number]
        let contexts = modifier.contexts.enumerated().map { index, context in
          var sources = context.sets.compactMap { names[$0] }
          let computed = placement.computed[number][index]
          if !computed.isEmpty {
            let file = path("\(modifier.name)-\(context.name)-computed", ".tokens.json")
            files.append(Migration.File(path: file, json: placement.tree(computed).json))
            sources.append(file)
          }
          return JSONMember(context.name, .array(sources.map(Self.reference)))
        }
        modifiers.append(
          JSONMember(
            modifier.name,
            .object([
              JSONMember("default", .string(modifier.contexts[modifier.standard].name)),
              JSONMember("contexts", .object(contexts)),
            ])))
        order.append(Self.reference("#/modifiers/\(TokenPath.escaped(modifier.name))"))
      }
    }
    var members = [
      JSONMember("$schema", .string("https://www.designtokens.org/schemas/2025.10/resolver.json")),
      JSONMember("version", .string("2025.10")),
    ]
    if !sets.isEmpty { members.append(JSONMember("sets", .object(sets))) }
    if !modifiers.isEmpty { members.append(JSONMember("modifiers", .object(modifiers))) }
    members.append(JSONMember("resolutionOrder", .array(order)))
    files.insert(Migration.File(path: path(stem, ".resolver.json"), json: .object(members)), at: 0)
  }

  private static func reference(_ target: String) -> JSONValue {
    .object([JSONMember("$ref", .string(target))])
  }

  /// A path that no other file has, whatever the case of its letters.
  private mutating func path(_ name: String, _ ending: String) -> String {
    let parts = name.split(separator: "/").map { Self.safe(String($0)) }
    let stem = parts.isEmpty ? "tokens" : parts.suffix(8).joined(separator: "/")
    var path = stem + ending
    var number = 2
    while !taken.insert(path.lowercased()).inserted {
      path = "\(stem)-\(number)\(ending)"
      number += 1
    }
    return path
  }

  /// A part of a path that every disk and every reader of a resolver takes as it is.
  private static func safe(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isKept =
        scalar.isASCII && (OutputPath.isAllowed(scalar) && scalar != " " && scalar != "+" && scalar != "@")
      if isKept { text.unicodeScalars.append(scalar) } else if !text.hasSuffix("-") { text += "-" }
    }
    text = String(text.drop { $0 == "." || $0 == "-" }.prefix(80))
    while text.hasSuffix(".") || text.hasSuffix("-") { text.removeLast() }
    return text.isEmpty || OutputPath.isDevice(text) ? "set-\(text)" : text
  }
}
