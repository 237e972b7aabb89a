internal import ColorDerive
internal import Commands

/// Why a command stops before its end.
enum ToolError: Error {
  /// The command line can't be understood.
  case usage(UsageError)
  /// A color on the command line is invalid; `option` is the option that it is the value of.
  case argument(String, InputFault, option: String? = nil)
  /// The head of a table is invalid.
  case table(String, line: Int, InputFault, in: String)
  /// A file can't be read or written.
  case file(String, FileFault)
  /// A file is no profile that can be used, or not for this.
  case profile(ProfileError)
  /// A config, resolver or file of a project can't be used.
  case project(Project.Failure)
  /// A token file or resolver was given without a folder to write to.
  case noFolder(String)
  /// Outputs can't be made; the words are there already, and how the tool ends for it.
  case emit(String, ExitStatus)
  /// Outputs can't be written.
  case write(OutputError)
  /// What the command line asks of a project that has no such thing; a phrase for each, and the rule.
  case request([String], Rule = Rule("argument-invalid"))
  /// What is wrong was written already, with the results.
  case reported(ExitStatus)
  /// Standard input can't be read.
  case input(SystemError)
  /// Standard output can't be written.
  case output(SystemError)
  /// Nobody reads the output any more. Nothing is said.
  case brokenPipe

  /// What is wrong with a file.
  enum FileFault: Hashable {
    /// It can't be opened or read.
    case read(SystemError)
    /// It can't be written.
    case write(SystemError)
    /// It's a folder.
    case isFolder
    /// It's a pipe or a device.
    case notAFile
    /// It has more bytes than the limit.
    case tooLarge(limit: Int)
    /// There is no file, and no built-in profile either; the one that was likely meant.
    case noProfile(nearest: String?)
  }

  /// How the tool ends.
  var status: ExitStatus {
    switch self {
    case .usage: .misuse
    case .argument, .profile, .table: .invalid
    case .file, .input, .output: .file
    case .project(.unreadable): .file
    case .project(.configuration), .noFolder: .misuse
    case .project(.input): .invalid
    case .request: .misuse
    case .emit(_, let status), .reported(let status): status
    case .write(let error): ExitStatus(rawValue: error.exitStatus) ?? .file
    case .brokenPipe: .brokenPipe
    }
  }
}
