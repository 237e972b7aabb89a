internal import ColorCore
internal import ColorDerivation

/// A custom property and its value in every appearance.
struct CSSProperty {
  let name: String
  let path: TokenPath
  /// What is said about it.
  let remarks: OutputRemarks
  /// Whether a theme has a color here that sRGB can't show.
  private let isWide: Bool
  private let colors: AppearanceColors

  init(name: String, _ entry: ThemeEntry, _ colors: AppearanceColors) {
    self.name = name
    path = entry.path
    remarks = OutputRemarks(entry)
    isWide = colors.isWide
    self.colors = colors
  }

  /// The value as hex.
  func hex(_ appearance: Appearance) -> String { colors[appearance]?.hex ?? "" }

  /// Whether a theme has a color here for wider screens.
  func isWide(on screen: CSSScreen) -> Bool {
    switch screen {
    case .p3: isWide
    case .rec2020: isWide && colors.isRec2020
    }
  }

  /// The value for wider screens; what isn't made for them is as narrower ones show it.
  func wide(_ appearance: Appearance, on screen: CSSScreen) -> String {
    guard let color = colors[appearance] else { return "" }
    return screen.css(color) ?? CSSScreen.p3.css(color) ?? color.hex
  }

  /// Whether the value as hex isn't the same in all of these appearances.
  func changes(among appearances: [Appearance]) -> Bool {
    let first = appearances.first.flatMap { colors[$0] }
    return appearances.contains { appearance in
      let color = colors[appearance]
      return color?.bytes != first?.bytes || color?.alpha != first?.alpha
    }
  }

  /// Appends the value in an appearance.
  func append(_ value: CSSSheet.Value, _ appearance: Appearance, to bytes: inout [UInt8]) {
    guard let color = colors[appearance] else { return }
    if case .wide(let screen) = value, let wide = screen.css(color) ?? CSSScreen.p3.css(color) {
      bytes += wide.utf8
    } else if color.isOpaque {
      color.bytes.appendHex(to: &bytes)
    } else {
      bytes += color.hex.utf8
    }
  }
}
