import Testing

@testable import Commands

@Suite("Suggestions") struct SuggestionTests {
  @Test(
    "a slip is a letter too much, too little, changed or swapped",
    arguments: [
      ("check", "check", 0), ("chek", "check", 1), ("checkk", "check", 1), ("chack", "check", 1),
      ("chekc", "check", 1),
      ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(_ first: String, _ second: String, _ slips: Int) {
    #expect(Suggestion.distance(first, second) == slips)
    #expect(Suggestion.distance(second, first) == slips)
  }

  @Test func `of two equally near the first is taken`() {
    #expect(Suggestion.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(Suggestion.nearest(to: "bat", in: ["hat", "cat"]) == "hat")
  }

  @Test func `a single letter is near to nothing`() {
    #expect(Suggestion.nearest(to: "x", in: ["a", "mix", "xy"]) == nil)
  }

  @Test func `a name in camel case becomes words with hyphens`() {
    #expect(NameSpecification.hyphenated("atLeast") == "at-least")
    #expect(NameSpecification.hyphenated("maxURLCount") == "max-url-count")
    #expect(NameSpecification.hyphenated("bpc") == "bpc")
    #expect(NameSpecification.hyphenated("delta2000Max") == "delta2000-max")
  }
}
