import ColorCore
import Testing

@Suite("Contrast") struct ContrastTests {
  @Test func `agrees with 60-digit references`() throws {
    let rows = Reference.rows("contrast.tsv")
    #expect(rows.count == 400)
    for row in rows {
      let text = try AnyColor(css: row["text"] ?? ""), background = try AnyColor(css: row["background"] ?? "")
      let reading = ContrastReading(text, on: background)
      let expected = try row.number("wcag_ratio")
      #expect((reading.wcag2.ratio - expected).magnitude <= 1e-12 * expected, "\(row)")
      #expect((reading.apca - (try row.number("apca_Lc"))).magnitude <= 1e-10, "\(row)")
      let flags = [3, 4.5, 7].map { reading.wcag2 >= Contrast($0) ? "1" : "0" }.joined()
      #expect(flags == row["pass_3_4.5_7"])
      #expect(try bytes(row["text"] ?? "").contrast(with: bytes(row["background"] ?? "")) == reading.wcag2)
    }
  }

  @Test func `is the same both ways`() {
    let ink = SRGB8(0x777777)
    #expect(ink.contrast(with: .white) == SRGB8.white.contrast(with: ink))
    #expect(SRGB8.black.contrast(with: .white) == Contrast(21))
  }

  @Test(
    "decides the nearest colors to a threshold rightly",
    arguments: [
      ("#9a6c5a", "white", 4.5, false), ("#7c7290", "white", 4.5, true), ("#458301", "black", 4.5, false),
      ("#9d5d9f", "black", 4.5, true), ("#989a30", "white", 3, false), ("#e969a1", "white", 3, true),
      ("#33642c", "black", 3, false), ("#960fb1", "black", 3, true), ("#960fb1", "white", 7, false),
      ("#33642c", "white", 7, true), ("#e969a1", "black", 7, false), ("#989a30", "black", 7, true),
    ])
  func edges(_ text: String, _ background: String, _ minimum: Double, _ passes: Bool) throws {
    #expect((try bytes(text).contrast(with: bytes(background)) >= Contrast(minimum)) == passes)
  }

  @Test func `composites before it compares`() throws {
    let veil = try AnyColor(css: "rgb(255 255 255 / 70%)")
    let reading = ContrastReading(veil, on: try AnyColor(css: "#0f6cbd"))
    #expect(reading.wcag2.roundedDown == "3.46")
    let shade = ContrastReading(try AnyColor(css: "rgb(0 0 0 / 60%)"), on: AnyColor(.white))
    #expect((shade.wcag2.ratio - 5.7418).magnitude < 1e-4)
  }

  @Test(
    "is shown rounded down",
    arguments: [
      (4.499999851, "4.49"), (4.5, "4.50"), (21, "21.00"), (4.58, "4.58"), (4.58.nextDown, "4.57"),
      (1, "1.00"),
      (1.0099999999999998, "1.00"),
    ])
  func rounding(_ ratio: Double, _ text: String) {
    #expect(Contrast(ratio).roundedDown == text)
  }
}
