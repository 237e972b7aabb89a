internal import ColorDerive

/// What print does to colors: a part for each theme, or one for a palette.
struct ProofReport {
  let proof: PrintProof
  private(set) var parts: [Part] = []
  /// What was printed already: themes share many colors.
  private var known: [AnyColor: PrintedColor] = [:]

  init(_ proof: PrintProof) { self.proof = proof }

  /// A color with a name.
  struct Named {
    var name: String
    var color: AnyColor

    init(_ name: String, _ color: AnyColor) {
      self.name = name
      self.color = color
    }
  }

  /// The colors of a theme or of a palette.
  struct Part {
    /// The choices of the permutation; nothing for a palette.
    var permutation: Permutation?
    var colors: [Row]
    var pairs: [Pair]
  }

  /// A color and its print, with all names that it has.
  struct Row {
    var names: [String]
    var color: PrintedColor
  }

  /// Two colors of which one is seen on the other.
  struct Pair {
    /// What the pair is, in words: `accent.pressed on surface.page`.
    var label: String
    var mark: PrintedColor
    var ground: PrintedColor
    var screen: Contrast
    var paper: Contrast
    /// What the pair is held to; nothing where it is held to nothing.
    var minimum: Contrast?

    /// Whether it holds on the screen and no longer in print.
    var isBroken: Bool { minimum.map { screen >= $0 && paper < $0 } ?? false }

    /// What becomes of the pair, in a word.
    var outcome: Outcome {
      guard let minimum else { return .free }
      if screen < minimum { return .unmetOnScreen }
      return paper < minimum ? .breaks : .holds
    }
  }

  /// What becomes of a pair.
  enum Outcome: String {
    case holds = "holds"
    case breaks = "breaks on paper"
    case unmetOnScreen = "unmet on screen already"
    case free = "no requirement"
  }

  /// How many pairs hold on the screen and no longer in print.
  var brokenCount: Int { parts.reduce(0) { $0 + $1.pairs.count(where: \.isBroken) } }

  /// Whether a color has more ink than the limit, by more than the tables' precision.
  func isOverInked(_ color: PrintedColor) -> Bool { (color.inkCoverage ?? 0) > proof.inkLimit + 0.005 }

  /// Adds colors, each pair of which is held to a contrast that it reaches on the screen.
  mutating func add(_ colors: [Named], minimum: Contrast) throws(ProfileError) {
    let rows = try rows(colors)
    var pairs: [Pair] = []
    for (index, a) in rows.enumerated() {
      for b in rows.dropFirst(index + 1) {
        let screen = a.color.meant.converted(to: SRGB.self).contrast(
          with: b.color.meant.converted(to: SRGB.self))
        pairs.append(
          Pair(
            label: "\(a.names[0]) and \(b.names[0])", mark: a.color, ground: b.color, screen: screen,
            paper: a.color.contrast(with: b.color), minimum: screen >= minimum ? minimum : nil))
      }
    }
    parts.append(Part(permutation: nil, colors: rows, pairs: pairs))
  }

  /// Adds a theme: its opaque colors, and every pair that is held to a contrast.
  mutating func add(_ theme: Theme) throws(ProfileError) {
    let named = theme.entries.filter(\.color.isOpaque).map {
      Named($0.path.text, AnyColor($0.color.bytes))
    }
    let rows = try rows(named)
    var pairs: [Pair] = []
    var seen: Set<ContrastPair> = []
    for pair in theme.contrastPairs where seen.insert(pair).inserted {
      let mark = try printed(AnyColor(pair.mark)), ground = try printed(AnyColor(pair.ground))
      pairs.append(
        Pair(
          label: "\(pair.token.text) against \(pair.against)", mark: mark, ground: ground,
          screen: pair.mark.contrast(with: pair.ground), paper: mark.contrast(with: ground),
          minimum: pair.minimum))
    }
    parts.append(Part(permutation: theme.permutation, colors: rows, pairs: pairs))
  }

  /// A row for each color that differs, in the order of the first of its names.
  private mutating func rows(_ colors: [Named]) throws(ProfileError) -> [Row] {
    var rows: [Row] = []
    var places: [AnyColor: Int] = [:]
    for named in colors {
      if let place = places[named.color] {
        rows[place].names.append(named.name)
      } else {
        places[named.color] = rows.count
        rows.append(Row(names: [named.name], color: try printed(named.color)))
      }
    }
    return rows
  }

  private mutating func printed(_ color: AnyColor) throws(ProfileError) -> PrintedColor {
    if let found = known[color] { return found }
    let made = try proof.printed(color)
    known[color] = made
    return made
  }
}
