internal import ColorDerive

/// A picture of a proof in SVG: what it comes to in sentences, each pair that breaks as a word on its background, and each
/// color, on the screen beside the same on paper; what can't be printed before what can.
struct ProofSheet {
  let report: ProofReport

  // Lengths in pixels.
  private static let margin = 20
  private static let swatch = (width: 264, height: 52)
  private static let step = (x: 290, y: 116)
  private static let columns = 3
  private static var width: Int { 2 * margin + (columns - 1) * step.x + swatch.width }
  private static let gray = SRGB8(0x595959)

  /// The document, with a newline at its end.
  var svg: String {
    var y = Self.margin + 14
    var body = ""
    func line(_ text: String, weight: Int = 400, size: Int = 12, ink: SRGB8 = .black) {
      body += SVGText(text, size: size, weight: weight).svg(x: Self.margin, y: y, ink: ink)
      y += size + 8
    }
    line("Print proof on \(report.proof.printer.facts.title)", weight: 600, size: 18)
    for sentence in report.sentences { line(sentence, size: 13) }
    line(
      "Left: on the screen. Right: on paper, as an eye sees it that has adapted to the paper.", ink: Self.gray
    )
    line("ΔE 2000: below 1 hardly anybody sees the change, above 5 everybody does.", ink: Self.gray)
    for part in report.parts {
      if let permutation = part.permutation, !permutation.choices.isEmpty {
        y += 10
        line(permutation.description, weight: 600, size: 16)
      }
      section(
        "Breaks on paper: can be read or told apart on the screen, and not in print",
        part.broken.prefix(report.mostPairs).map { .pair($0) }, &body, &y)
      section(
        "Can't be printed as they are", part.colors.filter { !$0.color.isInGamut }.map { .color($0) }, &body,
        &y)
      section("Can be printed", part.colors.filter(\.color.isInGamut).map { .color($0) }, &body, &y)
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

  private func section(_ title: String, _ cells: [Cell], _ body: inout String, _ y: inout Int) {
    guard !cells.isEmpty else { return }
    y += 8
    body += SVGText("\(title) (\(cells.count))", size: 13, weight: 600).svg(x: Self.margin, y: y, ink: .black)
    y += 12
    for (index, cell) in cells.enumerated() {
      let x = Self.margin + index % Self.columns * Self.step.x
      let top = y + index / Self.columns * Self.step.y
      switch cell {
      case .color(let row): body += color(row, x: x, y: top)
      case .pair(let pair): body += self.pair(pair, x: x, y: top)
      }
    }
    y += (cells.count + Self.columns - 1) / Self.columns * Self.step.y
  }

  private func color(_ row: ProofReport.Row, x: Int, y: Int) -> String {
    let color = row.color
    let screen = SRGB8(fitting: color.meant), paper = color.print.shown
    let more = row.names.count > 1 ? " +\(row.names.count - 1)" : ""
    let ink = color.inkCoverage.map { ", \(Int(($0 * 100).rounded())) % ink" } ?? ""
    let change =
      "ΔE \(NumberText.fixed(color.deltaE, decimals: 1)), change: \(ProofReport.Change(color.deltaE).rawValue)"
    let nearest = color.isInGamut ? "" : ", nearest \(color.nearest.shown.hex)"
    return halves(screen, paper, x: x, y: y)
      + captions(
        Self.short(row.names[0]) + more, "\(screen.hex) → \(paper.hex)\(nearest)", "\(change)\(ink)", x, y)
  }

  private func pair(_ pair: ProofReport.Pair, x: Int, y: Int) -> String {
    let half = Self.swatch.width / 2
    func word(_ contrast: Contrast, _ left: Int, _ ink: SRGB8) -> String {
      SVGText("Aa \(contrast.roundedDown)", size: 18, weight: 600).svg(x: left + 10, y: y + 33, ink: ink)
    }
    return halves(SRGB8(fitting: pair.ground.meant), pair.ground.print.shown, x: x, y: y)
      + word(pair.screen, x, SRGB8(fitting: pair.mark.meant))
      + word(pair.paper, x + half, pair.mark.print.shown)
      + captions(
        Self.short(pair.label), "asked \(pair.minimum?.roundedDown ?? "–")", pair.meaning, x, y)
  }

  private func halves(_ left: SRGB8, _ right: SRGB8, x: Int, y: Int) -> String {
    let (width, height) = Self.swatch
    let half = width / 2
    let edge = "stroke=\"#d0d0d0\" stroke-width=\"1\""
    return """
        <rect x="\(x)" y="\(y)" width="\(half)" height="\(height)" fill="\(left)"/>
        <rect x="\(x + half)" y="\(y)" width="\(half)" height="\(height)" fill="\(right)"/>
        <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" fill="none" \(edge)/>

      """
  }

  private func captions(_ first: String, _ second: String, _ third: String, _ x: Int, _ y: Int) -> String {
    let below = y + Self.swatch.height
    return SVGText(first, weight: 600).svg(x: x, y: below + 15, ink: .black)
      + SVGText(second, size: 11).svg(x: x, y: below + 30, ink: .black)
      + SVGText(third, size: 11).svg(x: x, y: below + 44, ink: Self.gray)
  }

  /// The end of a long name tells more than its beginning.
  private static func short(_ name: String) -> String {
    name.count > 36 ? "…" + name.suffix(35) : name
  }
}
