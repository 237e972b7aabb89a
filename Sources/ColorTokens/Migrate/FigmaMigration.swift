internal import ColorCore

/// Reads the variables of a Figma file, in the form of its REST interface.
///
/// - SeeAlso: Figma, “REST API, Variables”, “GET local variables”.
struct FigmaMigration {
  private(set) var diagnostics: [Diagnostic] = []
  private let variables: JSONNode?
  private let collections: JSONNode?
  private var told: Set<Diagnostic> = []

  init(_ root: JSONNode) {
    let meta = root["meta"] ?? root
    variables = meta["variables"]
    collections = meta["variableCollections"]
  }

  /// Whether a document holds variables of Figma.
  static func isFigma(_ root: JSONNode) -> Bool {
    let meta = root["meta"] ?? root
    return meta["variables"]?.kind == .object && meta["variableCollections"]?.kind == .object
  }

  /// The variables: a set for each mode of a collection, and a modifier for a collection with several.
  mutating func read() -> MigratedSystem {
    var system = MigratedSystem()
    let hasSeveral = Self.members(of: collections).count > 1
    for (id, collection) in Self.members(of: collections) {
      let name = collection["name"]?.string ?? id.string ?? ""
      var modifier = MigratedSystem.Modifier(name: name, contexts: [])
      for mode in collection["modes"].map({ Array($0.elements) }) ?? [] {
        guard let modeID = mode["modeId"]?.string else { continue }
        let title = mode["name"]?.string ?? modeID
        if modeID == collection["defaultModeId"]?.string { modifier.standard = modifier.contexts.count }
        modifier.contexts.append(.init(name: title, sets: [system.sets.count]))
        system.sets.append(
          .init(
            name: "\(name)/\(title)",
            tokens: tokens(of: id.string ?? "", mode: modeID, in: hasSeveral ? [name] : [])))
      }
      system.add(modifier)
    }
    let known = Set(Self.members(of: collections).compactMap(\.name.string))
    for (_, variable) in Self.members(of: variables)
    where !known.contains(variable["variableCollectionId"]?.string ?? "") {
      tell("'\(variable["name"]?.string ?? "")' is left out: its collection isn't in this file", at: variable)
    }
    return system
  }

  private mutating func tell(_ message: String, at node: JSONNode) {
    let remark = MigratedToken.remark(message, at: node.position)
    if !told.contains(remark) { diagnostics.append(remark) }
    told.insert(remark)
  }

  private mutating func tokens(of collection: String, mode: String, in group: [String]) -> [MigratedToken] {
    var tokens: [MigratedToken] = []
    for (id, variable) in Self.members(of: variables)
    where variable["variableCollectionId"]?.string == collection
      && variable["deletedButReferenced"]?.bool != true
    {
      let name = variable["name"]?.string ?? ""
      guard let node = variable["valuesByMode"]?[mode] else {
        tell("'\(name)' is left out: it has no value in its mode", at: variable)
        continue
      }
      guard let value = value(node) else {
        let type = variable["resolvedType"]?.string ?? "?"
        tell("'\(name)' is left out: the format has no form for a value of type \(type)", at: node)
        continue
      }
      tokens.append(
        MigratedToken(
          names: group + name.split(separator: "/").map(String.init), key: id.string ?? "", value: value,
          description: variable["description"]?.string, deprecation: nil, position: id.position))
    }
    return tokens
  }

  private static func members(of node: JSONNode?) -> [(name: JSONNode, value: JSONNode)] {
    guard let node else { return [] }
    return node.members.map { ($0.name, $0.value) }
  }

  private func value(_ node: JSONNode) -> MigratedToken.Value? {
    if node["type"]?.string == "VARIABLE_ALIAS" { return node["id"]?.string.map { .reference($0) } }
    if let number = node.number { return .literal(.number, .number(Self.rounded(number))) }
    let parts = ["r", "g", "b"].map { node[$0]?.number } + [node["a"]?.number ?? 1]
    let components = parts.compactMap { $0 }.filter { (0...1).contains($0) }.map { Self.rounded($0) }
    guard components.count == 4 else { return nil }
    let color = AnyColor(
      space: .srgb, components: SIMD3(components[0], components[1], components[2]), alpha: components[3])
    return MigratedValue.color(color).map { .literal(.color, $0) }
  }

  /// A value whose numbers were 32-bit ones, in their shortest form.
  static func withoutNoise(_ value: JSONValue) -> JSONValue {
    switch value {
    case .number(let number): .number(rounded(number.value))
    case .array(let elements): .array(elements.map(withoutNoise))
    case .object(let members): .object(members.map { JSONMember($0.name, withoutNoise($0.value)) })
    default: value
    }
  }

  /// A number that was a 32-bit one, in its shortest form: 0.17000000178813934 is 0.17.
  private static func rounded(_ value: Double) -> Double {
    let single = Float(value)
    return single.isFinite ? Double(single.description) ?? value : value
  }
}
