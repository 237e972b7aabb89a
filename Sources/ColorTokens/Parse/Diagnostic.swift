/// One fault or remark about an input: facts, and the place.
///
/// The words come from the facts, in `DiagnosticText.swift`.
public struct Diagnostic: Error, Hashable, Sendable {
  /// What was found.
  public var fact: Fact
  /// How bad it is.
  public var level: Level
  /// Where it was found.
  public var position: SourcePosition
  /// The token or group that it is about.
  public var token: TokenPath?
  /// The value that it is about, as a JSON Pointer.
  public var pointer: String?
  /// Other places that belong to it.
  public var related: [Related]
  /// The permutations that it is found in, where it isn't found in all: `theme=dark`. Empty otherwise.
  public var scope = ""

  /// How bad a finding is.
  public enum Level: String, Hashable, Sendable {
    /// The input can't be used.
    case error
    /// The input can be used, and should be mended.
    case warning
    /// A remark.
    case note
  }

  /// Another place, and what is there.
  public struct Related: Hashable, Sendable {
    /// What is there, as a phrase.
    public var label: String
    /// Where.
    public var position: SourcePosition

    /// A place made of its parts.
    public init(_ label: String, at position: SourcePosition) {
      self.label = label
      self.position = position
    }
  }

  /// A finding made of its parts; without a level, the fact's own.
  public init(
    _ fact: Fact, level: Level? = nil, at position: SourcePosition, token: TokenPath? = nil,
    pointer: String? = nil, related: [Related] = []
  ) {
    self.fact = fact
    self.level = level ?? fact.level
    self.position = position
    self.token = token
    self.pointer = pointer
    self.related = related
  }

  /// A fault in JSON, with its place in the text.
  public init(_ error: JSONError, in source: SourceText) {
    var related: [Related] = []
    if case .duplicateKey(_, let first) = error.reason {
      related.append(Related("first here", at: source.position(at: first)))
    }
    // The names up to the first property of the format are the token's.
    let names = error.path.prefix { !$0.hasPrefix("$") || $0 == "$root" }
    self.init(
      .json(error.reason), at: source.position(at: error.offset),
      token: names.isEmpty ? nil : TokenPath(names: names),
      pointer: error.path.map { "/" + TokenPath.escaped($0) }.joined(), related: related)
  }

  /// The rule that was broken.
  public var rule: Rule { fact.rule }
  /// What is wrong, without a full stop.
  public var message: String { fact.message + (scope.isEmpty ? "" : " in \(scope)") }
  /// What to do about it, or what was expected; `nil` when the message says all.
  public var hint: String? { fact.hint }
}

extension Sequence<Diagnostic> {
  /// Whether any of them is an error.
  public var hasErrors: Bool { contains { $0.level == .error } }
}
