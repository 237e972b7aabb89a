/// Which token stands in which file, so that each permutation has the values of the old files.
///
/// A token stays in its set. One that is computed, and comes out otherwise in another context of a modifier, is
/// written into that modifier's contexts; what depends on two modifiers at once has no place and is left out.
struct MigratedPlacement {
  /// A token as it is written.
  struct Placed {
    var token: Int
    var value: MigratedEvaluation.Value
  }

  private(set) var diagnostics: [Diagnostic] = []
  let system: MigratedSystem
  let tokens: [MigratedToken]
  let paths: MigratedPaths
  /// The tokens of each set, in its order.
  private(set) var sets: [[Placed]] = []
  /// The tokens that are computed anew in a context, by modifier and context.
  private(set) var computed: [[[Placed]]] = []
  private let ranges: [Range<Int>]
  private var dropped: Set<Int> = []
  private var told: Set<Diagnostic> = []

  init(_ system: MigratedSystem) {
    self.system = system
    tokens = system.sets.flatMap(\.tokens)
    paths = MigratedPaths(system)
    var start = 0
    ranges = system.sets.map { set in
      defer { start += set.tokens.count }
      return start..<start + set.tokens.count
    }
    diagnostics = paths.diagnostics
    keepSound()
    place()
  }

  /// The values of a choice of contexts.
  func evaluation(of choice: [Int]) -> MigratedEvaluation {
    let order = system.sets(in: choice).lazy.flatMap { ranges[$0] }.filter { !dropped.contains($0) }
    return MigratedEvaluation(tokens, order: Array(order), paths: paths)
  }

  private mutating func remark(_ message: String, at token: MigratedToken) {
    let remark = MigratedToken.remark(message, at: token.position)
    // The same variable may lack a value in many modes.
    if told.insert(remark).inserted { diagnostics.append(remark) }
  }

  /// Leaves out the tokens that lack a value in some permutation, until there are none.
  private mutating func keepSound() {
    let choices = system.choices
    while true {
      var lost: [Int: (reason: String?, choice: [Int], count: Int)] = [:]
      var wins: [Int: Int] = [:]
      for choice in choices {
        let evaluation = evaluation(of: choice)
        for (number, outcome) in evaluation.outcomes {
          wins[number, default: 0] += 1
          guard case .lost(let reason) = outcome else { continue }
          lost[number, default: (reason, choice, 0)].count += 1
        }
      }
      for number in lost.keys.sorted() {
        guard let (reason, choice, count) = lost[number] else { continue }
        dropped.insert(number)
        let token = tokens[number]
        let place = count == wins[number] || choice.isEmpty ? "here" : "with \(system.words(choice))"
        if let reason {
          remark("'\(token.shownName)' is left out: '\(reason)' has no value \(place)", at: token)
        } else {
          remark("'\(token.shownName)' is left out: the format has no form for this value", at: token)
        }
      }
      if lost.isEmpty { return }
    }
  }

  /// The values that a token comes to, each with the choices in which it counts.
  private typealias Variants = [(value: MigratedEvaluation.Value, choices: [[Int]])]

  /// Puts each token in its file. One without a place is lost to those that refer to it too.
  private mutating func place() {
    let choices = system.choices
    let used = Set(choices.flatMap { system.sets(in: $0) })
    var isDone = false
    while !isDone {
      isDone = true
      let variants = variants(in: choices)
      sets = system.sets.map { _ in [] }
      computed = system.modifiers.map { modifier in modifier.contexts.map { _ in [] } }
      for (set, range) in ranges.enumerated() where used.contains(set) {
        for number in range where !dropped.contains(number) && paths[tokens[number].key] != nil {
          guard !put(number, of: set, variants[number] ?? []) else { continue }
          dropped.insert(number)
          isDone = false
        }
      }
      if !isDone { keepSound() }
    }
    for (set, value) in system.sets.enumerated() where !used.contains(set) {
      guard let first = value.tokens.first else { continue }
      remark("the set '\(value.name)' is left out: no theme has it", at: first)
    }
  }

  private func variants(in choices: [[Int]]) -> [Int: Variants] {
    var variants: [Int: Variants] = [:]
    for choice in choices {
      for (number, outcome) in evaluation(of: choice).outcomes {
        guard case .good(let value) = outcome else { continue }
        if let index = variants[number]?.firstIndex(where: {
          $0.value.json == value.json && $0.value.type == value.type
        }) {
          variants[number]?[index].choices.append(choice)
        } else {
          variants[number, default: []].append((value, [choice]))
        }
      }
    }
    return variants
  }

  /// Puts a token in its set or into contexts; false where there is no place for it.
  private mutating func put(_ number: Int, of set: Int, _ variants: Variants) -> Bool {
    if let only = variants.first, variants.count == 1 || !only.value.isTyped {
      // A reference is the same text wherever it leads.
      sets[set].append(Placed(token: number, value: only.value))
      return true
    }
    guard !variants.isEmpty else {
      switch tokens[number].value {
      case .literal(let type, let json):
        let value = MigratedEvaluation.Value(type: type, literal: json, json: json, isTyped: true)
        sets[set].append(Placed(token: number, value: value))
      case .reference(let key) where paths[key] != nil:
        let json = paths.reference(to: key, isPart: false)
        let value = MigratedEvaluation.Value(type: .color, literal: json, json: json, isTyped: false)
        sets[set].append(Placed(token: number, value: value))
      default:
        remark(
          "'\(tokens[number].shownName)' is left out: others take its place everywhere", at: tokens[number])
        return false
      }
      return true
    }
    for modifier in system.modifiers.indices {
      var values: [Int: MigratedEvaluation.Value] = [:]
      let isOne = variants.allSatisfy { variant in
        variant.choices.allSatisfy { choice in
          values.updateValue(variant.value, forKey: choice[modifier]).map { $0.json == variant.value.json }
            ?? true
        }
      }
      guard isOne, isFree(number, of: set, behind: modifier) else { continue }
      for context in values.keys.sorted() {
        guard let value = values[context] else { continue }
        computed[modifier][context].append(Placed(token: number, value: value))
      }
      return true
    }
    remark(
      "'\(tokens[number].shownName)' is left out: it is computed, and otherwise in each of \(variants.count) permutations",
      at: tokens[number])
    return false
  }

  /// Whether a token of a set can as well stand in a modifier: no other token of its name comes in between.
  private func isFree(_ number: Int, of set: Int, behind modifier: Int) -> Bool {
    var isBehind = false
    for step in system.steps {
      switch step {
      case .modifier(modifier): isBehind = true
      case .modifier(let other) where isBehind:
        for inner in system.modifiers[other].contexts.flatMap(\.sets)
        where has(number, in: inner, besides: set) {
          return false
        }
      case .set(let other) where isBehind && has(number, in: other, besides: set): return false
      default: continue
      }
    }
    return true
  }

  private func has(_ number: Int, in other: Int, besides set: Int) -> Bool {
    other != set && system.sets[other].tokens.contains { $0.key == tokens[number].key }
  }

  // MARK: JSON

  /// The file of some tokens.
  func tree(_ placed: [Placed]) -> MigratedTree {
    var tree = MigratedTree()
    for item in placed {
      guard let path = paths[tokens[item.token].key] else { continue }
      tree.add(json(of: item), at: path)
    }
    return tree
  }

  /// The file of one permutation.
  func tree(of choice: [Int]) -> MigratedTree {
    let evaluation = evaluation(of: choice)
    var order: [Int] = []
    var seen: Set<String> = []
    for set in system.sets(in: choice) {
      for number in ranges[set] where seen.insert(tokens[number].key).inserted {
        if let winner = evaluation.winners[tokens[number].key] { order.append(winner) }
      }
    }
    return tree(
      order.compactMap { number in
        guard case .good(let value)? = evaluation.outcomes[number] else { return nil }
        return Placed(token: number, value: value)
      })
  }

  private func json(of placed: Placed) -> JSONValue {
    let token = tokens[placed.token]
    var members: [JSONMember] = []
    if placed.value.isTyped { members.append(JSONMember("$type", .string(placed.value.type.rawValue))) }
    members.append(JSONMember("$value", placed.value.json))
    if let text = token.description, !text.isEmpty {
      members.append(JSONMember("$description", .string(text)))
    }
    if let deprecation = token.deprecation {
      members.append(JSONMember("$deprecated", deprecation.reason.map { .string($0) } ?? .bool(true)))
    }
    var extensions = token.extensions
    if case .formula(let formula) = token.value, let words = formula.words {
      var own = [JSONMember("version", .number(1))]
      if let base = formula.base, paths[base] != nil {
        own.append(JSONMember("derivedFrom", paths.reference(to: base, isPart: false)))
      }
      own.append(JSONMember("migrated", .string(words)))
      extensions.append(JSONMember(ExtensionReader.key, .object(own)))
    }
    if !extensions.isEmpty { members.append(JSONMember("$extensions", .object(extensions))) }
    return .object(members)
  }
}
