internal import ColorCore

/// The values of all tokens of a system in one choice of contexts.
struct MigratedEvaluation {
  /// What became of a token.
  enum Outcome {
    case good(Value)
    /// It has none, for the sake of a token, or by itself.
    case lost(because: String?)
  }

  /// A value, and how it is written.
  struct Value: Hashable {
    var type: TokenType
    /// With every reference followed.
    var literal: JSONValue
    /// As it stands in the file.
    var json: JSONValue
    /// Whether the file says the type.
    var isTyped: Bool
  }

  private let tokens: [MigratedToken]
  private let paths: MigratedPaths
  /// The number of the token that counts for each key.
  private(set) var winners: [String: Int] = [:]
  private(set) var outcomes: [Int: Outcome] = [:]

  /// - Parameters:
  ///   - tokens: All tokens of all sets.
  ///   - order: The numbers of those that are there, later ones over earlier ones.
  init(_ tokens: [MigratedToken], order: some Sequence<Int>, paths: MigratedPaths) {
    self.tokens = tokens
    self.paths = paths
    for number in order where paths[tokens[number].key] != nil { winners[tokens[number].key] = number }
    for number in winners.values.sorted() { evaluate(number) }
  }

  /// Evaluates a token and all that it needs. The stack is our own: chains may be long.
  private mutating func evaluate(_ start: Int) {
    var stack = [start]
    var open: Set<Int> = []
    while let number = stack.last {
      guard outcomes[number] == nil else {
        stack.removeLast()
        continue
      }
      let keys = tokens[number].value.keys
      var lost: String?
      var waits = false
      for key in keys {
        guard let other = winners[key] else {
          lost = lost ?? key
          continue
        }
        switch outcomes[other] {
        case .good?: continue
        case .lost?: lost = lost ?? tokens[other].shownName
        case nil:
          if open.contains(other) || other == number {
            lost = lost ?? tokens[other].shownName
          } else {
            stack.append(other)
            waits = true
          }
        }
      }
      if waits {
        open.insert(number)
        continue
      }
      stack.removeLast()
      open.remove(number)
      if let lost {
        outcomes[number] = .lost(because: lost)
      } else if let value = value(tokens[number].value, isPart: false) {
        outcomes[number] = .good(value)
      } else {
        outcomes[number] = .lost(because: nil)
      }
    }
  }

  /// The value of a token that is known to have one.
  private func found(_ key: String) -> Value? {
    guard let number = winners[key], case .good(let value)? = outcomes[number] else { return nil }
    return value
  }

  private func value(_ value: MigratedToken.Value, isPart: Bool) -> Value? {
    switch value {
    case .literal(let type, let json): return Value(type: type, literal: json, json: json, isTyped: true)
    case .reference(let key):
      guard let target = found(key) else { return nil }
      return Value(
        type: target.type, literal: target.literal, json: paths.reference(to: key, isPart: isPart),
        isTyped: false)
    case .formula(.parts(let type, let parts)):
      guard let (literal, json) = self.parts(parts) else { return nil }
      return Value(type: type, literal: literal, json: json, isTyped: true)
    case .formula(let formula):
      guard let (type, json) = computed(formula) else { return nil }
      return Value(type: type, literal: json, json: json, isTyped: true)
    }
  }

  private func parts(_ parts: MigratedParts) -> (literal: JSONValue, json: JSONValue)? {
    switch parts {
    case .value(let value): return self.value(value, isPart: true).map { ($0.literal, $0.json) }
    case .array(let elements):
      let found = elements.compactMap { self.parts($0) }
      return found.count == elements.count
        ? (.array(found.map(\.literal)), .array(found.map(\.json))) : nil
    case .object(let members):
      let found = members.compactMap { member in self.parts(member.value).map { (member.name, $0) } }
      guard found.count == members.count else { return nil }
      return (
        .object(found.map { JSONMember($0, $1.literal) }), .object(found.map { JSONMember($0, $1.json) })
      )
    }
  }

  // MARK: Formulas

  private func computed(_ formula: MigratedFormula) -> (TokenType, JSONValue)? {
    switch formula {
    case .text(let text, let type): return filled(text).flatMap { StudioText.literal($0, type: type) }
    case .modified(let base, let modifier, let amount, let other):
      guard let color = color(base), let amount = filled(amount).flatMap({ StudioText.number($0) }) else {
        return nil
      }
      let with = other.flatMap { filled($0) }.flatMap { StudioText.color($0) }
      return Self.value(modifier.applied(to: color, amount: amount, with: with))
    case .mixed(let base, let other, let share):
      guard let base = color(base), let other = color(other) else { return nil }
      return Self.value(base.mixedAsSass(with: other, share: share))
    case .faded(let base, let opacity):
      guard let color = color(base), let opacity = number(opacity), (0...1).contains(opacity) else {
        return nil
      }
      return Self.value(color.with(alpha: opacity))
    case .shifted(let base, let shift, let opacity):
      guard let color = color(base) else { return nil }
      let moved = shift.applied(to: color)
      guard let opacity else { return Self.value(moved) }
      return number(opacity).flatMap { (0...1).contains($0) ? Self.value(moved.with(alpha: $0)) : nil }
    case .parts: return nil
    }
  }

  private func filled(_ text: String) -> String? {
    StudioText.filled(text) { found($0)?.literal }
  }

  private func color(_ value: MigratedToken.Value) -> AnyColor? {
    self.value(value, isPart: false).flatMap { MigratedValue.color(of: $0.literal) }
  }

  private func number(_ value: MigratedToken.Value) -> Double? {
    guard case .number(let number)? = self.value(value, isPart: false)?.literal else { return nil }
    return number.value
  }

  private static func value(_ color: AnyColor?) -> (TokenType, JSONValue)? {
    color.flatMap { MigratedValue.color($0) }.map { (.color, $0) }
  }
}

extension AnyColor {
  /// This color mixed with another as Sass' `mix` does it, in bytes, by which Primer mixes: the shares depend on the
  /// opacities too.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - share: How much of it, from 0 to 1.
  fileprivate func mixedAsSass(with other: AnyColor, share: Double) -> AnyColor {
    let weight = 2 * share - 1, difference = alpha - other.alpha
    let combined =
      weight * difference == -1 ? weight : (weight + difference) / (1 + weight * difference)
    let second = (combined + 1) / 2
    let own = SRGB8(fitting: self).color.components, others = SRGB8(fitting: other).color.components
    let mixed = own * (1 - second) + others * second
    return AnyColor(SRGB8(clipping: Color<SRGB>(mixed.x, mixed.y, mixed.z)))
      .with(alpha: other.alpha * share + alpha * (1 - share))
  }
}
