internal import ColorDerive

extension ToolError {
  /// The same as findings, for formats that programs read. None where nothing is to be said, or where there is nobody to
  /// say it to.
  var findings: [Finding] {
    switch self {
    case .usage, .brokenPipe, .output, .reported: []
    case .argument(let text, let fault, _):
      [Self.finding("argument-invalid", "\(fault.message) ('\(ErrorText.shortened(text))')", at: nil)]
    case .table(let path, let line, let fault, let text):
      [
        Self.finding(
          "argument-invalid", fault.message,
          at: SourcePosition(file: path, line: line, column: fault.place.column(in: text), offset: 0))
      ]
    case .file(let path, let fault): [Self.unreadable(path, fault.words, at: nil)]
    case .profile(let error):
      [Self.finding("profile-invalid", error.message, at: Self.start(of: error.profile))]
    case .project(.unreadable(let file, let place)): [Self.unreadable(file.path, file.reason, at: place)]
    case .project(.configuration(let faults, _)), .project(.input(let faults, _)): faults.map { Finding($0) }
    case .noFolder(let path):
      [Self.finding("config-invalid", "say with '--out DIR' where outputs go", at: Self.start(of: path))]
    case .emit(let words, _): [Self.finding("output-refused", Self.bare(words), at: nil)]
    case .write(let error): [Self.finding("output-unwritable", "\(error)", at: Self.start(of: error.path))]
    case .request(let faults, let rule): faults.map { Self.finding(rule.rawValue, $0, at: nil) }
    case .input(let error): [Self.unreadable("stdin", "can't be read: \(error)", at: nil)]
    }
  }

  private static func unreadable(_ path: String, _ reason: String, at place: SourcePosition?) -> Finding {
    finding("file-unreadable", "\(path) \(reason)", at: place ?? start(of: path))
  }

  /// A message as it is without its lead and its end.
  private static func bare(_ words: String) -> String {
    let text = words.hasSuffix("\n") ? words.dropLast() : words[...]
    return String(text.hasPrefix("error: ") ? text.dropFirst("error: ".count) : text)
  }

  /// A file as a whole.
  private static func start(of path: String) -> SourcePosition {
    SourcePosition(file: path, line: 1, column: 1, offset: 0)
  }

  private static func finding(_ rule: String, _ message: String, at place: SourcePosition?) -> Finding {
    Finding(Rule(rule), .error, message, at: place)
  }
}
