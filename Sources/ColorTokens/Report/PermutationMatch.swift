/// Which permutations of two systems are held side by side: those that agree in every modifier that both have.
///
/// What one system alone varies is taken at its default, or at its first context where it has none: a single file is held
/// against the default permutation of a resolver. Names are the same whatever their case, and in whatever order.
struct PermutationMatch {
  /// The places of permutations that belong together, in the order of the newer system.
  var pairs: [(old: Int, new: Int)] = []
  /// The places of those that only the older system has.
  var onlyOld: [Int] = []
  /// The places of those that only the newer system has.
  var onlyNew: [Int] = []

  init(_ old: [Permutation], _ before: Project, _ new: [Permutation], _ after: Project) {
    let common = Set(before.modifiers.map(\.folded)).intersection(after.modifiers.map(\.folded))
    var places: [String: Int] = [:]
    for (index, permutation) in old.enumerated() {
      if let key = Self.key(permutation, before.modifiers, common) { places[key] = index }
    }
    var matched: Set<Int> = []
    for (index, permutation) in new.enumerated() {
      if let key = Self.key(permutation, after.modifiers, common), let twin = places[key] {
        pairs.append((twin, index))
        matched.insert(twin)
      } else {
        onlyNew.append(index)
      }
    }
    onlyOld = old.indices.filter { !matched.contains($0) }
  }

  /// What both systems can know a permutation by; `nil` for one that differs from the default where the other system
  /// varies nothing.
  private static func key(
    _ permutation: Permutation, _ modifiers: [ResolverDocument.Modifier], _ common: Set<String>
  ) -> String? {
    var parts: [String] = []
    for modifier in modifiers {
      guard let context = permutation[modifier.name] else { continue }
      if common.contains(modifier.folded) {
        parts.append(modifier.folded + "\u{0}" + context.lowercased())
      } else if context != modifier.usualContext {
        return nil
      }
    }
    return parts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\u{1}")
  }
}

extension ResolverDocument.Modifier {
  /// The name in which two are the same.
  fileprivate var folded: String { name.lowercased() }

  /// The context that counts where none is chosen: the default, or the first.
  var usualContext: String? { defaultContext ?? contexts.first?.name }
}
