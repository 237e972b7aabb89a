import Testing

@testable import ColorTokens

@Suite("Annotations of GitHub") struct GitHubAnnotationTests {
  private func text(_ finding: Finding) -> String {
    GitHubAnnotation.annotations(of: [finding], file: "first.json").map(\.text).joined(separator: "\n")
  }

  @Test func `name file, line, column and rule`() {
    let position = SourcePosition(file: "brand.json", line: 12, column: 16, offset: 0)
    #expect(
      text(Finding("ref-missing", .error, "no token named 'a'", hint: "did you mean 'b'?", at: position))
        == "::error file=brand.json,line=12,col=16,title=ref-missing::no token named 'a'; did you mean 'b'?")
  }

  @Test(
    "call levels as GitHub does",
    arguments: [
      (Diagnostic.Level.error, "::error "), (.warning, "::warning "), (.note, "::notice "),
    ])
  func levels(_ level: Diagnostic.Level, _ start: String) {
    #expect(text(Finding("r", level, "m")).hasPrefix(start))
  }

  @Test func `escape what would end a property or a message`() {
    let position = SourcePosition(file: "a,b:c%.json", line: 1, column: 1, offset: 0)
    #expect(
      text(Finding("r", .error, "100%: a,\r\nb", at: position))
        == "::error file=a%2Cb%3Ac%25.json,line=1,col=1,title=r::100%25: a,%0D%0Ab")
  }

  @Test func `tell once what is found in several permutations`() {
    let findings = ["light", "dark"].map { theme in
      Finding(
        "contrast-unmet", .error, "low", token: "a",
        in: Permutation([.init(modifier: "theme", context: theme)]),
        data: .init(metric: "wcag2", value: 1, minimum: 3, against: "page", state: "normal"))
    }
    #expect(
      GitHubAnnotation.annotations(of: findings, file: "t.json").map(\.text)
        == [
          "::error file=t.json,line=1,col=1,title=contrast-unmet::'a' (theme=light): low; and 1 more like it"
        ])
  }
}
