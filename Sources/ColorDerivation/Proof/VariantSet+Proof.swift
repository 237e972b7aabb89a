internal import ColorCore

extension VariantSet {
  /// A record for each of the ``checks``, in their order.
  ///
  /// - Parameters:
  ///   - theme: The name of the theme; that of the recipe's appearance without.
  ///   - brand: The name of the brand.
  ///   - token: The name of the base.
  public func proof(theme: String? = nil, brand: String? = nil, token: String? = nil) -> [ProofRecord] {
    SetProof(
      recipe: recipe, base: .srgb8(base), theme: theme ?? recipe.appearance.name, brand: brand, token: token,
      color: { self[$0].map { .srgb8($0) } }
    ).records(of: checks)
  }
}

extension WideVariantSet {
  /// A record for each of the ``checks``, in their order.
  ///
  /// A contrast is measured by the least that follows from the integers and from the digits that are printed, and from
  /// the Y of XYZ and WCAG's weights of sRGB.
  ///
  /// - Parameters:
  ///   - theme: The name of the theme; that of the recipe's appearance without.
  ///   - brand: The name of the brand.
  ///   - token: The name of the base.
  public func proof(theme: String? = nil, brand: String? = nil, token: String? = nil) -> [ProofRecord] {
    SetProof(
      recipe: recipe, base: .wide(taken), theme: theme ?? recipe.appearance.name, brand: brand, token: token,
      color: { self[$0] }
    ).records(of: checks)
  }
}
