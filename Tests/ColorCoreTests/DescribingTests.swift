import ColorCore
import Testing

@Suite("Describing") struct DescribingTests {
  @Test func `finds each named color by itself`() {
    for named in NamedColor.all {
      let nearest = NamedColor.nearest(to: AnyColor(named.color))
      // Some colors have two names; the first is taken.
      #expect(nearest.color == named.color && nearest.name <= named.name)
    }
  }

  @Test func `finds the nearest name`() throws {
    #expect(NamedColor.nearest(to: AnyColor(SRGB8(0x663398))).name == "rebeccapurple")
    #expect(NamedColor.nearest(to: try AnyColor(css: "oklch(0.99 0.001 20)")).name == "snow")
    #expect(NamedColor.nearest(to: try AnyColor(css: "color(display-p3 1 0 0)")).name == "red")
  }

  @Test(
    "says colors in plain words",
    arguments: [
      ("white", "white"), ("black", "black"), ("gray", "gray"), ("#ddd", "light gray"),
      ("#222", "very dark gray"),
      ("red", "vivid red"), ("blue", "dark vivid blue"), ("navy", "very dark vivid blue"),
      ("yellow", "very light vivid yellow"), ("lime", "light vivid green"), ("orange", "light vivid orange"),
      ("saddlebrown", "vivid brown"), ("olive", "light vivid olive"), ("teal", "vivid cyan"),
      ("hotpink", "light vivid pink"), ("slategray", "grayish blue"), ("rebeccapurple", "dark purple"),
    ])
  func words(_ css: String, _ words: String) throws {
    #expect(try AnyColor(css: css).plainDescription == words)
  }
}
