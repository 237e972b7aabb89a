extension ConfigurationReader {
  private static let brandMembers = ["modifier", "values", "colors", "name", "access", "refines", "path"]

  /// What brand sheets are made of.
  mutating func brands(_ node: JSONNode) -> BrandConfiguration? {
    guard expectObject(node, "brands") else { return nil }
    var brands = BrandConfiguration(at: node.position)
    for (name, value) in node.members {
      switch name.string ?? "" {
      case "modifier": brands.modifier = string(value, "modifier")
      case "values":
        if let path = string(value, "values") {
          brands.values = ResolverDocument.Reference(path: path, position: value.position)
        }
      case "colors": brands.colors = strings(value, "colors")
      case "name":
        if let text = string(value, "name") {
          if text.isEmpty { fault("'name' is the first word of generated names", nil, value) }
          brands.name = text
        }
      case "access": brands.access = access(value) ?? brands.access
      case "refines": brands.refines = protocols(value)
      case "path": if let path = outputPath(value) { brands.path = path }
      case let other:
        fault("'brands' has no member '\(other)'", nearest(other, Self.brandMembers), name)
      }
    }
    if !TokenConfiguration.Output.modifiers(in: brands.path).isEmpty {
      fault("the sheets of all brands stand in one folder", nil, node["path"] ?? node)
    }
    return brands
  }

  /// Names of protocols in Swift.
  private mutating func protocols(_ node: JSONNode) -> [String] {
    guard expectArray(node, "refines") else { return [] }
    return node.elements.compactMap { element in
      guard let text = string(element, "refines") else { return nil }
      if text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isName) { return text }
      fault("\(text.quoted) isn't the name of a protocol", nil, element)
      return nil
    }
  }

  /// Whether a text is a name in ASCII, as types have.
  private static func isName(_ text: Substring) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first.properties.isAlphabetic || first == "_" else { return false }
    return scalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
    }
  }

  /// Who sees generated Swift.
  mutating func access(_ node: JSONNode) -> SwiftAccess? {
    guard let text = string(node, "access") else { return nil }
    if let access = SwiftAccess(rawValue: text) { return access }
    let words = SwiftAccess.allCases.map(\.rawValue)
    fault("no access is named '\(text)'", nearest(text, words) ?? words.joined(separator: ", "), node)
    return nil
  }
}
