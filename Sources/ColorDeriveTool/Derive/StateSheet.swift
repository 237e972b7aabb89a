internal import ColorDerive

extension WrittenColor {
  /// The color as a picture names it: in bytes of sRGB, since not every program that draws SVG knows `color()`.
  fileprivate var shown: String { (bytes ?? SRGB8(fitting: color)).hex }
}

/// A picture of states in SVG: a row a color, a column a state, each with its hex and its contrast.
struct StateSheet {
  let rows: [DerivedStates]

  // Lengths in pixels.
  private static let cell = (width: 132, height: 64, gap: 12)
  private static let margin = 20
  private static let caption = 34
  private static let font = "font-family=\"system-ui, 'Helvetica Neue', Arial, sans-serif\""

  /// The document, with a newline at its end.
  var svg: String {
    let columns = rows.map(\.states.count).max() ?? 0
    let width = 2 * Self.margin + columns * (Self.cell.width + Self.cell.gap) - Self.cell.gap
    let step = Self.cell.height + Self.caption + Self.cell.gap
    let height = 2 * Self.margin + rows.count * step - Self.cell.gap
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-label="\(Self.escaped(label))">

      """
    let page = rows.first?.recipe.surfaces.first ?? .white
    text += "  <rect width=\"\(width)\" height=\"\(height)\" fill=\"\(page)\"/>\n"
    for (row, derived) in rows.enumerated() {
      for (column, state) in derived.states.enumerated() {
        let x = Self.margin + column * (Self.cell.width + Self.cell.gap)
        let y = Self.margin + row * step
        text += cell(derived, state, x: x, y: y, page: page)
      }
    }
    return text + "</svg>\n"
  }

  private var label: String {
    rows.map { row in
      row.states.map { "\($0.rawValue) \(row[$0])" }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private func cell(_ derived: DerivedStates, _ state: ControlState, x: Int, y: Int, page: SRGB8) -> String {
    let color = derived[state].shown
    let ink = page.contrast(with: .black) >= page.contrast(with: .white) ? SRGB8.black.hex : SRGB8.white.hex
    var fill = color, stroke = color, mark: String?
    switch derived.recipe.role {
    case .background: mark = derived.content(in: state)?.shown
    case .foreground: (fill, stroke, mark) = (page.hex, page.hex, color)
    case .border: (fill, stroke) = (page.hex, color)
    }
    let size = "width=\"\(Self.cell.width - 2)\" height=\"\(Self.cell.height - 2)\""
    var text =
      "  <rect x=\"\(x + 1)\" y=\"\(y + 1)\" \(size) "
      + "rx=\"10\" fill=\"\(fill)\" stroke=\"\(stroke)\" stroke-width=\"2\"/>\n"
    if let mark {
      let (middle, base) = (x + Self.cell.width / 2, y + Self.cell.height / 2 + 6)
      text += line("Button", middle, base, 17, mark, anchor: "middle")
    }
    let contrast = derived.contrast(of: state).map { "  \($0.roundedDown):1" } ?? ""
    text += line(state.rawValue, x + 4, y + Self.cell.height + 14, 12, ink, anchor: "start", weight: 600)
    text += line("\(derived[state])\(contrast)", x + 4, y + Self.cell.height + 29, 12, ink, anchor: "start")
    return text
  }

  private func line(
    _ content: String, _ x: Int, _ y: Int, _ size: Int, _ color: String, anchor: String, weight: Int = 400
  ) -> String {
    "  <text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" font-weight=\"\(weight)\" text-anchor=\"\(anchor)\" "
      + "fill=\"\(color)\" xml:space=\"preserve\" \(Self.font)>\(Self.escaped(content))</text>\n"
  }

  /// A text as SVG can hold it, in an attribute too.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
