/// A small reader of style sheets, written from the standards and not from the emitter: rules, conditions, weights,
/// order and inheritance, as far as custom properties need them.
struct CSSReading {
  /// What a screen and a person have.
  struct Media {
    var isDark = false
    var isMoreContrast = false
    var isP3 = false
    /// Such a screen is one of Display P3 too.
    var isRec2020 = false
    var isForced = false

    func holds(_ condition: String) throws -> Bool {
      switch condition {
      case "(prefers-color-scheme: dark)": isDark
      case "(prefers-contrast: more)": isMoreContrast
      case "(color-gamut: p3)": isP3 || isRec2020
      case "(color-gamut: rec2020)": isRec2020
      case "(forced-colors: active)": isForced
      default: throw Fault(text: "unknown condition '\(condition)'")
      }
    }
  }

  /// The blocks whose rules hold as if they stood outside.
  private static let transparent = [
    "@supports (color: color(display-p3 0 0 0))", "@supports (color: color(rec2020 0 0 0))", "@layer base",
  ]

  struct Fault: Error { var text: String }

  private struct Rule {
    var conditions: [String]
    var selectors: [String]
    var declarations: [(name: String, value: String)]
  }

  private var rules: [Rule] = []

  init(_ text: String) throws {
    var text = Self.withoutComments(text)[...]
    try read(&text, conditions: [], isInner: false)
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private mutating func read(_ text: inout Substring, conditions: [String], isInner: Bool) throws {
    while true {
      text = text.drop { $0.isWhitespace }
      if text.isEmpty {
        if isInner { throw Fault(text: "a block isn't closed") }
        return
      }
      if text.first == "}" {
        guard isInner else { throw Fault(text: "a '}' too many") }
        text.removeFirst()
        return
      }
      guard let brace = text.firstIndex(of: "{") else { throw Fault(text: "no block after '\(text)'") }
      let prelude = text[..<brace].trimmed
      text = text[text.index(after: brace)...]
      if prelude.hasPrefix("@media ") {
        let asked = prelude.dropFirst(7).split(separator: " and ").map { String($0) }
        try read(&text, conditions: conditions + asked, isInner: true)
      } else if Self.transparent.contains(prelude) {
        try read(&text, conditions: conditions, isInner: true)
      } else {
        guard let end = text.firstIndex(of: "}") else { throw Fault(text: "a block isn't closed") }
        let declarations = try text[..<end].split(separator: ";").map { $0.trimmed }.filter { !$0.isEmpty }
          .map {
            guard let colon = $0.firstRange(of: ": ") else { throw Fault(text: "no declaration: '\($0)'") }
            return (name: Self.unescaped($0[..<colon.lowerBound]), value: String($0[colon.upperBound...]))
          }
        rules.append(
          Rule(
            conditions: conditions,
            // Tailwind writes its theme for the root, in a layer before the base.
            selectors: (prelude == "@theme" ? ":root" : prelude).split(separator: ",").map { $0.trimmed },
            declarations: declarations))
        text = text[text.index(after: end)...]
      }
    }
  }

  private static func unescaped(_ name: Substring) -> String {
    var result = ""
    var isEscape = false
    for character in name {
      if !isEscape, character == "\\" { isEscape = true; continue }
      isEscape = false
      result.append(character)
    }
    return result
  }

  /// What holds for an element: the root, or one inside it with the themes of the elements on the way.
  func values(root: String?, nested: [String], _ media: Media) -> [String: String] {
    let names = ([root] + nested).map { theme in
      theme.map { ["[data-theme]", "[data-theme=\"\($0)\"]"] as Set<String> } ?? []
    }
    return values(of: names, media)
  }

  /// What holds for the last of these elements, each of which is in the one before; each by the classes and attributes
  /// that it has, the first being the root.
  func values(of elements: [Set<String>], _ media: Media) -> [String: String] {
    var values: [String: String] = [:]
    for depth in elements.indices {
      var weights: [String: Int] = [:]
      for rule in rules {
        guard let holds = try? rule.conditions.allSatisfy(media.holds), holds else { continue }
        let weight = rule.selectors.compactMap { Self.weight(of: $0, Array(elements[...depth])) }.max()
        guard let weight else { continue }
        for (name, value) in rule.declarations where weight >= weights[name] ?? 0 {
          weights[name] = weight
          values[name] = value
        }
      }
    }
    return values
  }

  /// How much a selector weighs, in classes; `nil` when it doesn't fit the last of these elements.
  ///
  /// - SeeAlso: Selectors 4, “Calculating a selector's specificity”.
  private static func weight(of selector: String, _ elements: [Set<String>]) -> Int? {
    let compounds = selector.split(separator: " ").map(simple)
    guard let last = compounds.last, let own = elements.last else { return nil }
    guard fits(last, own, isRoot: elements.count == 1) else { return nil }
    // No selector here has more than two parts.
    if compounds.count > 1 {
      let above = elements.dropLast().enumerated()
      guard above.contains(where: { fits(compounds[0], $0.element, isRoot: $0.offset == 0) }) else {
        return nil
      }
    }
    return compounds.joined().count
  }

  private static func fits(_ compound: [String], _ element: Set<String>, isRoot: Bool) -> Bool {
    compound.allSatisfy { part in
      if part == ":root" { return isRoot }
      guard part.hasPrefix(":not("), part.hasSuffix(")") else { return element.contains(part) }
      return !element.contains(String(part.dropFirst(5).dropLast()))
    }
  }

  /// The parts of a compound selector: `:root:not(.a)[b="c"].d` has four.
  private static func simple(_ compound: Substring) -> [String] {
    var parts: [String] = []
    var depth = 0
    for character in compound {
      if depth == 0, ":.[".contains(character) { parts.append("") }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if parts.isEmpty { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(String(drop { $0.isWhitespace }.reversed()).drop { $0.isWhitespace }.reversed())
  }
}
