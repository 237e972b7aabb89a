internal import ColorCore

/// Reads a file of brand values, every fault in one run.
struct BrandValuesReader {
  private(set) var diagnostics: [Diagnostic] = []
  /// The brands that there are.
  let brands: [String]

  init(brands: [String]) { self.brands = brands }

  mutating func read(_ root: JSONNode) -> BrandValues {
    var values = BrandValues()
    guard expectObject(root, "a file of brand values") else { return values }
    for (name, _) in root.members where !["$schema", "values", "brands"].contains(name.string ?? "") {
      fault(
        "a file of brand values has no member '\(name.string ?? "")'",
        nearest(name.string ?? "", ["values", "brands"]), name)
    }
    guard let fields = root["values"] else {
      fault("a file of brand values has 'values', the name and type of each", nil, root)
      return values
    }
    guard let sheets = root["brands"] else {
      fault("a file of brand values has 'brands', the values of each", nil, root)
      return values
    }
    values.fields = self.fields(fields)
    read(sheets, into: &values)
    return values
  }

  // MARK: Fields

  private mutating func fields(_ node: JSONNode) -> [BrandValues.Field] {
    guard expectObject(node, "'values'") else { return [] }
    return node.members.compactMap { name, value in field(name, value) }
  }

  private mutating func field(_ name: JSONNode, _ node: JSONNode) -> BrandValues.Field? {
    let text = name.string ?? ""
    guard expectObject(node, "a value") else { return nil }
    guard !text.isEmpty else {
      fault("a value has a name", nil, name)
      return nil
    }
    for (member, _) in node.members where !["type", "description"].contains(member.string ?? "") {
      fault(
        "a value has no member '\(member.string ?? "")'",
        nearest(member.string ?? "", ["type", "description"]), member)
    }
    let words = BrandValues.Kind.allCases.map(\.rawValue)
    guard let type = node["type"] else {
      fault("the value '\(text)' has no 'type'", words.joined(separator: ", "), name)
      return nil
    }
    guard let kind = type.string.flatMap({ BrandValues.Kind(rawValue: $0) }) else {
      fault(
        "no type of a brand value is named '\(type.string ?? type.kind.words)'",
        nearest(type.string ?? "", words) ?? words.joined(separator: ", "), type)
      return nil
    }
    let description = node["description"]
    if let description, description.string == nil { fault("'description' is a string", nil, description) }
    return BrandValues.Field(
      name: text, kind: kind, description: description?.string, position: name.position)
  }

  // MARK: Brands

  private mutating func read(_ node: JSONNode, into values: inout BrandValues) {
    guard expectObject(node, "'brands'") else { return }
    for brand in brands where node[brand] == nil {
      fault("the brand '\(brand)' has no values", "add a member '\(brand)'", node)
    }
    for (name, sheet) in node.members {
      let brand = name.string ?? ""
      guard brands.contains(brand) else {
        fault("no brand is named '\(brand)'", nearest(brand, brands) ?? brands.joined(separator: ", "), name)
        continue
      }
      guard expectObject(sheet, "a brand") else { continue }
      for field in values.fields where sheet[field.name] == nil {
        fault("the brand '\(brand)' has no '\(field.name)'", "every brand has every value", name)
      }
      for (name, value) in sheet.members { read(name, value, of: brand, into: &values) }
    }
  }

  private mutating func read(
    _ name: JSONNode, _ node: JSONNode, of brand: String, into values: inout BrandValues
  ) {
    let text = name.string ?? ""
    guard let field = values.fields.first(where: { $0.name == text }) else {
      fault("no value is named '\(text)'", nearest(text, values.fields.map(\.name)), name)
      return
    }
    let value: BrandValues.Value?
    switch field.kind {
    case .url: value = url(node, text)
    case .string: value = node.string.map { .string($0) }
    case .number: value = node.numberText.map { .number($0) }
    case .bool: value = node.bool.map { .bool($0) }
    }
    if let value {
      values.set(value, for: text, of: brand)
    } else if field.kind != .url || node.string == nil {
      fault("'\(text)' is \(field.kind.words), found \(node.kind.words)", nil, node)
    }
  }

  /// A link; one that doesn't parse is reported here.
  private mutating func url(_ node: JSONNode, _ name: String) -> BrandValues.Value? {
    guard let text = node.string else { return nil }
    guard let reason = URLText.fault(in: text) else { return .url(text) }
    fault("'\(name)' isn't a URL: \(reason.message)", reason.hint, node)
    return nil
  }

  // MARK: Faults

  private mutating func expectObject(_ node: JSONNode, _ what: String) -> Bool {
    if node.kind != .object { fault("\(what) is an object, found \(node.kind.words)", nil, node) }
    return node.kind == .object
  }

  private func nearest(_ word: String, _ words: [String]) -> String? {
    Spelling.nearest(to: word, in: words).map { "did you mean '\($0)'?" }
  }

  private mutating func fault(_ message: String, _ hint: String?, _ node: JSONNode) {
    diagnostics.append(
      Diagnostic(
        .other(Rule("brand-values"), .error, message, hint: hint), at: node.position,
        pointer: diagnostics.count < JSONNode.pointerLimit ? node.pointer : nil))
  }
}

extension BrandValues.Kind {
  /// The kind with its article.
  var words: String {
    switch self {
    case .url: "a URL, as a string"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    }
  }
}
