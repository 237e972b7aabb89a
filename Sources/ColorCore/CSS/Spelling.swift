/// Which word was meant.
public enum Spelling {
  /// The word nearest to `word` among `words`, if it is near enough to be meant: at most a third of its letters
  /// changed, added, left out or swapped. The first of equally near ones is taken.
  ///
  /// - Complexity: O(*n* · *m*) a word, in their lengths.
  public static func nearest(to word: String, in words: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased().unicodeScalars)
    guard letters.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in words where candidate.unicodeScalars.count <= 64 {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - letters.count) <= max(1, letters.count / 3) else { continue }
      let distance = distance(letters, other)
      if distance <= max(1, letters.count / 3), distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// The least number of letters changed, added, left out or swapped with the next.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let same = a[i - 1] == b[j - 1]
        var cost = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, before[j - 2] + 1) }
        row.append(cost)
      }
      (before, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
