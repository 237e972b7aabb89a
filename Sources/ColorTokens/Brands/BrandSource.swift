internal import ColorDerivation

/// The Swift of brand sheets.
enum BrandSource {
  /// What every brand has.
  static func `protocol`(of sheet: BrandSheet) -> String {
    let access = sheet.configuration.access
    var source = SwiftSource(appearances: [], access: access)
    header(&source, sheet)
    source.comment(
      [
        "What every brand has: colors in their roles, and the values that differ by brand.",
        "A brand that lacks one, or has one of another type, doesn't compile.",
      ], 0)
    let refined = ["Sendable"] + sheet.configuration.refines
    source.line("\(access.prefix)protocol \(sheet.sheetType): \(refined.joined(separator: ", ")) {", 0)
    for (number, property) in sheet.properties.enumerated() {
      guard let value = property.values.first else { continue }
      if number > 0 { source.line("", 0) }
      source.comment(paragraphs(value), 1)
      source.line("var \(SwiftText.escaped(property.identifier)): \(type(of: value)) { get }", 1)
    }
    source.line("}", 0)
    return source.text
  }

  /// The sheet of a brand, by its number.
  static func sheet(of sheet: BrandSheet, brand number: Int) -> String {
    let brand = sheet.brands[number]
    let access = sheet.configuration.access
    var source = SwiftSource(appearances: brand.appearances, access: access)
    header(&source, sheet)
    source.comment(["The sheet of the brand `\(OutputText.line(brand.name))`."], 0)
    source.line("\(access.prefix)struct \(brand.type): \(sheet.sheetType) {", 0)
    for property in sheet.properties {
      switch property.values[number] {
      case .color(let color): source.write(color, as: property.identifier, level: 1)
      case .leaf(let field, let value):
        source.comment(paragraphs(.leaf(field, value)), 1)
        let name = SwiftText.escaped(property.identifier)
        source.line("\(access.prefix)var \(name): \(swiftType(field.kind)) = \(literal(value))", 1)
      }
      source.line("", 0)
    }
    source.comment(["The values as the tokens have them; change those that are to differ."], 1)
    source.line("\(access.prefix)init() {}", 1)
    source.line("}", 0)
    return source.text
  }

  /// The one place where the brand is chosen.
  static func selection(of sheet: BrandSheet) -> String {
    let access = sheet.configuration.access
    let brands = sheet.brands
    var source = SwiftSource(appearances: [], access: access)
    header(&source, sheet, needsURL: false)
    let standard = brands[sheet.defaultBrand]
    source.comment(
      ["The one place where the brand is chosen, by a flag of the build: no other file has an `#if`."]
        + brands.map { "- `-D \($0.flag)`: the brand `\(OutputText.line($0.name))`." }
        + ["Without a flag it's the brand `\(OutputText.line(standard.name))`."], 0)
    source.line("\(access.prefix)enum \(sheet.selectionType): BrandSelection {", 0)
    for (number, brand) in brands.enumerated() {
      let others = brands[(number + 1)...].map(\.flag)
      guard !others.isEmpty else { continue }
      source.line("#if \(brand.flag) && (\(others.joined(separator: " || ")))", 1)
      source.line("#error(\"\(brand.flag) is set beside the flag of another brand\")", 2)
      source.line("#endif", 1)
    }
    source.line("", 0)
    source.comment(["The sheet of the brand that this program is built for."], 1)
    write(brands, sheet, &source)
    source.line("", 0)
    source.comment(
      ["The sheets of all brands, whichever the program is built for: for tests and galleries."], 1)
    source.line("\(access.prefix)static let all: [any \(sheet.sheetType)] = [", 1)
    for brand in brands { source.line("\(brand.type)(),", 2) }
    source.line("]", 1)
    source.line("}", 0)
    source.line("", 0)
    source.comment(["A value of the brand's sheet, by its key path: `@Branded(\\.name) var name`."], 0)
    source.line(
      "\(access.prefix)typealias Branded<Value> = BrandedValue<\(sheet.selectionType), Value>", 0)
    return source.text
  }

  private static func write(
    _ brands: [BrandSheet.Brand], _ sheet: BrandSheet, _ source: inout SwiftSource
  ) {
    let standard = brands[sheet.defaultBrand]
    func current(_ brand: BrandSheet.Brand) -> String {
      "\(sheet.configuration.access.prefix)static let current: any \(sheet.sheetType) = \(brand.type)()"
    }
    let others = brands.filter { $0.flag != standard.flag }
    guard !others.isEmpty else { return source.line(current(standard), 1) }
    for (number, brand) in others.enumerated() {
      source.line("\(number == 0 ? "#if" : "#elseif") \(brand.flag)", 1)
      source.line(current(brand), 2)
    }
    source.line("#else", 1)
    source.line(current(standard), 2)
    source.line("#endif", 1)
  }

  // MARK: Parts

  private static func header(
    _ source: inout SwiftSource, _ sheet: BrandSheet, needsURL: Bool = true
  ) {
    source.line("// \(OutputText.header)", 0)
    source.line("", 0)
    source.line(sheet.configuration.access.import("ColorRoles"), 0)
    let hasURL = sheet.properties.contains { property in
      if case .leaf(let field, _)? = property.values.first { field.kind == .url } else { false }
    }
    if needsURL, hasURL {
      source.line("", 0)
      source.line("#if canImport(FoundationEssentials)", 0)
      source.line(sheet.configuration.access.import("FoundationEssentials"), 1)
      source.line("#else", 0)
      source.line(sheet.configuration.access.import("Foundation"), 1)
      source.line("#endif", 0)
    }
    source.line("", 0)
  }

  private static func type(of value: BrandSheet.Value) -> String {
    switch value {
    case .color(let color): color.typeName
    case .leaf(let field, _): swiftType(field.kind)
    }
  }

  private static func swiftType(_ kind: BrandValues.Kind) -> String {
    switch kind {
    case .url: "URL"
    case .string: "String"
    case .number: "Double"
    case .bool: "Bool"
    }
  }

  private static func literal(_ value: BrandValues.Value) -> String {
    switch value {
    // It was read by RFC 3986, so Foundation reads it.
    case .url(let text): "URL(string: \(SwiftText.exactLiteral(text)))!"
    case .string(let text): SwiftText.exactLiteral(text)
    // A Double, also where it is written as an integer.
    case .number(let text): text.contains(where: { ".eE".contains($0) }) ? text : text + ".0"
    case .bool(let flag): flag ? "true" : "false"
    }
  }

  private static func paragraphs(_ value: BrandSheet.Value) -> [String] {
    let description: String?
    let source: String
    switch value {
    case .color(let color):
      description = color.entry.description
      source = "Token `\(OutputText.line(color.entry.path.text))`."
    case .leaf(let field, _):
      description = field.description
      source = "Brand value `\(OutputText.line(field.name))`."
    }
    let words = description.map(OutputText.line) ?? ""
    return words.isEmpty ? [source] : [words, source]
  }
}
