internal import Commands

/// How findings are written.
enum FindingFormat: String, CaseIterable, ArgumentValue {
  /// For people.
  case text
  /// For programs.
  case json
  /// For code hosts and editors: SARIF 2.1.0.
  case sarif
  /// For GitHub Actions, which shows them beside the lines.
  case github

  static var valueName: String { "FORMAT" }
}
