import Foundation
import Testing

@testable import ColorTokens

@Suite("Rules") struct RuleTests {
  @Test func `each has a sentence that says what it asks`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/ColorTokens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift")
    }
    #expect(files.count > 50)
    var names: Set<String> = []
    for file in files {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      names.formUnion(text.matches(of: /Rule\("([a-z0-9-]+)"\)/).map { String($0.1) })
      names.formUnion(text.matches(of: /Finding\(\s*"([a-z0-9-]+)", \./).map { String($0.1) })
    }
    #expect(names.contains("ref-missing") && names.contains("content-passed-over"))
    for name in names.sorted() { #expect(Rule(name).summary != name, "'\(name)' has none") }
  }
}
