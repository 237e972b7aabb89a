#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import ColorDerivation

  extension NSColor {
    /// A color that follows the view's appearance and its contrast, by AppKit's own dynamic provider. Display P3
    /// is kept. It has no name.
    public convenience init(_ color: DynamicColor) {
      self.init(name: nil) { appearance in
        NSColor(color.resolved(for: Appearance(appearance)))
      }
    }

    /// The color in its own space.
    public convenience init(_ color: DisplayColor) {
      switch color.space {
      case .srgb:
        self.init(
          srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
          alpha: CGFloat(color.alpha))
      case .displayP3:
        self.init(
          displayP3Red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
          alpha: CGFloat(color.alpha))
      }
    }
  }

  extension Appearance {
    /// The appearance that is nearest to AppKit's; light, with standard contrast, where none is near.
    public init(_ appearance: NSAppearance) {
      let known: [NSAppearance.Name] = [
        .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
      ]
      switch appearance.bestMatch(from: known) {
      case .darkAqua: self = .dark
      case .accessibilityHighContrastAqua: self = .lightIncreasedContrast
      case .accessibilityHighContrastDarkAqua: self = .darkIncreasedContrast
      default: self = .light
      }
    }
  }
#endif
