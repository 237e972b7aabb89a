public import ColorDerivation

/// The colors of one role color in every state of a control.
///
///     let accent = BackgroundColorSet(
///       normal: .init(light: .srgb(0x0B57D0), dark: .srgb(0x8AB4F8)),
///       hovered: .init(light: .srgb(0x0047BF), dark: .srgb(0x9CBFF9)), …)
///     accent.pressed
///     accent[.hovered]
///     accent.resolved(for: .hovered, appearance: .dark)  // for a program that draws itself
///     accent.$hovered                                    // UIColor, NSColor or SwiftUI.Color
///     accent.selected.hovered                            // of a control that is chosen
///
/// A set is written from values, as the generator does, or made of a base at run time: ``init(deriving:on:)``.
/// Reading a color is a load that is inlined into the app; nothing is computed or allocated.
public struct ColorVariantSet<Role: ColorRole>: Hashable, Sendable {
  /// The color at rest.
  @inlinable @InterfaceColor public var normal: ColorWithRole<Role>
  /// The color under a pointer.
  @inlinable @InterfaceColor public var hovered: ColorWithRole<Role>
  /// The color while a finger or a button is down.
  @inlinable @InterfaceColor public var pressed: ColorWithRole<Role>
  /// The color of a control that can't be used now.
  @inlinable @InterfaceColor public var disabled: ColorWithRole<Role>
  /// The colors of a control that is chosen or switched on; `nil` for a set that has none of its own.
  public var selection: SelectedColors<Role>?

  /// The set of these colors.
  ///
  /// - Parameters:
  ///   - normal: The color at rest.
  ///   - hovered: The color under a pointer.
  ///   - pressed: The color while a finger or a button is down.
  ///   - disabled: The color of a control that can't be used now.
  ///   - selection: The colors of a control that is chosen; `nil` where it has none of its own.
  public init(
    normal: ColorWithRole<Role>, hovered: ColorWithRole<Role>, pressed: ColorWithRole<Role>,
    disabled: ColorWithRole<Role>, selection: SelectedColors<Role>? = nil
  ) {
    self.normal = normal
    self.hovered = hovered
    self.pressed = pressed
    self.disabled = disabled
    self.selection = selection
  }

  /// The color in a state. Without a ``selection`` of its own, a set's colors for a chosen control are those of the
  /// others. Focused is normal, with a ring around it.
  ///
  /// - Parameter state: The state of the control.
  @inlinable public subscript(state: ControlState) -> ColorWithRole<Role> {
    switch state {
    case .normal, .focused: normal
    case .hovered: hovered
    case .pressed: pressed
    case .disabled: disabled
    case .selected: selection?.normal ?? normal
    case .selectedHovered: selection?.hovered ?? hovered
    case .selectedPressed: selection?.pressed ?? pressed
    }
  }

  /// The color that is shown in a state and an appearance.
  ///
  /// - Parameters:
  ///   - state: The state of the control.
  ///   - appearance: How the interface looks.
  @inlinable public func resolved(for state: ControlState, appearance: Appearance) -> DisplayColor {
    self[state].resolved(for: appearance)
  }

  /// The set of a control that is chosen: its normal color is that of selected, and so on. What is disabled looks the
  /// same in both. A set without a ``selection`` comes back as it is.
  public var selected: ColorVariantSet {
    guard let selection else { return self }
    return ColorVariantSet(
      normal: selection.normal, hovered: selection.hovered, pressed: selection.pressed, disabled: disabled)
  }
}
