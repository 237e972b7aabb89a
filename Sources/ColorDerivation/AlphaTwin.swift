public import ColorCore

/// A translucent color that looks like an opaque one where it is laid on a surface, so that a disabled control can let
/// what moves behind it shine through.
///
///     let twin = AlphaTwin(of: SRGB8(0x9A9A9A), on: .white)
///     twin.color.hex        // #00000065
///     twin.residual         // 0
public struct AlphaTwin: Hashable, Sendable {
  /// The opaque color.
  public let target: SRGB8
  /// What the twin is made for.
  public let surface: SRGB8
  /// The twin: of the least opacity that gives the bytes of the opaque color, however a program rounds. One always
  /// does: at the latest the color itself, whose opacity is 255.
  public let color: TranslucentColor

  /// The twin of a color on a surface.
  ///
  /// - Parameters:
  ///   - target: The opaque color.
  ///   - surface: What the twin is laid on.
  public init(of target: SRGB8, on surface: SRGB8) {
    self.target = target
    self.surface = surface
    color =
      (1...254).lazy.compactMap { AlphaTwin.front(alpha: $0, target, surface) }.first
      ?? TranslucentColor(target, alpha: 255)
  }

  /// How far what is seen on the surface is from the opaque color, as the greatest ΔE OK of all ways to round: 0.
  public var residual: Double { residual(on: surface) }

  /// How far what is seen on another surface is from the opaque color, as the greatest ΔE OK of all ways to
  /// round.
  ///
  /// - Parameter surface: The other surface.
  public func residual(on surface: SRGB8) -> Double {
    Compositing.allCases.map { color.composited(over: surface, $0).deltaEOK(to: target) }.max() ?? 0
  }

  /// The color that gives the target with an opacity under all ways to round; nothing where a channel has none.
  private static func front(alpha: Int, _ target: SRGB8, _ surface: SRGB8) -> TranslucentColor? {
    func channel(_ path: KeyPath<SRGB8, UInt8>) -> UInt8? {
      let t = Int(target[keyPath: path]), s = Int(surface[keyPath: path])
      let ideal = t * 255 - s * (255 - alpha)
      // Half a byte of the result is so many of the front; those that round the sum to the target lie within it.
      let slack = 255 / alpha + 1
      let middle = min(max(ideal / alpha, 0), 255)
      // The nearest first, so that the color is the one that needs no luck in rounding.
      let near = (0...slack).lazy.flatMap { [middle + $0, middle - $0] }.filter { (0...255).contains($0) }
      return near.first { front in
        Compositing.allCases.allSatisfy { $0.channel(front, over: s, alpha, of: 255) == t }
      }.map { UInt8($0) }
    }
    guard let red = channel(\.red), let green = channel(\.green), let blue = channel(\.blue) else {
      return nil
    }
    return TranslucentColor(SRGB8(red: red, green: green, blue: blue), alpha: UInt8(alpha))
  }
}
