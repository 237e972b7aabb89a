/// Writes the sheets of all brands: a protocol, a struct that adopts it for each brand, and the one file that chooses.
///
///     HouseSheet.swift    what every brand has
///     HarborSheet.swift   the brand 'harbor'
///     MeadowSheet.swift   the brand 'meadow'
///     HouseBrand.swift    the selection, the only file with an #if
///
/// A brand that lacks a value is refused here, with its place; and a sheet that lacks one, whoever wrote it, doesn't
/// compile. One more brand is one more file and one more line in the selection: no other file changes by a byte.
public struct BrandSheetEmitter: Sendable {
  /// What is asked for.
  public var configuration: BrandConfiguration

  /// An emitter of what is asked for.
  ///
  /// - Parameter configuration: What is asked for.
  public init(_ configuration: BrandConfiguration) { self.configuration = configuration }

  /// The files of all brands; paths are below the folder of the sheets.
  ///
  /// - Parameters:
  ///   - families: The verified themes of each brand, in the order of the brands.
  ///   - values: The brands' values; `nil` where there is no file of them.
  ///   - defaultBrand: The brand that is taken where a build sets no flag; the first where it is `nil`.
  /// - Throws: Findings where two things have one name, and where a color isn't the same kind of thing in all brands.
  public func files(
    for families: [(brand: String, family: ThemeFamily)], values: BrandValues?, defaultBrand: String?
  ) throws(EmitError) -> [OutputFile] {
    let sheet = try BrandSheet(
      configuration, families: families, values: values, defaultBrand: defaultBrand)
    var files = [file(sheet.sheetType, BrandSource.protocol(of: sheet))]
    for (number, brand) in sheet.brands.enumerated() {
      files.append(file(brand.type, BrandSource.sheet(of: sheet, brand: number)))
    }
    files.append(file(sheet.selectionType, BrandSource.selection(of: sheet)))
    return files
  }

  private func file(_ name: String, _ text: String) -> OutputFile {
    OutputFile(path: FileNameText.safe(name) + ".swift", bytes: Array(text.utf8))
  }
}
