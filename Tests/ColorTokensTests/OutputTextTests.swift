import Testing

@testable import ColorTokens

@Suite("Text of authors in outputs") struct OutputTextTests {
  @Test(arguments: [
    ("", ""), ("plain text, as it is", "plain text, as it is"), (" ", ""), (" a", "a"), ("a ", "a"),
    ("a  b", "a b"), ("a\tb\nc\r\nd", "a b c d"), ("a\u{0}\u{1B}[1mb\u{7F}", "a[1mb"), ("größe ☃", "größe ☃"),
    ("a\u{A0}\u{3000}b\u{2028}", "a b"), ("\u{202E}abc", "abc"), ("e\u{301}", "e\u{301}"), ("\u{85}x", "x"),
  ])
  func `stands on one line, without what can't be seen`(_ text: String, _ line: String) {
    #expect(Array(OutputText.line(text).utf8) == Array(line.utf8))
  }

  @Test func `can't end a comment, not with an accent on its last sign either`() {
    for text in ["a */ b", "*/*/", "**//", "*/\u{301} } :root { --x: red; /*", "*\u{0}/"] {
      let comment = CSSText.comment(text)
      let bytes = Array(comment.utf8)
      let ends = bytes.indices.dropLast().filter { bytes[$0] == 0x2A && bytes[$0 + 1] == 0x2F }
      #expect(ends == [bytes.count - 2], "\(text)")
    }
    #expect(XMLText.comment("a -- b ---") == "<!-- a - - b - - - -->")
    #expect(XMLText.escaped("a<b>&\"\u{FFFE}ﬁ") == "a&lt;b&gt;&amp;&quot;ﬁ")
  }
}
