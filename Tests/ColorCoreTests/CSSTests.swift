import ColorCore
import Testing

@Suite("CSS") struct CSSTests {
  /// Rows of web-platform-tests whose syntax this version doesn't read: it must say so, not guess.
  private static func isUnsupported(_ input: String) -> Bool {
    let text = input.lowercased()
    return ["hsl", "hwb", "color-mix", "calc(", "from ", "a98-rgb", "prophoto-rgb", "rec2020", "light-dark"]
      .contains { text.contains($0) }
  }

  @Test func `reads what the web platform reads`() throws {
    var read = 0
    for row in Reference.rows("wpt_sample.tsv")
    where row["chromium156"] == "agree" && row["kind"] != "invalid" {
      let input = row["input"] ?? ""
      if CSSTests.isUnsupported(input) {
        #expect(throws: ColorSyntaxError.self, "\(input)") { try AnyColor(css: input) }
        continue
      }
      let expected = row["expected"] ?? ""
      if row["kind"] == "computed" || !expected.allSatisfy({ $0.isLetter }) {
        let css = try AnyColor(css: input).css
        #expect(sameText(css, expected), "\(input): got \(css), expected \(expected)")
        read += 1
      }
    }
    #expect(read > 180)
  }

  @Test func `refuses what the web platform refuses`() {
    for row in Reference.rows("wpt_sample.tsv") where row["kind"] == "invalid" {
      #expect(throws: ColorSyntaxError.self, "\(row["input"] ?? "")") {
        try AnyColor(css: row["input"] ?? "")
      }
    }
  }

  @Test(
    "says where a fault is and what was expected",
    arguments: [
      ("", 0, "expected a color, found nothing"),
      ("#12345", 0, "a hex color has 3, 4, 6 or 8 digits, this one has 5"),
      ("#12g", 3, "expected a hex digit, found 'g'"),
      ("purpel", 0, "no color is named 'purpel'; did you mean 'purple'?"),
      ("okclh(0.5 0.1 20)", 0, "no color function is named 'okclh'; did you mean 'oklch'?"),
      ("color(display-p4 0 0 0)", 6, "no color space is named 'display-p4'; did you mean 'display-p3'?"),
      ("rgb(1 2)", 7, "expected a number, a percentage or 'none', found ')'"),
      ("rgb(1, 2, 3 4)", 12, "expected ',' or ')', found '4'"),
      ("oklch(0.5 0.1 20px)", 16, "expected deg, grad, rad or turn, found 'p'"),
      ("red blue", 4, "expected the end of the color, found 'b'"),
      ("oklab(1e999 0 0)", 6, "the number 1e999 is too large"),
      ("hsl(10 20% 30%)", 0, "hsl() isn't supported yet"),
      ("rgb(from red r g b)", 4, "a relative color ('from') isn't supported yet"),
      ("color(rec2020 0 0 0)", 6, "the color space 'rec2020' isn't supported yet"),
      ("💜", 0, "no color is named '💜'"),
    ])
  func faults(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: ColorSyntaxError.self) { try AnyColor(css: text) }
    #expect(error?.offset == offset)
    #expect(error?.description == message)
  }

  @Test(
    "reads any spelling of a color",
    arguments: [
      ("#ABC", "#aabbcc"), ("  #aabbcc80 ", "#aabbcc80"), ("RebeccaPurple", "#663399"),
      ("transparent", "#00000000"),
      ("rgb(100% 0% 0%)", "#ff0000"), ("RGBA(255,0,0,.5)", "#ff000080"), ("rgb(42.5 0 127.5)", "#2b0080"),
      ("oklch(62.8% .2577 29.23deg)", "#ff0000"), ("lab(100 0 0)", "#ffffff"),
      ("color(srgb 1 0 none / none)", "#ff000000"), ("oklch(0.5/**/0.1 -340)", "#944a4b"),
      ("oklch(0.5 0.1 20)", "#944a4b"),
    ])
  func spellings(_ text: String, _ hex: String) throws {
    #expect(try AnyColor(css: text).hex == hex)
  }

  @Test func `reads back what it writes`() throws {
    var random = SeededGenerator(seed: 2)
    for space in ColorSpaceID.allCases where space != .lab && space != .lch {
      for _ in 0..<200 {
        let color = AnyColor(
          space: space,
          components: SIMD3(
            .random(in: 0...1, using: &random), .random(in: 0...0.4, using: &random),
            .random(in: 0...1, using: &random)), alpha: .random(in: 0...1, using: &random))
        let again = try AnyColor(css: color.css)
        #expect(again.space == color.space)
        #expect((again.components - color.components).max() < 1e-6)
        #expect(again.css == color.css)
      }
    }
  }

  @Test func `knows the 148 names`() {
    #expect(NamedColor.all.count == 148)
    #expect(NamedColor("rebeccapurple")?.color == SRGB8(0x663399))
  }

  /// Whether two serializations are the same text but for numbers that differ by a thousandth.
  private func sameText(_ a: String, _ b: String) -> Bool {
    func parts(_ text: String) -> (words: [String], numbers: [Double]) {
      var words: [String] = [], numbers: [Double] = []
      for part in text.split(whereSeparator: { " (),/".contains($0) }) {
        if let number = Double(part) { numbers.append(number) } else { words.append(String(part)) }
      }
      return (words, numbers)
    }
    let (x, y) = (parts(a), parts(b))
    return x.words == y.words && x.numbers.count == y.numbers.count
      && zip(x.numbers, y.numbers).allSatisfy { ($0 - $1).magnitude <= 1e-3 * max(1, $1.magnitude) }
  }
}
