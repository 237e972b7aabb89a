/// A small reader of style sheets, written from the standards and not from the emitter: rules, conditions, weights,
/// order and inheritance, as far as custom properties need them.
struct CSSReading {
  /// What a screen and a person have.
  struct Media {
    var isDark = false
    var isMoreContrast = false
    var isP3 = false
    var isForced = false

    func holds(_ condition: String) throws -> Bool {
      switch condition {
      case "(prefers-color-scheme: dark)": isDark
      case "(prefers-contrast: more)": isMoreContrast
      case "(color-gamut: p3)": isP3
      case "(forced-colors: active)": isForced
      default: throw Fault(text: "unknown condition '\(condition)'")
      }
    }
  }

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
      } else if prelude == "@supports (color: color(display-p3 0 0 0))" || prelude == "@layer base" {
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
    var values: [String: String] = [:]
    for (depth, theme) in ([root] + nested).enumerated() {
      var weights: [String: Int] = [:]
      for rule in rules {
        guard let holds = try? rule.conditions.allSatisfy(media.holds), holds else { continue }
        let weight = rule.selectors.compactMap { Self.weight(of: $0, isRoot: depth == 0, theme) }.max()
        guard let weight else { continue }
        for (name, value) in rule.declarations where weight >= weights[name] ?? 0 {
          weights[name] = weight
          values[name] = value
        }
      }
    }
    return values
  }

  /// How much a selector weighs, in classes; `nil` when it doesn't fit.
  private static func weight(of selector: String, isRoot: Bool, _ theme: String?) -> Int? {
    switch selector {
    case ":root": isRoot ? 1 : nil
    case #":root:not([data-theme="light"])"#: isRoot && theme != "light" ? 2 : nil
    case ":root:root": isRoot ? 2 : nil
    case "[data-theme][data-theme]": theme != nil ? 2 : nil
    case #"[data-theme="light"]"#: theme == "light" ? 1 : nil
    case #"[data-theme="dark"]"#: theme == "dark" ? 1 : nil
    default: nil
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(String(drop { $0.isWhitespace }.reversed()).drop { $0.isWhitespace }.reversed())
  }
}
