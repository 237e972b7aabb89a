/// The faults of all permutations: each once, with the permutations that have it where they aren't all.
struct PermutationFaults {
  private let all: [Permutation]
  private var faults: [Diagnostic] = []
  private var places: [Diagnostic: Int] = [:]
  private var found: [[Permutation]] = []

  /// No faults yet.
  ///
  /// - Parameter all: All permutations that are looked at.
  init(of all: [Permutation]) { self.all = all }

  /// Adds the faults of a permutation.
  mutating func add(_ diagnostics: [Diagnostic], in permutation: Permutation) {
    for diagnostic in diagnostics {
      if let place = places[diagnostic] {
        if found[place].last != permutation { found[place].append(permutation) }
      } else {
        places[diagnostic] = faults.count
        faults.append(diagnostic)
        found.append([permutation])
      }
    }
  }

  /// The faults in the order in which they came first.
  var diagnostics: [Diagnostic] {
    zip(faults, found).map { fault, permutations in
      guard fault.fact.dependsOnPermutation else { return fault }
      var fault = fault
      fault.scope = permutations.summary(among: all)
      return fault
    }
  }
}

extension Diagnostic.Fact {
  /// Whether it is about what else a permutation has, and not about a file alone.
  fileprivate var dependsOnPermutation: Bool {
    switch self {
    case .referenceMissing, .pointerMissing, .referenceToGroup, .referenceType, .referenceCycle,
      .extendsMissing:
      true
    default: false
    }
  }
}
