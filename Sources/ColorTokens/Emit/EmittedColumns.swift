internal import ColorDerivation

/// The colors of each token in each appearance.
struct EmittedColumns {
  private let columns: [[TokenPath: EmittedColor]]

  init(_ family: ThemeFamily) {
    columns = Appearance.allCases.map { appearance in
      Dictionary(
        family.theme(for: appearance).entries.map { ($0.path, $0.color) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The colors of a token, in the order of the appearances. The family has made sure that all themes have it.
  func colors(of path: TokenPath) -> [Appearance: EmittedColor] {
    var colors: [Appearance: EmittedColor] = [:]
    for (appearance, column) in zip(Appearance.allCases, columns) { colors[appearance] = column[path] }
    return colors
  }
}
