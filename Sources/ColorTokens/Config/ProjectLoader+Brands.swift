internal import ColorCore
internal import ColorDerivation

extension ProjectLoader {
  /// Which modifier is that of the brands. It is the only one that sets outputs apart, so that a brand has one sheet.
  mutating func settleBrands(_ brands: BrandConfiguration, _ names: [String]) -> [Diagnostic] {
    guard let name = brands.modifier ?? (split.count == 1 ? split.first : nil) else {
      return [
        fault(
          split.isEmpty
            ? "no modifier sets brands apart" : "brand sheets don't know which modifier is the brand",
          split.isEmpty ? nil : "name it in 'brands.modifier'", brands.position)
      ]
    }
    guard let modifier = resolver?.modifiers.first(where: { $0.name == name }) else {
      return [unknownModifier(name, names, brands.position)]
    }
    guard split == [name] else {
      return [
        fault(
          "a brand has one sheet, but outputs are set apart by \(split.map { "'\($0)'" }.joined(separator: ", "))",
          "set \"split\": [\"\(name)\"] in 'dimensions'", brands.position)
      ]
    }
    brandModifier = modifier
    return []
  }

  /// The values that differ by brand, and what was found in their file.
  func brandValues() -> (BrandValues?, [Diagnostic]) {
    guard let brandFile, let source = texts[brandFile], let brandModifier else { return (nil, []) }
    do throws(JSONError) {
      var reader = BrandValuesReader(brands: brandModifier.contexts.map(\.name))
      let values = reader.read(try JSONDocument(source).root)
      return reader.diagnostics.hasErrors ? (nil, reader.diagnostics) : (values, reader.diagnostics)
    } catch {
      return (nil, [Diagnostic(error, in: source)])
    }
  }
}
