internal import ColorCore

extension TokenValueReader {
  /// A color: an object of the format, or CSS text with a warning.
  mutating func color(_ node: JSONNode, of entry: TokenEntry) -> TokenValue {
    switch node.kind {
    case .string: return colorText(node, of: entry)
    case .object: return colorObject(node, of: entry)
    default:
      report(.valueKind(.color, found: node.kind), at: node, of: entry, "/$value")
      return .invalid
    }
  }

  private mutating func colorText(_ node: JSONNode, of entry: TokenEntry) -> TokenValue {
    let text = node.string ?? ""
    do throws(ColorSyntaxError) {
      let color = try AnyColor(css: text)
      report(.colorString(text), at: node, of: entry, "/$value", skipping: 1)
      return .color(TokenColor(.css(text), color: color))
    } catch {
      // With an escape in it, bytes of the text and of the file don't count alike.
      let isPlain = node.endOffset - node.offset == text.utf8.count + 2
      let place = 1 + (isPlain ? error.offset : 0)
      if case .unsupported(let what) = error.reason {
        report(.unsupported(what), at: node, of: entry, "/$value", skipping: place)
      } else {
        report(
          .colorText(text, reason: error.description), at: node, of: entry, "/$value", skipping: place)
      }
      return .invalid
    }
  }

  private mutating func colorObject(_ node: JSONNode, of entry: TokenEntry) -> TokenValue {
    let before = diagnostics.count
    var parts: [String: JSONNode] = [:]
    let known = ["colorSpace", "components", "alpha", "hex"]
    for (nameNode, value) in node.members {
      let name = nameNode.string ?? ""
      if !known.contains(name) {
        let nearest = name == "channels" ? "components" : Spelling.nearest(to: name, in: known)
        report(.colorMember(name, nearest: nearest), at: nameNode, of: entry, "/$value")
      } else if value.kind == .object, value["$ref"] != nil {
        report(.unsupported("'$ref' within a color"), at: value, of: entry, "/$value/\(name)")
      }
      parts[name] = value
    }
    let space = space(parts["colorSpace"], in: node, of: entry)
    let components = components(parts["components"], space: space, in: node, of: entry)
    let alpha = alpha(parts["alpha"], of: entry)
    let hex = hex(parts["hex"], of: entry)
    guard let space, components.count == 3, let alpha, !diagnostics[before...].hasErrors else {
      return .invalid
    }
    let value = ColorValue(space, components, alpha: alpha, hex: hex)
    guard let color = AnyColor(value) else {
      let fact = Diagnostic.Fact.unsupported("the color space '\(space.rawValue)'")
      report(fact, at: parts["colorSpace"] ?? node, of: entry, "/$value/colorSpace")
      return .invalid
    }
    return .color(TokenColor(.object(value), color: color))
  }

  private mutating func space(_ node: JSONNode?, in color: JSONNode, of entry: TokenEntry) -> TokenColorSpace?
  {
    guard let node else {
      report(.colorPart("colorSpace"), at: color, of: entry, "/$value")
      return nil
    }
    guard let text = node.string else {
      if node.kind != .object || node["$ref"] == nil {
        let fact = Diagnostic.Fact.propertyKind(name: "colorSpace", expected: "a string", found: node.kind)
        report(fact, at: node, of: entry, "/$value/colorSpace")
      }
      return nil
    }
    if let space = TokenColorSpace(rawValue: text) { return space }
    // 'rgb' is a letter away from 'srgb', but comes with numbers to 255: it has its own hint.
    let all = TokenColorSpace.allCases.map(\.rawValue)
    let nearest = text == "rgb" ? nil : Spelling.nearest(to: text, in: all)
    report(.colorSpace(text, nearest: nearest), at: node, of: entry, "/$value/colorSpace", skipping: 1)
    return nil
  }

  private mutating func components(
    _ node: JSONNode?, space: TokenColorSpace?, in color: JSONNode, of entry: TokenEntry
  ) -> [Double?] {
    guard let node else {
      report(.colorPart("components"), at: color, of: entry, "/$value")
      return []
    }
    guard node.kind == .array else {
      if node.kind != .object || node["$ref"] == nil {
        let fact = Diagnostic.Fact.propertyKind(name: "components", expected: "an array", found: node.kind)
        report(fact, at: node, of: entry, "/$value/components")
      }
      return []
    }
    let elements = Array(node.elements)
    guard elements.count == 3 else {
      report(.colorComponentCount(elements.count), at: node, of: entry, "/$value/components")
      return []
    }
    return elements.enumerated().map { index, element in
      if element.string == "none" { return nil }
      let suffix = "/$value/components/\(index)"
      guard let number = element.number else {
        if element.kind == .object, element["$ref"] != nil {
          report(.unsupported("'$ref' within a color"), at: element, of: entry, suffix)
        } else {
          let found = element.string.map { $0.quoted } ?? element.kind.words
          report(.colorComponentKind(index, found: found), at: element, of: entry, suffix)
        }
        return nil
      }
      if let space, !space.ranges[index].contains(number) {
        let text = element.numberText ?? ""
        report(
          .colorComponentRange(space: space, index: index, value: text), at: element, of: entry, suffix)
      }
      return number
    }
  }

  private mutating func alpha(_ node: JSONNode?, of entry: TokenEntry) -> Double? {
    guard let node else { return 1 }
    if let number = node.number, (0...1).contains(number) { return number }
    if node.kind == .object, node["$ref"] != nil { return nil }
    var pointer: String?
    if let text = node.string, case .path(let path) = ReferenceReader.curly(text, isColor: true) {
      pointer = "#\(path.pointer)/$value"
    }
    let found = node.numberText ?? node.string.map { "\"\($0)\"" } ?? node.kind.words
    report(.colorAlpha(found: found, pointer: pointer), at: node, of: entry, "/$value/alpha")
    return nil
  }

  private mutating func hex(_ node: JSONNode?, of entry: TokenEntry) -> String? {
    guard let node else { return nil }
    let text = node.string ?? node.kind.words
    let digits = text.utf8.dropFirst()
    if text.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0.isHexDigit }) { return text }
    if node.kind == .object, node["$ref"] != nil { return nil }
    report(.colorHexForm(text), at: node, of: entry, "/$value/hex")
    return nil
  }
}
