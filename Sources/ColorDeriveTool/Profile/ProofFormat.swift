internal import Commands

/// What a proof is written as.
enum ProofFormat: String, CaseIterable, ArgumentValue {
  /// Tables for people.
  case text
  /// An object for programs.
  case json
  /// A picture: each color on the screen beside the same on paper.
  case svg

  static var valueName: String { "FORMAT" }
}
