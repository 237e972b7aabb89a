import TestSupport
import Testing

/// Compares a whole page with the file of that name in `Golden`; the new text is attached to a test that differs.
func expectGolden(_ page: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  guard let difference = try GoldenFile(name, beside: #filePath).difference(from: page) else { return }
  Attachment.record(page, named: name, sourceLocation: sourceLocation)
  Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
}
