internal import ColorDerive

/// A picture of a proof in SVG: each color on the screen beside the same on paper, and each pair that breaks as a
/// word on its background, both ways.
struct ProofSheet {
  let report: ProofReport

  // Lengths in pixels.
  private static let margin = 20
  private static let swatch = (width: 132, height: 56)
  private static let step = (x: 292, y: 100)
  private static let columns = 3
  private static var width: Int { 2 * margin + columns * step.x - 28 }

  /// The document, with a newline at its end.
  var svg: String {
    var y = Self.margin + 12
    var body = ""
    func line(_ text: String, weight: Int = 400, size: Int = 12) {
      body += SVGText(text, size: size, weight: weight).svg(x: Self.margin, y: y, ink: .black)
      y += size + 10
    }
    line("Print proof on \(report.proof.printer.facts.title)", weight: 600, size: 16)
    line("Left: on the screen. Right: on paper, as an eye sees it that has adapted to the paper.")
    line("ΔE 2000: below 1 hardly anybody sees the change, above 5 everybody does.")
    for part in report.parts {
      if let permutation = part.permutation, !permutation.choices.isEmpty {
        line(permutation.description, weight: 600)
      }
      body += grid(part.colors.map { .color($0) }, y: &y)
      let broken = part.pairs.filter(\.isBroken)
      guard !broken.isEmpty else { continue }
      line("These pairs hold on the screen and break on paper", weight: 600)
      body += grid(broken.map { .pair($0) }, y: &y)
    }
    let title = SVGText.escaped("Print proof on \(report.proof.printer.facts.title)")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(y)" \
      viewBox="0 0 \(Self.width) \(y)" role="img" aria-label="\(title)" \
      font-family="system-ui, 'Helvetica Neue', Arial, sans-serif" font-size="12">
        <rect width="\(Self.width)" height="\(y)" fill="#ffffff"/>
      \(body)</svg>

      """
  }

  private enum Cell {
    case color(ProofReport.Row)
    case pair(ProofReport.Pair)
  }

  private func grid(_ cells: [Cell], y: inout Int) -> String {
    var text = ""
    for (index, cell) in cells.enumerated() {
      let x = Self.margin + index % Self.columns * Self.step.x
      let top = y + index / Self.columns * Self.step.y - 8
      switch cell {
      case .color(let row): text += color(row, x: x, y: top)
      case .pair(let pair): text += self.pair(pair, x: x, y: top)
      }
    }
    y += (cells.count + Self.columns - 1) / Self.columns * Self.step.y + 6
    return text
  }

  private func color(_ row: ProofReport.Row, x: Int, y: Int) -> String {
    let color = row.color
    let screen = SRGB8(fitting: color.meant), paper = color.print.shown
    let more = row.names.count > 1 ? " +\(row.names.count - 1)" : ""
    let ink = color.inkCoverage.map { ", \(Int(($0 * 100).rounded())) % ink" } ?? ""
    let gamut = color.isInGamut ? "" : ", not printable"
    return halves(screen, paper, x: x, y: y)
      + caption(Self.short(row.names[0]) + more, "\(screen.hex) → \(paper.hex)", x, y)
      + SVGText("ΔE \(NumberText.fixed(color.deltaE, decimals: 1))\(gamut)\(ink)")
      .svg(x: x + 6, y: y + 50, ink: Self.ink(on: screen))
  }

  private func pair(_ pair: ProofReport.Pair, x: Int, y: Int) -> String {
    let screen = SRGB8(fitting: pair.ground.meant), paper = pair.ground.print.shown
    let half = Self.swatch.width
    return halves(screen, paper, x: x, y: y)
      + SVGText("Aa \(pair.screen.roundedDown)", size: 18, weight: 600)
      .svg(x: x + 8, y: y + 34, ink: SRGB8(fitting: pair.mark.meant))
      + SVGText("Aa \(pair.paper.roundedDown)", size: 18, weight: 600)
      .svg(x: x + half + 8, y: y + 34, ink: pair.mark.print.shown)
      + caption(Self.short(pair.label), "asked \(pair.minimum?.roundedDown ?? "–")", x, y)
  }

  private func halves(_ left: SRGB8, _ right: SRGB8, x: Int, y: Int) -> String {
    let (width, height) = Self.swatch
    let edge = "stroke=\"#d0d0d0\" stroke-width=\"1\""
    return """
        <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" fill="\(left)"/>
        <rect x="\(x + width)" y="\(y)" width="\(width)" height="\(height)" fill="\(right)"/>
        <rect x="\(x)" y="\(y)" width="\(2 * width)" height="\(height)" fill="none" \(edge)/>

      """
  }

  private func caption(_ first: String, _ second: String, _ x: Int, _ y: Int) -> String {
    SVGText(first, weight: 600).svg(x: x, y: y + Self.swatch.height + 14, ink: .black)
      + SVGText(second).svg(x: x, y: y + Self.swatch.height + 29, ink: .black)
  }

  private static func ink(on color: SRGB8) -> SRGB8 {
    color.contrast(with: .black) >= color.contrast(with: .white) ? .black : .white
  }

  /// The end of a long name tells more than its beginning.
  private static func short(_ name: String) -> String {
    name.count > 38 ? "…" + name.suffix(37) : name
  }
}
