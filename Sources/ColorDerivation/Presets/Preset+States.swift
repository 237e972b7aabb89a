extension Preset {
  /// The system's own values, unchanged. The same input gives the same bytes everywhere.
  ///
  /// - Parameter input: The base color, what it is for and what it lies on.
  public func states(of input: PresetInput) -> PresetStates {
    switch self {
    case .bootstrap: BootstrapRules.states(of: input)
    case .ant: AntPalette.states(of: input)
    case .mui: MUIRules.states(of: input)
    case .materialStateLayer: MaterialStateLayer.states(of: input)
    case .materialTones: TonalPalette.states(of: input)
    case .atlassianCustom: AtlassianRamp.states(of: input)
    case .fastV2: FASTRamp.states(of: input)
    case .carbon: CarbonPalette.states(of: input)
    case .fluent: FluentRamp.states(of: input)
    case .libadwaita: LibadwaitaRules.states(of: input)
    case .radixLike: RadixRules.states(of: input)
    case .leonardoLike: LeonardoRules.states(of: input)
    }
  }
}
