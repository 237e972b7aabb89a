// The framework gives Foundation on, CGFloat with it.
@_exported public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast { .unspecified }
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
}

@MainActor open class UIControl: NSObject {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var normal: UIControl.State { [] }
    public static var highlighted: UIControl.State { UIControl.State(rawValue: 1) }
    public static var disabled: UIControl.State { UIControl.State(rawValue: 2) }
    public static var selected: UIControl.State { UIControl.State(rawValue: 4) }
  }
}
