extension AnyColor {
  /// The color in plain words, such as “dark vivid blue”, for reports.
  ///
  /// Words are made of lightness in OKLCH, of chroma as a share of the greatest that sRGB has there, and of hue.
  /// A dark orange is brown, a dark yellow olive. Opacity is left out.
  ///
  ///     try AnyColor(css: "navy").plainDescription  // "very dark vivid blue"
  public var plainDescription: String {
    let lch = Conversion.convert(components, from: space, to: .oklch)
    let (lightness, chroma) = (lch.x, lch.y)
    if lightness >= 0.985 { return chroma < 0.02 || lightness >= 1 ? "white" : tinted(lch) }
    if lightness <= 0.12 { return "black" }
    return chroma < 0.012 ? words([PlainWords.lightness(lightness), "gray"]) : tinted(lch)
  }

  private func tinted(_ lch: SIMD3<Double>) -> String {
    let most = SRGB.greatestChroma(lightness: min(lch.x, 0.999), hue: lch.z)
    let share = most > 0 ? lch.y / most : 1
    let hue = PlainWords.hue(lch)
    // Brown and olive are dark by their name.
    let isDarkByName = hue == "brown" || hue == "olive"
    let lightness = PlainWords.lightness(isDarkByName ? lch.x + 0.15 : lch.x)
    return words([lightness, PlainWords.chroma(share), hue])
  }

  private func words(_ words: [String]) -> String { words.filter { !$0.isEmpty }.joined(separator: " ") }
}

enum PlainWords {
  static func lightness(_ l: Double) -> String {
    switch l {
    case ..<0.3: "very dark"
    case ..<0.5: "dark"
    case ..<0.72: ""
    case ..<0.9: "light"
    default: "very light"
    }
  }

  static func chroma(_ share: Double) -> String {
    switch share {
    case ..<0.25: "grayish"
    case ..<0.55: "muted"
    case ..<0.85: ""
    default: "vivid"
    }
  }

  static func hue(_ lch: SIMD3<Double>) -> String {
    switch lch.z {
    case ..<12: "pink"
    case ..<40: "red"
    case ..<78: lch.x < 0.6 ? "brown" : "orange"
    case ..<118: lch.x < 0.7 ? "olive" : "yellow"
    case ..<165: "green"
    case ..<185: "teal"
    case ..<220: "cyan"
    case ..<284: "blue"
    case ..<315: "purple"
    case ..<345: "magenta"
    default: "pink"
    }
  }
}
