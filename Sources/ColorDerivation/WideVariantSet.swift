public import ColorCore

/// The states of one color in ten bits of a wider space, with their proof.
public struct WideVariantSet: Hashable, Sendable {
  /// The recipe that made it.
  public let recipe: Recipe
  /// The color that was given.
  public let base: AnyColor
  /// The base as it was taken: in the space's integers.
  public let taken: WideColor
  /// The space of the colors.
  public let space: WideColor.Space
  /// What became of it.
  public let verdict: Verdict
  /// All that was measured on these integers and on the digits that are printed, whichever is worse.
  public let checks: [Check]
  /// Why the colors are what they are.
  public let reasons: [Reason]
  private let colors: [ControlState: WrittenColor]
  private let contents: [ControlState: WrittenColor]

  init(recipe: Recipe, base: AnyColor, taken: WideColor, _ solved: SolvedSet) {
    self.recipe = recipe
    self.base = base
    self.taken = taken
    space = taken.space
    verdict = solved.verdict
    checks = solved.checks
    reasons = solved.reasons
    func byState(_ color: (ControlState) -> Sample?) -> [ControlState: WrittenColor] {
      var colors: [ControlState: WrittenColor] = [:]
      for state in ControlState.allCases { colors[state] = color(state)?.written }
      return colors
    }
    colors = byState { solved.sample($0) }
    contents = byState { solved.content(in: $0) }
  }

  /// The color of a state; nothing for the selected ones of a set that hasn't them.
  public subscript(state: ControlState) -> WrittenColor? { colors[state] }

  /// The content as it is seen in a state; nothing where there is none.
  public func content(in state: ControlState) -> WrittenColor? { contents[state] }
}
