import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Flat JSON") struct EmitJSONTests {
  @Test func `is as the page shows`() throws {
    try expectGolden(try EmitFamily.text(JSONEmitter(), EmitFamily.sample()), "tokens.json")
  }

  @Test("reads back to the colors of every theme", .enabled(if: EmitReading.python != nil, "needs python3"))
  func readBack() throws {
    let family = try EmitFamily.sample()
    try EmitReading(.json, JSONEmitter(prefix: "acme").files(for: family)).expect(family, tolerance: 1e-9) {
      "acme.\($0)"
    }
  }

  @Test func `keeps every name as it is`() throws {
    let family = try EmitFamily.family(EmitFamily.plain(["a/b-c", "a-b/c", "q\"/🔥", "A/b-c"]))
    let document = try JSONDocument(SourceText(file: "o.json", text: EmitFamily.text(JSONEmitter(), family)))
    #expect(document.root.members.map { $0.name.string } == ["a.b-c", "a-b.c", "q\".🔥", "A.b-c"])
  }
}
