internal import ColorCore
internal import ColorDerivation

/// Writes a family of themes as an Xcode asset catalog.
///
///     Contents.json
///     color/action/Contents.json                          a namespace for each group
///     color/action/primary-normal.colorset/Contents.json
///
/// The output is the catalog's folder, such as `Tokens.xcassets`; a color is found as
/// `color/action/primary-normal`. The states of a set stand in one folder, with the set's name in front.
///
/// Each color has all four appearances; without a theme for increased contrast, that of the same scheme is taken.
/// Components are those of Display P3, converted from the bytes that were proved, with four decimals. A color that
/// sRGB can't show is its own in Display P3.
public struct AssetCatalogEmitter: Emitter {
  /// An emitter.
  public init() {}

  /// A file for each folder and color; paths are below the catalog's folder.
  ///
  /// - Throws: A finding `name-collision` for tokens and groups whose files a disk that knows no case would take for
  ///   one, and `name-length` for a file name of more than 255 bytes.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let names = OutputNames(family.primary)
    let columns = EmittedColumns(family)
    var collisions = NameCollisions(in: "the asset catalog")
    var files = [Self.file("Contents.json", Self.folder(isNamespace: false))]
    var folders: Set<String> = []
    for (row, entry) in family.primary.entries.enumerated() {
      let parts = Self.name(of: entry.path, names)
      var path = ""
      for part in parts.dropLast() {
        path += part
        if folders.insert(path).inserted {
          collisions.take(
            FileNameText.folded(path) + "/", as: path + "/", for: entry.path, at: entry.position)
          files.append(Self.file(path + "/Contents.json", Self.folder(isNamespace: true)))
        }
        path += "/"
      }
      let name = (parts.last ?? "") + ".colorset"
      if let long = (parts.dropLast() + [name]).first(where: { $0.utf8.count > FileNameText.lengthLimit }) {
        collisions.add(
          Finding(
            "name-length", .error,
            "the file name '\(long.prefix(40))…' has more than \(FileNameText.lengthLimit) bytes",
            hint: "shorten the token's name", token: entry.path, at: entry.position))
      }
      path += name
      collisions.take(FileNameText.folded(path), as: path, for: entry.path, at: entry.position)
      files.append(Self.file(path + "/Contents.json", Self.colorSet(columns[row])))
    }
    try collisions.check()
    return files
  }

  /// The folders that lead to a color, and its name in the last of them.
  static func name(of path: TokenPath, _ names: OutputNames) -> [String] {
    names.places(path).map { FileNameText.safe($0.text) }
  }

  /// The name that the color is found by.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    Self.name(of: path, naming.names).joined(separator: "/")
  }

  // MARK: Text

  private static func file(_ path: String, _ text: String) -> OutputFile {
    OutputFile(path: path, bytes: Array(text.utf8))
  }

  private static func folder(isNamespace: Bool) -> String {
    let properties = """
      ,
        "properties" : {
          "provides-namespace" : true
        }
      """
    return """
      {
        "info" : { "author" : "xcode", "version" : 1 }\(isNamespace ? properties : "")
      }

      """
  }

  private static func colorSet(_ colors: AppearanceColors) -> String {
    let entries = Appearance.allCases.compactMap { appearance in
      colors[appearance].map { entry($0.displayP3, appearances(appearance)) }
    }
    return """
      {
        "colors" : [
      \(entries.joined(separator: ",\n"))
        ],
        "info" : { "author" : "xcode", "version" : 1 }
      }

      """
  }

  /// Luminosity before contrast, as Xcode has them; the plain entry, which is the fallback, has none.
  private static func appearances(_ appearance: Appearance) -> String {
    var values: [String] = []
    if appearance.scheme == .dark { values.append(#"{ "appearance" : "luminosity", "value" : "dark" }"#) }
    if appearance.contrast == .increased {
      values.append(#"{ "appearance" : "contrast", "value" : "high" }"#)
    }
    return values.isEmpty ? "" : #", "appearances" : [ \#(values.joined(separator: ", ")) ]"#
  }

  private static func entry(_ color: Color<DisplayP3>, _ appearances: String) -> String {
    let components = [
      ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
    ]
    .map { #""\#($0)" : "\#(NumberText.fixed(min(max($1, 0), 1), decimals: 4))""# }
    return """
          { "idiom" : "universal"\(appearances),
            "color" : { "color-space" : "display-p3", "components" : { \(components.joined(separator: ", ")) } } }
      """
  }
}
