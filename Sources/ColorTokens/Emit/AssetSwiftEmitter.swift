internal import ColorDerivation

/// Writes Swift that reads the colors of an asset catalog by the names that ``AssetCatalogEmitter`` gives them, so that
/// a color that is gone doesn't compile.
///
///     let assets = AcmeAssets(in: .module)
///     Text("Hello").foregroundStyle(assets.colorLink)  // SwiftUI.Color("color/link", bundle: .module)
///
/// For apps whose colors are in a catalog already, and for storyboards beside Swift. A catalog knows no roles and no
/// sets: ``SwiftEmitter`` has both. Where there is no SwiftUI the file is empty.
public struct AssetSwiftEmitter: Emitter {
  /// The name of the struct, to which `Assets` is added; `nil` for that of the family's key.
  public var name: String?
  /// Who sees what is generated.
  public var access: SwiftAccess

  /// An emitter for a struct of that name.
  ///
  /// - Parameters:
  ///   - name: The name of the struct, to which `Assets` is added; `nil` for that of the family's key, such as its brand.
  ///   - access: Who sees what is generated.
  public init(name: String? = nil, access: SwiftAccess = .public) {
    self.name = name
    self.access = access
  }

  /// One file, whose path is empty.
  ///
  /// - Throws: A finding `name-collision` for each token whose name in Swift another one has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let naming = OutputNaming(family)
    let columns = EmittedColumns(family)
    var collisions = NameCollisions(in: "Swift")
    var source = SwiftSource(appearances: family.appearances, access: access)
    let type = SwiftText.familyType(name, family, ending: "Assets")
    source.line("// \(OutputText.header)", 0)
    source.line("", 0)
    source.line("#if canImport(SwiftUI)", 0)
    source.line(access.import("Foundation"), 1)
    source.line(access.import("SwiftUI"), 1)
    source.line("", 0)
    source.comment(["The colors of the asset catalog, by their names in it."], 1)
    source.line("\(access.prefix)struct \(type): Sendable {", 1)
    source.comment(["The bundle that holds the catalog."], 2)
    source.line("\(access.prefix)let bundle: Bundle", 2)
    source.line("", 0)
    source.comment(["The colors of the catalog in a bundle."], 2)
    source.line("\(access.prefix)init(in bundle: Bundle) { self.bundle = bundle }", 2)
    for (row, entry) in family.primary.entries.enumerated() {
      let property = name(of: entry.path, by: naming)
      collisions.take(property, as: property, for: entry.path, at: entry.position)
      source.line("", 0)
      source.comment(source.note(of: entry, columns[row]), 2)
      source.deprecation(of: entry, level: 2)
      let path = AssetCatalogEmitter.name(of: entry.path, naming.names).joined(separator: "/")
      source.line("\(access.prefix)var \(property): SwiftUI.Color {", 2)
      source.line("SwiftUI.Color(\(SwiftText.exactLiteral(path)), bundle: bundle)", 3)
      source.line("}", 2)
    }
    source.line("}", 1)
    source.line("#endif", 0)
    try collisions.check()
    return [OutputFile(path: "", bytes: Array(source.text.utf8))]
  }

  /// The property, in backticks where Swift has another meaning for it.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    let identifier = SwiftText.identifier(naming.flat(path).names.joined(separator: "-"))
    // `bundle` is taken.
    return SwiftText.escaped(identifier == "bundle" ? "bundleColor" : identifier)
  }
}
