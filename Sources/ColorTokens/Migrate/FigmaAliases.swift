internal import ColorCore

/// The aliases of Figma's export of variables, where each value is a literal and the variable that it stands for is
/// named in `com.figma.aliasData`.
struct FigmaAliases {
  private(set) var diagnostics: [Diagnostic] = []
  private var found: [(key: String, set: Int, target: String, position: SourcePosition)] = []

  /// Notes that a token stands for a variable.
  mutating func add(_ key: String, of set: Int, target: String, at position: SourcePosition) {
    found.append((key, set, target, position))
  }

  /// Makes references of the literals whose variable is among the tokens and has the same value.
  ///
  /// - Parameters:
  ///   - sets: The tokens.
  ///   - modes: The mode of each set that says one.
  mutating func restore(in sets: inout [MigratedSystem.TokenSet], modes: [String: String]) {
    let old = sets
    for (key, set, target, position) in found {
      let name = target.split(separator: "/").joined(separator: ".")
      guard let index = old[set].tokens.firstIndex(where: { $0.key == key }) else { continue }
      let targets = old.enumerated().flatMap { number, other in
        other.tokens.filter { $0.key == name && $0.key != key }.map { (number, $0) }
      }
      guard !targets.isEmpty else {
        tell("'\(key)' stays a literal: no variable '\(target)' is here", position)
        continue
      }
      // In a file of the same mode, or in the only one.
      let mode = modes[old[set].name]
      let own = targets.filter { number, _ in number == set || modes[old[number].name] == mode }
      let counted = own.isEmpty && targets.count == 1 ? targets : own
      let value = old[set].tokens[index].value
      guard !counted.isEmpty, counted.allSatisfy({ _, other in Self.isSame(other.value, value) }) else {
        tell("'\(key)' stays a literal: the variable '\(target)' has another value here", position)
        continue
      }
      sets[set].tokens[index].value = .reference(name)
    }
  }

  private mutating func tell(_ message: String, _ position: SourcePosition) {
    diagnostics.append(MigratedToken.remark(message, at: position))
  }

  /// Whether two values are one but for the noise of 32 bits.
  private static func isSame(_ a: MigratedToken.Value, _ b: MigratedToken.Value) -> Bool {
    guard case .literal(_, let a) = a, case .literal(_, let b) = b else { return false }
    if a == b { return true }
    guard let first = MigratedValue.color(of: a), let second = MigratedValue.color(of: b),
      first.space == second.space, abs(first.alpha - second.alpha) < 1e-6
    else { return false }
    return (0..<3).allSatisfy { abs(first.components[$0] - second.components[$0]) < 1e-6 }
  }
}
