/// How the tool ends. Of two findings the larger number is told.
enum ExitStatus: Int32, Comparable, CaseIterable, Sendable {
  /// All is well.
  case clean = 0
  /// A requirement is not met.
  case unmet = 1
  /// The command line can't be understood, or asks for what this version can't do.
  case misuse = 2
  /// An input is invalid.
  case invalid = 3
  /// A file can't be read or written.
  case file = 4
  /// A fault of the tool itself.
  case `internal` = 70
  /// Stopped from the keyboard, as shells number SIGINT.
  case interrupted = 130
  /// Nobody reads the output any more, as shells number SIGPIPE.
  case brokenPipe = 141

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
