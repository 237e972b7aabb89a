internal import ColorDerive

extension DerivedStates {
  /// The answer on one line, without a newline: `exact  normal #0f62fe  hovered #0055ef …  content #ffffff`.
  func line(isPainted: Bool) -> String {
    var fields = [outcome.rawValue]
    fields += states.map { "\($0.rawValue) \(swatch($0, isPainted))\(text(of: $0))" }
    if let content = content(in: .normal) { fields.append("content \(content)") }
    return fields.joined(separator: "  ")
  }

  /// The answer as a table for people, with a newline at its end.
  func table(isPainted: Bool) -> String {
    let role = recipe.role
    let rows = states.map { state in
      let contrast = contrast(of: state).map { "\($0.roundedDown):1" } ?? "–"
      let difference =
        state == .normal
        ? "" : NumberText.fixed(self[state].deltaEOK(to: self[.normal]), decimals: 3)
      // A swatch counts as the three cells it takes, whatever its codes are.
      let color = text(of: state)
      return [
        Cell(state.rawValue),
        Cell(swatch(state, isPainted) + color, width: color.count + (isPainted ? 3 : 0)),
        Cell(contrast), Cell(difference),
      ]
    }
    let by = preset.map { "  \($0.preset.rawValue)\($0.isEmulated ? ", emulated" : "")" } ?? ""
    let title =
      "\(preset?.base.hex ?? base.text)  \(role.name)\(role.kind.map { " (\($0))" } ?? "")  "
      + "\(recipe.appearance.name)\(by)  \(outcome.rawValue)"
    let head = ["state", (isPainted ? "   " : "") + "color", "contrast", "ΔE OK"].map { Cell($0) }
    let table = [head] + rows
    let widths = head.indices.map { column in table.map { $0[column].width }.max() ?? 0 }
    var lines = [title, ""]
    lines += table.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell.text + String(repeating: " ", count: width - cell.width)
      }
      return Self.trimmed("  " + cells.joined(separator: "  "))
    }
    if !reasons.isEmpty { lines.append("") }
    lines += sentences
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text with the number of characters that it takes on a terminal.
  private struct Cell {
    let text: String
    let width: Int

    init(_ text: String, width: Int? = nil) {
      self.text = text
      self.width = width ?? text.count
    }
  }

  private func swatch(_ state: ControlState, _ isPainted: Bool) -> String {
    isPainted ? Swatch.text(self[state].color) : ""
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// The reasons with a capital, unless they begin with a color, and a full stop.
  var sentences: [String] { reasons.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." } }
}
