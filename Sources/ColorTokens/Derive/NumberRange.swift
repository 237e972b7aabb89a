internal import ColorCore

/// The ranges of numbers that authors set. What lies outside is refused: cut off, it would give another color than was
/// asked for, without a word.
enum NumberRange {
  private static let ranges: [String: (range: ClosedRange<Double>, unit: String)] = [
    "delta": (0...1, "a step of OKLCH lightness"),
    "chroma": (0...2, "a share of the chroma"),
    "hue": (-180...180, "a turn in degrees"),
    "amount": (0...1, "a share"),
    "minApca": (0...108, "an Lc"),
    "fallback": (1...21, "a ratio"),
  ]

  /// Whether a number of that name may lie below 0.
  static func mayBeNegative(_ name: String) -> Bool {
    name == "level" || (ranges[name]?.range.lowerBound ?? 0) < 0
  }

  /// What is wrong with a number, as a phrase; `nil` for one in its range, or that has none.
  static func fault(_ name: String, _ value: Double) -> String? {
    guard let known = ranges[name], !known.range.contains(value) else { return nil }
    let ends = [known.range.lowerBound, known.range.upperBound].map { NumberText.shortest($0) }
    return "'\(name)' is \(NumberText.shortest(value)), \(known.unit) from \(ends[0]) to \(ends[1])"
  }
}
