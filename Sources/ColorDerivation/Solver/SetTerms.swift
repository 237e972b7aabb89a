internal import ColorCore

/// What a set is held to where that isn't its recipe's own: some of it may have been given up.
struct SetTerms: Hashable, Sendable {
  /// The contrast that is held: less than the target where that was given up.
  var minimum: Contrast
  /// The profile, turned round where that was given up.
  var profile: StepProfile
  /// How the content follows the states.
  var content: ContentKind
  /// The states without a rule, on which nothing is measured; none of a set that was solved.
  var silent: [ControlState] = []

  /// How the content of a background follows its states.
  enum ContentKind {
    /// One color, or none.
    case fixed
    /// A translucent color.
    case translucent
    /// The best of the recipe's candidates, chosen for each state.
    case perState
  }
}

extension SetTerms {
  /// The terms of a recipe of which something was given up.
  init(_ recipe: Recipe, without relaxations: [Relaxation], content: Content?) {
    minimum = relaxations.first { $0.kind == .target }?.given.map { Contrast($0) } ?? recipe.minimum
    profile = relaxations.contains { $0.kind == .profile } ? recipe.profile.other : recipe.profile
    self.content =
      switch content {
      case .translucent: .translucent
      case .perState: .perState
      case .fixed, nil: .fixed
      }
  }

  /// The content of a set that is held to these terms.
  ///
  /// - Parameters:
  ///   - recipe: The recipe of the set.
  ///   - color: What is seen of it at rest.
  ///   - translucent: The translucent color that was chosen.
  func content(of recipe: Recipe, _ color: WrittenColor?, translucent: TranslucentColor?) -> Content? {
    switch content {
    case .translucent: if let translucent { return .translucent(translucent) }
    case .perState:
      if case .perState(let candidates) = recipe.content { return .perState(candidates.map { Sample($0) }) }
    case .fixed: break
    }
    return color.map { .fixed(Sample($0)) }
  }
}
