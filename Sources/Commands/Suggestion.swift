/// The name that was likely meant by another.
enum Suggestion {
  /// The name nearest to the text, or `nil` if none is near. Of two equally near the first is taken.
  ///
  /// Near means: the text is its beginning (from two letters on), or it's reached by one slip for every three
  /// letters; a slip is a letter too much, too little, changed, or swapped with its neighbour.
  static func nearest(to text: String, in names: [String]) -> String? {
    let wanted = text.lowercased()
    let length = wanted.drop { $0 == "-" }.count
    var best: (name: String, slips: Int)?
    for name in names {
      let candidate = name.lowercased()
      let slips = length >= 2 && candidate.hasPrefix(wanted) ? 0 : distance(wanted, candidate)
      if slips <= max(1, length / 3), slips < length, slips < best?.slips ?? .max { best = (name, slips) }
    }
    return best?.name
  }

  /// The number of slips between two texts (optimal string alignment).
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var slips = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { slips = min(slips, beforeLast[j - 1] + 1) }
        row.append(slips)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
