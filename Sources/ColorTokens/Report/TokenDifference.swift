internal import ColorCore
internal import ColorDerivation

/// That a token differs between two systems, in one permutation.
public struct TokenDifference: Hashable, Sendable {
  /// The token.
  public var token: TokenPath
  /// The permutation.
  public var permutation: Permutation
  /// What happened to it.
  public var kind: Kind
  /// What it was: a color as its bytes, any other value as JSON. Empty where it was added.
  public var before: String
  /// What it is. Empty where it was removed.
  public var after: String
  /// How far its color moved, in OKLab; `nil` where it isn't a color on both sides.
  public var deltaE: Double?
  /// The contrast that it had.
  public var contrastBefore: Theme.LeastContrast?
  /// The contrast that it has.
  public var contrastAfter: Theme.LeastContrast?

  /// What can happen to a token.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// It wasn't there.
    case added
    /// It is no longer there.
    case removed
    /// Its value is another.
    case changed
  }

  /// Whether its contrast fell below what is asked of it.
  public var fallsShort: Bool {
    guard let after = contrastAfter, let minimum = after.minimum, after.contrast < minimum else {
      return false
    }
    return contrastBefore.map { before in before.minimum.map { before.contrast >= $0 } ?? true } ?? true
  }
}

/// How two systems differ in what their tokens mean: by name and value, whatever files they stand in.
public struct SystemDifference: Sendable {
  /// The tokens that differ, permutation by permutation, each in the order of the newer system; removed ones last.
  public let tokens: [TokenDifference]
  /// The permutations that only the newer system has.
  public let permutationsAdded: [Permutation]
  /// The permutations that only the older system has.
  public let permutationsRemoved: [Permutation]
  /// The permutations that are held side by side.
  public let pairs: [Pair]

  /// Two permutations that are held side by side.
  public struct Pair: Hashable, Sendable {
    /// That of the older system.
    public var before: Permutation
    /// That of the newer system.
    public var after: Permutation

    /// What it is called: the permutation that says more, which is the newer system's where both say the same.
    public var name: Permutation { before.choices.count > after.choices.count ? before : after }
  }

  /// The difference of two runs.
  ///
  /// Permutations belong together where they agree in every modifier that both systems have, and have the default of the
  /// others: so a single file is held against the default of a resolver.
  ///
  /// - Parameters:
  ///   - old: The older system.
  ///   - new: The newer system.
  public init(from old: Run, to new: Run) {
    let match = PermutationMatch(
      old.themes.map(\.permutation), old.project, new.themes.map(\.permutation), new.project)
    var tokens: [TokenDifference] = []
    var pairs: [Pair] = []
    for (before, after) in match.pairs {
      let pair = Pair(before: old.themes[before].permutation, after: new.themes[after].permutation)
      tokens += Self.differences(from: old.themes[before], to: new.themes[after], in: pair.name)
      pairs.append(pair)
    }
    self.tokens = tokens
    self.pairs = pairs
    permutationsAdded = match.onlyNew.map { new.themes[$0].permutation }
    permutationsRemoved = match.onlyOld.map { old.themes[$0].permutation }
  }

  /// A value and, of a color, its bytes.
  private struct Value {
    var path: TokenPath
    var text: String
    var color: EmittedColor?
  }

  private static func differences(from old: Theme, to new: Theme, in permutation: Permutation)
    -> [TokenDifference]
  {
    let before = values(of: old), after = values(of: new)
    let older = Dictionary(before.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let newer = Set(after.map(\.path))
    var differences: [TokenDifference] = []
    for value in after {
      let twin = older[value.path]
      if let twin, twin.text == value.text { continue }
      var difference = TokenDifference(
        token: value.path, permutation: permutation, kind: twin == nil ? .added : .changed,
        before: twin?.text ?? "", after: value.text)
      if let a = twin?.color, let b = value.color { difference.deltaE = a.bytes.deltaEOK(to: b.bytes) }
      difference.contrastBefore = old.leastContrast(of: value.path)
      difference.contrastAfter = new.leastContrast(of: value.path)
      differences.append(difference)
    }
    for value in before where !newer.contains(value.path) {
      var difference = TokenDifference(
        token: value.path, permutation: permutation, kind: .removed, before: value.text, after: "")
      difference.contrastBefore = old.leastContrast(of: value.path)
      differences.append(difference)
    }
    return differences
  }

  /// The values of a theme: its colors, derived ones too, then all others.
  private static func values(of theme: Theme) -> [Value] {
    theme.entries.map { Value(path: $0.path, text: $0.color.note, color: $0.color) }
      + theme.tokens.tokens.filter { $0.color == nil }.map { Value(path: $0.path, text: $0.valueText) }
  }
}

extension ResolvedToken {
  /// The value on one line: a color as its bytes, any other as JSON.
  public var valueText: String {
    switch value {
    case .color(let color): EmittedColor(color.color).note
    case .number(let number): NumberText.shortest(number)
    case .other(let node): JSONWriter.line.text(of: node.value)
    }
  }
}
