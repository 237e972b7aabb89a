import Foundation
import Testing

/// Compares a whole page with the file of that name in `Golden`.
///
/// On a difference the new text is attached to the test. `UPDATE_GOLDEN=1` writes it in place of the old one, and
/// the test still fails, so that nobody overlooks it.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  let golden = try? String(contentsOf: file, encoding: .utf8)
  guard golden != text else { return }
  Attachment.record(text, named: name, sourceLocation: sourceLocation)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let differing = zip(text.split(separator: "\n"), (golden ?? "").split(separator: "\n")).first { $0 != $1 }
  Issue.record(
    "Golden/\(name) differs\(differing.map { ": '\($0.0)' instead of '\($0.1)'" } ?? " in length")",
    sourceLocation: sourceLocation)
}
