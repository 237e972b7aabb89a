/// One thing that a run found: a fault of a file, or a requirement that isn't met.
public struct Finding: Hashable, Sendable {
  /// The rule, by its id.
  public var rule: Rule
  /// How bad it is.
  public var level: Diagnostic.Level
  /// What was found, without a full stop.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// The token that it is about.
  public var token: TokenPath?
  /// The base of the set of states that it is about.
  public var set: TokenPath?
  /// The permutation in which it was found; empty for a fault of a file.
  public var permutation: Permutation
  /// Where it is.
  public var position: SourcePosition?
  /// The value, as a JSON Pointer.
  public var pointer: String?
  /// What was measured.
  public var data: Measurement?
  /// Why it is let pass, where a baseline knows it; its level is then `note`.
  public var excuse: Excuse?

  /// What a baseline says of a finding that it knows.
  public struct Excuse: Hashable, Sendable {
    /// Why it is let pass, in the author's words.
    public var reason: String
    /// How bad it would be otherwise.
    public var level: Diagnostic.Level
  }

  /// A value that was measured, and what was asked.
  public struct Measurement: Hashable, Sendable {
    /// `wcag2`, `apca`, `deltaEOK` or `lightness`.
    public var metric: String
    /// What was found.
    public var value: Double
    /// The least that was asked for.
    public var minimum: Double
    /// The color that it was held against, as `#rrggbb`, or its token.
    public var against: String
    /// The state.
    public var state: String

    /// Whether WCAG exempts what was measured: the contrast of what can't be used now (SC 1.4.3 and 1.4.11). Such a
    /// value never passes by the standard, and never fails by it.
    public var isExempt: Bool { metric == "wcag2" && state == "disabled" }

    /// How much of what was asked is there: below 1 it falls short.
    public var share: Double { minimum == 0 ? 1 : value / minimum }
  }

  init(
    _ rule: String, _ level: Diagnostic.Level, _ message: String, hint: String? = nil,
    token: TokenPath? = nil,
    in permutation: Permutation = Permutation(), at position: SourcePosition? = nil, data: Measurement? = nil
  ) {
    self.rule = Rule(rule)
    self.level = level
    self.message = message
    self.hint = hint
    self.token = token
    self.permutation = permutation
    self.position = position
    self.pointer = token?.pointer
    self.data = data
  }

  /// A finding that isn't of a file's content.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - level: How bad it is.
  ///   - message: What was found, without a full stop.
  ///   - hint: What to do about it.
  ///   - position: Where it is, if anywhere.
  public init(
    _ rule: Rule, _ level: Diagnostic.Level, _ message: String, hint: String? = nil,
    at position: SourcePosition? = nil
  ) {
    self.init(rule.rawValue, level, message, hint: hint, at: position)
  }

  /// A diagnostic of reading or resolving.
  public init(_ diagnostic: Diagnostic, in permutation: Permutation = Permutation()) {
    self.init(
      diagnostic.rule.rawValue, diagnostic.level, diagnostic.message, hint: diagnostic.hint,
      token: diagnostic.token,
      in: permutation, at: diagnostic.position)
    pointer = diagnostic.pointer ?? diagnostic.token?.pointer
  }
}

extension Sequence<Finding> {
  /// Whether any of them is an error.
  public var hasErrors: Bool { contains { $0.level == .error } }

  /// How many there are of a level.
  public func count(of level: Diagnostic.Level) -> Int { reduce(0) { $0 + ($1.level == level ? 1 : 0) } }

  /// Faults of files first, in their order; then what was measured, the farthest from what was asked first.
  public func worstFirst() -> [Finding] {
    enumerated().sorted { a, b in
      let x = a.element.data?.share ?? -1, y = b.element.data?.share ?? -1
      let p = rank(a.element.level), q = rank(b.element.level)
      return (p, x, a.offset) < (q, y, b.offset)
    }.map(\.element)
  }

  private func rank(_ level: Diagnostic.Level) -> Int {
    switch level {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
