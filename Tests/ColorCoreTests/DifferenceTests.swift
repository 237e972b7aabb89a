import ColorCore
import Testing

@Suite("Difference") struct DifferenceTests {
  @Test func `agrees with references in OKLab, and in Lab on both whites`() throws {
    let rows = Reference.rows("deltae_srgb.tsv")
    #expect(rows.count == 200)
    for row in rows {
      let a = try bytes(row["hex1"] ?? ""), b = try bytes(row["hex2"] ?? "")
      let (x, y) = (AnyColor(a), AnyColor(b))
      #expect((a.deltaEOK(to: b) - (try row.number("de_ok"))).magnitude <= 1e-12, "\(row)")
      #expect((x.deltaEOK2(to: y) - (try row.number("de_ok2"))).magnitude <= 1e-12, "\(row)")
      #expect((x.deltaE76(to: y, white: .d50) - (try row.number("de76_labD50"))).magnitude <= 1e-10, "\(row)")
      #expect(
        (x.deltaE2000(to: y, white: .d50) - (try row.number("de2000_labD50"))).magnitude <= 1e-10, "\(row)")
      #expect(
        (x.deltaE2000(to: y, white: .d65) - (try row.number("de2000_labD65"))).magnitude <= 1e-10, "\(row)")
    }
  }

  @Test func `passes the table of Sharma, Wu and Dalal`() throws {
    let rows = Reference.rows("deltae_sharma34.tsv")
    #expect(rows.count == 34)
    for row in rows {
      let (a, b) = try pair(row)
      let difference = a.deltaE2000(to: b)
      #expect((difference - (try row.number("published"))).magnitude <= 5e-5, "\(row)")
      #expect((difference - (try row.number("de2000"))).magnitude <= 1e-10, "\(row)")
      #expect((a.deltaE76(to: b) - (try row.number("de76"))).magnitude <= 1e-10, "\(row)")
      #expect((b.deltaE2000(to: a) - difference).magnitude <= 1e-10, "\(row)")
    }
  }

  @Test func `agrees with references for near and far pairs`() throws {
    let rows = Reference.rows("deltae_lab.tsv")
    #expect(rows.count == 300)
    for row in rows {
      let (a, b) = try pair(row)
      #expect((a.deltaE2000(to: b) - (try row.number("de2000"))).magnitude <= 1e-10, "\(row)")
      #expect((a.deltaE76(to: b) - (try row.number("de76"))).magnitude <= 1e-10, "\(row)")
    }
  }

  @Test func `depends on the white`() {
    let red = AnyColor(SRGB8(0xFF0000)), blue = AnyColor(SRGB8(0x0000FF))
    #expect((red.deltaE2000(to: blue, white: .d50) - 55.80).magnitude < 0.005)
    #expect((red.deltaE2000(to: blue, white: .d65) - 52.88).magnitude < 0.005)
    #expect(red.deltaE2000(to: red, white: .d50) == 0)
  }

  @Test func `is finite far away`() {
    let far = Color<Lab>(1e6, 1e6, -1e6), near = Color<Lab>(0, 0, 0)
    #expect(far.deltaE2000(to: near).isFinite && near.deltaE2000(to: near) == 0)
  }

  private func pair(_ row: [String: String]) throws -> (Color<Lab>, Color<Lab>) {
    let a = try row.components("L1", "a1", "b1"), b = try row.components("L2", "a2", "b2")
    return (Color(components: a), Color(components: b))
  }
}
