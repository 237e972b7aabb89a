#if canImport(UIKit) && !os(watchOS)
  public import ColorDerivation
  public import UIKit

  extension UIColor {
    /// A color that follows the traits' style and contrast, by UIKit's own dynamic provider. Display P3 is kept.
    ///
    /// Traits without a style count as light.
    public convenience init(_ color: DynamicColor) {
      self.init { traits in
        UIColor(color.resolved(for: Appearance(traits)))
      }
    }

    /// The color in its own space.
    public convenience init(_ color: DisplayColor) {
      switch color.space {
      case .srgb:
        self.init(
          red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
          alpha: CGFloat(color.alpha))
      case .displayP3:
        self.init(
          displayP3Red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
          alpha: CGFloat(color.alpha))
      }
    }
  }

  extension Appearance {
    /// The appearance that the traits ask for. What they leave open is light, with standard contrast.
    public init(_ traits: UITraitCollection) {
      self.init(
        traits.userInterfaceStyle == .dark ? .dark : .light,
        contrast: traits.accessibilityContrast == .high ? .increased : .standard)
    }
  }

  extension ControlState {
    /// The state that a control is in. UIKit says highlighted of what is pressed, and nothing of a pointer.
    ///
    /// - Parameter state: The control's state. What is both disabled and something else is disabled.
    public init(_ state: UIControl.State) {
      self =
        state.contains(.disabled)
        ? .disabled
        : ControlState(
          isSelected: state.contains(.selected), isPressed: state.contains(.highlighted), isHovered: false)
    }
  }
#endif
