import ColorCore
import Testing

@Suite("Escapes in CSS") struct CSSEscapeTests {
  @Test(
    "stand for their characters, in names, functions, units and hex",
    arguments: [
      ("\\72 ed", "#ff0000"), ("r\\65 d", "#ff0000"), ("r\\65d", nil), ("r\\000065d", "#ff0000"),
      ("\\52\ted", "#ff0000"), ("\\72\r\ned", "#ff0000"), ("\\r\\e\\d", nil), ("\\re\\64", "#ff0000"),
      ("r\\67 b(1 2 3)", "#010203"), ("\\72 gb(1 2 3)", "#010203"), ("oklch(0.5 0.1 20d\\65 g)", "#944a4b"),
      ("oklch(0.5 0.1 20\\64 eg)", "#944a4b"), ("oklch(0.5 \\6e one 0)", "#636363"),
      ("color(\\73rgb 1 0 0)", "#ff0000"), ("rgb(\\66rom red r g b)", "#ff0000"),
      ("rgb(\\66 rom red r g b)", "#ff0000"),
      ("color-mix(\\69n srgb, #fff, #000)", "#808080"), ("rgb(c\\61lc(1 + 2) 0 0)", "#030000"),
      ("rgb(c\\61 lc(1 + 2) 0 0)", "#030000"), ("#f0\\30", "#ff0000"), ("#\\66 00", "#ff0000"),
      ("#f\\67 0", nil),
      ("rgb\\(1 2 3)", nil), ("\\0 red", nil), ("\\d800 red", nil), ("\\110000red", nil), ("red\\", nil),
      ("r\\é", nil), ("\\", nil), ("r\\65 d ", "#ff0000"), ("r\\65  d", nil),
    ] as [(String, String?)])
  func stand(_ text: String, _ hex: String?) throws {
    if let hex {
      #expect(try AnyColor(css: text).hex == hex)
    } else {
      #expect(throws: ColorSyntaxError.self) { try AnyColor(css: text) }
    }
  }

  @Test func `never break a reader, whatever is cut off`() {
    for text in ["\\1f", "#\\", "rgb(\\", "r\\65", "\\ffffff d", "#\\\u{1F49C}"] {
      #expect(throws: ColorSyntaxError.self) { try AnyColor(css: text) }
    }
  }
}
