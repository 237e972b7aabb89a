internal import ColorCore

extension FluentRamp {
  /// The states of the ramp that has the base, or of one like the web's.
  static func states(of input: PresetInput) -> PresetStates {
    let ramp = published(containing: input.base) ?? FluentRamp(like: input.base)
    let scheme = input.appearance.scheme
    var states = ramp.states(of: use(of: input, on: ramp), in: scheme)
    guard case .background(let kind) = input.role else { return states }
    // On brand colors lies white; on tints the brand's second foreground.
    let content = kind == .fill ? .white : ramp[input.isDark ? 110 : 70]
    states.content = input.content ?? content
    // colorNeutralBackgroundDisabled and colorNeutralForegroundDisabled.
    states.disabled = input.isDark ? SRGB8(0x141414) : SRGB8(0xF0F0F0)
    states.disabledContent = input.isDark ? SRGB8(0x5C5C5C) : SRGB8(0xBDBDBD)
    return states
  }

  /// The use whose normal color the base is, by its role; in dark a fill that is step 100 is a checked control.
  private static func use(of input: PresetInput, on ramp: FluentRamp) -> Use {
    switch input.role {
    case .background(.fill): input.isDark && input.base == ramp[100] ? .compound : .background
    case .background(.surface): .subtle
    case .foreground: !input.isDark && input.base == ramp[70] ? .link : .compound
    case .border: .compound
    }
  }
}
