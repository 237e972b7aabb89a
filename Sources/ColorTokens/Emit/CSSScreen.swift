internal import ColorDerivation

/// The screens that show more than sRGB, as style sheets tell them apart; each shows more than the one before.
enum CSSScreen: String, CaseIterable {
  /// Those of Display P3.
  case p3
  /// Those of Rec. 2020.
  case rec2020

  /// The media query that such screens answer. One of Rec. 2020 answers that for Display P3 too.
  var media: String { "(color-gamut: \(rawValue))" }

  /// What asks a browser whether it reads such colors.
  var supports: String {
    switch self {
    case .p3: "@supports (color: color(display-p3 0 0 0))"
    case .rec2020: "@supports (color: color(rec2020 0 0 0))"
    }
  }

  /// A color for such screens; `nil` for one that narrower ones show as well.
  func css(_ color: EmittedColor) -> String? {
    switch self {
    case .p3: color.wide.map { EmittedColor.css($0) }
    case .rec2020: color.rec2020Code?.css
    }
  }
}

extension CSSSheet {
  /// The rules for wider screens, for those properties that differ there. The widest come last, so that they hold.
  mutating func screens(
    for properties: [CSSProperty], _ write: (inout CSSSheet, [CSSProperty], CSSScreen) -> Void
  ) {
    for screen in CSSScreen.allCases {
      let wide = properties.filter { $0.isWide(on: screen) }
      if !wide.isEmpty { write(&self, wide, screen) }
    }
  }
}
