import ColorCore
import Testing

@Suite("Difference") struct DifferenceTests {
  @Test func `is the distance in OKLab`() throws {
    for row in Reference.rows("deltae_srgb.tsv") {
      let difference = try bytes(row["hex1"] ?? "").deltaEOK(to: bytes(row["hex2"] ?? ""))
      #expect((difference - (try row.number("de_ok"))).magnitude <= 1e-12, "\(row)")
    }
  }
}
