/// Follows the references of a document, each once, without recursion.
struct AliasResolver {
  let document: TokenDocument
  var diagnostics: [Diagnostic] = []
  /// How often near names were looked for, which takes time in the number of tokens.
  var suggestions = 0
  /// The finding about the ring that a token is part of or leads to, by the token.
  var rings: [Int: Int] = [:]
  private var states: [State]
  /// The values with references inside them, once those are followed, by the token that has it.
  private var composed: [Int: ResolvedValue] = [:]

  private enum State {
    case unseen
    case open
    /// The type, and the token that has the value.
    case done(TokenType, origin: Int)
    case failed
  }

  init(_ document: TokenDocument) {
    self.document = document
    states = Array(repeating: .unseen, count: document.tokens.count)
  }

  mutating func resolve() -> ResolvedTokens {
    for start in document.tokens.indices { follow(from: start) }
    let inner = readComposed()
    var tokens: [ResolvedToken] = []
    var unresolved: [TokenPath] = []
    tokens.reserveCapacity(states.count)
    for (index, token) in document.tokens.enumerated() {
      guard case .done(let type, let origin) = states[index], let value = value(at: origin) else {
        unresolved.append(token.path)
        continue
      }
      var alias: TokenPath?
      if case .reference(let reference) = token.value { alias = reference.target }
      tokens.append(ResolvedToken(token: token, type: type, value: value, alias: alias))
    }
    return ResolvedTokens(
      document: document, tokens: tokens, unresolved: unresolved, innerTargets: inner,
      diagnostics: (document.diagnostics + diagnostics).judged(by: document.strictness)
        .ordered(by: document.sources))
  }

  /// Reads the values with references inside them, now that all types are known. Gives the tokens that they refer to.
  private mutating func readComposed() -> Set<TokenPath> {
    let places = document.tokens.indices.filter {
      if case .composed = document.tokens[$0].value { true } else { false }
    }
    guard !places.isEmpty else { return [] }
    let states = states
    let locator = ReferenceLocator(document) { index in
      if case .done(let type, _) = states[index] { type } else { nil }
    }
    for index in places {
      let token = document.tokens[index]
      guard case .composed(let type, let node) = token.value else { continue }
      var reader = ValueReader(strictness: document.strictness, path: token.path, locator: locator)
      // A string is the whole value: the inside of another token.
      guard let value = node.kind == .string ? locator.value(of: node, in: token.path) : node else {
        continue
      }
      composed[index] = reader.value(value, type)
      diagnostics += reader.diagnostics
      if case .other(let written)? = composed[index] {
        composed[index] = locator.literal(of: written, in: token.path).map { .other($0) }
      }
    }
    diagnostics += locator.diagnostics
    return locator.referenced
  }

  /// Walks along the chain that begins at a token until something is known, then back.
  private mutating func follow(from start: Int) {
    var chain: [Int] = []
    var current = start
    while case .unseen = states[current] {
      chain.append(current)
      states[current] = .open
      guard case .reference(let reference) = document.tokens[current].value else {
        states[current] = own(current)
        break
      }
      guard let target = target(of: reference, at: current) else {
        states[current] = .failed
        break
      }
      current = target
    }
    // A token of this very chain was met again: from there on the chain is a ring.
    if case .open = states[current], let first = chain.firstIndex(of: current) {
      reportCycle(Array(chain[first...]))
      for index in chain[first...] {
        states[index] = .failed
        rings[index] = diagnostics.count - 1
      }
    }
    for index in chain.reversed() {
      guard case .open = states[index], case .reference(let reference) = document.tokens[index].value,
        let target = document.tokenIndex[reference.target]
      else { continue }
      states[index] = passed(states[target], to: document.tokens[index], by: reference)
      if let ring = rings[target] { tell(document.tokens[index], dependsOn: ring, at: index) }
    }
  }

  /// The state of a token with its own value. Reading has made sure that it has a type.
  private func own(_ index: Int) -> State {
    let token = document.tokens[index]
    switch token.value {
    case .composed(let type, _): return .done(type, origin: index)
    case .reference, .invalid: return .failed
    case .color, .number, .other:
      return (token.ownType ?? token.groupType).map { .done($0, origin: index) } ?? .failed
    }
  }

  /// The value of a token that has one of its own.
  private func value(at origin: Int) -> ResolvedValue? {
    switch document.tokens[origin].value {
    case .color(let color): .color(color)
    case .number(let number): .number(number)
    case .other(let node): .other(node)
    case .composed: composed[origin]
    case .reference, .invalid: nil
    }
  }

  /// The state of a token whose target has that state. The target's type goes before the group's.
  private mutating func passed(_ state: State, to token: Token, by reference: TokenReference) -> State {
    guard case .done(let type, let origin) = state else { return .failed }
    if let own = token.ownType, own != type {
      report(.referenceType(reference.target, expected: own, found: type), of: token, by: reference)
      return .failed
    }
    return .done(type, origin: origin)
  }

  private mutating func target(of reference: TokenReference, at index: Int) -> Int? {
    if let target = document.tokenIndex[reference.target] { return target }
    let token = document.tokens[index]
    if document.groupIndex[reference.target] != nil {
      let root = reference.target.appending("$root")
      let hasRoot = document.tokenIndex[root] != nil
      report(.referenceToGroup(reference.target, hasRoot: hasRoot), of: token, by: reference)
    } else if document.documents.count == document.sources.count {
      reportMissing(reference, of: token)
    }
    // In a file that couldn't be read the target may well stand: its error is enough.
    return nil
  }
}
