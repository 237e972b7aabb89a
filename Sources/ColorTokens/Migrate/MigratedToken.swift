internal import ColorCore

/// A token of another format, before it has its place in a tree.
struct MigratedToken: Hashable, Sendable {
  /// The names that lead to it, as the file has them.
  var names: [String]
  /// What references to it are written as.
  var key: String
  var value: Value
  var description: String?
  var deprecation: Deprecation?
  /// What other tools have said of it, to be kept.
  var extensions: [JSONMember] = []
  var position: SourcePosition

  /// The name as a person knows it.
  var shownName: String { names.joined(separator: ".") }

  enum Value: Hashable, Sendable {
    case literal(TokenType, JSONValue)
    /// The key of another.
    case reference(String)
    /// One that is computed.
    case formula(MigratedFormula)

    /// The keys of the tokens that it comes from.
    var keys: [String] {
      switch self {
      case .literal: []
      case .reference(let key): [key]
      case .formula(let formula): formula.keys
      }
    }

    /// The value for a person.
    var words: String {
      switch self {
      case .literal(_, let value):
        MigratedValue.color(of: value).map { SRGB8(fitting: $0).hex } ?? JSONWriter.line.text(of: value)
      case .reference(let key): "{\(key)}"
      case .formula(let formula): formula.words ?? ""
      }
    }
  }

  /// That something isn't in the new file, or isn't there as it was.
  static func remark(_ message: String, _ hint: String? = nil, at position: SourcePosition) -> Diagnostic {
    Diagnostic(.other(Rule("migrated-partly"), .warning, message, hint: hint), at: position)
  }
}
