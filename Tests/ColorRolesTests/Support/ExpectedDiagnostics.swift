/// What a program says that the compiler must say of it, in comments in the compiler's own spelling:
/// `// expected-error {{…}}`, with `@-1` for the line above.
struct ExpectedDiagnostics {
  struct Diagnostic: Hashable, CustomStringConvertible {
    var line: Int
    var kind: String
    var message: String
    var description: String { "\(line): \(kind): \(message)" }
  }

  let expected: [Diagnostic]

  init(source: String) {
    var expected: [Diagnostic] = []
    for (i, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for match in line.matches(of: /expected-(error|warning|note)(?:@([+-]\d+))? *\{\{(.*?)\}\}/) {
        let offset = match.2.flatMap { Int($0) } ?? 0
        expected.append(
          Diagnostic(line: i + 1 + offset, kind: String(match.1), message: String(match.3)))
      }
    }
    self.expected = expected
  }

  /// Where the compiler's words and the program's differ: an expected message that didn't come on its line, and
  /// an error or warning that wasn't expected. Notes may come unasked.
  func differences(from output: String, file: String) -> [String] {
    let given = Self.diagnostics(in: output, file: file)
    let absent = expected.filter { wanted in !given.contains { Self.agrees($0, wanted) } }
    let unexpected = given.filter { found in
      found.kind != "note" && !expected.contains { Self.agrees(found, $0) }
    }
    return absent.map { "didn't come: \($0)" } + unexpected.map { "came unexpected: \($0)" }
  }

  private static func agrees(_ given: Diagnostic, _ expected: Diagnostic) -> Bool {
    given.line == expected.line && given.kind == expected.kind
      && given.message.contains(expected.message)
  }

  private static func diagnostics(in output: String, file: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file + ":") else {
        // An error that has no place in the file is never expected.
        return line.hasPrefix("<unknown>:0: error:") || line.hasPrefix("error:")
          ? Diagnostic(line: 0, kind: "error", message: String(line)) : nil
      }
      let rest = line.dropFirst(file.count + 1)
      guard let match = rest.prefixMatch(of: /(\d+):\d+: (error|warning|note): (.*)/),
        let number = Int(match.1)
      else { return nil }
      return Diagnostic(line: number, kind: String(match.2), message: String(match.3))
    }
  }
}
