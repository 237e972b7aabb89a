internal import ColorCore

extension MigratedParts {
  /// The value of a token as Tokens Studio or a draft of the format has it; `nil` where there is no form for it.
  static func value(_ node: JSONNode, type: String?) -> MigratedToken.Value? {
    if let text = node.string { return value(text, type: type) }
    if let number = node.numberText { return value(number, type: type) }
    switch StudioType(type) {
    case .shadow:
      let parts = node.kind == .array ? node.elements.compactMap(shadow) : [shadow(node)].compactMap { $0 }
      guard !parts.isEmpty, node.kind != .array || parts.count == Array(node.elements).count else {
        return nil
      }
      return .formula(.parts(.shadow, node.kind == .array ? .array(parts) : parts[0]))
    case .border:
      return object(
        node, [("color", "color", nil), ("width", "dimension", nil), ("style", "strokestyle", nil)]
      )
      .map { .formula(.parts(.border, $0)) }
    case .typography:
      return object(
        node,
        [
          ("fontFamily", "fontFamily", nil), ("fontSize", "fontSize", nil), ("fontWeight", "fontWeight", nil),
          ("letterSpacing", "letterSpacing", "0px"), ("lineHeight", "number", nil),
        ]
      ).map { .formula(.parts(.typography, $0)) }
    default: return literal(node.value, type: type).map { .literal($0.0, $0.1) }
    }
  }

  private static func value(_ text: String, type: String?) -> MigratedToken.Value? {
    if let key = StudioText.key(text) { return .reference(key) }
    if !StudioText.keys(in: text).isEmpty { return .formula(.text(text, type: type)) }
    if type?.lowercased() == "strokestyle" {
      let known = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
      return known.contains(text) ? .literal(.strokeStyle, .string(text)) : nil
    }
    if let (type, json) = StudioText.literal(text, type: type) {
      // Arithmetic without references is told as what it was.
      return Arithmetic.isExpression(text) ? .formula(.text(text, type: type.rawValue)) : .literal(type, json)
    }
    return nil
  }

  /// A value that is an object or an array of the format already.
  private static func literal(_ value: JSONValue, type: String?) -> (TokenType, JSONValue)? {
    switch StudioType(type) {
    case .color:
      guard let color = MigratedValue.color(of: value) else { return nil }
      let hasHex =
        if case .string(let hex)? = value["hex"] { hex.utf8.count == 7 && hex.hasPrefix("#") } else {
          value["hex"] == nil
        }
      return hasHex ? (.color, value) : MigratedValue.color(color).map { (.color, $0) }
    case .dimension, .duration:
      guard case .number? = value["value"], case .string(let unit)? = value["unit"] else { return nil }
      let isDuration = ["ms", "s"].contains(unit)
      guard isDuration || ["px", "rem"].contains(unit) else { return nil }
      return (isDuration ? .duration : .dimension, value)
    case .fontFamily:
      guard case .array(let names) = value, !names.isEmpty else { return nil }
      return (.fontFamily, value)
    default:
      guard let known = type.flatMap({ TokenType(rawValue: $0) }),
        [.cubicBezier, .strokeStyle].contains(known)
      else {
        return nil
      }
      return (known, value)
    }
  }

  /// The parts of an object; `nil` where one is missing or has no form.
  private static func object(
    _ node: JSONNode, _ wanted: [(name: String, type: String, standard: String?)],
    _ renamed: [String: String] = [:]
  ) -> MigratedParts? {
    guard node.kind == .object else { return nil }
    var parts: [MigratedPart] = []
    for (name, type, standard) in wanted {
      let found = node[renamed[name] ?? name] ?? node[name]
      let value = found.map { Self.value($0, type: type) } ?? standard.flatMap { Self.value($0, type: type) }
      guard let value else { return nil }
      parts.append(MigratedPart(name: name, value: .value(value)))
    }
    return .object(parts)
  }

  private static func shadow(_ node: JSONNode) -> MigratedParts? {
    let found = object(
      node,
      [
        ("color", "color", nil), ("offsetX", "dimension", nil), ("offsetY", "dimension", nil),
        ("blur", "dimension", nil), ("spread", "dimension", "0px"),
      ], ["offsetX": "x", "offsetY": "y"])
    guard case .object(var parts)? = found else { return nil }
    // The schema has `inset`, which Tokens Studio calls the type.
    if node["type"]?.string == "innerShadow" || node["inset"]?.bool == true {
      parts.append(MigratedPart(name: "inset", value: .value(.literal(.number, .bool(true)))))
    }
    return .object(parts)
  }
}
