internal import ColorCore

extension LayerSet {
  /// A record for each of the ``checks``, in their order. The colors are those that are seen: composites in bytes.
  ///
  /// - Parameters:
  ///   - theme: The name of the theme.
  ///   - brand: The name of the brand.
  ///   - token: The name of what the layers are for.
  public func proof(theme: String, brand: String? = nil, token: String? = nil) -> [ProofRecord] {
    let configuration = ConfigurationHash(of: recipe)
    let verification = LayerVerification(recipe: recipe), states = LayerVerification.states
    let rows = recipe.grounds.indices.map { index in states.map { composites(in: $0)[index].layer } }
    let sights = verification.sights(rows)
    // Measured again, since a check doesn't say which sight it was made on.
    return states.enumerated().flatMap { index, state in
      sights.flatMap { sight in
        let composite = ProofRecord.Composite(
          ground: sight.ground.color, layer: sight.layers[index], models: sight.models)
        let step = ProofRecord.Direction(from: sight.samples[0].written, to: sight.samples[1].written)
        return verification.checks(state, [sight]).map { check in
          ProofRecord(
            theme: theme, brand: brand, token: token, role: "layer", kind: nil, base: nil, check: check,
            darkestBackdrop: nil, direction: check.metric == .lightness ? step : nil, hueTorsion: 0,
            composite: composite, content: nil, derivation: nil, configuration: configuration)
        }
      }
    }
  }
}
