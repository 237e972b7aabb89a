import ColorCore
import Testing

@Suite("CAM16 and HCT") struct CAM16Tests {
  @Test func `are those of Material`() throws {
    let rows = Reference.rows("cam16_hct.tsv")
    #expect(rows.count == 120)
    for row in rows {
      let color = AnyColor(try bytes(row["hex"] ?? ""))
      let jch = color.converted(to: CAM16.self).components, hct = color.converted(to: HCT.self).components
      let h = try row.number("h_mcu"), c = try row.number("C_mcu")
      #expect((jch.x - (try row.number("J_mcu"))).magnitude <= 1e-9, "\(row)")
      #expect((jch.y - c).magnitude <= 1e-9, "\(row)")
      #expect((hct.z - (try row.number("T_mcu"))).magnitude <= 1e-9, "\(row)")
      #expect(hct.x == jch.z && hct.y == jch.y)
      let turn = (jch.z - h).magnitude
      #expect(c * min(turn, 360 - turn) * .pi / 180 <= 1e-9, "\(row): got \(jch)")
    }
  }

  @Test func `come back to the same bytes`() {
    for i in stride(from: UInt32(0), to: 0x1000000, by: 1_999) {
      let color = SRGB8(i)
      let hct = AnyColor(color).converted(to: HCT.self)
      #expect(SRGB8(clipping: hct.converted(to: SRGB.self)) == color, "\(color): \(hct.components)")
      let jch = AnyColor(color).converted(to: CAM16.self)
      #expect(SRGB8(clipping: jch.converted(to: SRGB.self)) == color)
    }
  }

  @Test func `are finite for what is no color`() {
    for hue in stride(from: 0.0, to: 360, by: 15) {
      for chroma in [0.0, 50, 200, 1e4] {
        for tone in [-10.0, 0, 1e-9, 1, 50, 100, 150] {
          let rgb = Color<HCT>(hue, chroma, tone).converted(to: SRGB.self).components
          #expect(rgb.x.isFinite && rgb.y.isFinite && rgb.z.isFinite)
        }
      }
    }
  }
}
