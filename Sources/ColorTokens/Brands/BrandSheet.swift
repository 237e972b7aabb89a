internal import ColorDerivation

/// The sheet of all brands before it is written: the properties that each has, in order.
struct BrandSheet {
  /// A property of the sheet.
  struct Property {
    /// The identifier, without backticks.
    var identifier: String
    /// What it is in each brand, in the order of the brands.
    var values: [Value]
  }

  /// What a property is in a brand.
  enum Value {
    case color(SwiftColor)
    case leaf(BrandValues.Field, BrandValues.Value)
  }

  /// A brand and the names that are made of its own.
  struct Brand {
    var name: String
    var type: String
    var flag: String
    var appearances: [Appearance]
  }

  let configuration: BrandConfiguration
  /// The brands in the order of their modifier's contexts.
  private(set) var brands: [Brand] = []
  private(set) var properties: [Property] = []
  /// The number of the brand that is taken where no flag is set.
  private(set) var defaultBrand = 0

  /// The protocol's name.
  var sheetType: String { base + "Sheet" }
  /// The name of the selection.
  var selectionType: String { base + "Brand" }

  private var base: String { SwiftText.typeName(SwiftText.identifier(configuration.name)) }

  /// Lays the colors of all brands beside each other.
  ///
  /// - Throws: A finding for each name that two colors, values or brands share, and for each color that isn't the
  ///   same kind of thing in all brands.
  init(
    _ configuration: BrandConfiguration, families: [(brand: String, family: ThemeFamily)],
    values: BrandValues?,
    defaultBrand: String?
  ) throws(EmitError) {
    self.configuration = configuration
    var collisions = NameCollisions(in: "brand sheets")
    takeBrands(families, &collisions)
    self.defaultBrand = brands.firstIndex { $0.name == defaultBrand } ?? 0
    try takeColors(families.map(\.family), &collisions)
    for field in values?.fields ?? [] {
      let identifier = SwiftText.identifier(field.name)
      collisions.take(
        identifier, as: identifier, for: TokenPath(names: ["values", field.name]), at: field.position)
      let leaves = brands.compactMap { values?.value(field.name, of: $0.name) }
      precondition(leaves.count == brands.count, "values were read for every brand")
      properties.append(Property(identifier: identifier, values: leaves.map { .leaf(field, $0) }))
    }
    try collisions.check()
  }

  // MARK: Brands

  private mutating func takeBrands(
    _ families: [(brand: String, family: ThemeFamily)], _ collisions: inout NameCollisions
  ) {
    let own = TokenPath(names: [configuration.name])
    collisions.take("type " + sheetType, as: sheetType, for: own, at: configuration.position)
    for (name, family) in families {
      let type = SwiftText.typeName(SwiftText.identifier(name)) + "Sheet"
      let flag = Self.flag(name)
      let path = TokenPath(names: [name])
      // A difference of case alone makes one file of two on many disks.
      collisions.take("type " + FileNameText.folded(type), as: type, for: path, at: configuration.position)
      collisions.take("flag " + flag, as: flag, for: path, at: configuration.position)
      if type == sheetType { collisions.collide(own, path, as: type, at: configuration.position) }
      brands.append(Brand(name: name, type: type, flag: flag, appearances: family.appearances))
    }
  }

  /// The build's flag for a brand: `BRAND_ZEN_GARDEN` for `zen-garden`.
  private static func flag(_ name: String) -> String {
    "BRAND_"
      + SwiftText.identifier(name).unicodeScalars.map { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
          ? String(scalar).uppercased() : "U" + String(scalar.value, radix: 16, uppercase: true)
      }.joined()
  }

  // MARK: Colors

  private mutating func takeColors(
    _ families: [ThemeFamily], _ collisions: inout NameCollisions
  ) throws(EmitError) {
    var columns: [[(identifier: String, color: SwiftColor)]] = []
    for family in families {
      var builder = SwiftTreeBuilder(family)
      let tree = builder.tree()
      try builder.collisions.check()
      columns.append(SheetColors(configuration.colors).named(tree))
    }
    guard let first = columns.first else { return }
    let tables = columns.map { column in
      Dictionary(column.map { ($0.identifier, $0.color) }, uniquingKeysWith: { first, _ in first })
    }
    for (identifier, color) in first {
      guard
        collisions.take(identifier, as: identifier, for: color.entry.path, at: color.entry.position)
      else { continue }
      var values: [Value] = []
      for (brand, table) in zip(brands, tables) {
        guard let other = table[identifier] else {
          collisions.add(absent(color, in: brand, from: brands[0]))
          continue
        }
        if other.typeName != color.typeName { collisions.add(unlike(other, color, identifier, brand)) }
        values.append(.color(other))
      }
      properties.append(Property(identifier: identifier, values: values))
    }
    for (brand, column) in zip(brands, columns).dropFirst() {
      for (identifier, color) in column where tables[0][identifier] == nil {
        collisions.add(absent(color, in: brands[0], from: brand))
      }
    }
  }

  private func absent(_ color: SwiftColor, in brand: Brand, from other: Brand) -> Finding {
    Finding(
      "brand-mismatch", .error,
      "the brand '\(brand.name)' has no '\(color.entry.path)', which '\(other.name)' has",
      hint: "every brand has every color", token: color.entry.path, at: color.entry.position)
  }

  private func unlike(
    _ color: SwiftColor, _ first: SwiftColor, _ identifier: String, _ brand: Brand
  ) -> Finding {
    Finding(
      "brand-mismatch", .error,
      "'\(identifier)' is a \(color.typeName) in the brand '\(brand.name)', and a \(first.typeName) in '\(brands[0].name)'",
      hint: "give it the same role and states in each brand", token: color.entry.path,
      at: color.entry.position)
  }
}
