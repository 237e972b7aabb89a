internal import ColorCore
public import ColorDerivation

/// A set that was derived at run time, and what became of it.
///
///     let derived = DerivedColorSet(of: customersAccent, on: paper)
///     button.colors = derived.colors
///     button.title = derived.content?.normal
///     if derived.outcome == .infeasible { log("this accent can't be read on its page") }
///
/// For a color that is known only when the program runs, such as one that a customer chose. It always gives colors:
/// the best that can be had. Whether they can be read is in ``verdict(for:)``, which is a thing to report and to test,
/// and no fork for a flow.
///
/// Each of the four appearances is derived and proved by itself, as the generator does it, and none is kept: hold on
/// to the value. It costs four derivations, about a tenth of a millisecond together (`make bench`, “derive a set in four
/// appearances”): most for a base whose contrast can't be had, since the nearest one that could is looked for.
public struct DerivedColorSet<Role: DerivableColorRole>: Hashable, Sendable {
  /// The colors.
  public let colors: ColorVariantSet<Role>
  /// The text on a background, in each of its states; `nil` for roles that carry none.
  public let content: ForegroundColorSet?
  private let verdicts: [Verdict]

  /// Derives the states of a base color in each appearance.
  ///
  /// - Parameters:
  ///   - base: The color at rest. Where it's translucent it's taken as it is seen on the surface. One in Display P3
  ///     gives states in Display P3, in ten bits; any other is taken as the nearest bytes of sRGB.
  ///   - surface: What it lies on, brought into sRGB; where it's translucent, on the page. By default the page of each
  ///     appearance, `Recipe.canvas(of:)`.
  ///   - adjust: Changes the default recipe of the role in an appearance, which is in it; a
  ///     `Selection` gives the set its selected colors.
  public init(
    of base: ColorWithRole<Role>, on surface: BackgroundColor? = nil,
    adjusting adjust: (inout Recipe) -> Void = { _ in }
  ) {
    let themes = Appearance.allCases.map { appearance in
      let page = DisplayColor(Recipe.canvas(of: appearance))
      let ground = surface.map { $0.resolved(for: appearance).composited(over: page) } ?? page
      return DerivedStates(
        base.resolved(for: appearance).composited(over: ground), on: ground, in: appearance,
        as: Role.self, adjusting: adjust)
    }
    func color<Mark: ColorRole>(_ state: KeyPath<DerivedStates, DisplayColor?>) -> ColorWithRole<Mark>? {
      let colors = themes.compactMap { $0[keyPath: state] }
      guard colors.count == themes.count else { return nil }
      return ColorWithRole(
        light: colors[0], dark: colors[1], lightIncreasedContrast: colors[2],
        darkIncreasedContrast: colors[3])
    }
    var selection: SelectedColors<Role>?
    if let normal: ColorWithRole<Role> = color(\.[.selected]),
      let hovered: ColorWithRole<Role> = color(\.[.selectedHovered]),
      let pressed: ColorWithRole<Role> = color(\.[.selectedPressed])
    {
      selection = SelectedColors(normal: normal, hovered: hovered, pressed: pressed)
    }
    colors = ColorVariantSet(
      normal: color(\.[.normal]) ?? base, hovered: color(\.[.hovered]) ?? base,
      pressed: color(\.[.pressed]) ?? base, disabled: color(\.[.disabled]) ?? base, selection: selection)
    if let normal: ForegroundColor = color(\.[contentIn: .normal]) {
      content = ForegroundColorSet(
        normal: normal, hovered: color(\.[contentIn: .hovered]) ?? normal,
        pressed: color(\.[contentIn: .pressed]) ?? normal,
        disabled: color(\.[contentIn: .disabled]) ?? normal)
    } else {
      content = nil
    }
    verdicts = themes.map(\.verdict)
  }

  /// What became of the states in an appearance: all that was asked for, what was given up, or why it can't be had.
  ///
  /// - Parameter appearance: How the interface looks.
  public func verdict(for appearance: Appearance) -> Verdict {
    switch (appearance.scheme, appearance.contrast) {
    case (.light, .standard): verdicts[0]
    case (.dark, .standard): verdicts[1]
    case (.light, .increased): verdicts[2]
    case (.dark, .increased): verdicts[3]
    }
  }

  /// The worst verdict of all appearances, in a word.
  public var outcome: Outcome { verdicts.map(\.outcome).max() ?? .exact }
}

extension ColorVariantSet where Role: DerivableColorRole {
  /// The set of a base color's derived states, without its verdict: ``DerivedColorSet`` has both, and the cost.
  ///
  /// - Parameters:
  ///   - base: The color at rest.
  ///   - surface: What it lies on; by default the page of each appearance.
  public init(deriving base: ColorWithRole<Role>, on surface: BackgroundColor? = nil) {
    self = DerivedColorSet(of: base, on: surface).colors
  }
}
