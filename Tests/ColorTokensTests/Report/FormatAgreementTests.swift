import Testing

@testable import ColorTokens

@Suite("Rules, places and levels") struct FormatAgreementTests {
  @Test(
    "are the same in every format, and the caret stands below what is meant", arguments: TokenRuleTests.rows)
  func agree(_ row: TokenRuleTests.Row) throws {
    let tokens = Reading.resolved(row.text)
    #expect(!tokens.diagnostics.isEmpty)
    for diagnostic in tokens.diagnostics {
      let finding = Finding(diagnostic)
      let (line, column) = (diagnostic.position.line, diagnostic.position.column)
      let (rule, level) = (diagnostic.rule.rawValue, diagnostic.level.rawValue)
      let json = JSONWriter.line.text(of: finding.json)
      #expect(json.contains(#""rule":"\#(rule)","level":"\#(level)""#), "\(json)")
      #expect(json.contains(#""location":{"file":"t.json","line":\#(line),"column":\#(column),"#), "\(json)")
      let report = SARIFReport(tool: "t", version: "1", findings: [finding], file: "t.json")
      let sarif = JSONWriter.line.text(of: report.json)
      #expect(sarif.contains(#""ruleId":"\#(rule)","ruleIndex":0,"level":"\#(level)""#), "\(sarif)")
      #expect(sarif.contains(#""region":{"startLine":\#(line),"startColumn":\#(column)}"#), "\(sarif)")
      let github = try #require(GitHubAnnotation.annotations(of: [finding], file: "t.json").first).text
      #expect(
        github.hasPrefix("::\(level) file=t.json,line=\(line),col=\(column),title=\(rule)::"), "\(github)")
      try caret(of: diagnostic, in: try #require(tokens.document.source(of: diagnostic.position)))
    }
  }

  private func caret(of diagnostic: Diagnostic, in source: SourceText) throws {
    let lines = diagnostic.rendered(in: source).split(separator: "\n").map { Array($0.unicodeScalars) }
    #expect(String(String.UnicodeScalarView(lines[0])).hasPrefix("\(diagnostic.position): "))
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let rest = String(decoding: source.bytes.dropFirst(diagnostic.position.offset), as: UTF8.self)
      .unicodeScalars
    guard let meant = rest.first, !meant.isUnsafeToShow else { return }
    #expect(lines[1][caret] == meant)
  }
}
