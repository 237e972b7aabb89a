public import ColorCore

/// What a preset makes states of.
public struct PresetInput: Hashable, Sendable {
  /// The color that was chosen.
  public var base: SRGB8
  /// What it is for.
  public var role: Role
  /// The appearance it is for. Systems know light and dark; increased contrast is taken as standard.
  public var appearance: Appearance
  /// What it lies on.
  public var surface: SRGB8
  /// The color of what lies on it, where that is given; else the system's own rule chooses it.
  public var content: SRGB8?
  /// The contrast of a foreground or border with the surface that is asked for; only ``Preset/leonardoLike`` uses it.
  public var minimum: Contrast?

  /// The input with these values.
  ///
  /// - Parameters:
  ///   - base: The color that was chosen.
  ///   - role: What it is for; a fill by default.
  ///   - appearance: Light by default.
  ///   - surface: What it lies on; by default ``Recipe/canvas(of:)``.
  ///   - content: What lies on it, or nothing to leave it to the system.
  ///   - minimum: A contrast with the surface, for a rule that aims at one.
  public init(
    base: SRGB8, role: Role = .background(.fill), appearance: Appearance = .light, surface: SRGB8? = nil,
    content: SRGB8? = nil, minimum: Contrast? = nil
  ) {
    self.base = base
    self.role = role
    self.appearance = appearance
    self.surface = surface ?? Recipe.canvas(of: appearance)
    self.content = content
    self.minimum = minimum
  }

  var isDark: Bool { appearance.scheme == .dark }

  /// White, unless black has more than 1.5 times its contrast: for systems that have no rule of their own.
  func plainContent(on color: SRGB8) -> SRGB8 {
    if let content { return content }
    let white = color.contrast(with: .white).ratio, black = color.contrast(with: .black).ratio
    return black > ContentRule.blackLead * white ? .black : .white
  }
}
