internal import ColorCore
internal import ColorDerivation

extension Deriver {
  /// The ring around a focused control of a set; `nil` where none is asked for.
  ///
  /// A tone that is written by hand is taken as it is, and judged like the others.
  func focus(of set: StateSet.Parts) -> StateSet.Focus? {
    guard let focus = set.request.focus else { return nil }
    let brand = focus.brand.flatMap { emitted($0)?.bytes }
    let rule = FocusRule(brand: brand, minimum: StateSet.Focus.minimum(in: appearance))
    let ring = rule.ring(among: set.focusNeighbors)
    func member(_ tone: FocusTone, _ color: SRGB8) -> StateSet.Member {
      let path = set.request.path(of: tone)
      let own = emitted(path)
      return StateSet.Member(
        state: .focused, path: path, color: own ?? EmittedColor(color), isWritten: own != nil,
        position: tokens[path]?.position ?? focus.position)
    }
    return StateSet.Focus(
      outer: member(.outer, ring.outer), inner: member(.inner, ring.inner ?? ring.outer), ring: ring,
      rule: rule)
  }
}

extension StateSet.Parts {
  /// What a ring may lie next to: the control in every state but disabled, as it is seen on each surface, and the
  /// surfaces; each once.
  fileprivate var focusNeighbors: [FocusNeighbor] {
    var seen: Set<FocusNeighbor> = []
    let own = members.filter { $0.state != .disabled }.flatMap { member in
      surfaces.map { surface in
        FocusNeighbor.component(
          SRGB8(clipping: self.seen(member, on: surface)), in: member.state)
      }
    }
    return (own + surfaces.map { .surface($0.color) }).filter { seen.insert($0).inserted }
  }
}
