/// How colors are brought from one device to another where the devices don't share them.
public struct Rendering: Hashable, Sendable {
  /// What is kept. An intent for which a profile has no table of its own takes its perceptual one, as ICC says.
  public var intent: RenderingIntent

  /// Whether the blacks of both ends are laid on each other. It says nothing for the absolute intent. Between
  /// profiles of version 4, LittleCMS always does it for the perceptual and the saturation intent.
  public var blackPointCompensation: Bool

  /// How far the eye has adapted to the medium's white, from 0 (not at all) to 1 (wholly), for the absolute
  /// intent alone. LittleCMS's `cmsSetAdaptationState`.
  public var adaptation: Double {
    didSet { adaptation = Self.bounded(adaptation) }
  }

  /// The rendering with an intent.
  ///
  /// - Parameters:
  ///   - intent: What is kept.
  ///   - blackPointCompensation: Whether the blacks of both ends are laid on each other.
  ///   - adaptation: How far the eye has adapted to the medium's white, brought into 0 to 1.
  public init(
    _ intent: RenderingIntent = .relative, blackPointCompensation: Bool = false, adaptation: Double = 1
  ) {
    self.intent = intent
    self.blackPointCompensation = blackPointCompensation
    self.adaptation = Self.bounded(adaptation)
  }

  private static func bounded(_ value: Double) -> Double { value.isNaN ? 1 : min(max(value, 0), 1) }
}
