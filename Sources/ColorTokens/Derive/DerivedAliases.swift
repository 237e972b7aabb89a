internal import ColorDerivation

/// The references to colors that derivation makes or moves: the same in every permutation of the same files.
///
/// A reference to a base has the color that the base has in the end, and not the one that is written where the base was
/// moved. A reference to a state that no file has gets its value when the state is made.
struct DerivedAliases: Sendable {
  /// Tokens that have no value before the states are made, in the order of the document.
  private let waiting: [Token]
  /// The derived color at the end of the references of each token that has no value of its own.
  private let madeBehind: [TokenPath: TokenPath]
  /// The base that is first met along the references of each other token.
  private let baseBehind: [TokenPath: TokenPath]
  /// The tokens that have a set, and those that belong to one.
  private let bases: Set<TokenPath>
  private let members: Set<TokenPath>
  /// What can't wait for a color.
  private let faults: [Diagnostic]

  /// - Parameters:
  ///   - tokens: The tokens of the document.
  ///   - requests: All that is derived from them.
  init(_ tokens: ResolvedTokens, _ requests: [DerivationRequest]) {
    guard !requests.isEmpty else {
      (waiting, madeBehind, baseBehind, bases, members, faults) = ([], [:], [:], [], [], [])
      return
    }
    let document = tokens.document
    let bases = Set(requests.map(\.base)), made = requests.derivedPaths
    let members = made.union(bases)
    let without = tokens.unresolved.compactMap { document[$0] }.filter { $0.reference != nil }
    let unmade = without.isEmpty ? [] : made.filter { document[$0] == nil }
    let madeBehind = DerivedAliases.ends(
      without.map { ($0.path, $0.reference?.target) }, from: unmade, notBeyond: [])
    (self.bases, self.members, self.madeBehind) = (bases, members, madeBehind)
    waiting = without.filter { madeBehind[$0.path] != nil && !members.contains($0.path) }
    baseBehind = DerivedAliases.ends(
      tokens.tokens.lazy.map { ($0.path, $0.alias) }, from: bases, notBeyond: bases)
    let refused = without.filter { token in
      members.contains(token.path) && madeBehind[token.path] != nil
        // Who refers to the color itself is told where that is missing.
        && token.reference.map { !unmade.contains($0.target) } == true
    }
    faults =
      refused.map { $0.refused("as what another is made from") }
      + waiting.filter { tokens.innerTargets.contains($0.path) }.map { $0.refused("inside of a value") }
      + waiting.compactMap(DerivedAliases.typeFault(of:))
  }

  /// Where the references of tokens lead among some colors, by the token.
  ///
  /// - Parameters:
  ///   - references: The tokens, and what each refers to.
  ///   - colors: Where they may lead.
  ///   - last: Tokens that others lead to no farther than to these.
  private static func ends(
    _ references: some Sequence<(path: TokenPath, target: TokenPath?)>,
    from colors: some Sequence<TokenPath>, notBeyond last: Set<TokenPath>
  ) -> [TokenPath: TokenPath] {
    var dependents: [TokenPath: [TokenPath]] = [:]
    for (path, target) in references {
      if let target { dependents[target, default: []].append(path) }
    }
    guard !dependents.isEmpty else { return [:] }
    var ends: [TokenPath: TokenPath] = [:]
    for color in colors {
      var open = dependents[color] ?? []
      while let path = open.popLast() {
        ends[path] = color
        if !last.contains(path) { open += dependents[path] ?? [] }
      }
    }
    return ends
  }

  /// The base that a token refers to, directly or through others; `nil` where it refers to none.
  func base(behind path: TokenPath) -> TokenPath? { baseBehind[path] }

  /// Whether a token gets its value only when a state is made.
  func isWaiting(_ path: TokenPath) -> Bool { madeBehind[path] != nil && !members.contains(path) }

  /// The same faults without those of tokens that only wait for their color, and with those of tokens that can't.
  func excusing(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if waiting.isEmpty && faults.isEmpty { return diagnostics }
    return diagnostics.filter { !($0.isAboutMissing && $0.token.map(isWaiting) == true) } + faults
  }

  /// That a token waits for a color and says that it is of another type.
  private static func typeFault(of token: Token) -> Diagnostic? {
    guard let type = token.ownType, type != .color, let target = token.reference?.target else { return nil }
    return Diagnostic(
      .referenceType(target, expected: type, found: .color), at: token.position, token: token.path)
  }

  /// The theme with the colors of all these references, and a fault for each that leads to a color which wasn't made.
  ///
  /// - Parameter theme: The theme as its sets are made, in which those that wait are missing.
  func completed(_ theme: Theme) -> (theme: Theme, faults: [Diagnostic]) {
    guard !waiting.isEmpty || !baseBehind.isEmpty else { return (theme, []) }
    var colors = Dictionary(
      theme.entries.map { ($0.path, $0.color) }, uniquingKeysWith: { first, _ in first })
    let moved = Set(theme.sets.filter { $0[.normal]?.isWritten == false }.map(\.request.base))
    // A state that is written by hand has the color that its set was made with.
    for (path, base) in baseBehind
    where !bases.contains(path) && (moved.contains(base) || !members.contains(path)) {
      colors[path] = colors[base]
    }
    var faults: [Diagnostic] = []
    var later: [(entry: ThemeEntry, token: ResolvedToken)] = []
    for token in waiting {
      guard let made = madeBehind[token.path], let reference = token.reference else { continue }
      guard let color = colors[made] else {
        let place = reference.node.document.source.position(at: reference.offset)
        faults.append(
          Diagnostic(
            .referenceMissing(made, nearest: []), at: place, token: token.path,
            pointer: token.path.pointer + "/$value"))
        continue
      }
      let entry = ThemeEntry(
        path: token.path, color: color, origin: .alias(of: reference.target), description: token.description,
        deprecation: token.deprecation, position: token.position)
      let value = TokenColor(.css(color.hex), color: color.source)
      later.append(
        (entry, ResolvedToken(token: token, type: .color, value: .color(value), alias: reference.target)))
    }
    let entries = theme.entries.map { entry in
      var entry = entry
      if baseBehind[entry.path] != nil, let color = colors[entry.path] { entry.color = color }
      return entry
    }
    let document = theme.tokens.document
    func place(_ path: TokenPath) -> Int? { document.tokenIndex[path] }
    let completed = Theme(
      permutation: theme.permutation, appearance: theme.appearance,
      tokens: later.isEmpty
        ? theme.tokens
        : theme.tokens.adding(
          DerivedAliases.merged(theme.tokens.tokens, later.map(\.token)) { place($0.path) }),
      entries: DerivedAliases.merged(entries, later.map(\.entry)) { place($0.path) }, sets: theme.sets,
      levels: theme.levels, pairs: theme.pairs)
    return (completed, faults)
  }

  /// Two lists in the order of the document. What isn't in it stays behind the one before it.
  private static func merged<Element>(
    _ list: [Element], _ later: [Element], _ place: (Element) -> Int?
  ) -> [Element] {
    if later.isEmpty { return list }
    var merged: [Element] = []
    merged.reserveCapacity(list.count + later.count)
    var next = later[...]
    for element in list {
      if let here = place(element) {
        while let first = next.first, let there = place(first), there < here {
          merged.append(next.removeFirst())
        }
      }
      merged.append(element)
    }
    return merged + next
  }
}

extension Token {
  /// What it refers to; `nil` where it has a value of its own.
  var reference: TokenReference? {
    if case .reference(let reference) = value { reference } else { nil }
  }

  /// That it refers to a derived color, and is used where that can't be.
  fileprivate func refused(_ place: String) -> Diagnostic {
    Diagnostic(
      .unsupported("'\(path)', which refers to a derived color, \(place),"), at: position, token: path,
      pointer: path.pointer)
  }
}

extension Diagnostic {
  /// Whether it says that something that is referred to isn't there.
  var isAboutMissing: Bool {
    switch fact {
    case .referenceMissing, .pointerMissing: true
    default: false
    }
  }
}
