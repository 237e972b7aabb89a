internal import ColorDerivation

/// The colors of each token in each appearance.
///
/// Nothing is copied: a column is a theme's own list of tokens, and where that has another order than the first theme's,
/// the places in it.
struct EmittedColumns: Sendable {
  private let columns: [Column]
  /// The tokens of the first theme, whose order is that of the rows.
  private let entries: [ThemeEntry]

  /// The tokens of an appearance.
  fileprivate struct Column: Sendable {
    let entries: [ThemeEntry]
    /// Where the token of each row stands, -1 for none; `nil` where each stands in its row.
    let places: [Int32]?
    /// Whether the appearance has a theme of its own.
    let isOwn: Bool

    func color(_ row: Int) -> EmittedColor? {
      guard let places else { return entries[row].color }
      return places[row] < 0 ? nil : entries[Int(places[row])].color
    }
  }

  /// The columns of a family, which has made sure that all themes have the same tokens.
  init(_ family: ThemeFamily) {
    let primary = family.primary.entries
    let own = family.appearances
    columns = Appearance.allCases.map { appearance in
      let entries = family.theme(for: appearance).entries
      return Column(
        entries: entries, places: Self.places(of: primary, in: entries), isOwn: own.contains(appearance))
    }
    entries = primary
  }

  private static func places(of rows: [ThemeEntry], in entries: [ThemeEntry]) -> [Int32]? {
    if rows.elementsEqual(entries, by: { $0.path == $1.path }) { return nil }
    let places = Dictionary(
      entries.enumerated().map { ($1.path, Int32($0)) }, uniquingKeysWith: { first, _ in first })
    return rows.map { places[$0.path] ?? -1 }
  }

  /// The row of each token.
  var rows: [TokenPath: Int] {
    Dictionary(entries.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The colors of the token in a row: that is its place among the tokens of the family's first theme.
  subscript(row: Int) -> AppearanceColors { AppearanceColors(columns: columns, row: row) }
}

/// The color of a token in each appearance.
struct AppearanceColors: Sendable {
  private let columns: [EmittedColumns.Column]
  private let row: Int

  fileprivate init(columns: [EmittedColumns.Column], row: Int) {
    self.columns = columns
    self.row = row
  }

  /// The colors of no token.
  static let none = AppearanceColors(columns: [], row: 0)

  /// The color in an appearance; `nil` where there is none.
  subscript(appearance: Appearance) -> EmittedColor? {
    guard !columns.isEmpty else { return nil }
    let index = (appearance.scheme == .dark ? 1 : 0) + (appearance.contrast == .increased ? 2 : 0)
    return columns[index].color(row)
  }

  /// Whether a theme has a color here that was derived for Rec. 2020.
  var isRec2020: Bool { columns.contains { $0.isOwn && $0.color(row)?.rec2020Code != nil } }

  /// Whether a theme has a color here that sRGB can't show.
  var isWide: Bool { columns.contains { $0.isOwn && $0.color(row)?.isWide == true } }
}
