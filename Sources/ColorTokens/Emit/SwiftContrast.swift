internal import ColorCore
internal import ColorDerivation

/// The least contrast of a set in each appearance, as its documentation says it: of the text on a background, or of a
/// mark with all that it lies on, in every state but disabled.
struct SwiftContrast {
  /// Whether it's that of the text on a background.
  let isOfContent: Bool
  /// The least contrast of each appearance.
  let least: [Appearance: Contrast]

  /// The contrast of the sets of one base; `nil` where one has none to tell.
  ///
  /// - Parameter sets: The set of each appearance; `nil` where there is none.
  fileprivate init?(of sets: [(appearance: Appearance, set: StateSet?)]) {
    var least: [Appearance: Contrast] = [:]
    var isOfContent = false
    for (appearance, set) in sets {
      guard let set else { return nil }
      isOfContent = set.request.role == .background
      guard let contrast = isOfContent ? Self.ofContent(set) : Self.ofMark(set) else { return nil }
      least[appearance] = contrast
    }
    self.isOfContent = isOfContent
    self.least = least
  }

  private static func ofContent(_ set: StateSet) -> Contrast? {
    usable(set).flatMap { member in
      grounds(of: set, under: member).compactMap { ground in
        set.content(in: member.state).map { $0.color.seen(on: ground).contrast(with: ground) }
      }
    }.min()
  }

  private static func ofMark(_ set: StateSet) -> Contrast? {
    usable(set).flatMap { member in
      set.surfaces.map { surface in
        set.seen(member, on: surface).contrast(with: surface.color.color)
      }
    }.min()
  }

  /// The members that a person reads: what is disabled is exempt.
  private static func usable(_ set: StateSet) -> [StateSet.Member] {
    set.members.filter { $0.state != .disabled }
  }

  /// What a background looks like on each of its surfaces.
  private static func grounds(of set: StateSet, under member: StateSet.Member) -> [Color<SRGB>] {
    if member.color.isOpaque { return [member.color.bytes.color] }
    return set.surfaces.map { set.seen(member, on: $0) }
  }
}

/// The least contrasts of a family's sets.
struct SwiftContrasts {
  private let sets: [(appearance: Appearance, byBase: [TokenPath: StateSet])]

  init(_ family: ThemeFamily) {
    sets = family.themes.map { verified in
      let sets = verified.theme.sets.map { ($0.request.base, $0) }
      return (verified.theme.appearance, Dictionary(sets, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// The contrast of the set with that base; `nil` where a theme has none to tell.
  func contrast(of base: TokenPath) -> SwiftContrast? {
    SwiftContrast(of: sets.map { ($0.appearance, $0.byBase[base]) })
  }
}
