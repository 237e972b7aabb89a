/// Why a tree wasn't written.
struct OutputError: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The system refused.
    case system(SystemError)
    /// A file that mustn't be overwritten.
    case blocked(OutputChange.Obstacle)
    /// A file that would only be replaced if that is asked for.
    case present
    /// The manifest isn't one.
    case manifest
    /// Another process is writing to the same folder, and didn't come to an end.
    case busy
    /// A signal asked to stop, before anything was put in place.
    case interrupted(signal: Int32)
  }

  /// What is on the disk after the error.
  enum Aftermath: Hashable, Sendable {
    /// All is as it was.
    case unchanged
    /// Each file is whole, but some are new and some are old. The next run makes all of them new.
    case mixed
  }

  var reason: Reason
  /// The file or folder, as the user would spell it.
  var path: String
  var aftermath = Aftermath.unchanged

  init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }
}

/// Puts a name to what the system refuses within the body.
func naming<Result>(
  _ path: String, _ body: () throws(SystemError) -> Result
) throws(OutputError) -> Result {
  do throws(SystemError) {
    return try body()
  } catch {
    throw OutputError(.system(error), path: path)
  }
}
