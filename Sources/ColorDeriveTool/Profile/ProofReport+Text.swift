internal import ColorDerive

extension ProofReport {
  /// The report for people, with a newline at its end: what it comes to first, then every color and pair.
  var text: String {
    var text = head + "\n" + summary
    for part in parts {
      if let choices = part.permutation?.choices, !choices.isEmpty {
        text += "\n== \(part.permutation?.description ?? "")\n"
      }
      text += brokenText(part)
      text += "\nColors\n" + colorTable(part.colors)
      let lost = part.colors.filter { !$0.color.isInGamut }
      if !lost.isEmpty { text += "\nThe nearest colors that can be printed\n" + nearestTable(lost) }
      text += otherText(part)
    }
    return text
  }

  /// What breaks, the worst first, up to the most that are listed.
  private func brokenText(_ part: Part) -> String {
    let broken = part.broken.prefix(mostPairs)
    guard part.counts.broken > 0 else { return "" }
    var text =
      "\nRequirements that break on paper: what can be read or told apart on the screen, and not in print\n"
    text += TextTable.text(
      [["pair", "screen", "paper", "asked", "in print"]]
        + broken.map { pair in
          [
            pair.label, pair.screen.roundedDown, pair.paper.roundedDown, pair.minimum?.roundedDown ?? "–",
            pair.meaning,
          ]
        })
    return text + rest(part.counts.broken - broken.count, "that break")
  }

  /// The others, the nearest to breaking first, as far as lines are left.
  private func otherText(_ part: Part) -> String {
    let left = mostPairs - min(part.counts.broken, mostPairs), count = part.counts.all - part.counts.broken
    let others = part.others.prefix(left)
    guard count > 0, left > 0 else { return "" }
    let head = part.counts.broken == 0 ? "Contrast" : "Contrast of the other pairs"
    return "\n\(head)\n" + (others.isEmpty ? "" : pairTable(Array(others)))
      + rest(count - others.count, "that don't break")
  }

  private func rest(_ count: Int, _ which: String) -> String {
    count > 0 ? "… and \(count) more \(which); '--pairs' lists more\n" : ""
  }

  private var head: String {
    let rendering = proof.rendering
    let black = rendering.blackPointCompensation && rendering.intent != .absolute
    return ErrorText.visible(
      "Print proof on \(proof.printer.facts.title) (\(proof.printer.name)), \(rendering.intent.name) intent"
        + (black ? ", the blacks laid on each other" : "")) + "\n"
  }

  /// What it comes to, in sentences.
  private var summary: String { sentences.joined(separator: "\n") + "\n" }

  /// The same, one by one.
  var sentences: [String] {
    let colors = parts.flatMap(\.colors).map(\.color)
    let outside = colors.count { !$0.isInGamut }, over = colors.count { isOverInked($0) }
    let counts = counts
    var lines: [String] = []
    let counted = "\(colors.count) \(colors.count == 1 ? "color" : "colors")"
    lines.append(
      outside == 0
        ? "\(counted): the printer has all of them."
        : "\(counted): the printer doesn't have \(outside) of them; the nearest that it has is given for each."
    )
    if over > 0 {
      lines.append(
        "\(over) \(over == 1 ? "color has" : "colors have") more ink than \(percent(proof.inkLimit)).")
    }
    let translucent = parts.reduce(0) { $0 + $1.translucentCount }
    if translucent > 0 {
      lines.append(
        translucent == 1
          ? "1 translucent color has no print of its own: what is seen of it on its surfaces is in the pairs."
          : "\(translucent) translucent colors have no print of their own: what is seen of them on their surfaces is in "
            + "the pairs.")
    }
    if counts.all > 0 {
      lines.append(
        counts.broken == 0
          ? "\(FindingText.count(counts.all, "pair")): each requirement that holds on the screen holds on paper."
          : "\(FindingText.count(counts.all, "pair")): \(counts.broken) of \(counts.asked) requirements that hold on the "
            + "screen \(counts.broken == 1 ? "breaks" : "break") on paper.")
    }
    if counts.unmet > 0 {
      lines.append("\(counts.unmet) \(counts.unmet == 1 ? "isn't met" : "aren't met") on the screen already.")
    }
    return lines
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
            pair.outcome == .free ? "" : pair.outcome.rawValue,
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
