public import ColorDerivation

extension Run {
  /// What the engine measured on the sets of every permutation, in the order of permutations, sets and checks.
  ///
  /// The theme of a record is the appearance of its permutation; its brand are the contexts of all other modifiers.
  /// There are records only of what is written as it was derived: a state or content that is written by hand has none,
  /// and neither has a state that isn't asked for. Nothing is proved of a translucent base on more than one surface.
  public var proof: [ProofRecord] {
    themes.flatMap { theme in
      let others = theme.permutation.keeping(project.split).choices.map(\.context)
      let brand = others.isEmpty ? nil : others.joined(separator: " ")
      return theme.sets.flatMap { $0.proof(theme: theme.appearance.name, brand: brand) }
    }
  }
}

extension StateSet {
  /// The records of what outputs will have.
  fileprivate func proof(theme: String, brand: String?) -> [ProofRecord] {
    guard let variants else { return [] }
    if let normal = self[.normal], !normal.color.isOpaque, surfaces.count > 1 { return [] }
    let derived = Set(
      members.filter { $0.state == .normal || !$0.isWritten || isDerived($0, variants) }.map(\.state))
    // A state that was written by hand may stand on the other side of a check of two states.
    let isWhole = members.allSatisfy { derived.contains($0.state) }
    return variants.proof(theme: theme, brand: brand, token: request.base.text).filter { record in
      let check = record.check
      guard derived.contains(check.state) else { return false }
      switch check.constraint {
      case .text, .lightness: return isBackground ? hasDerivedContent(variants) : true
      case .nonText, .standalone: return true
      case .disabled where check.metric == .wcag2: return !isBackground || disabledContent != nil
      default: return isWhole
      }
    }
  }

  private var isBackground: Bool { if case .background = recipe.role { true } else { false } }

  private func isDerived(_ member: Member, _ variants: VariantSet) -> Bool {
    member.color.isOpaque && member.color.bytes == variants[member.state]
  }

  private func hasDerivedContent(_ variants: VariantSet) -> Bool {
    guard let content else { return true }
    return content.color.isOpaque && content.color.bytes == variants.content
  }
}
