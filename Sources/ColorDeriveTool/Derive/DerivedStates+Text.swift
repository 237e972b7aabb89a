internal import ColorDerive

extension DerivedStates {
  /// The answer on one line, without a newline: `exact  normal #0f62fe  hovered #0055ef …  content #ffffff`.
  func line(isPainted: Bool) -> String {
    var fields = [set.verdict.name]
    fields += states.map { "\($0.rawValue) \(swatch($0, isPainted))\(set[$0].hex)" }
    if let content = set.content { fields.append("content \(content.hex)") }
    return fields.joined(separator: "  ")
  }

  /// The answer as a table for people, with a newline at its end.
  func table(isPainted: Bool) -> String {
    let role = set.recipe.role
    let rows = states.map { state in
      let contrast = contrast(of: state).map { "\($0.roundedDown):1" } ?? "–"
      let difference =
        state == .normal
        ? "" : NumberText.fixed(set[state].deltaEOK(to: set.normal), decimals: 3)
      return [state.rawValue, swatch(state, isPainted) + set[state].hex, contrast, difference]
    }
    let title =
      "\(set.base.hex)  \(role.name)\(role.kind.map { " (\($0))" } ?? "")  \(set.recipe.appearance.name)  \(set.verdict.name)"
    let head = ["state", (isPainted ? "   " : "") + "color", "contrast", "ΔE OK"]
    let widths = [8, isPainted ? 10 : 7, 8, 0]
    var lines = [title, ""]
    lines += ([head] + rows).map { row in
      // A swatch counts as the three cells it takes, whatever its codes are.
      let cells = zip(row, widths).enumerated().map { index, cell in
        let width = index == 1 && isPainted && row[0] != "state" ? 10 : cell.0.count
        return cell.0 + String(repeating: " ", count: max(0, cell.1 - width))
      }
      return Self.trimmed("  " + cells.joined(separator: "  "))
    }
    lines.append("")
    lines += reasons.map { Self.sentence($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func swatch(_ state: ControlState, _ isPainted: Bool) -> String {
    isPainted ? Swatch.text(set[state]) : ""
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// The phrase with a capital, unless it begins with a color, and a full stop.
  private static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }
}
