internal import Commands

/// How findings are written.
enum FindingFormat: String, CaseIterable, PlannedValue {
  /// For people.
  case text
  /// For programs.
  case json

  static var valueName: String { "FORMAT" }
  static var noun: String { "the format" }
  static var later: [String] { ["sarif", "github"] }
}
