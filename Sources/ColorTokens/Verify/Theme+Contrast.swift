public import ColorCore
internal import ColorDerivation

extension Theme {
  /// The contrast of a token that counts, and what is asked of it.
  public struct LeastContrast: Hashable, Sendable {
    /// The least contrast of what is read there: of the content on a background, or of the color on its surfaces.
    public var contrast: Contrast
    /// What it is held against: a token, `the page`, or the content's color.
    public var against: String
    /// The least that is asked for; `nil` where nothing is, as of what can't be used now.
    public var minimum: Contrast?
  }

  /// The least contrast of a state, or of a content on its background; `nil` for a token that has no role.
  public func leastContrast(of path: TokenPath) -> LeastContrast? {
    for set in sets {
      if let member = set.members.first(where: { $0.path == path }) { return set.leastContrast(of: member) }
      if let content = set.usableContents.first(where: { $0.path == path }) {
        let usable = set.members.filter { member in
          member.state != .disabled && set.content(in: member.state)?.path == content.path
        }
        return usable.compactMap { member in
          set.leastContrast(of: member).map {
            // Seen from the content, what it is held against is the background.
            LeastContrast(
              contrast: $0.contrast, against: member.path?.text ?? member.state.rawValue, minimum: $0.minimum)
          }
        }.min { $0.contrast < $1.contrast }
      }
    }
    return nil
  }
}

extension StateSet {
  /// The least contrast of a state on all surfaces; `nil` for a background without content.
  func leastContrast(of member: Member) -> Theme.LeastContrast? {
    let isDisabled = member.state == .disabled
    var isDecorative = false
    if case .border(.decorative) = recipe.role { isDecorative = true }
    let minimum = isDisabled || isDecorative ? nil : recipe.minimum
    return surfaces.compactMap { surface -> Theme.LeastContrast? in
      let page = surface.color.color
      let own = seen(member, on: surface)
      guard case .background = recipe.role else {
        return Theme.LeastContrast(
          contrast: own.contrast(with: page), against: surface.name, minimum: minimum)
      }
      guard let content = content(in: member.state) else { return nil }
      return Theme.LeastContrast(
        contrast: content.color.seen(on: own).contrast(with: own),
        against: content.path?.text ?? "content \(content.color.hex)", minimum: minimum)
    }.min { $0.contrast < $1.contrast }
  }
}
