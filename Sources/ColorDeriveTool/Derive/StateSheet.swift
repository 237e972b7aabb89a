internal import ColorDerive

/// A picture of states in SVG: a band a color on the first of its surfaces, a column a state, with its hex and its
/// contrast, and the reasons below them.
struct StateSheet {
  let rows: [DerivedStates]

  // Lengths in pixels.
  private static let margin = 20
  /// A character of 12 pixels in a wide font, so that lines of reasons end before the picture does.
  private static let character = 6.7

  /// The document, with a newline at its end.
  var svg: String {
    // Reasons are hard to read in a picture of one or two columns.
    let columns = max(4, rows.map(\.states.count).max() ?? 0)
    let width = 2 * Self.margin + columns * StateCell.step - StateCell.gap
    var bands = "", height = 0
    for row in rows {
      let band = Self.band(row, top: height, width: width)
      bands += band.text
      height += band.height
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(SVGText.escaped(label))" \
      font-family="system-ui, 'Helvetica Neue', Arial, sans-serif" font-size="12">
      \(bands)</svg>

      """
  }

  private var label: String {
    rows.map { row in
      row.states.map { "\($0.rawValue) \(row.text(of: $0))" }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// The states of one color below a line that says what it is.
  private static func band(_ derived: DerivedStates, top: Int, width: Int) -> (text: String, height: Int) {
    let page = derived.recipe.surfaces.first ?? .white
    let ink = page.contrast(with: .black) >= page.contrast(with: .white) ? SRGB8.black : .white
    var y = top + margin + 9
    var text = SVGText(heading(of: derived), weight: 600).svg(x: margin, y: y, ink: ink)
    y += 14
    var lines = 0
    for (column, state) in derived.states.enumerated() {
      let cell = StateCell(derived: derived, state: state, page: page, ink: ink)
      text += cell.svg(x: margin + column * StateCell.step, y: y)
      lines = max(lines, cell.captions.count)
    }
    y += StateCell.height + StateCell.captionTop + lines * StateCell.line + (derived.reasons.isEmpty ? 0 : 8)
    for sentence in derived.sentences {
      for words in SVGText.wrapped(sentence, within: Int(Double(width - 2 * margin) / character)) {
        text += SVGText(words).svg(x: margin, y: y, ink: ink)
        y += StateCell.line
      }
    }
    let height = y - top
    return (
      "  <rect y=\"\(top)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(page)\"/>\n" + text, height
    )
  }

  /// What was asked, and what became of it: `#0f62fe, background (fill), light, on #f4f4f4: exact`.
  private static func heading(of derived: DerivedStates) -> String {
    let role = derived.recipe.role
    var parts = [
      derived.preset?.base.hex ?? derived.base.text,
      role.name + (role.kind.map { " (\($0))" } ?? ""), derived.recipe.appearance.name,
    ]
    let surfaces = derived.distinctSurfaces
    if surfaces != [Recipe.canvas(of: derived.recipe.appearance)] {
      let more = surfaces.count > 3 ? " and \(surfaces.count - 3) more" : ""
      parts.append("on " + surfaces.prefix(3).map(\.hex).joined(separator: " ") + more)
    }
    if let preset = derived.preset {
      parts += [preset.preset.rawValue] + (preset.isEmulated ? ["emulated"] : [])
    }
    return parts.joined(separator: ", ") + ": " + derived.outcome.rawValue
  }
}
