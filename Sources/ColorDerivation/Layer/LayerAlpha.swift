/// The opacity of a layer as it is written: a number of steps of a scale.
public struct LayerAlpha: Hashable, Sendable {
  /// How finely an opacity is written.
  public enum Scale: Int, CaseIterable, Hashable, Sendable {
    /// 255ths, as `#rrggbbaa` writes it.
    case bytes = 255
    /// Thousandths, as `rgb(0 0 0 / 0.157)` writes it.
    case thousandths = 1000
  }

  /// The number of steps, 0 for transparent.
  public let steps: Int
  /// What they are steps of.
  public let scale: Scale

  /// An opacity of so many steps.
  ///
  /// - Parameters:
  ///   - steps: The number of steps, from 0 to that of the whole scale.
  ///   - scale: What they are steps of.
  public init(steps: Int, of scale: Scale) {
    precondition(
      (0...scale.rawValue).contains(steps), "an opacity has no fewer steps than 0 and no more than its scale")
    self.steps = steps
    self.scale = scale
  }

  /// The step nearest to an opacity, halves up.
  ///
  /// - Parameters:
  ///   - value: The opacity, 0 to 1.
  ///   - scale: What it is brought to steps of.
  public init(nearest value: Double, in scale: Scale) {
    precondition((0...1).contains(value), "an opacity is from 0 to 1")
    self.init(steps: Int((value * Double(scale.rawValue)).rounded()), of: scale)
  }

  /// The opacity, 0 to 1.
  public var value: Double { Double(steps) / Double(scale.rawValue) }
}
