/// Findings that are known and let pass, each with its reason: a ratchet for a system that isn't clean yet.
///
/// A finding that isn't listed counts as ever. One that is listed and no longer found is an error too, so that the
/// list can only become shorter.
public struct Baseline: Hashable, Sendable {
  /// What is let pass, in the order of the file.
  public var entries: [Entry]

  /// A baseline of these entries; none lets nothing pass.
  public init(entries: [Entry] = []) { self.entries = entries }

  /// The rules whose findings can be let pass: what is measured on colors.
  static let rules = [
    "contrast-unmet", "focus-unmet", "infeasible", "levels-alike", "meaning-by-hue", "relaxed",
    "states-alike",
    "step-short", "turns-back", "wish-moved",
  ]

  /// Findings of one rule about one token that are let pass.
  public struct Entry: Hashable, Sendable {
    /// The rule.
    public var rule: Rule
    /// The token.
    public var token: TokenPath
    /// The state; `nil` for all of them.
    public var state: String?
    /// The contexts in which it is let pass; all permutations where there are none.
    public var permutation: Permutation
    /// Why, in the author's words.
    public var reason: String
    /// Where it is listed.
    public var position: SourcePosition

    /// Whether another entry lets the very same pass.
    func listsTheSame(as other: Entry) -> Bool {
      rule == other.rule && token == other.token && state == other.state
        && Set(permutation.choices) == Set(other.permutation.choices)
    }
  }

  /// The entry that lets a finding pass, by its place; `nil` where there is none. Remarks need none.
  func entry(for finding: Finding) -> Int? {
    guard finding.level != .note else { return nil }
    return entries.firstIndex { entry in
      entry.rule == finding.rule && entry.token == finding.token
        && (entry.state == nil || entry.state == finding.data?.state)
        && entry.permutation.choices.allSatisfy { finding.permutation[$0.modifier] == $0.context }
    }
  }

  /// That what an entry lists is no longer found.
  static func fixed(_ entry: Entry) -> Finding {
    let state = entry.state.map { " in \($0)" } ?? ""
    let place = entry.permutation.choices.isEmpty ? "" : " (\(entry.permutation))"
    var finding = Finding(
      "baseline-fixed", .error, "no '\(entry.rule)' is found of '\(entry.token)'\(state)\(place) any more",
      hint: "remove this entry", token: entry.token, at: entry.position)
    finding.pointer = nil
    return finding
  }
}

extension Finding {
  /// The finding as a remark, let pass for a reason.
  func excused(by entry: Baseline.Entry) -> Finding {
    var finding = self
    finding.excuse = Excuse(reason: entry.reason, level: level)
    finding.level = .note
    finding.hint = "known: \(entry.reason)"
    return finding
  }
}
