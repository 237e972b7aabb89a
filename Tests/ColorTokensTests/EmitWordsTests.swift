import Testing

@testable import ColorTokens

@Suite("Words of names") struct EmitWordsTests {
  @Test(
    "are joined as each language does",
    arguments: [
      ("color.bgAccent", "colorBgAccent", "color_bg_accent"), ("CTA.text", "ctaText", "cta_text"),
      ("HTMLText2x", "htmlText2x", "html_text2x"), ("blue.50.100", "blue50_100", "blue_50_100"),
      ("50", "color50", "color_50"), ("a.0 5", "a0_5", "a_0_5"), ("größe", "grUf6UdfE", "gr_uf6_udf_e"),
      ("a.🔥", "aU1f525", "a_u1f525"), ("a.☀️", "aU2600", "a_u2600"), ("--.x", "u2dU2dX", "u2d_u2d_x"),
      ("a.$root", "a", "a"), ("a.\u{202E}b", "aB", "a_b"), ("iOS", "iOs", "i_os"), ("x/y", "xY", "x_y"),
      ("色", "u8272", "u8272"),
    ])
  func words(_ path: String, _ camel: String, _ snake: String) {
    let words = OutputWords(OutputName(TokenPath(path)))
    #expect(words.camelCase == camel)
    #expect(words.snakeCase == snake)
  }

  @Test(
    "keep letters of every script where the language takes them",
    arguments: [
      ("größe.blau", "größeBlau"), ("色.背景", "色背景"), ("ΑΒΓ.δ", "αβγΔ"), ("a.ß", "aß"), ("٣", "color٣"),
      // What would become a letter and a mark keeps its case.
      ("İzmir", "İzmir"), ("a.ǰ", "aǰ"),
    ])
  func unicode(_ path: String, _ camel: String) {
    #expect(OutputWords(OutputName(TokenPath(path)), letters: .unicode).camelCase == camel)
  }

  @Test func `are never empty, and are letters, digits and low lines`() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value), scalar != "." else { continue }
      let words = OutputWords(OutputName(names: [String(scalar)]))
      let isPlain = words.camelCase.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
      #expect(!words.words.isEmpty && isPlain, "\(value)")
      #expect(words.camelCase.utf8.first.map { $0 >= UInt8(ascii: "a") } == true, "\(value)")
    }
  }
}
