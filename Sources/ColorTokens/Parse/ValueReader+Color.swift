internal import ColorCore

extension ValueReader {
  /// A color: an object of the format, or CSS text with a warning. Parts of it may be references.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - suffix: Where it stands, behind the token's path: `/$value` as a rule.
  mutating func color(_ node: JSONNode, _ suffix: String = "/$value") -> TokenColor? {
    switch node.kind {
    case .string: return colorText(node, suffix)
    case .object: return colorObject(node, suffix)
    default:
      report(.valueKind(.color, found: node.kind), at: node, suffix)
      return nil
    }
  }

  private mutating func colorText(_ node: JSONNode, _ suffix: String) -> TokenColor? {
    let text = node.string ?? ""
    do throws(ColorSyntaxError) {
      let color = try AnyColor(css: text)
      report(.colorString(text), at: node, suffix, skipping: 1)
      return TokenColor(.css(text), color: color)
    } catch {
      // With an escape in it, bytes of the text and of the file don't count alike.
      let isPlain = node.endOffset - node.offset == text.utf8.count + 2
      let place = 1 + (isPlain ? error.offset : 0)
      if case .unsupported(let what) = error.reason {
        report(.unsupported(what), at: node, suffix, skipping: place)
      } else {
        report(.colorText(text, reason: error.description), at: node, suffix, skipping: place)
      }
      return nil
    }
  }

  /// A part of a color: where it is written, and what stands there.
  private typealias Part = (written: JSONNode, value: JSONNode)

  private mutating func colorObject(_ node: JSONNode, _ suffix: String) -> TokenColor? {
    let before = diagnostics.count
    var spacePart: Part?, componentsPart: Part?, alphaPart: Part?, hexPart: Part?
    var isWhole = true
    for (nameNode, value) in node.members {
      let part = follow(value).map { (written: value, value: $0) }
      switch nameNode.string ?? "" {
      case "colorSpace": spacePart = part
      case "components": componentsPart = part
      case "alpha": alphaPart = part
      case "hex": hexPart = part
      case let name:
        let known = ["colorSpace", "components", "alpha", "hex"]
        let nearest = name == "channels" ? "components" : Spelling.nearest(to: name, in: known)
        report(.colorMember(name, nearest: nearest), at: nameNode, suffix)
        continue
      }
      if part == nil { isWhole = false }
    }
    // What can't be followed isn't missing.
    guard isWhole else { return nil }
    let space = space(spacePart, in: node, suffix)
    let components = components(componentsPart, space: space, in: node, suffix)
    let alpha = alpha(alphaPart, suffix)
    let hex = hex(hexPart, suffix)
    guard let space, let components, let alpha, !diagnostics[before...].hasErrors else { return nil }
    let value = ColorValue(space, components, alpha: alpha, hex: hex)
    guard let color = AnyColor(value) else {
      let fact = Diagnostic.Fact.unsupported("the color space '\(space.rawValue)'")
      report(fact, at: spacePart?.written ?? node, "\(suffix)/colorSpace")
      return nil
    }
    return TokenColor(.object(value), color: color)
  }

  private mutating func space(_ part: Part?, in color: JSONNode, _ suffix: String) -> TokenColorSpace? {
    guard let part else {
      report(.colorPart("colorSpace"), at: color, suffix)
      return nil
    }
    guard let text = part.value.string else {
      let fact = Diagnostic.Fact.propertyKind(
        name: "colorSpace", expected: "a string", found: part.value.kind)
      report(fact, at: part.written, "\(suffix)/colorSpace")
      return nil
    }
    if let space = TokenColorSpace(rawValue: text) { return space }
    // 'rgb' is a letter away from 'srgb', but comes with numbers to 255: it has its own hint.
    let all = TokenColorSpace.allCases.map(\.rawValue)
    let nearest = text == "rgb" ? nil : Spelling.nearest(to: text, in: all)
    report(.colorSpace(text, nearest: nearest), at: part.written, "\(suffix)/colorSpace", skipping: 1)
    return nil
  }

  private mutating func components(
    _ part: Part?, space: TokenColorSpace?, in color: JSONNode, _ suffix: String
  ) -> [Double?]? {
    guard let part else {
      report(.colorPart("components"), at: color, suffix)
      return nil
    }
    guard part.value.kind == .array else {
      let fact = Diagnostic.Fact.propertyKind(
        name: "components", expected: "an array", found: part.value.kind)
      report(fact, at: part.written, "\(suffix)/components")
      return nil
    }
    let isPlain = part.written.isSameNode(as: part.value)
    var components: [Double?] = []
    var count = 0
    var isWhole = true
    for element in part.value.elements {
      defer { count += 1 }
      guard count < 3 else { continue }
      guard let value = follow(element) else {
        isWhole = false
        continue
      }
      components.append(
        component(value, count, space, at: isPlain ? element : part.written, "\(suffix)/components/\(count)"))
    }
    guard count == 3 else {
      report(.colorComponentCount(count), at: part.written, "\(suffix)/components")
      return nil
    }
    return isWhole ? components : nil
  }

  /// A component; `nil` for none, and for one that is refused.
  private mutating func component(
    _ value: JSONNode, _ index: Int, _ space: TokenColorSpace?, at place: JSONNode, _ suffix: String
  ) -> Double? {
    guard let number = value.number else {
      if value.string == "none" { return nil }
      let found = value.string.map { $0.quoted } ?? value.kind.words
      report(.colorComponentKind(index, found: found), at: place, suffix)
      return nil
    }
    if let space, !space.ranges[index].contains(number) {
      let text = value.numberText ?? ""
      report(.colorComponentRange(space: space, index: index, value: text), at: place, suffix)
    }
    return number
  }

  private mutating func alpha(_ part: Part?, _ suffix: String) -> Double? {
    guard let part else { return 1 }
    let node = part.value
    if let number = node.number, (0...1).contains(number) { return number }
    var pointer: String?
    if let text = node.string, case .path(let path) = ReferenceReader.curly(text, isColor: true) {
      pointer = "#\(path.pointer)/$value"
    }
    let found = node.numberText ?? node.string.map { "\"\($0)\"" } ?? node.kind.words
    report(.colorAlpha(found: found, pointer: pointer), at: part.written, "\(suffix)/alpha")
    return nil
  }

  private mutating func hex(_ part: Part?, _ suffix: String) -> String? {
    guard let part else { return nil }
    let text = part.value.string ?? part.value.kind.words
    let digits = text.utf8.dropFirst()
    if text.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0.isHexDigit }) { return text }
    report(.colorHexForm(text), at: part.written, "\(suffix)/hex")
    return nil
  }
}
