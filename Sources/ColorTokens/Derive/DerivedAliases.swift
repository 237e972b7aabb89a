internal import ColorDerivation

/// The references to colors that derivation makes or moves: the same in every permutation of the same files.
///
/// A reference to a base has the color that the base has in the end, and not the one that is written where the base was
/// moved. A reference to a state that no file has gets its value when the state is made.
struct DerivedAliases: Sendable {
  /// Tokens that have no value before the states are made, in the order of the document.
  private let waiting: [Token]
  /// The derived color at the end of the references of each token that waits.
  private let madeBehind: [TokenPath: TokenPath]
  /// The base that is first met along the references of each other token.
  private let baseBehind: [TokenPath: TokenPath]

  /// - Parameters:
  ///   - tokens: The tokens of the document.
  ///   - requests: All that is derived from them.
  init(_ tokens: ResolvedTokens, _ requests: [DerivationRequest]) {
    guard !requests.isEmpty else {
      (waiting, madeBehind, baseBehind) = ([], [:], [:])
      return
    }
    let document = tokens.document
    let bases = requests.map(\.base), made = requests.derivedPaths
    // What belongs to a set has the color that the set gives it.
    let members = made.union(bases)
    let without = tokens.unresolved.compactMap { document[$0] }.filter { $0.reference != nil }
    let unmade = made.filter { tokens[$0] == nil }
    let madeBehind = DerivedAliases.ends(
      without.map { ($0.path, $0.reference?.target) }, from: unmade, besides: members)
    self.madeBehind = madeBehind
    waiting = madeBehind.isEmpty ? [] : without.filter { madeBehind[$0.path] != nil }
    baseBehind = DerivedAliases.ends(
      tokens.tokens.lazy.map { ($0.path, $0.alias) }, from: bases, besides: members)
  }

  /// Where the references of tokens lead among some colors, by the token.
  private static func ends(
    _ references: some Sequence<(path: TokenPath, target: TokenPath?)>, from colors: some Sequence<TokenPath>,
    besides members: Set<TokenPath>
  ) -> [TokenPath: TokenPath] {
    var dependents: [TokenPath: [TokenPath]] = [:]
    for (path, target) in references {
      if let target, !members.contains(path) { dependents[target, default: []].append(path) }
    }
    guard !dependents.isEmpty else { return [:] }
    var ends: [TokenPath: TokenPath] = [:]
    for color in colors {
      var open = dependents[color] ?? []
      while let path = open.popLast() {
        ends[path] = color
        open += dependents[path] ?? []
      }
    }
    return ends
  }

  /// The base that a token refers to, directly or through others; `nil` where it refers to none.
  func base(behind path: TokenPath) -> TokenPath? { baseBehind[path] }

  /// Whether a token gets its value only when a state is made.
  func isWaiting(_ path: TokenPath) -> Bool { madeBehind[path] != nil }

  /// The same faults without those of tokens that only wait for their color.
  func excusing(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if waiting.isEmpty { return diagnostics }
    return diagnostics.filter { !($0.isAboutMissing && $0.token.map(isWaiting) == true) } + typeFaults
  }

  /// Tokens that wait for a color and say that they are of another type.
  private var typeFaults: [Diagnostic] {
    waiting.compactMap { token in
      guard let type = token.ownType, type != .color, let target = token.reference?.target else { return nil }
      return Diagnostic(
        .referenceType(target, expected: type, found: .color), at: token.position, token: token.path)
    }
  }

  /// The theme with the colors of all these references.
  ///
  /// - Parameter theme: The theme as its sets are made, in which those that wait are missing.
  func completed(_ theme: Theme) -> Theme {
    let moved = movedBases(of: theme)
    guard !waiting.isEmpty || !moved.isEmpty else { return theme }
    var colors = Dictionary(
      theme.entries.map { ($0.path, $0.color) }, uniquingKeysWith: { first, _ in first })
    for (path, base) in baseBehind where moved.contains(base) { colors[path] = colors[base] }
    let later = waiting.compactMap { token -> (entry: ThemeEntry, token: ResolvedToken)? in
      guard let made = madeBehind[token.path], let color = colors[made], let target = token.reference?.target
      else { return nil }
      let entry = ThemeEntry(
        path: token.path, color: color, origin: .alias(of: target), description: token.description,
        deprecation: token.deprecation, position: token.position)
      let value = TokenColor(.css(color.hex), color: color.source)
      return (entry, ResolvedToken(token: token, type: .color, value: .color(value), alias: target))
    }
    let entries = theme.entries.map { entry in
      var entry = entry
      if moved.contains(baseBehind[entry.path] ?? .root) { entry.color = colors[entry.path] ?? entry.color }
      return entry
    }
    let document = theme.tokens.document
    func place(_ path: TokenPath) -> Int? { document.tokenIndex[path] }
    return Theme(
      permutation: theme.permutation, appearance: theme.appearance,
      tokens: later.isEmpty
        ? theme.tokens
        : theme.tokens.adding(
          DerivedAliases.merged(theme.tokens.tokens, later.map(\.token)) { place($0.path) }),
      entries: DerivedAliases.merged(entries, later.map(\.entry)) { place($0.path) }, sets: theme.sets,
      levels: theme.levels, pairs: theme.pairs)
  }

  /// The bases that have another color now than the one that is written.
  private func movedBases(of theme: Theme) -> Set<TokenPath> {
    if baseBehind.isEmpty { return [] }
    return Set(theme.sets.filter { $0[.normal]?.isWritten == false }.map(\.request.base))
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
