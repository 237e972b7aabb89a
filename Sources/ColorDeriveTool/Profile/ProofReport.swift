internal import ColorDerive

/// What print does to colors: a part for each theme, or one for a palette.
struct ProofReport {
  let proof: PrintProof
  /// The most pairs that are listed of a part.
  let mostPairs: Int
  private(set) var parts: [Part] = []
  /// What was printed already: themes share many colors.
  private var known: [AnyColor: PrintedColor] = [:]

  init(_ proof: PrintProof, mostPairs: Int) {
    self.proof = proof
    self.mostPairs = mostPairs
  }

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
    /// The translucent colors of a theme, which have no print of their own.
    var translucentCount = 0
    /// All pairs of a theme; of a palette those that are worth a line.
    var pairs: [Pair]
    /// How many pairs there are, also of those that aren't kept.
    var counts: PairCounts
  }

  /// What became of pairs.
  struct PairCounts: Hashable {
    /// All pairs.
    var all = 0
    /// Those that hold on the screen.
    var asked = 0
    /// Those of them that no longer hold in print.
    var broken = 0
    /// Those that don't hold on the screen, though they should.
    var unmet = 0

    init() {}

    init(_ pairs: [Pair]) {
      all = pairs.count
      asked = pairs.count { $0.outcome == .holds || $0.outcome == .breaks }
      broken = pairs.count(where: \.isBroken)
      unmet = pairs.count { $0.outcome == .unmetOnScreen }
    }

    static func + (a: PairCounts, b: PairCounts) -> PairCounts {
      var sum = a
      sum.all += b.all
      sum.asked += b.asked
      sum.broken += b.broken
      sum.unmet += b.unmet
      return sum
    }
  }

  /// A color and its print, with all names that it has.
  struct Row {
    var names: [String]
    var color: PrintedColor
  }

  /// What became of the pairs of all parts.
  var counts: PairCounts { parts.reduce(PairCounts()) { $0 + $1.counts } }

  /// How many pairs hold on the screen and no longer in print.
  var brokenCount: Int { counts.broken }

  /// Whether a color has more ink than the limit, by more than the tables' precision.
  func isOverInked(_ color: PrintedColor) -> Bool { (color.inkCoverage ?? 0) > proof.inkLimit + 0.005 }

  /// Adds colors, each pair of which is held to a contrast that it reaches on the screen.
  ///
  /// - Parameters:
  ///   - colors: The colors; those that are translucent are laid over the backdrop.
  ///   - minimum: The contrast.
  ///   - backdrop: What lies below translucent ones, opaque, and what it is called.
  mutating func add(_ colors: [Named], minimum: Contrast, over backdrop: Named) throws(ProfileError) {
    let rows = try rows(
      colors.map { named in
        guard named.color.alpha < 1 else { return named }
        let below = backdrop.color.fitted(to: SRGB.self)
        return Named(
          "\(named.name) over \(backdrop.name)",
          AnyColor(named.color.fitted(to: SRGB.self).composited(over: below)))
      })
    let palette = PalettePairs(rows, minimum: minimum, most: mostPairs)
    parts.append(Part(permutation: nil, colors: rows, pairs: palette.pairs, counts: palette.counts))
  }

  /// Adds a theme: its opaque colors, and every pair that is held to a contrast, as it is seen where a color of it is
  /// translucent.
  mutating func add(_ theme: Theme) throws(ProfileError) {
    let opaque = theme.entries.filter(\.color.isOpaque)
    let rows = try rows(opaque.map { Named($0.path.text, AnyColor($0.color.bytes)) })
    var pairs: [Pair] = []
    var seen: Set<ContrastPair> = []
    for pair in theme.contrastPairs where seen.insert(pair).inserted {
      let mark = try printed(AnyColor(pair.mark)), ground = try printed(AnyColor(pair.ground))
      pairs.append(
        Pair(
          label: pair.isContent
            ? "text \(SRGB8(clipping: pair.mark).hex) on \(pair.token)" : "\(pair.token) on \(pair.against)",
          mark: mark, ground: ground, screen: pair.mark.contrast(with: pair.ground),
          paper: mark.contrast(with: ground), minimum: pair.minimum))
    }
    parts.append(
      Part(
        permutation: theme.permutation, colors: rows, translucentCount: theme.entries.count - opaque.count,
        pairs: pairs, counts: PairCounts(pairs)))
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
