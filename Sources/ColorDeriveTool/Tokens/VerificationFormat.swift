internal import Commands

/// How a verification is written.
enum VerificationFormat: String, CaseIterable, ArgumentValue {
  /// Findings for people.
  case text
  /// Findings for programs.
  case json
  /// Findings for code hosts and editors: SARIF 2.1.0.
  case sarif
  /// Findings for GitHub Actions.
  case github
  /// The engine's records of every derived set, a line each.
  case proof

  static var valueName: String { FindingFormat.valueName }

  /// The format of the findings; for people where a proof goes to the output.
  var findings: FindingFormat { FindingFormat(rawValue: rawValue) ?? .text }
}
