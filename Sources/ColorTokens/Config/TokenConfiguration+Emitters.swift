extension TokenConfiguration.Output {
  /// What writes this output. The prefix stands before CSS names and is the name of the Swift type.
  func emitter(for family: ThemeFamily) -> any Emitter {
    switch format {
    case .css: CSSEmitter(prefix: prefix ?? "", hasForcedColors: hasForcedColors)
    case .swift: SwiftEmitter(name: prefix, access: access)
    case .assetCatalog: AssetCatalogEmitter()
    case .designTokens: DTCGEmitter()
    }
  }
}
