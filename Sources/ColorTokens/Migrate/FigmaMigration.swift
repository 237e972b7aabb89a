internal import ColorCore

/// Reads the variables of a Figma file, in the form of its REST interface.
///
/// - SeeAlso: Figma, “REST API, Variables”, “GET local variables”.
struct FigmaMigration {
  private(set) var diagnostics: [Diagnostic] = []
  private let variables: JSONNode?
  private let collections: JSONNode?

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

  mutating func tokens(mode: String?) throws(Migration.Failure) -> [MigratedToken] {
    let modes = try chosenModes(mode)
    let hasSeveral = Self.members(of: collections).count > 1
    var tokens: [MigratedToken] = []
    for (id, variable) in Self.members(of: variables) {
      guard variable["deletedButReferenced"]?.bool != true else { continue }
      let name = variable["name"]?.string ?? "", collection = variable["variableCollectionId"]?.string ?? ""
      guard let chosen = modes[collection], let node = variable["valuesByMode"]?[chosen] else {
        diagnostics.append(
          MigratedToken.remark("'\(name)' is left out: it has no value in its mode", at: variable.position))
        continue
      }
      guard let value = value(node) else {
        let type = variable["resolvedType"]?.string ?? "?"
        diagnostics.append(
          MigratedToken.remark(
            "'\(name)' is left out: the format has no form for a value of type \(type)", at: node.position))
        continue
      }
      let group = hasSeveral ? [collections?[collection]?["name"]?.string ?? collection] : []
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

  /// The mode that counts in each collection: the one of that name, or its default.
  private func chosenModes(_ mode: String?) throws(Migration.Failure) -> [String: String] {
    var chosen: [String: String] = [:]
    var names: [String] = []
    var isFound = mode == nil
    for (id, collection) in Self.members(of: collections) {
      var own = collection["defaultModeId"]?.string
      for node in collection["modes"].map({ Array($0.elements) }) ?? [] {
        guard let name = node["name"]?.string else { continue }
        if !names.contains(name) { names.append(name) }
        if let mode, name.lowercased() == mode.lowercased() {
          own = node["modeId"]?.string
          isFound = true
        }
      }
      chosen[id.string ?? ""] = own
    }
    if let mode, !isFound { throw .mode(mode, known: names) }
    return chosen
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

  /// A number that was a 32-bit one, in its shortest form: 0.17000000178813934 is 0.17.
  private static func rounded(_ value: Double) -> Double {
    let single = Float(value)
    return single.isFinite ? Double(single.description) ?? value : value
  }
}
