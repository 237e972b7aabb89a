internal import ColorCore
internal import ColorDerivation

/// Writes a family of themes as a sheet of swatches in SVG, for people to look at.
///
/// A row is a token, a column a theme. On each swatch stands its hex in black or
/// white, whichever has more contrast. A translucent color lies on a checkered ground; one that sRGB can't show has
/// its hex as a fallback, and Display P3 for programs that know it. A description is shown when the pointer rests on
/// the name.
///
/// Each swatch has `data-token` and `data-theme`, for scripts.
public struct SVGEmitter: Emitter {
  /// The title of the sheet; `nil` for the name of the family's key.
  public var name: String?

  /// An emitter.
  ///
  /// - Parameter name: The title of the sheet; `nil` for the name of the family's key.
  public init(name: String? = nil) { self.name = name }

  /// One file, whose path is empty.
  ///
  /// - Throws: A finding `name-collision` for each token whose name another one has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let names = try SwatchNames(family, in: "the swatch sheet")
    var sheet = SwatchSheet(family, title: SwatchNames.title(name, family))
    let columns = EmittedColumns(family)
    for (row, entry) in family.primary.entries.enumerated() {
      sheet.row(entry, name: names[entry.path], columns[row])
    }
    return [OutputFile(path: "", bytes: Array(sheet.text.utf8))]
  }

  /// The name in front of the row.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    SwatchNames.name(of: path, naming.names)
  }
}

/// A sheet of swatches while it is drawn.
private struct SwatchSheet {
  private static let labelWidth = 320
  private static let columnWidth = 112
  private static let rowHeight = 32
  private static let top = 80

  private let appearances: [Appearance]
  private let title: String
  private var rows: [String] = []
  private var hasTranslucent = false

  init(_ family: ThemeFamily, title: String) {
    appearances = family.appearances
    self.title = title.isEmpty ? "Colors" : title
  }

  mutating func row(_ entry: ThemeEntry, name: String, _ colors: AppearanceColors) {
    let y = Self.top + rows.count * Self.rowHeight
    let remarks = OutputRemarks(entry)
    let tip = remarks.lines.joined(separator: " ")
    let title = tip.isEmpty ? "" : "<title>\(XMLText.escaped(tip))</title>"
    let strike = remarks.deprecation == nil ? "" : " text-decoration=\"line-through\""
    var row = "  <text x=\"16\" y=\"\(y + 20)\"\(strike)>\(title)\(XMLText.escaped(name))</text>\n"
    for (index, appearance) in appearances.enumerated() {
      guard let color = colors[appearance] else { continue }
      row += swatch(color, x: Self.labelWidth + index * Self.columnWidth, y, entry.path, appearance)
    }
    rows.append(row)
  }

  private mutating func swatch(
    _ color: EmittedColor, x: Int, _ y: Int, _ path: TokenPath, _ appearance: Appearance
  ) -> String {
    let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(Self.columnWidth)\" height=\"\(Self.rowHeight)\""
    var text = ""
    if !color.isOpaque {
      hasTranslucent = true
      text += "  <rect \(place) fill=\"url(#ground)\"/>\n"
    }
    let opacity = color.isOpaque ? "" : " fill-opacity=\"\(EmittedColor.decimal(color.opacity))\""
    // The opacity is that of the shape, so that the fallback and the wide color share it.
    let wide = color.wide.map { " style=\"fill:\(EmittedColor.css($0.with(alpha: 1)))\"" } ?? ""
    text += "  <rect \(place) fill=\"\(color.bytes.hex)\"\(opacity)\(wide)"
    text += " data-token=\"\(XMLText.escaped(path.text))\" data-theme=\"\(appearance.name)\"/>\n"
    // The two grounds that a translucent color is seen on.
    let seen = [SRGB8(0xFFFFFF), SRGB8(0xCCCCCC)].map { SRGB8(clipping: color.composited(over: $0.color)) }
    func least(_ ink: SRGB8) -> Double { seen.map { $0.contrast(with: ink).ratio }.min() ?? 1 }
    let black = SRGB8(0x000000), white = SRGB8(0xFFFFFF)
    let ink = least(black) >= least(white) ? black : white
    text += "  <text x=\"\(x + 8)\" y=\"\(y + 20)\" fill=\"\(ink.hex)\">\(color.hex)</text>\n"
    return text
  }

  var text: String {
    let width = Self.labelWidth + appearances.count * Self.columnWidth + 16
    let height = Self.top + rows.count * Self.rowHeight + 16
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- \(OutputText.header) -->
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="system-ui, sans-serif" font-size="12" role="img">
        <title>\(XMLText.escaped(title))</title>

      """
    if hasTranslucent {
      text += """
          <pattern id="ground" width="16" height="16" patternUnits="userSpaceOnUse">
            <path d="M0 0h16v16h-16z" fill="#ffffff"/>
            <path d="M0 0h8v8h-8zM8 8h8v8h-8z" fill="#cccccc"/>
          </pattern>

        """
    }
    text += """
        <rect width="\(width)" height="\(height)" fill="#ffffff"/>
        <text x="16" y="36" font-size="20" font-weight="600">\(XMLText.escaped(title))</text>

      """
    for (index, appearance) in appearances.enumerated() {
      let x = Self.labelWidth + index * Self.columnWidth + 8
      text += "  <text x=\"\(x)\" y=\"\(Self.top - 12)\" font-weight=\"600\">\(appearance.name)</text>\n"
    }
    return text + rows.joined() + "</svg>\n"
  }
}
