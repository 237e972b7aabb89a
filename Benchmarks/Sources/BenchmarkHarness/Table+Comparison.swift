extension Table {
  /// The lines of a comparison: before, after, how many times as fast.
  public static func lines(of comparison: Comparison) -> [String] {
    let width = max(30, comparison.rows.map(\.key.count).max() ?? 0)
    var lines = [padded("", width) + "     before      after      ratio"]
    for row in comparison.rows {
      lines.append(
        padded(row.key, width) + right(time(row.before), 11) + right(time(row.after), 11)
          + right(times(row.ratio), 11)
          + (row.isClear ? row.ratio > 1 ? "  faster" : "  slower" : "  within the noise"))
    }
    lines += comparison.new.map { padded($0, width) + "  not measured before" }
    lines += comparison.gone.map { padded($0, width) + "  not measured now" }
    if comparison.isOtherMachine {
      lines.append("The machine or its clock is another one: compare ratios to the yardsticks, not times.")
    }
    return lines
  }
}
