internal import Commands

/// How a verification is written.
enum VerificationFormat: String, CaseIterable, PlannedValue {
  /// Findings for people.
  case text
  /// Findings for programs.
  case json
  /// The engine's records of every derived set, a line each.
  case proof

  static var valueName: String { FindingFormat.valueName }
  static var noun: String { FindingFormat.noun }
  static var later: [String] { FindingFormat.later }
}
