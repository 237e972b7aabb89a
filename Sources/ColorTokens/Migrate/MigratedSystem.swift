/// The tokens of another format in their sets, and how the sets are put together.
struct MigratedSystem {
  /// Tokens that come and go together.
  struct TokenSet {
    var name: String
    var tokens: [MigratedToken] = []
  }

  /// One of several ways to fill in.
  struct Context {
    var name: String
    /// The numbers of its sets; of two with the same token the later counts.
    var sets: [Int]
  }

  /// Contexts of which one is chosen.
  struct Modifier {
    var name: String
    var contexts: [Context]
    /// The number of the context that counts where nothing is chosen.
    var standard = 0
  }

  /// What comes next in the order of the resolution.
  enum Step {
    case set(Int)
    case modifier(Int)
  }

  var sets: [TokenSet] = []
  var modifiers: [Modifier] = []
  var steps: [Step] = []

  /// Adds a set that is always there.
  mutating func add(_ set: TokenSet) {
    steps.append(.set(sets.count))
    sets.append(set)
  }

  /// Adds a modifier; with a single context its sets are always there.
  mutating func add(_ modifier: Modifier) {
    guard modifier.contexts.count > 1 else {
      for set in modifier.contexts.first?.sets ?? [] { steps.append(.set(set)) }
      return
    }
    var named = modifier
    named.name = Self.name(modifier, besides: modifiers.map(\.name))
    var seen: Set<String> = []
    for index in named.contexts.indices {
      let name = named.contexts[index].name.isEmpty ? "-" : named.contexts[index].name
      named.contexts[index].name = Self.unique(name) { seen.insert($0.lowercased()).inserted }
    }
    steps.append(.modifier(modifiers.count))
    modifiers.append(named)
  }

  /// The name of a modifier. Some names mean light and dark, or contrast, to whoever reads the resolver; a modifier
  /// of anything else must not have them.
  private static func name(_ modifier: Modifier, besides taken: [String]) -> String {
    let contexts = modifier.contexts.map { $0.name.lowercased() }
    // The name stands in pointers too.
    var name = String(
      String.UnicodeScalarView(
        modifier.name.unicodeScalars.map { scalar in
          scalar.properties.isAlphabetic || "0123456789_-".unicodeScalars.contains(scalar) ? scalar : "-"
        }))
    switch name.lowercased() {
    case "theme", "scheme", "mode":
      if !contexts.allSatisfy({ ["light", "dark"].contains($0) }) { name = "variant" }
    case "contrast":
      let known = ["standard", "normal", "default", "more", "high", "increased"]
      if !contexts.allSatisfy({ known.contains($0) }) { name = "contrast-set" }
    case "": name = contexts.allSatisfy { ["light", "dark"].contains($0) } ? "theme" : "variant"
    default: break
    }
    return unique(name) { name in !taken.contains { $0.lowercased() == name.lowercased() } }
  }

  /// The name with a number where it is taken.
  private static func unique(_ name: String, _ isFree: (String) -> Bool) -> String {
    var unique = name
    var number = 2
    while !isFree(unique) {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  // MARK: Choices

  /// The number of the context of each modifier where nothing is chosen.
  var standardChoice: [Int] { modifiers.map(\.standard) }

  /// How many ways there are to choose a context of each modifier.
  var choiceCount: Int {
    modifiers.reduce(1) { count, modifier in
      let (product, overflow) = count.multipliedReportingOverflow(by: modifier.contexts.count)
      return overflow ? .max : product
    }
  }

  /// All ways to choose, the last modifier changing fastest.
  var choices: [[Int]] {
    modifiers.reduce([[]]) { choices, modifier in
      choices.flatMap { choice in modifier.contexts.indices.map { choice + [$0] } }
    }
  }

  /// The sets of a choice in the order in which they are put on one another.
  func sets(in choice: [Int]) -> [Int] {
    steps.flatMap { step in
      switch step {
      case .set(let set): [set]
      case .modifier(let number): modifiers[number].contexts[choice[number]].sets
      }
    }
  }

  /// A choice in words, `theme=dark, brand=acme`.
  func words(_ choice: [Int]) -> String {
    zip(modifiers, choice).map { "\($0.name)=\($0.contexts[$1].name)" }.joined(separator: ", ")
  }

  // MARK: Alternatives

  /// Adds sets that are of one of several modes each: a modifier whose contexts are the modes.
  mutating func add(modes: [(name: String, sets: [TokenSet])]) {
    var modifier = Modifier(name: "", contexts: [])
    for mode in modes {
      modifier.contexts.append(
        Context(name: mode.name, sets: Array(sets.count..<sets.count + mode.sets.count)))
      sets += mode.sets
    }
    modifier.standard = modes.firstIndex { $0.name == "light" } ?? 0
    add(modifier)
  }

  /// Adds sets for which no file says how they belong together: those that mostly define the same tokens stand in for
  /// each other, as `Scheme/Light` and `Scheme/Dark` do; the rest is always there.
  mutating func add(alternatives found: [TokenSet]) {
    let keys = found.map { Set($0.tokens.map(\.key)) }
    let folders = found.map { set in set.name.split(separator: "/").dropLast().joined(separator: "/") }
    func stand(_ a: Int, _ b: Int) -> Bool {
      let shared = keys[a].intersection(keys[b]).count
      return folders[a] == folders[b] && shared > 0 && 2 * shared >= max(keys[a].count, keys[b].count)
    }
    var isTaken = Array(repeating: false, count: found.count)
    for first in found.indices where !isTaken[first] {
      let twins = found.indices.dropFirst(first + 1).filter { !isTaken[$0] && stand(first, $0) }
      guard !twins.isEmpty else {
        add(found[first])
        continue
      }
      var modifier = Modifier(
        name: folders[first].split(separator: "/").last.map(String.init) ?? "", contexts: [])
      for number in [first] + twins {
        isTaken[number] = true
        let name = found[number].name.split(separator: "/").last.map(String.init) ?? found[number].name
        modifier.contexts.append(Context(name: name, sets: [sets.count]))
        sets.append(found[number])
      }
      add(modifier)
    }
  }
}
