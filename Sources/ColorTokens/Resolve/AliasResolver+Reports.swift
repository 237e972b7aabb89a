internal import ColorCore

extension AliasResolver {
  mutating func report(
    _ fact: Diagnostic.Fact, of token: Token, by reference: TokenReference, related: [Diagnostic.Related] = []
  ) {
    var suffix = token.isOlderForm ? "/value" : "/$value"
    if reference.isPointer { suffix = token.node["$ref"] == nil ? "\(suffix)/$ref" : "/$ref" }
    diagnostics.append(
      Diagnostic(
        fact, level: document.strictness.level(of: fact),
        at: reference.node.document.source.position(at: reference.offset), token: token.path,
        pointer: token.path.pointer + suffix, related: related))
  }

  /// Names each ring once, beginning with the token that stands first.
  mutating func reportCycle(_ ring: [Int]) {
    guard let first = ring.indices.min(by: { ring[$0] < ring[$1] }) else { return }
    let tokens = (ring[first...] + ring[..<first]).map { document.tokens[$0] }
    guard case .reference(let reference) = tokens[0].value else { return }
    let related = tokens.dropFirst().prefix(10).map { token in
      Diagnostic.Related("\(token.path.text.quoted) stands here", at: token.position)
    }
    report(.referenceCycle(tokens.map(\.path)), of: tokens[0], by: reference, related: related)
  }

  /// Tells a token that leads to a ring together with it, and not as an error of its own. Of many the first are told.
  mutating func tell(_ token: Token, dependsOn ring: Int, at index: Int) {
    rings[index] = ring
    guard diagnostics[ring].related.count < 20 else { return }
    diagnostics[ring].related.append(
      Diagnostic.Related("\(token.path.text.quoted) has no value because of it", at: token.position))
  }

  mutating func reportMissing(_ reference: TokenReference, of token: Token) {
    let path = reference.target
    let trimmed = path.names.map { $0.trimmingSpaces }.joined(separator: ".")
    if !reference.isPointer, trimmed != path.text {
      // White space is part of a name, and no such name exists.
      return report(.referenceSyntax(reference.text, fixed: "{\(trimmed)}"), of: token, by: reference)
    }
    let nearest = nearest(to: path)
    if reference.isPointer {
      report(
        .pointerMissing(reference.text, nearest: nearest.first.map { "#\($0.pointer)" }), of: token,
        by: reference)
    } else {
      report(.referenceMissing(path, nearest: nearest), of: token, by: reference)
    }
  }

  /// The tokens that may have been meant: the nearest by the whole name, then those with the same last names.
  ///
  /// After twenty searches no more is looked for: with a file that has gone astray as a whole, each would cost
  /// time in the number of tokens.
  private mutating func nearest(to path: TokenPath) -> [TokenPath] {
    suggestions += 1
    guard suggestions <= 20 else { return [] }
    var result: [TokenPath] = []
    if let name = Spelling.nearest(to: path.text, in: document.tokens.lazy.map(\.path.text)) {
      result.append(TokenPath(name))
    }
    let suffix = "." + path.text
    let longer = document.tokens.lazy.map(\.path).filter { $0.text.hasSuffix(suffix) }
    for candidate in longer.prefix(2) where !result.contains(candidate) { result.append(candidate) }
    return result
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmingSpaces: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
