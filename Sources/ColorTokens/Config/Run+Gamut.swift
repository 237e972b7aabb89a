internal import ColorDerivation

extension Run {
  /// A note for each format that has no colors as wide as those that were derived: what it has in their place.
  static func narrowed(_ themes: [Theme], _ project: Project) -> [Finding] {
    let sets = themes.first?.sets.filter { $0.rec2020 != nil } ?? []
    guard let first = sets.first?.request else { return [] }
    let outputs = project.configuration.outputs ?? TokenConfiguration.defaultOutputs(split: project.split)
    var told: Set<TokenConfiguration.Format> = []
    return outputs.map(\.format).filter { told.insert($0).inserted }.compactMap { format in
      let instead: String
      switch format.widest {
      case .rec2020: return nil
      case .displayP3: instead = "those of Display P3"
      case .srgb: instead = "their bytes of sRGB"
      }
      return Finding(
        "gamut-narrowed", .note,
        "'\(format.rawValue)' has no colors of Rec. 2020; it has \(instead), which are proved too",
        token: first.base, at: first.members["gamut"] ?? first.position)
    }
  }
}

extension TokenConfiguration.Format {
  /// The widest gamut that an output of it has colors of.
  var widest: DerivationRequest.Gamut {
    switch self {
    case .css, .scss, .tailwind, .designTokens, .json, .adobe: .rec2020
    case .swift, .assetCatalog, .compose, .flutter, .svg: .displayP3
    case .android, .gimp: .srgb
    }
  }
}
