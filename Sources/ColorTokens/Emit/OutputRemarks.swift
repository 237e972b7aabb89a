/// What authors say about a token, each remark on one line.
struct OutputRemarks: Hashable, Sendable {
  /// The description; `nil` where there is none.
  let description: String?
  /// Why the token shouldn't be used any more, empty where no reason is given; `nil` where it may be used.
  let deprecation: String?

  init(_ entry: ThemeEntry) {
    let text = entry.description.map(OutputText.line) ?? ""
    description = text.isEmpty ? nil : text
    deprecation = entry.deprecation.map { OutputText.line($0.reason ?? "") }
  }

  /// The remarks as sentences, for languages that only have comments.
  var lines: [String] {
    [description, deprecation.map { $0.isEmpty ? "Deprecated." : "Deprecated: \($0)" }].compactMap { $0 }
  }
}
