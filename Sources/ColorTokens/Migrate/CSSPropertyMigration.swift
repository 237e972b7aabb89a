internal import ColorCore

/// Reads the custom properties of a style sheet.
///
/// Only as much of CSS is read as that takes: comments, strings, blocks and declarations (CSS Syntax 3).
struct CSSPropertyMigration {
  private(set) var diagnostics: [Diagnostic] = []
  private let source: SourceText

  /// A declaration, and the selector and rules that it stands in.
  private struct Declaration {
    var scope: String
    var name: String
    var value: String
    var offset: Int
  }

  init(_ source: SourceText) { self.source = source }

  mutating func tokens(mode: String?) throws(Migration.Failure) -> [MigratedToken] {
    let all = declarations()
    var scopes: [String: (count: Int, offset: Int)] = [:]
    var order: [String] = []
    var last: [String: Int] = [:]
    var tokens: [MigratedToken] = []
    for declaration in all {
      if scopes[declaration.scope] == nil { order.append(declaration.scope) }
      scopes[declaration.scope, default: (0, declaration.offset)].count += 1
      guard mode.map({ declaration.scope == $0 }) ?? Self.isRoot(declaration.scope) else { continue }
      let position = source.position(at: declaration.offset)
      guard let value = value(declaration.value) else {
        diagnostics.append(
          MigratedToken.remark(
            "'--\(declaration.name)' is left out: the format has no form for this value", at: position))
        continue
      }
      let token = MigratedToken(
        names: [declaration.name], key: declaration.name, value: value, description: nil, deprecation: nil,
        position: position)
      // As in CSS, the last declaration counts.
      if let index = last[declaration.name] {
        tokens[index] = token
      } else {
        last[declaration.name] = tokens.count
        tokens.append(token)
      }
    }
    if let mode, scopes[mode] == nil { throw .mode(mode, known: order) }
    for scope in order where mode.map({ scope != $0 }) ?? !Self.isRoot(scope) {
      guard let (count, offset) = scopes[scope] else { continue }
      diagnostics.append(
        MigratedToken.remark(
          "\(count) \(count == 1 ? "property" : "properties") of '\(scope)' left out",
          "migrate them by themselves, with '--mode'", at: source.position(at: offset)))
    }
    return tokens
  }

  private static func isRoot(_ scope: String) -> Bool {
    let names = [":root", ":host", "html", "@theme"]
    let parts = scope.split(separator: ",").map { part in
      part.split(separator: " ").filter { $0 != "@layer" }
    }
    return !parts.isEmpty
      && parts.allSatisfy { words in words.last.map { names.contains(String($0)) } ?? false }
      && !scope.contains("@media") && !scope.contains("@supports")
  }

  private func value(_ text: String) -> MigratedToken.Value? {
    if text.hasPrefix("var(--"), text.hasSuffix(")") {
      let inner = text.dropFirst(6).dropLast()
      // A fallback has no form; what it stands in for is there.
      let name = inner.prefix { $0 != "," && $0 != ")" }.filter { !$0.isWhitespace }
      return name.count == inner.count || inner.dropFirst(name.count).first == "," ? .reference(name) : nil
    }
    return MigratedValue.literal(text, type: nil).map { .literal($0.0, $0.1) }
  }

  // MARK: Reading

  private func declarations() -> [Declaration] {
    let bytes = source.bytes
    var declarations: [Declaration] = []
    var scopes: [String] = []
    var text: [UInt8] = []
    var start = 0
    var depth = 0
    var at = source.hasByteOrderMark ? 3 : 0
    func end() {
      if let found = Self.declaration(text, at: start, in: scopes) { declarations.append(found) }
      text = []
    }
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "/") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*"):
        // Behind the first that could end it: `/*/` doesn't.
        at += 3
        while at < bytes.count, !(bytes[at - 1] == UInt8(ascii: "*") && bytes[at] == UInt8(ascii: "/")) {
          at += 1
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        text.append(byte)
        at += 1
        while at < bytes.count, bytes[at] != byte {
          if bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count {
            text.append(bytes[at])
            at += 1
          }
          text.append(bytes[at])
          at += 1
        }
        text.append(byte)
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        depth = max(0, depth + (byte == UInt8(ascii: "(") ? 1 : -1))
        text.append(byte)
      case UInt8(ascii: "{") where depth == 0:
        scopes.append(Self.collapsed(text))
        text = []
      case UInt8(ascii: "}") where depth == 0:
        end()
        _ = scopes.popLast()
      case UInt8(ascii: ";") where depth == 0: end()
      default:
        if text.isEmpty {
          if byte > 0x20 {
            start = at
            text.append(byte)
          }
        } else {
          text.append(byte)
        }
      }
      at += 1
    }
    return declarations
  }

  private static func declaration(_ text: [UInt8], at offset: Int, in scopes: [String]) -> Declaration? {
    let text = String(decoding: text, as: UTF8.self)
    guard text.hasPrefix("--"), let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].dropFirst(2).filter { !$0.isWhitespace && $0 != "\\" }
    let value = collapsed(Array(text[text.index(after: colon)...].utf8))
    guard !name.isEmpty, !value.isEmpty else { return nil }
    return Declaration(scope: scopes.joined(separator: " "), name: name, value: value, offset: offset)
  }

  /// The text with each run of white space as one space, and none around it.
  private static func collapsed(_ text: [UInt8]) -> String {
    String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
