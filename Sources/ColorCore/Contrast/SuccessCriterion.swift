/// A success criterion of WCAG 2.2 that asks for a contrast ratio.
public enum SuccessCriterion: String, CaseIterable, Hashable, Sendable {
  /// 1.4.1 Use of Color: a lightness difference of 3:1 counts as another means than color.
  case useOfColor = "1.4.1"
  /// 1.4.3 Contrast (Minimum), of text.
  case contrastMinimum = "1.4.3"
  /// 1.4.6 Contrast (Enhanced), of text.
  case contrastEnhanced = "1.4.6"
  /// 1.4.11 Non-text Contrast, of what is needed to see a control, its state, or a graphic, to what is next to it.
  case nonTextContrast = "1.4.11"
  /// 2.4.13 Focus Appearance, between the same pixels focused and not focused.
  case focusAppearance = "2.4.13"

  /// The level of conformance.
  public enum Level: String, Hashable, Sendable { case a = "A", aa = "AA", aaa = "AAA" }

  /// The level that the criterion belongs to.
  public var level: Level {
    switch self {
    case .useOfColor: .a
    case .contrastMinimum, .nonTextContrast: .aa
    case .contrastEnhanced, .focusAppearance: .aaa
    }
  }

  /// The ratio that is asked for, for text of a size; other criteria ask for the same at every size. Text whose
  /// size isn't told isn't large.
  public func threshold(for size: TextSize? = nil) -> Contrast {
    let isLarge = size?.isLarge ?? false
    switch self {
    case .contrastMinimum: return isLarge ? .largeText : .text
    case .contrastEnhanced: return isLarge ? .text : .enhancedText
    case .useOfColor, .nonTextContrast, .focusAppearance: return .nonText
    }
  }
}

/// The size and weight of text, by which WCAG tells large text.
public struct TextSize: Hashable, Sendable {
  /// The size in points, of which 3 make 4 CSS pixels.
  public let points: Double

  /// The weight, 400 for regular.
  public let weight: Int

  /// A size in points.
  public init(points: Double, weight: Int = 400) {
    self.points = points
    self.weight = weight
  }

  /// A size in CSS pixels.
  public init(pixels: Double, weight: Int = 400) { self.init(points: pixels * 3 / 4, weight: weight) }

  /// Whether the text is large: from 18 points, or 14 points if bold. WCAG doesn't say what is bold; it is a
  /// weight of 700 or more here.
  public var isLarge: Bool { points >= 18 || points >= 14 && weight >= 700 }
}
