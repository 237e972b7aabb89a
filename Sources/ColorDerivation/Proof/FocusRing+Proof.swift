internal import ColorCore

extension FocusRing {
  /// A record for each of the ``checks``, in their order.
  ///
  /// - Parameters:
  ///   - rule: The rule that made the ring.
  ///   - theme: The name of the theme.
  ///   - brand: The name of the brand.
  ///   - token: The name of what the ring is for.
  public func proof(
    by rule: FocusRule, theme: String, brand: String? = nil, token: String? = nil
  ) -> [ProofRecord] {
    let configuration = ConfigurationHash(of: rule)
    return checks.map { check in
      ProofRecord(
        theme: theme, brand: brand, token: token, role: "focus", kind: nil, base: nil, check: check,
        darkestBackdrop: nil, direction: nil, hueTorsion: 0, content: nil, derivation: nil,
        configuration: configuration)
    }
  }
}
