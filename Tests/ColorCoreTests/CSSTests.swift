import ColorCore
import Testing

@Suite("CSS") struct CSSTests {
  @Test("reads what the web platform reads", arguments: ["valid", "computed"])
  func reads(_ kind: String) throws {
    let rows = Reference.rows("wpt_sample.tsv").filter { $0["kind"] == kind && $0["chromium156"] == "agree" }
    #expect(rows.count == (kind == "valid" ? 76 : 1181))
    let context = CSSContext(currentColor: try AnyColor(css: "red"))
    for row in rows {
      let input = row["input"] ?? "", expected = row["expected"] ?? ""
      let css = try AnyColor(css: input, in: context).css
      #expect(sameText(css, expected), "\(input): got \(css), expected \(expected)")
    }
  }

  @Test func `writes HSL and HWB in their own functions when asked, and reads them back`() throws {
    for text in ["hsl(210 50% 40%)", "hwb(210 20% 40% / 0.5)", "hsl(none 0% 50%)", "oklch(0.5 0.1 20)"] {
      let color = try AnyColor(css: text)
      #expect(color.cssInOwnSpace == text)
      #expect(try AnyColor(css: color.cssInOwnSpace) == color)
    }
    let wide = Color<DisplayP3>(0, 1, 0).converted(to: HSL.self)
    #expect(AnyColor(wide).cssInOwnSpace.hasPrefix("hsl("))
  }

  @Test func `refuses what the web platform refuses`() {
    for row in Reference.rows("wpt_sample.tsv") where row["kind"] == "invalid" {
      #expect(throws: ColorSyntaxError.self, "\(row["input"] ?? "")") {
        try AnyColor(css: row["input"] ?? "", in: CSSContext(scheme: .light, currentColor: AnyColor(.black)))
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
      ("device-cmyk(0 1 0)", 17, "expected a number, a percentage or 'none', found ')'"),
      ("device-cmyk(0, 1, 0, 20%)", 24, "expected numbers alone, with commas, found ')'"),
      ("device-cmyk(0, 1, 0, 0 / 1)", 23, "expected ')', found '/'"),
      ("contrast-color()", 15, "expected a color, found ')'"),
      ("contrast-color(red, blue)", 18, "expected ')', found ','"),
      (
        "contrast-colour(red)", 0,
        "no color function is named 'contrast-colour'; did you mean 'contrast-color'?"
      ),
      ("r\\65 dd", 0, "no color is named 'redd'; did you mean 'red'?"),
      ("red\\\n", 3, "expected the end of the color, found '\\'"),
      ("color-layers(red, blue)", 0, "color-layers() isn't supported yet"),
      ("alpha(from red / 50%)", 0, "alpha() isn't supported yet"),
      ("rgb(from red r x b)", 15, "expected a number, a percentage or 'none', found 'x'"),
      ("light-dark(red, blue)", 0, "light-dark() needs a color scheme, and none is given"),
      ("currentcolor", 0, "currentcolor needs a current color, and none is given"),
      ("hsl(10, 20, 30)", 14, "expected two percentages, found ')'"),
      ("color-mix(in oklhc, red, blue)", 13, "no color space is named 'oklhc'; did you mean 'oklch'?"),
      (
        "color-mix(in oklch shortest hue, red, blue)", 19,
        "expected shorter, longer, increasing or decreasing, found 's'"
      ),
      ("color-mix(in oklch, red 120%, blue)", 24, "expected a percentage from 0 to 100, found '1'"),
      ("color-mix(in lab, red 0%, blue 0%)", 33, "expected percentages that aren't both 0, found ')'"),
      ("rgb(calc(1 +2) 0 0)", 11, "expected a space on both sides of '+' and '-', found '+'"),
      ("rgb(calc(1 + 2%) 0 0)", 11, "expected values of one kind on both sides, found '+'"),
      ("rgb(calc(1deg) 0 0)", 4, "expected a calculation of a number or a percentage, found 'c'"),
      ("rgb(sqrt(1, 2) 0 0)", 9, "expected other values in sqrt(), found '1'"),
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
      ("oklch(0.5 0.1 20)", "#944a4b"), ("hsl(10 100% 50%)", "#ff2b00"), ("hwb(120deg 10% 50%)", "#1a801a"),
      ("hsla(0.5turn, 100%, 50%, 50%)", "#00ffff80"), ("hsl(-60 100 50)", "#ff00ff"),
      ("color(rec2020 1 1 1)", "#ffffff"), ("color(--hsv 240 100 100)", "#0000ff"),
      ("color-mix(red, red)", "#ff0000"), ("color-mix(in srgb, #fff 25%, #000)", "#404040"),
      ("rgb(calc(255 * sin(90deg)) min(10, 20) max(1, 2, 3))", "#ff0a03"),
      ("rgb(calc(pow(2, 3)) sqrt(256) hypot(3, 4))", "#081005"),
      ("rgb(calc((1 + 2) * 3 - 4 / 2) round(up, 7.2, 5) mod(-3, 10))", "#070a07"),
      ("rgb(clamp(0, 300, 255) abs(-7) calc(10 * sign(-3)))", "#ff0700"),
      ("rgb(calc(exp(0) * 10) calc(log(8, 2) * 10) calc(100 * 1in / 1in))", "#0a1e64"),
      ("hsl(calc(1turn / 3) 100% 50%)", "#00ff00"), ("hsl(atan2(1, 0) 100% 50%)", "#80ff00"),
      ("rgb(from #abc b g r)", "#ccbbaa"), ("rgb(from #abcd r g b)", "#aabbccdd"),
      ("hsl(calc(infinity) 100% 50%)", "#ff0000"), ("hwb(calc(-1turn / 0) 20% 20%)", "#cc3333"),
      ("rgb(from #abcd r g b / calc(alpha / 2))", "#aabbcc6f"),
      ("rgb(1 2 3", "#010203"), ("color-mix(in srgb,red,calc(10% * 5) blue", "#800080"),
    ])
  func spellings(_ text: String, _ hex: String) throws {
    #expect(try AnyColor(css: text).hex == hex)
  }

  @Test func `chooses by the scheme and the current color`() throws {
    let text = "light-dark(white, currentcolor)"
    let current = AnyColor(SRGB8(0x123456))
    #expect(throws: ColorSyntaxError.self) { try AnyColor(css: text, in: CSSContext(scheme: .light)) }
    #expect(try AnyColor(css: text, in: CSSContext(scheme: .light, currentColor: current)).hex == "#ffffff")
    #expect(try AnyColor(css: text, in: CSSContext(scheme: .dark, currentColor: current)).hex == "#123456")
  }

  @Test func `refuses what is nested too deep`() {
    let mix = String(repeating: "color-mix(red,", count: 100_000)
    #expect(throws: ColorSyntaxError.self) { try AnyColor(css: mix) }
    let sum = "rgb(" + String(repeating: "calc((", count: 100_000)
    #expect(throws: ColorSyntaxError.self) { try AnyColor(css: sum) }
  }

  @Test func `is finite and converts whatever is calculated`() throws {
    for value in [
      "1 / 0", "-1 / 0", "0 / 0", "infinity", "1e300 * 1e300", "sqrt(-1)", "log(0)", "tan(90deg)",
    ] {
      for function in ["lab", "oklch", "color(xyz", "color(--hct", "color(--okhsl", "hsl", "rgb"] {
        let text =
          function + (function.contains("(") ? " " : "(") + "calc(\(value)) calc(\(value)) calc(\(value)))"
        let color = try AnyColor(css: text)
        for space in ColorSpaceID.allCases {
          let c = color.converted(to: space)
          #expect((0..<3).allSatisfy { c.components[$0].isFinite }, "\(text) in \(space)")
          _ = try AnyColor(css: c.css)
          _ = c.hex
        }
      }
    }
  }

  @Test func `reads numbers as the nearest doubles`() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<5_000 {
      let digits = Int.random(in: 0...25, using: &random)
      var text = ["", "-", "+"].randomElement(using: &random) ?? ""
      text += String(Int.random(in: 0...999, using: &random)) + "."
      for _ in 0...digits { text += String(Int.random(in: 0...9, using: &random)) }
      if Bool.random(using: &random) { text += "e\(Int.random(in: -30...30, using: &random))" }
      #expect(try AnyColor(css: "color(xyz \(text) 0 0)").components.x == Double(text), "\(text)")
    }
    #expect(try AnyColor(css: "color(xyz -.5 +.25 1e-999)").components == SIMD3(-0.5, 0.25, 0))
  }

  @Test func `reads back what it writes`() throws {
    var random = SeededGenerator(seed: 2)
    // HSL and HWB are written as sRGB; Lab and LCH have components of another size.
    for space in ColorSpaceID.allCases where ![.lab, .lch, .hsl, .hwb].contains(space) {
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
      && zip(x.numbers, y.numbers).allSatisfy {
        $0 == $1 || ($0 - $1).magnitude <= 1e-3 * max(1, $1.magnitude)
      }
  }
}
