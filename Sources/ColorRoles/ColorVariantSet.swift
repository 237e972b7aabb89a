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
///
/// Reading a color is a load; nothing is computed.
public struct ColorVariantSet<Role: ColorRole>: Hashable, Sendable {
  /// The color at rest.
  @InterfaceColor public var normal: ColorWithRole<Role>
  /// The color under a pointer.
  @InterfaceColor public var hovered: ColorWithRole<Role>
  /// The color while a finger or a button is down.
  @InterfaceColor public var pressed: ColorWithRole<Role>
  /// The color of a control that can't be used now.
  @InterfaceColor public var disabled: ColorWithRole<Role>

  /// The set of these colors.
  public init(
    normal: ColorWithRole<Role>, hovered: ColorWithRole<Role>, pressed: ColorWithRole<Role>,
    disabled: ColorWithRole<Role>
  ) {
    self.normal = normal
    self.hovered = hovered
    self.pressed = pressed
    self.disabled = disabled
  }

  /// The color in a state. A set of four has no colors for a chosen control: they are those of the others. Focused is
  /// normal, with a ring around it.
  public subscript(state: ControlState) -> ColorWithRole<Role> {
    switch state {
    case .normal, .focused, .selected: normal
    case .hovered, .selectedHovered: hovered
    case .pressed, .selectedPressed: pressed
    case .disabled: disabled
    }
  }

  /// The color that is shown in a state and an appearance.
  public func resolved(for state: ControlState, appearance: Appearance) -> DisplayColor {
    self[state].resolved(for: appearance)
  }
}
