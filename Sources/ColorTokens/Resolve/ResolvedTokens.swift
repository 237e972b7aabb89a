/// The tokens of a document with their references followed.
public struct ResolvedTokens: Sendable {
  /// The document.
  public let document: TokenDocument
  /// The tokens that have a value, in the order of the document.
  public let tokens: [ResolvedToken]
  /// The tokens that have none, because they, or what they refer to, are faulty. Each has a diagnostic or
  /// leads to one that has.
  public let unresolved: [TokenPath]
  /// Everything that was found, reading and resolving, in the order of the files and their lines.
  public let diagnostics: [Diagnostic]

  /// The tokens that are referred to from the inside of values.
  let innerTargets: Set<TokenPath>

  private let index: [TokenPath: Int]

  init(
    document: TokenDocument, tokens: [ResolvedToken], unresolved: [TokenPath], innerTargets: Set<TokenPath>,
    diagnostics: [Diagnostic]
  ) {
    self.innerTargets = innerTargets
    self.document = document
    self.tokens = tokens
    self.unresolved = unresolved
    self.diagnostics = diagnostics
    self.index = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { ($1.path, $0) })
  }

  /// The groups of the document.
  public var groups: [TokenGroup] { document.groups }

  /// Whether anything found is an error.
  public var hasErrors: Bool { diagnostics.hasErrors }

  /// The token of that name, or `nil` when there is none with a value.
  public subscript(path: TokenPath) -> ResolvedToken? { index[path].map { tokens[$0] } }

  /// The same with more tokens, whose values came later; all of them, in the order of the document.
  func adding(_ all: [ResolvedToken]) -> ResolvedTokens {
    ResolvedTokens(
      document: document, tokens: all, unresolved: unresolved, innerTargets: innerTargets,
      diagnostics: diagnostics)
  }

  /// Where the token of that name stands among the tokens, or `nil`.
  func place(of path: TokenPath) -> Int? { index[path] }

  /// The number of the token of that name, or `nil`.
  func number(of path: TokenPath) -> Double? { index[path].flatMap { tokens[$0].number } }

  /// The tokens that a token refers to, one after the other; the last has the value. Empty when the token has
  /// its own.
  ///
  /// - Complexity: O(*n*) in the length.
  public func chain(of path: TokenPath) -> [TokenPath] {
    var chain: [TokenPath] = []
    var next = self[path]?.alias
    while let path = next {
      chain.append(path)
      next = self[path]?.alias
    }
    return chain
  }
}

extension TokenDocument {
  /// The tokens with their references followed.
  ///
  /// - Complexity: O(*n*) in the tokens, however long the chains of references are.
  public func resolved() -> ResolvedTokens {
    var resolver = AliasResolver(self)
    return resolver.resolve()
  }
}
