import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Swatches") struct EmitSwatchTests {
  @Test func `of GIMP are as the page shows`() throws {
    try expectGolden(try EmitFamily.text(GIMPEmitter(), EmitFamily.sample(), "light.gpl"), "light.gpl")
    #expect(
      try GIMPEmitter().files(for: EmitFamily.sample()).map(\.path) == [
        "light.gpl", "dark.gpl", "light-hc.gpl", "dark-hc.gpl",
      ])
  }

  @Test func `of Adobe are as the page shows`() throws {
    let file = try #require(ASEEmitter().files(for: EmitFamily.sample([.light])).first)
    let rows = stride(from: 0, to: file.bytes.count, by: 16).map { start in
      file.bytes[start..<min(start + 16, file.bytes.count)].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined(separator: " ")
    }
    try expectGolden(rows.joined(separator: "\n") + "\n", "palette.ase.txt")
  }

  @Test func `of a sheet are as the page shows`() throws {
    try expectGolden(try EmitFamily.text(SVGEmitter(), EmitFamily.sample()), "swatches.svg")
  }

  @Test(
    "of GIMP read back to the colors of every theme", .enabled(if: EmitReading.python != nil, "needs python3")
  )
  func gimp() throws {
    let family = try EmitFamily.sample()
    let names = OutputNames(family.primary)
    try EmitReading(.gimp, GIMPEmitter().files(for: family)).expect(family, isWide: false) {
      names.flat($0).names.joined(separator: "/")
    }
  }

  @Test(
    "of Adobe read back to the colors of every theme",
    .enabled(if: EmitReading.python != nil, "needs python3"))
  func adobe() throws {
    let family = try EmitFamily.sample()
    let names = OutputNames(family.primary)
    // A 32-bit float has seven digits.
    try EmitReading(.adobe, ASEEmitter().files(for: family)).expect(family, tolerance: 1e-6) {
      names.flat($0).names.joined(separator: "/")
    }
  }

  @Test(
    "of a sheet read back to the colors of every theme",
    .enabled(if: EmitReading.python != nil, "needs python3"))
  func sheet() throws {
    let family = try EmitFamily.sample()
    try EmitReading(.svg, SVGEmitter().files(for: family)).expect(family) { $0.text }
  }

  @Test("keep hostile names and words", .enabled(if: EmitReading.python != nil, "needs python3"))
  func hostile() throws {
    let text = """
      { "a b": { "$type": "color",
        "50/🔥": { "$value": \(EmitFamily.srgb("#010203")), "$description": "</title><script>&\\\"" },
        "#<&>": { "$value": \(EmitFamily.srgb("#040506")), "$deprecated": true } } }
      """
    let family = try EmitFamily.family(of: [.light], text)
    let name = { (path: TokenPath) in path.names.joined(separator: "/") }
    try EmitReading(.gimp, GIMPEmitter(name: "x\ny").files(for: family)).expect(family, name: name)
    try EmitReading(.adobe, ASEEmitter().files(for: family)).expect(family, name: name)
    try EmitReading(.svg, SVGEmitter(name: "<").files(for: family)).expect(family) { $0.text }
  }

  @Test func `of one name are refused`() throws {
    let family = try EmitFamily.family(
      ##"{"$type":"color","a":{"b/c":{"$value":"#010203"}},"a/b":{"c":{"$value":"#040506"}}}"##)
    for emitter in [GIMPEmitter(), ASEEmitter(), SVGEmitter()] as [any Emitter] {
      let findings = EmitFamily.findings(emitter, family)
      #expect(findings.map(\.rule.rawValue) == ["name-collision"])
      #expect(findings.first?.message.hasPrefix("'a.b/c' and 'a/b.c' are both 'a/b/c' in the ") == true)
    }
  }
}
