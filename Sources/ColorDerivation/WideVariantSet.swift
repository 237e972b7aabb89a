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
  /// Why the colors are what they are.
  public let reasons: [Reason]
  private let colors: [ControlState: WrittenColor]
  private let contents: [ControlState: WrittenColor]
  private let translucentContent: TranslucentColor?
  private let terms: SetTerms

  init(recipe: Recipe, base: AnyColor, taken: WideColor, _ solved: SolvedSet) {
    self.recipe = recipe
    self.base = base
    self.taken = taken
    space = taken.space
    verdict = solved.verdict
    terms = solved.terms
    if case .translucent(let color) = solved.content {
      translucentContent = color
    } else {
      translucentContent = nil
    }
    reasons = solved.reasons
    func byState(_ color: (ControlState) -> Sample?) -> [ControlState: WrittenColor] {
      var colors: [ControlState: WrittenColor] = [:]
      for state in ControlState.allCases { colors[state] = color(state)?.written }
      return colors
    }
    colors = byState { solved.sample($0) }
    contents = byState { solved.content(in: $0) }
  }

  /// All that is to be measured on these integers and on the digits that are printed, whichever is worse. It is
  /// measured anew each time that it is asked for, from the integers alone.
  public var checks: [Check] {
    func sample(_ state: ControlState) -> Sample { Sample(colors[state] ?? .wide(taken)) }
    let isSelectable = colors[.selected] != nil
    return Verification(
      context: Context(recipe, surfaces: recipe.surfaceSamples, in: .of(space)), terms: terms,
      normal: sample(.normal), hovered: sample(.hovered), pressed: sample(.pressed),
      selection: isSelectable
        ? SelectedSamples(
          selected: sample(.selected), hovered: sample(.selectedHovered), pressed: sample(.selectedPressed))
        : nil,
      disabled: sample(.disabled),
      content: terms.content(of: recipe, contents[.normal], translucent: translucentContent),
      disabledContent: contents[.disabled].map { Sample($0) }
    ).checks()
  }

  /// The color of a state; nothing for the selected ones of a set that hasn't them.
  public subscript(state: ControlState) -> WrittenColor? { colors[state] }

  /// The content as it is seen in a state; nothing where there is none.
  public func content(in state: ControlState) -> WrittenColor? { contents[state] }
}
