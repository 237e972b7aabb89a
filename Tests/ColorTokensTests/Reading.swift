import ColorTokens

/// Short ways to read a token file in a test.
enum Reading {
  /// The resolved tokens of one file named `t.json`.
  static func resolved(_ text: String, _ strictness: Strictness = .normal) -> ResolvedTokens {
    TokenDocument([SourceText(file: "t.json", text: text)], strictness: strictness).resolved()
  }

  /// All that is said about a file, as a person sees it.
  static func rendered(_ text: String, _ strictness: Strictness = .normal) -> String {
    let tokens = resolved(text, strictness)
    return tokens.diagnostics.map { $0.rendered(in: tokens.document.source(of: $0.position)) }.joined()
  }

  /// `line:column rule` for each finding.
  static func places(_ tokens: ResolvedTokens) -> [String] {
    tokens.diagnostics.map { "\($0.position.line):\($0.position.column) \($0.rule)" }
  }
}
