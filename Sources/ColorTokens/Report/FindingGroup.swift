/// Findings that say the same of one thing in several permutations, or on several surfaces.
struct FindingGroup {
  /// The one that is told: the first, which is the worst.
  var worst: Finding
  /// The others, in their order.
  var others: [Finding] = []

  private struct Key: Hashable {
    var rule: Rule
    var token: TokenPath?
    var position: SourcePosition?
    var state: String?
    var metric: String?
    var isKnown: Bool
    /// What isn't measured is told apart by its words.
    var message: String?
  }

  /// The groups of findings that stand worst first, in the order of their first.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var index: [Key: Int] = [:]
    for finding in findings {
      let key = Key(
        rule: finding.rule, token: finding.token, position: finding.position, state: finding.data?.state,
        metric: finding.data?.metric, isKnown: finding.excuse != nil,
        message: finding.data == nil ? finding.message : nil)
      if let found = index[key] {
        groups[found].others.append(finding)
      } else {
        index[key] = groups.count
        groups.append(FindingGroup(worst: finding))
      }
    }
    return groups
  }

  /// What tells the group from others, whatever else is in the files: rule, token, state and metric, and the words
  /// of what isn't measured.
  var fingerprint: String {
    let data = worst.data
    return [
      worst.rule.rawValue, worst.token?.text ?? "", data?.state ?? "", data?.metric ?? "",
      data == nil ? worst.message : "",
    ].joined(separator: "|")
  }
}

extension Finding {
  /// The whole finding on one line: token and permutation, what was found, what to do.
  var sentence: String {
    let place = permutation.choices.isEmpty ? "" : " (\(permutation))"
    let isMeasured = data != nil || set != nil
    let subject = isMeasured ? token.map { "'\($0)'\(place): " } ?? "" : ""
    return subject + message + (subject.isEmpty ? place : "") + (hint.map { "; \($0)" } ?? "")
  }
}

extension Permutation {
  /// The choices as an object.
  var json: JSONValue { .object(choices.map { JSONMember($0.modifier, .string($0.context)) }) }
}
