/// Figures for people: a line a workload, with a bar as long as the logarithm of its speed.
public struct Table {
  /// The width of the longest bar.
  static let barWidth = 24

  /// The lines of a machine.
  public static func lines(of machine: Machine) -> [String] {
    [
      "\(machine.processor) (\(machine.architecture)), \(fixed(machine.gigahertz, 2)) GHz by dependent adds, "
        + "load \(fixed(machine.load, 2))"
    ]
  }

  /// The lines of a group: time of an item, spread of the rounds, difference of the runs, ratio, bar.
  public static func lines(of group: Results.Group) -> [String] {
    let width = max(30, group.rows.map(\.key.count).max() ?? 0)
    let ratios = group.rows.map { group.ratio(of: $0.key) ?? 1 }
    let least = min(1, ratios.min() ?? 1)
    let most = max(1, ratios.max() ?? 1)
    let head = padded(group.name, width) + "     median        min  spread   runs      ratio"
    var lines = [head]
    for (row, ratio) in zip(group.rows, ratios) {
      lines.append(
        padded(row.key, width) + right(time(row.nanoseconds.median), 11)
          + right(time(row.nanoseconds.minimum), 11) + right(percent(row.nanoseconds.spread), 8)
          + right(percent(row.difference), 7) + right(times(ratio), 11) + "  "
          + bar(ratio, from: least, to: most) + (row.isNoisy ? "  too noisy to judge" : ""))
    }
    return lines
  }

  /// The line of a gate.
  public static func line(of gate: Gates.Gate, _ outcome: Gates.Outcome) -> String {
    let goal = "goal \(times(gate.goal))"
    let words =
      switch outcome {
      case .held(let ratio): "ok: \(times(ratio)), \(goal)"
      case .close(let ratio): "close: \(times(ratio)), \(goal)"
      case .missed(let ratio):
        "MISSED: \(times(ratio)) is \(percent(ratio / gate.goal)) of the \(goal), least 80%"
      case .tooNoisy: "too noisy to judge"
      case .notHere: "not measured on this processor"
      }
    return padded(gate.key, 40) + "  " + words
  }

  /// A bar on a logarithmic scale, one block at least.
  static func bar(_ value: Double, from least: Double, to most: Double) -> String {
    let part = most > least ? logarithm(value / least) / logarithm(most / least) : 1
    return String(repeating: "█", count: 1 + Int((part * Double(barWidth - 1)).rounded()))
  }

  /// A time that is given in nanoseconds, in the unit that reads best.
  static func time(_ nanoseconds: Double) -> String {
    if nanoseconds < 1e3 { return significant(nanoseconds) + " ns" }
    if nanoseconds < 1e6 { return significant(nanoseconds / 1e3) + " µs" }
    return significant(nanoseconds / 1e6) + " ms"
  }

  /// How many times as fast: `64.0x`, or `1/1080x` where it is far slower.
  static func times(_ ratio: Double) -> String {
    ratio < 0.01 ? "1/\(significant(1 / ratio))x" : significant(ratio) + "x"
  }

  /// A number with three digits, or all those before the point.
  static func significant(_ number: Double) -> String {
    var digits = 2
    var bound = 10.0
    while digits > 0 && number >= bound {
      digits -= 1
      bound *= 10
    }
    bound = 1
    while digits < 6 && number > 0 && number < bound {
      digits += 1
      bound /= 10
    }
    return fixed(number, digits)
  }

  /// A number with so many digits after the point.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite else { return "?" }
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((number.magnitude * Double(scale)).rounded())
    let sign = number < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(whole) }
    let rest = String(whole % scale)
    return sign + String(whole / scale) + "."
      + String(repeating: "0", count: digits - rest.count) + rest
  }

  static func percent(_ part: Double) -> String { fixed(part * 100, 0) + "%" }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// The binary logarithm of a positive number, near enough for a bar.
  private static func logarithm(_ value: Double) -> Double {
    Double(value.exponent) + value.significand - 1
  }
}
