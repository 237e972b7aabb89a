public import ColorCore

extension ContrastLevel {
  /// What a level holds below a criterion of WCAG 2.2. Its ``description`` is a sentence for people.
  public struct Shortfall: Hashable, Sendable {
    /// The criterion.
    public var criterion: SuccessCriterion
    /// What it asks for, of text that isn't large.
    public var asked: Contrast
    /// What is held.
    public var held: Contrast
  }

  /// By what the level falls below WCAG 2.2, level AA, for a role; nothing where it doesn't.
  ///
  /// - Parameter role: What the color is for.
  public func shortfall(for role: Role) -> Shortfall? {
    let criterion: SuccessCriterion
    switch role {
    case .background, .foreground: criterion = .contrastMinimum
    case .border(.functional): criterion = .nonTextContrast
    case .border(.decorative): return nil
    }
    let held = minimum(for: role), asked = criterion.threshold()
    return held < asked ? Shortfall(criterion: criterion, asked: asked, held: held) : nil
  }
}

extension ContrastLevel.Shortfall: CustomStringConvertible {
  /// The fact as a sentence without a full stop.
  public var description: String {
    "contrast is held at \(held.roundedDown):1, below the \(asked.roundedDown):1 of WCAG 2.2 "
      + "SC \(criterion.rawValue) (\(criterion.level.rawValue))"
  }
}
