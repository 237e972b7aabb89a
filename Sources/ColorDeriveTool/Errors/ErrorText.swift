internal import ColorDerive
internal import Commands

// All words about errors of the tool stand here; those about the command line's own form are in Commands.

extension ToolError {
  /// The message, with a newline at its end; empty where nothing is to be said.
  var text: String {
    switch self {
    case .usage(let error): ErrorText.visible(error.message, keepingNewlines: true) + "\n"
    case .argument(let text, let fault, let option): ErrorText.argument(text, fault, option: option)
    case .table(let path, let line, let fault, let text):
      ErrorText.row(path, line, column: fault.place.column(in: text), fault)
    case .file(let path, let fault): ErrorText.visible("error: \(path): \(fault.words)") + "\n"
    case .profile(let error): ErrorText.profile(error)
    case .project(let failure): ErrorText.project(failure)
    case .noFolder(let path):
      ErrorText.visible("error: '\(path)' isn't a config: say with '--out DIR' where outputs go") + "\n"
    case .emit(let words, _): words
    case .write(let error): ErrorText.visible("error: \(error)") + "\n"
    case .input(let error): "error: can't read standard input: \(error.description)\n"
    case .output(let error): "error: can't write to standard output: \(error.description)\n"
    case .request(let faults, _): faults.map { ErrorText.visible("error: \($0)") + "\n" }.joined()
    case .brokenPipe, .reported: ""
    }
  }
}

extension ToolError.FileFault {
  /// What is wrong, as a phrase.
  var words: String {
    switch self {
    case .read(let error): "can't be read: \(error.description)"
    case .write(let error): "can't be written: \(error.description)"
    case .isFolder: "is a folder, not a file"
    case .notAFile: "isn't a regular file"
    case .tooLarge(let limit): "is larger than \(limit >> 20) MiB"
    case .noProfile(let nearest):
      "is neither a file nor a built-in profile"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? ", of which there are \(ProfileSource.builtInNames.joined(separator: ", "))")
    }
  }
}

extension InputFault {
  /// What is wrong, as a phrase without a full stop.
  var message: String { ErrorText.visible(reason.words) }
}

extension InputFault.Reason {
  fileprivate var words: String {
    switch self {
    case .color(let error): error.description
    case .json(let error):
      Diagnostic(error, in: SourceText(file: "stdin", bytes: [])).words
    case .notUTF8(let byte): "the byte 0x\(String(byte, radix: 16, uppercase: true)) isn't UTF-8"
    case .nulByte: "a NUL byte isn't text"
    case .lineTooLong(let limit): "the line is longer than \(limit >> 20) MiB"
    case .device(let error): error.message
    case .notANumber(let text, let channel):
      "expected \(channel) from 0 to 1, found '\(ErrorText.shortened(text))'"
    case .noSecondColor(let second, let first): "expected a tab and a \(second) behind the \(first)"
    case .extraField(let last): "expected the end of the line behind the \(last)"
    case .unknownMember(let name, let nearest): "no member is named '\(name)'" + hint(nearest)
    case .missingMember(let name): "the member '\(name)' is missing"
    case .memberKind(let name, let expected): "'\(name)' is \(expected)"
    case .memberValue(let text, let name, let reason, let allowed):
      "invalid value '\(text)' for '\(name)'" + (reason.map { ": \($0)" } ?? "")
        + (allowed.isEmpty
          ? "" : "\(reason == nil ? ":" : ",") expected one of \(allowed.joined(separator: ", "))")
        + hint(Spelling.nearest(to: text, in: allowed))
    case .combination(let rule): rule
    case .translucent(let what):
      what == "base"
        ? "a translucent base isn't supported yet, unless exactly one surface is named for it to lie on"
        : "a translucent \(what) isn't supported yet"
    case .unsupported(let what): "\(what) isn't supported yet"
    case .unknownColorToken(let name, let nearest): "no color token is named '\(name)'" + hint(nearest)
    case .unknownToken(let name, let nearest): "no token or group is named '\(name)'" + hint(nearest)
    }
  }

  private func hint(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }
}

extension Diagnostic {
  fileprivate var words: String { message + (hint.map { "; \($0)" } ?? "") }
}

enum ErrorText {
  /// Why a project can't be read: the place where a file is named, or each fault with its line.
  static func project(_ failure: Project.Failure) -> String {
    switch failure {
    case .unreadable(let file, let position):
      let place = position.map { "\($0): " } ?? ""
      return visible("\(place)error: \(file.path): \(file.reason)") + "\n"
    case .configuration(let diagnostics, let sources), .input(let diagnostics, let sources):
      return diagnostics.map { diagnostic in
        let source = sources.first { $0.file == diagnostic.position.file }
        return visible(diagnostic.rendered(in: source), keepingNewlines: true)
      }.joined()
    }
  }

  /// A fault in an argument: what is wrong, and the argument with a caret below the place.
  ///
  ///     error: no color is named 'purpel'; did you mean 'purple'?
  ///       --on purpel
  ///            ^
  static func argument(_ text: String, _ fault: InputFault, option: String?) -> String {
    let lead = option.map { $0 + " " } ?? ""
    let column = fault.place.column(in: text)
    let shown = excerpt(visible(text), column: column)
    let padding = String(repeating: " ", count: lead.count + shown.column - 1)
    return "error: \(fault.message)\n  \(lead)\(shown.text)\n  \(padding)^\n"
  }

  /// A fault in a line of standard input: `stdin:LINE:COLUMN: error: …`.
  static func line(_ number: Int, column: Int, _ fault: InputFault) -> String {
    "stdin:\(number):\(column): error: \(fault.message)\n"
  }

  /// A fault in a line of a table: `FILE:LINE:COLUMN: error: …`.
  static func row(_ path: String, _ number: Int, column: Int, _ fault: InputFault) -> String {
    visible("\(path):\(number):\(column): error: \(fault.message)") + "\n"
  }

  /// A fault of a profile: `FILE: error: …`, with the byte where it stands.
  static func profile(_ error: ProfileError) -> String {
    let place = error.offset.map { " (at byte \($0))" } ?? ""
    return visible("\(error.profile): error: \(error.message)\(place)") + "\n"
  }

  /// The beginning of a word that may be very long.
  static func shortened(_ word: String) -> String {
    word.unicodeScalars.count <= 40 ? word : String(word.unicodeScalars.prefix(40)) + "…"
  }

  /// About a hundred characters around a column, and where the column is in them.
  private static func excerpt(_ text: String, column: Int) -> (text: String, column: Int) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count > 100 else { return (text, column) }
    let first = max(0, min(column - 50, scalars.count - 98))
    let last = min(scalars.count, first + 98)
    var shown = String.UnicodeScalarView()
    if first > 0 { shown.append("…") }
    shown.append(contentsOf: scalars[first..<last])
    if last < scalars.count { shown.append("…") }
    return (String(shown), column - first + (first > 0 ? 1 : 0))
  }

  /// The text with each control character, and each that turns the direction of writing, as one visible one, so
  /// that no input can move the cursor of a terminal.
  static func visible(_ text: String, keepingNewlines: Bool = false) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where keepingNewlines: shown.append(scalar)
      case 0x09: shown.append(" ")
      case 0..<0x20: shown.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: shown.append("\u{FFFD}")
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }
}
