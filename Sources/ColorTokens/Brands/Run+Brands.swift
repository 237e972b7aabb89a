extension Run {
  /// The files of brand sheets; none where the config asks for none.
  ///
  /// - Parameter families: The themes of each brand.
  /// - Throws: Findings where the brands don't make up one sheet.
  func brandFiles(_ families: [ThemeFamily]) throws(EmitError) -> [OutputFile] {
    guard let brands = project.configuration.brands, let modifier = project.brandModifier else { return [] }
    let named = families.map { (brand: $0.key[modifier.name] ?? "", family: $0) }
    let files = try BrandSheetEmitter(brands).files(
      for: named, values: project.brandValues, defaultBrand: modifier.defaultContext)
    return files.map { OutputFile(path: brands.path + "/" + $0.path, bytes: $0.bytes) }
  }
}
