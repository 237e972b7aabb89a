internal import ColorCore
public import ColorDerivation

extension Run {
  /// What the engine measured on the sets of every permutation, in the order of permutations, sets and checks.
  ///
  /// The theme of a record is the appearance of its permutation; its brand are the contexts of all other modifiers.
  /// A ring around a focused control has records of its own, and so have layers. There are records only of what is written as it was derived: a state or content that is written by hand has none,
  /// and neither has a state that isn't asked for. Nothing is proved of a translucent base on more than one surface, but
  /// for the layers that are laid on it. A set for wider screens has records of both.
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
    let token = request.base.text
    // The tones are measured on what is there, written by hand or not.
    var rings: [ProofRecord] = []
    if let focus, !focus.outer.isWritten, !focus.inner.isWritten {
      rings = focus.ring.proof(by: focus.rule, theme: theme, brand: brand, token: token)
    }
    let laid = layers?.proof(theme: theme, brand: brand, token: token).filter { isLaid($0.check) } ?? []
    if let normal = self[.normal], !normal.color.isOpaque, surfaces.count > 1 { return laid + rings }
    let own = variants.proof(theme: theme, brand: brand, token: token)
    let wider = wideSets.flatMap { wide in
      records(
        wide.proof(theme: theme, brand: brand, token: token),
        isDerived: { $0.color.written(in: wide.space) == wide[$0.state] })
    }
    return records(
      own, isDerived: { member in member.color.isOpaque && member.color.bytes == variants[member.state] })
      + wider + laid + rings
  }

  /// Those records of a set whose colors are all written as they were derived.
  private func records(_ records: [ProofRecord], isDerived: (Member) -> Bool) -> [ProofRecord] {
    let derived = Set(members.filter { !$0.isLayer && ($0.state == .normal || isDerived($0)) }.map(\.state))
    // A state that was written by hand may stand on the other side of a check of two states.
    let isWhole = members.allSatisfy { derived.contains($0.state) }
    return records.filter { record in
      let check = record.check
      guard derived.contains(check.state) else { return false }
      switch check.constraint {
      case .text, .lightness: return isBackground ? hasDerivedContent(in: check.state) : true
      case .nonText, .standalone: return true
      case .disabled where check.metric == .wcag2: return !isBackground || disabledContent != nil
      default: return isWhole
      }
    }
  }

  /// Whether what a check of layers is about is written as it was derived.
  private func isLaid(_ check: Check) -> Bool {
    let own = [ControlState.hovered, .pressed].filter { self[$0]?.isWritten == false }
    switch check.constraint {
    case .text, .nonText: return check.state == .normal || own.contains(check.state)
    // Pressed is held against hovered too.
    default: return check.state == .hovered ? own.contains(.hovered) : own.count == 2
    }
  }

  private var isBackground: Bool { if case .background = recipe.role { true } else { false } }

  private func hasDerivedContent(in state: ControlState) -> Bool {
    guard let content = content(in: state), let variants else { return true }
    if let translucent = variants.translucentContent, state != .disabled {
      return content.color.bytes == translucent.color && content.color.alpha == translucent.alpha
    }
    return content.color.isOpaque && content.color.bytes == variants.content(in: state)
  }
}
