// Which color type is the platform's. UIKit on watchOS has no colors that follow the appearance.
#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The color that views of this platform take: `UIColor`.
  public typealias PlatformColor = UIColor

  extension DynamicColor {
    /// The color for UIKit; made anew each time.
    public var platformColor: PlatformColor { UIColor(self) }
  }
#elseif canImport(AppKit)
  public import AppKit

  /// The color that views of this platform take: `NSColor`.
  public typealias PlatformColor = NSColor

  extension DynamicColor {
    /// The color for AppKit; made anew each time.
    public var platformColor: PlatformColor { NSColor(self) }
  }
#elseif canImport(SwiftUI)
  public import SwiftUI

  /// The color that views of this platform take: `SwiftUI.Color`.
  public typealias PlatformColor = SwiftUI.Color

  extension DynamicColor {
    /// The color for SwiftUI.
    public var platformColor: PlatformColor { SwiftUI.Color(self) }
  }
#else
  /// The color that views of this platform take. Here the platform has none of its own.
  public typealias PlatformColor = DynamicColor

  extension DynamicColor {
    /// This color: the platform has none of its own.
    public var platformColor: PlatformColor { self }
  }
#endif
