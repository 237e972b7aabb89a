public import ColorCore

/// A ring around a focused control, with its proof.
///
/// The ring lies outside of the control, the inner tone next to it, so that its pixels have the color of the surface
/// while there is no focus, and the checks with the surfaces are those that SC 2.4.13 asks for. Focus changes nothing
/// else: a control that is focused and hovered has the hovered color and the ring.
public struct FocusRing: Hashable, Sendable {
  /// The tone next to the surface, or the only one.
  public let outer: SRGB8
  /// The tone next to the control; nothing where the brand's color is taken alone.
  public let inner: SRGB8?
  /// Whether the ring is as it was asked for.
  public let outcome: Outcome
  /// All that was measured (C10): the tones with each other, and with each neighbor the tone that stands out from
  /// it more, since one that does is enough.
  public let checks: [Check]
  /// Why the ring is as it is.
  public let reasons: [FocusReason]

  /// The contrast that one of the tones has at least, whatever lies next to the ring: the root of the contrast
  /// between the tones, and 1 for a single tone, which vanishes on its own color.
  public var contrastAnywhere: Contrast {
    Contrast(inner.map { outer.contrast(with: $0).ratio.squareRoot() } ?? 1)
  }
}

extension FocusRule {
  /// The ring of a control that has these states, on the surfaces of its recipe. A disabled control has no focus.
  ///
  /// On a backdrop that isn't known only two tones can be promised to be seen, and only if they are far enough apart
  /// for any backdrop, whatever ``holdsAnywhere`` says.
  ///
  /// - Parameter set: The states of the control.
  public func ring(around set: VariantSet) -> FocusRing {
    let states = ControlState.allCases.filter { $0 != .disabled && $0 != .focused }
    let own = states.compactMap { state in set[state].map { FocusNeighbor.component($0, in: state) } }
    let neighbors = own + set.recipe.surfaces.map { FocusNeighbor.surface($0) }
    return FocusSolver(rule: self, neighbors: neighbors, isOpen: !set.recipe.backdrops.isEmpty).ring()
  }

  /// The ring that stands out from these colors.
  ///
  /// - Parameter neighbors: Every color of the control while it may be focused, and every surface it may lie on.
  ///   Where there are none, only two tones can be promised anything.
  public func ring(among neighbors: [FocusNeighbor]) -> FocusRing {
    FocusSolver(rule: self, neighbors: neighbors).ring()
  }
}
