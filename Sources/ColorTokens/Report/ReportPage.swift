internal import ColorCore
internal import ColorDerivation

/// A page of pictures of a run, for people: every role in every state and permutation with its contrast, the pairs that
/// pass by the least, what brands share, and what was found.
///
/// It is one HTML file without scripts and without anything from elsewhere. The same run gives the same bytes.
public struct ReportPage: Sendable {
  /// The run.
  public let run: Run
  /// The page's title.
  public var title: String

  /// How many of the closest pairs are shown.
  private static let closest = 20

  /// A page of a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - title: The page's title.
  public init(_ run: Run, title: String = "Colors") {
    self.run = run
    self.title = title
  }

  /// The page.
  public var html: String {
    let parts = [head, summary, marginTable, brandTable, sets, findingList, "</main>\n</body>\n</html>\n"]
    return parts.joined()
  }

  // MARK: Frame

  private var head: String {
    """
    <!DOCTYPE html>
    <!-- \(OutputText.header) -->
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(XMLText.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    <h1>\(XMLText.escaped(title))</h1>

    """
  }

  private static let style = """
    body { margin: 0; background: #fff; color: #1b1b1f; font: 14px/1.4 system-ui, sans-serif; }
    main { padding: 16px 24px 48px; }
    h2 { margin: 32px 0 8px; font-size: 18px; }
    h3 { margin: 24px 0 6px; font-size: 15px; }
    table { border-collapse: collapse; }
    th, td { padding: 4px 8px; text-align: left; vertical-align: top; font-weight: normal; }
    thead th { border-bottom: 1px solid #767680; color: #46464f; font-size: 12px; vertical-align: bottom; }
    td.n { text-align: right; font-variant-numeric: tabular-nums; }
    .swatch { padding: 8px; min-width: 92px; }
    .chip { display: block; padding: 6px 8px; border-radius: 4px; text-align: center; white-space: nowrap; }
    .edge { box-shadow: 0 0 0 1px #c6c6d0; margin: 1px 0 5px; }
    .note { color: #46464f; font-size: 12px; }
    .short { color: #b3261e; font-weight: 600; }
    code { font: 12px ui-monospace, monospace; }
    .scroll { overflow-x: auto; }
    """

  private var summary: String {
    let errors = run.findings.count(of: .error), warnings = run.findings.count(of: .warning)
    let words =
      "\(run.tokenCount) color tokens in \(run.themes.count) permutations, \(run.checks) checks: "
      + "\(errors) errors, \(warnings) warnings."
    return "<p>\(words)</p>\n"
  }

  // MARK: Tables

  /// The pairs that are nearest to what is asked of them, or farthest below it.
  private var marginTable: String {
    // An opaque background has the same pair on every surface.
    let pairs = run.themes.flatMap { theme in
      var seen: Set<ContrastPair> = []
      return theme.contrastPairs.filter { seen.insert($0).inserted }.map { (theme.permutation, $0) }
    }
    .map { (place: $0.0, pair: $0.1, contrast: $0.1.mark.contrast(with: $0.1.ground)) }
    let sorted = pairs.enumerated().sorted { a, b in
      let x = a.element.contrast.ratio / a.element.pair.minimum.ratio
      let y = b.element.contrast.ratio / b.element.pair.minimum.ratio
      return (x, a.offset) < (y, b.offset)
    }.prefix(Self.closest).map(\.element)
    guard !sorted.isEmpty else { return "" }
    let rows = sorted.map { place, pair, contrast in
      let isShort = contrast < pair.minimum
      return "<tr><td>\(Self.code(pair.token.text))</td><td>\(pair.state.rawValue)</td>"
        + "<td>\(XMLText.escaped(place.description))</td>"
        + "<td>\(chip("Aa", ink: SRGB8(clipping: pair.mark).hex, ground: SRGB8(clipping: pair.ground).hex))</td>"
        + "<td class=\"n\(isShort ? " short" : "")\">\(contrast.roundedDown):1</td>"
        + "<td class=\"n\">\(pair.minimum.roundedDown):1</td><td>\(XMLText.escaped(pair.against))</td></tr>\n"
    }
    return "<h2>The closest pairs</h2>\n"
      + table(["Token", "State", "Permutation", "Seen", "Contrast", "Asked", "Against"], rows)
  }

  /// What brands share.
  private var brandTable: String {
    let matrix = run.brandMatrix
    guard !matrix.rows.isEmpty else { return "" }
    let rows = matrix.rows.map { row in
      let cells = row.cells.map { cell -> String in
        guard let cell else { return "<td>–</td>" }
        let isShort = cell.everywhere < row.minimum
        let chips = cell.colors.map { chip($0.hex, ink: Self.ink(on: $0), ground: $0.hex, kind: "chip edge") }
          .joined(
            separator: " ")
        return "<td>\(chips)<span class=\"note\">\(cell.own.roundedDown):1 here, "
          + "<span class=\"\(isShort ? "short" : "")\">\(cell.everywhere.roundedDown):1</span> in all</span></td>"
      }
      let shared = row.shared.map { $0.colors.map(\.hex).joined(separator: " and ") } ?? "none"
      return "<tr><td>\(Self.code(row.base.text))</td><td>\(row.kind.rawValue)</td>"
        + "<td>\(XMLText.escaped(row.place.description))</td>\(cells.joined())"
        + "<td class=\"n\">\(row.minimum.roundedDown):1</td><td>\(Self.code(shared))</td></tr>\n"
    }
    let brands = matrix.brands.map { BrandMatrix.name($0) }
    return
      "<h2>Between brands</h2>\n<p class=\"note\">The content and the ring of each role, and how far they would hold "
      + "in all brands.</p>\n"
      + table(["Role", "What", "Permutation"] + brands + ["Asked", "Serves all"], rows)
  }

  private var findingList: String {
    guard !run.findings.isEmpty else { return "" }
    let rows = run.findings.map { finding in
      "<tr><td\(finding.level == .error ? " class=\"short\"" : "")>\(finding.level.rawValue)</td>"
        + "<td>\(Self.code(finding.token?.text ?? ""))</td><td>\(XMLText.escaped(finding.permutation.description))</td>"
        + "<td>\(XMLText.escaped(finding.message))</td></tr>\n"
    }
    return "<h2>Findings</h2>\n" + table(["Level", "Token", "Permutation", "What"], rows)
  }

  // MARK: Pieces

  func table(_ heads: [String], _ rows: [String]) -> String {
    let head = heads.map { "<th scope=\"col\">\(XMLText.escaped($0))</th>" }.joined()
    return
      "<div class=\"scroll\"><table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(rows.joined())</tbody>\n"
      + "</table></div>\n"
  }

  func chip(_ text: String, ink: String, ground: String, kind: String = "chip") -> String {
    "<span class=\"\(kind)\" style=\"background:\(ground);color:\(ink)\">\(XMLText.escaped(text))</span>"
  }

  static func code(_ text: String) -> String { "<code>\(XMLText.escaped(text))</code>" }

  /// Black or white, whichever is better read.
  static func ink(on color: SRGB8) -> String {
    color.contrast(with: .white) >= color.contrast(with: .black) ? "#ffffff" : "#000000"
  }
}
