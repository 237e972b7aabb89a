/// What a shell can offer for a value.
public enum ArgumentCompletion: Hashable, Sendable {
  /// Nothing.
  case none
  /// The names of files and folders.
  case files
  /// The names of folders.
  case folders
  /// Some of these texts; others are accepted too.
  case values([String])
}
