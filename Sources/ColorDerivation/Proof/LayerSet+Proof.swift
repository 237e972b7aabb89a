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
    return checks.map { check in
      ProofRecord(
        theme: theme, brand: brand, token: token, role: "layer", kind: nil, base: nil, check: check,
        darkestBackdrop: nil, direction: check.metric == .lightness ? direction(of: check) : nil,
        hueTorsion: 0, content: nil, derivation: nil, configuration: configuration)
    }
  }

  /// The step from rest to hovered on the ground where this is what is seen of hovered and pressed.
  private func direction(of check: Check) -> ProofRecord.Direction? {
    for index in recipe.grounds.indices {
      for model in recipe.models {
        let seen = [ControlState.normal, .hovered, .pressed].map {
          WrittenColor.srgb8(composites(in: $0)[index].color(model))
        }
        let lightness = seen.map { Sample($0).lightness }
        let step = (lightness[2] - lightness[1]) * (lightness[1] < lightness[0] ? -1 : 1)
        if seen[1] == check.against, seen[2] == check.subject, step == check.value {
          return ProofRecord.Direction(from: seen[0], to: seen[1])
        }
      }
    }
    return nil
  }
}
