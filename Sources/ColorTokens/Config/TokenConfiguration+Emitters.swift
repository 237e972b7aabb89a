extension TokenConfiguration.Output {
  /// What writes this output. The prefix stands in front of names, or is what a type, a palette or a sheet is called.
  var emitter: any Emitter {
    switch format {
    case .css:
      CSSEmitter(
        prefix: prefix ?? "", scheme: scheme, hasForcedColors: hasForcedColors, selectors: selectors)
    case .swift: SwiftEmitter(name: prefix, access: access)
    case .assetCatalog: AssetCatalogEmitter()
    case .designTokens: DTCGEmitter()
    case .scss: SCSSEmitter(prefix: prefix ?? "")
    case .tailwind: TailwindEmitter(prefix: prefix ?? "", isNamed: scheme == .named, selectors: selectors)
    case .json: JSONEmitter(prefix: prefix ?? "")
    case .android: AndroidEmitter(prefix: prefix ?? "")
    case .compose: ComposeEmitter(name: prefix, package: package)
    case .flutter: FlutterEmitter(name: prefix)
    case .gimp: GIMPEmitter(name: prefix)
    case .adobe: ASEEmitter()
    case .svg: SVGEmitter(name: prefix)
    }
  }

  /// What writes Swift beside this output; `nil` where none is asked for.
  var swiftEmitter: AssetSwiftEmitter? { swift.map { _ in AssetSwiftEmitter(name: prefix, access: access) } }
}
