#if canImport(SwiftUI)
  public import ColorDerivation
  public import SwiftUI

  #if canImport(UIKit) && !os(watchOS)
    internal import UIKit
  #elseif canImport(AppKit)
    internal import AppKit
  #endif

  extension SwiftUI.Color {
    /// A color that follows the environment's color scheme and contrast, through the platform's own dynamic
    /// color. On watchOS, where the screen is always dark, it's the dark one. Display P3 is kept.
    public init(_ color: DynamicColor) {
      #if canImport(UIKit) && !os(watchOS)
        self.init(uiColor: UIColor(color))
      #elseif canImport(AppKit)
        self.init(nsColor: NSColor(color))
      #else
        self.init(color.dark)
      #endif
    }

    /// The color in its own space.
    public init(_ color: DisplayColor) {
      self.init(
        color.space == .srgb ? .sRGB : .displayP3, red: color.red, green: color.green, blue: color.blue,
        opacity: color.alpha)
    }
  }

  extension Appearance {
    /// The appearance that a view's environment asks for.
    public init(_ environment: EnvironmentValues) {
      self.init(
        environment.colorScheme == .dark ? .dark : .light,
        contrast: environment.colorSchemeContrast == .increased ? .increased : .standard)
    }
  }
#endif
