internal import ColorDerive

extension ProofReport {
  /// The report for people, with a newline at its end: what it comes to first, then every color and pair.
  var text: String {
    var text = head + "\n" + summary
    for part in parts {
      if let choices = part.permutation?.choices, !choices.isEmpty {
        text += "\n== \(part.permutation?.description ?? "")\n"
      }
      let broken = part.pairs.filter(\.isBroken), others = part.pairs.filter { !$0.isBroken }
      if !broken.isEmpty { text += "\nHolds on the screen and breaks on paper\n" + pairTable(broken) }
      text += "\nColors\n" + colorTable(part.colors)
      let lost = part.colors.filter { !$0.color.isInGamut }
      if !lost.isEmpty { text += "\nThe nearest colors that can be printed\n" + nearestTable(lost) }
      if !others.isEmpty {
        text += "\n\(broken.isEmpty ? "Contrast" : "Contrast of the other pairs")\n" + pairTable(others)
      }
    }
    return text
  }

  private var head: String {
    let rendering = proof.rendering
    let black = rendering.blackPointCompensation && rendering.intent != .absolute
    return ErrorText.visible(
      "Print proof on \(proof.printer.facts.title) (\(proof.printer.name)), \(rendering.intent.name) intent"
        + (black ? ", the blacks laid on each other" : "")) + "\n"
  }

  /// What it comes to, in sentences.
  private var summary: String {
    let colors = parts.flatMap(\.colors).map(\.color)
    let outside = colors.count { !$0.isInGamut }, over = colors.count { isOverInked($0) }
    let pairs = parts.flatMap(\.pairs)
    var lines: [String] = []
    let counted = "\(colors.count) \(colors.count == 1 ? "color" : "colors")"
    lines.append(
      outside == 0
        ? "\(counted): the printer has all of them."
        : "\(counted): the printer doesn't have \(outside) of them; the nearest that it has stands below each table."
    )
    if over > 0 {
      lines.append(
        "\(over) \(over == 1 ? "color has" : "colors have") more ink than \(percent(proof.inkLimit)).")
    }
    if !pairs.isEmpty {
      lines.append(
        brokenCount == 0
          ? "\(FindingText.count(pairs.count, "pair")): each requirement that holds on the screen holds on paper."
          : "\(FindingText.count(pairs.count, "pair")): \(brokenCount) "
            + (brokenCount == 1 ? "requirement breaks" : "requirements break") + " on paper.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func colorTable(_ rows: [Row]) -> String {
    var head = ["color", "screen", "paper", "ΔE 2000", "change", "printable", channelHead]
    if proof.printer.space == .cmyk { head.append("ink") }
    return TextTable.text(
      [head]
        + rows.map { row in
          let color = row.color
          var cells = [
            name(row), SRGB8(fitting: color.meant).hex, color.print.shown.hex,
            NumberText.fixed(color.deltaE, decimals: 1), Change(color.deltaE).rawValue,
            color.isInGamut ? "yes" : "no", device(color.print.device),
          ]
          if let ink = color.inkCoverage {
            cells.append(percent(ink) + (isOverInked(color) ? " over the limit" : ""))
          }
          return cells
        })
  }

  private func nearestTable(_ rows: [Row]) -> String {
    TextTable.text(
      [["color", "nearest", "ΔE 2000", channelHead]]
        + rows.map { row in
          let nearest = row.color.nearest
          return [
            name(row), nearest.shown.hex, NumberText.fixed(nearest.deltaE, decimals: 1),
            device(nearest.device),
          ]
        })
  }

  private func pairTable(_ pairs: [Pair]) -> String {
    TextTable.text(
      [["pair", "screen", "paper", "asked"]]
        + pairs.map { pair in
          [
            pair.label, pair.screen.roundedDown, pair.paper.roundedDown, pair.minimum?.roundedDown ?? "–",
            pair.outcome == .free || pair.outcome == .breaks ? "" : pair.outcome.rawValue,
          ]
        })
  }

  private func name(_ row: Row) -> String {
    row.names.count == 1 ? row.names[0] : "\(row.names[0]) and \(row.names.count - 1) more"
  }

  private var channelHead: String {
    switch proof.printer.space {
    case .cmyk: "C M Y K in %"
    case .rgb: "R G B in %"
    case .gray: "gray in %"
    }
  }

  private func device(_ numbers: [Double]) -> String {
    numbers.map { String(Int(($0 * 100).rounded())) }.joined(separator: " ")
  }

  private func percent(_ value: Double) -> String { "\(Int((value * 100).rounded())) %" }

  /// How much of a change is seen.
  enum Change: String {
    case none = "none"
    case slight = "slight"
    case clear = "clear"
    case strong = "strong"

    /// The word for a ΔE 2000.
    init(_ deltaE: Double) {
      self = deltaE < 1 ? .none : deltaE < 3 ? .slight : deltaE < 6 ? .clear : .strong
    }
  }
}

/// Cells below each other.
enum TextTable {
  /// The rows, each cell as wide as the widest of its column.
  static func text(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return ErrorText.visible(line) + "\n"
    }.joined()
  }
}
