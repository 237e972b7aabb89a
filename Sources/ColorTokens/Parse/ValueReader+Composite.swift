internal import ColorCore

// What values of the types beside color and number look like (Format 2025.10, sections 8 and 9). The colors in them are
// read as any color; of the rest only the form is looked at, because nothing is made of it here.
extension ValueReader {
  /// Looks at a value of a type.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - type: The type it should be of.
  ///   - suffix: Where it stands, behind the token's path.
  mutating func check(_ node: JSONNode, as type: TokenType, _ suffix: String = "/$value") {
    switch type {
    case .color: _ = color(node, suffix)
    case .number: if node.number == nil { malformed(node, type, "a number", suffix) }
    case .dimension: quantity(node, type, units: ["px", "rem"], suffix)
    case .duration: quantity(node, type, units: ["ms", "s"], suffix)
    case .fontFamily: fontFamily(node, suffix)
    case .fontWeight: fontWeight(node, suffix)
    case .cubicBezier: cubicBezier(node, suffix)
    case .strokeStyle: strokeStyle(node, suffix)
    case .border:
      members(node, type, [("color", .color), ("width", .dimension), ("style", .strokeStyle)], suffix)
    case .transition:
      members(
        node, type, [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)], suffix)
    case .shadow: list(node, suffix) { $0.shadow($1, $2) }
    case .gradient: gradient(node, suffix)
    case .typography:
      members(
        node, type,
        [
          ("fontFamily", .fontFamily), ("fontSize", .dimension), ("fontWeight", .fontWeight),
          ("letterSpacing", .dimension), ("lineHeight", .number),
        ], suffix)
    }
  }

  /// A part of a composite value: written out, or a reference to a token of its type or to a value.
  private mutating func part(_ node: JSONNode, as type: TokenType, _ suffix: String) {
    if let text = node.string {
      switch ReferenceReader.curly(text, isColor: type == .color) {
      case .none: return check(node, as: type, suffix)
      case .malformed(let fixed):
        return report(.referenceSyntax(text, fixed: fixed), at: node, suffix, skipping: 1)
      case .path(let path):
        if let found = tokenType(node), found != type {
          report(.referenceType(path, expected: type, found: found), at: node, suffix, skipping: 2)
        }
        return
      }
    }
    guard let pointer = node.innerPointer else { return check(node, as: type, suffix) }
    if case .path(let path) = ReferenceReader.pointer(pointer.string ?? "") {
      if let found = tokenType(pointer), found != type {
        report(
          .referenceType(path, expected: type, found: found), at: pointer, "\(suffix)/$ref", skipping: 1)
      }
    } else if let value = follow(node) {
      check(value, as: type, suffix)
    }
  }

  // MARK: Forms

  /// A value that isn't written as the format asks.
  private mutating func malformed(_ node: JSONNode, _ type: TokenType, _ expected: String, _ suffix: String) {
    report(.valueForm(type, expected: expected, found: node.words), at: node, suffix)
  }

  private mutating func quantity(
    _ node: JSONNode, _ type: TokenType, units: [String], _ suffix: String
  ) {
    let expected = "{\"value\": …, \"unit\": \"\(units[0])\"}"
    if let text = node.string, let (_, unit) = Self.quantity(text), units.contains(unit) {
      return report(.quantityText(type, text), at: node, suffix)
    }
    guard node.kind == .object else { return malformed(node, type, expected, suffix) }
    if let value = node["value"].flatMap({ follow($0) }), value.number == nil {
      malformed(value, type, "a number", "\(suffix)/value")
    }
    if let unit = node["unit"].flatMap({ follow($0) }), !units.contains(unit.string ?? "") {
      malformed(unit, type, units.map { "\"\($0)\"" }.joined(separator: " or "), "\(suffix)/unit")
    }
    refuseMembers(node, type, known: ["value", "unit"], required: ["value", "unit"], suffix)
  }

  /// The number and the unit of a text such as `4px`; `nil` for any other text.
  static func quantity(_ text: String) -> (number: String, unit: String)? {
    guard let end = text.lastIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let number = String(text[...end])
    guard (try? JSONDocument(SourceText(file: "", text: number)))?.root.kind == .number else { return nil }
    return (number, String(text[text.index(after: end)...]))
  }

  private mutating func fontFamily(_ node: JSONNode, _ suffix: String) {
    guard node.kind == .array else {
      if node.string == nil { malformed(node, .fontFamily, "a string, or an array of them", suffix) }
      return
    }
    for (index, element) in node.elements.enumerated() {
      part(element, as: .fontFamily, "\(suffix)/\(index)")
    }
  }

  /// The names of weights by the format; other names are refused, whatever fonts call them.
  private static let weights = [
    "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium",
    "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black",
    "ultra-black",
  ]

  private mutating func fontWeight(_ node: JSONNode, _ suffix: String) {
    if let number = node.number, (1...1_000).contains(number) { return }
    if let text = node.string, Self.weights.contains(text) { return }
    malformed(node, .fontWeight, "a number from 1 to 1000, or a name such as \"bold\"", suffix)
  }

  private mutating func cubicBezier(_ node: JSONNode, _ suffix: String) {
    guard node.kind == .array else { return malformed(node, .cubicBezier, "4 numbers", suffix) }
    var count = 0
    for element in node.elements {
      defer { count += 1 }
      guard let value = follow(element) else { continue }
      guard let number = value.number else {
        malformed(value, .cubicBezier, "a number", "\(suffix)/\(count)")
        continue
      }
      if count % 2 == 0, !(0...1).contains(number) {
        malformed(value, .cubicBezier, "x from 0 to 1", "\(suffix)/\(count)")
      }
    }
    if count != 4 { malformed(node, .cubicBezier, "4 numbers", suffix) }
  }

  private static let strokeStyles = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  private mutating func strokeStyle(_ node: JSONNode, _ suffix: String) {
    if let text = node.string, Self.strokeStyles.contains(text) { return }
    guard node.kind == .object else {
      return malformed(node, .strokeStyle, "one of \(Self.strokeStyles.joined(separator: ", "))", suffix)
    }
    if let dashes = node["dashArray"].flatMap({ follow($0) }) {
      if dashes.kind != .array { malformed(dashes, .strokeStyle, "an array", "\(suffix)/dashArray") }
      for (index, dash) in dashes.elements.enumerated() {
        part(dash, as: .dimension, "\(suffix)/dashArray/\(index)")
      }
    }
    if let cap = node["lineCap"].flatMap({ follow($0) }),
      !["round", "butt", "square"].contains(cap.string ?? "")
    {
      malformed(cap, .strokeStyle, "\"round\", \"butt\" or \"square\"", "\(suffix)/lineCap")
    }
    refuseMembers(
      node, .strokeStyle, known: ["dashArray", "lineCap"], required: ["dashArray", "lineCap"], suffix)
  }

  private mutating func members(
    _ node: JSONNode, _ type: TokenType, _ parts: [(name: String, type: TokenType)], _ suffix: String,
    besides others: [String] = []
  ) {
    guard node.kind == .object else { return malformed(node, type, "an object", suffix) }
    for (name, value) in node.members {
      guard let text = name.string, let known = parts.first(where: { $0.name == text }) else { continue }
      part(value, as: known.type, "\(suffix)/\(text)")
    }
    let names = parts.map(\.name)
    refuseMembers(node, type, known: names + others, required: names, suffix)
  }

  private mutating func refuseMembers(
    _ node: JSONNode, _ type: TokenType, known: [String], required: [String], _ suffix: String
  ) {
    for (name, _) in node.members where !known.contains(name.string ?? "") {
      report(.valueMember(type, name: name.string ?? "", known: known), at: name, suffix)
    }
    for name in required where node[name] == nil { report(.valuePart(type, name: name), at: node, suffix) }
  }

  private mutating func shadow(_ node: JSONNode, _ suffix: String) {
    let lengths = ["offsetX", "offsetY", "blur", "spread"].map { ($0, TokenType.dimension) }
    members(node, .shadow, [("color", .color)] + lengths, suffix, besides: ["inset"])
    if let inset = node["inset"].flatMap({ follow($0) }), inset.bool == nil {
      malformed(inset, .shadow, "true or false", "\(suffix)/inset")
    }
  }

  private mutating func gradient(_ node: JSONNode, _ suffix: String) {
    guard node.kind == .array else { return malformed(node, .gradient, "an array of stops", suffix) }
    for (index, stop) in node.elements.enumerated() {
      let place = "\(suffix)/\(index)"
      if stop.string != nil || stop.innerPointer != nil {
        part(stop, as: .gradient, place)
      } else {
        // A position outside 0 to 1 is brought to the nearer end by the text of the format.
        members(stop, .gradient, [("color", .color), ("position", .number)], place)
      }
    }
  }

  /// One of a kind, or an array of them; each may be a reference.
  private mutating func list(
    _ node: JSONNode, _ suffix: String, _ body: (inout ValueReader, JSONNode, String) -> Void
  ) {
    guard node.kind == .array else { return body(&self, node, suffix) }
    for (index, element) in node.elements.enumerated() {
      let place = "\(suffix)/\(index)"
      if element.string != nil || element.innerPointer != nil {
        part(element, as: .shadow, place)
      } else {
        body(&self, element, place)
      }
    }
  }
}

extension JSONNode {
  /// What stands here, for a message: a text or number itself, else its kind.
  fileprivate var words: String { string.map { $0.quoted } ?? numberText.map { "\($0)" } ?? kind.words }
}
