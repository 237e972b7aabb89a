import ColorCore
import Testing

@Suite("Mixing") struct MixingTests {
  @Test func `agrees with references in every space and on every way of hue`() throws {
    let rows = Reference.rows("mix.tsv")
    #expect(rows.count == 178)
    for row in rows {
      let space = try #require(ColorSpaceID(name: row["space"] ?? ""))
      let hue = try row["hue"] == "-" ? .shorter : #require(HueInterpolation(rawValue: row["hue"] ?? ""))
      let mixed = try AnyColor(css: row["color1"] ?? "").mixed(
        with: AnyColor(css: row["color2"] ?? ""), share: row.number("share2"), in: space, hue: hue)
      let scale: Double = [.lab, .lch, .hsl, .hwb].contains(space) ? 100 : 1
      for (i, column) in ["c1", "c2", "c3"].enumerated() {
        if row[column] == "none" {
          #expect(mixed.missing.contains(.component(i)), "\(row): got \(mixed)")
          continue
        }
        #expect(!mixed.missing.contains(.component(i)), "\(row): got \(mixed)")
        var error = (mixed.components[i] - (try row.number(column))).magnitude
        let isHue = [.hsl, .hwb].contains(space) && i == 0 || [.lch, .oklch].contains(space) && i == 2
        if isHue { error = min(error, 360 - error) }
        #expect(error <= 1e-12 * (isHue ? 360 : scale), "\(row): got \(mixed)")
      }
      if row["alpha"] == "none" {
        #expect(mixed.missing.contains(.alpha))
      } else {
        #expect((mixed.alpha - (try row.number("alpha"))).magnitude <= 1e-12, "\(row)")
      }
    }
  }

  @Test func `gives the ends at 0 and 1`() throws {
    let a = try AnyColor(css: "oklch(0.3 0.1 350)"), b = try AnyColor(css: "oklch(0.8 0.05 20 / 0.5)")
    #expect(a.mixed(with: b, share: 0, in: .oklch).css == a.css)
    #expect(a.mixed(with: b, share: 1, in: .oklch).css == b.css)
    #expect(a.mixed(with: a, share: 0.5, in: .oklch).css == a.css)
  }

  @Test(
    "takes the way of hue that is named",
    arguments: [
      (HueInterpolation.shorter, 10.0, 350.0, 0.0), (.longer, 10, 350, 180), (.increasing, 10, 350, 180),
      (.decreasing, 10, 350, 0), (.longer, 40, 40, 220), (.shorter, 0, 180, 90), (.longer, 0, 180, 90),
    ])
  func ways(_ hue: HueInterpolation, _ first: Double, _ second: Double, _ middle: Double) {
    let a = Color<OKLCH>(0.5, 0.1, first), b = Color<OKLCH>(0.5, 0.1, second)
    #expect(a.mixed(with: b, share: 0.5, hue: hue).hue == middle)
  }

  @Test func `takes from the other what is missing`() throws {
    let red = try AnyColor(css: "red")
    let grey = try AnyColor(css: "#777")
    let mixed = grey.mixed(with: red, share: 0.5, in: .oklch)
    #expect(mixed.components.z == red.converted(to: .oklch).components.z)
    #expect(grey.mixed(with: grey, share: 0.5, in: .oklch).missing == .third)
  }

  @Test func `carries a set that is missing as a whole`() throws {
    #expect(try AnyColor(css: "lab(50 none none)").converted(to: .lch).css == "lch(50 none none)")
    #expect(
      try AnyColor(css: "color(srgb none none none)").converted(to: .oklab).css == "oklab(none none none)")
    #expect(try AnyColor(css: "oklch(none 0.1 20)").converted(to: .lab).missing == .first)
    #expect(try AnyColor(css: "color(srgb none 0.5 0.5)").converted(to: .xyzD65).missing == .first)
  }
}
