/// Follows the references of a document, each once, without recursion.
struct AliasResolver {
  let document: TokenDocument
  var diagnostics: [Diagnostic] = []
  /// How often near names were looked for, which takes time in the number of tokens.
  var suggestions = 0
  private var states: [State]

  private enum State {
    case unseen
    case open
    case done(TokenType, ResolvedValue)
    case failed
  }

  init(_ document: TokenDocument) {
    self.document = document
    states = Array(repeating: .unseen, count: document.tokens.count)
  }

  mutating func resolve() -> ResolvedTokens {
    for start in document.tokens.indices { follow(from: start) }
    var tokens: [ResolvedToken] = []
    var unresolved: [TokenPath] = []
    tokens.reserveCapacity(states.count)
    for (index, token) in document.tokens.enumerated() {
      guard case .done(let type, let value) = states[index] else {
        unresolved.append(token.path)
        continue
      }
      var alias: TokenPath?
      if case .reference(let reference) = token.value { alias = reference.target }
      tokens.append(ResolvedToken(token: token, type: type, value: value, alias: alias))
    }
    return ResolvedTokens(
      document: document, tokens: tokens, unresolved: unresolved,
      diagnostics: (document.diagnostics + diagnostics).ordered(by: document.sources))
  }

  /// Walks along the chain that begins at a token until something is known, then back.
  private mutating func follow(from start: Int) {
    var chain: [Int] = []
    var current = start
    while case .unseen = states[current] {
      chain.append(current)
      states[current] = .open
      guard case .reference(let reference) = document.tokens[current].value else {
        states[current] = own(document.tokens[current])
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
      for index in chain[first...] { states[index] = .failed }
    }
    for index in chain.reversed() {
      guard case .open = states[index], case .reference(let reference) = document.tokens[index].value,
        let target = document.tokenIndex[reference.target]
      else { continue }
      states[index] = passed(states[target], to: document.tokens[index], by: reference)
    }
  }

  /// The state of a token with its own value. Reading has made sure that it has a type.
  private func own(_ token: Token) -> State {
    guard let type = token.ownType ?? token.groupType else { return .failed }
    return switch token.value {
    case .color(let color): .done(type, .color(color))
    case .number(let number): .done(type, .number(number))
    case .other(let node): .done(type, .other(node))
    case .reference, .invalid: .failed
    }
  }

  /// The state of a token whose target has that state. The target's type goes before the group's.
  private mutating func passed(_ state: State, to token: Token, by reference: TokenReference) -> State {
    guard case .done(let type, let value) = state else { return .failed }
    if let own = token.ownType, own != type {
      report(.referenceType(reference.target, expected: own, found: type), of: token, by: reference)
      return .failed
    }
    return .done(type, value)
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
