internal import Commands

/// Whom an answer is for.
enum ResultFormat: String, CaseIterable, ArgumentValue {
  /// People.
  case text
  /// Programs.
  case json

  static var valueName: String { "FORMAT" }
}
