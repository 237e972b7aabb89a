import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Jetpack Compose") struct EmitComposeTests {
  @Test func `is as the page shows`() throws {
    try expectGolden(
      try EmitFamily.text(ComposeEmitter(package: "com.example.ui"), EmitFamily.sample()), "Tokens.kt.txt")
  }

  @Test("reads back to the colors of every theme", .enabled(if: EmitReading.python != nil, "needs python3"))
  func readBack() throws {
    let family = try EmitFamily.sample()
    let names = OutputNames(family.primary)
    try EmitReading(.compose, ComposeEmitter().files(for: family)).expect(family, first: "first") {
      OutputWords(names.flat($0)).camelCase
    }
  }

  @Test func `has names and words that Kotlin takes`() throws {
    let text = """
      { "$type": "color", "in": { "$value": \(EmitFamily.srgb("#010203")), "$description": "a /* b */ c" },
        "class": { "$value": \(EmitFamily.srgb("#040506")), "$deprecated": "\\\"$x\\\\" },
        "größe-2": { "$value": \(EmitFamily.srgb("#070809")) }, "1": { "$value": \(EmitFamily.srgb("#070809")) } }
      """
    let code = try EmitFamily.text(ComposeEmitter(name: "my ui"), EmitFamily.family(of: [.dark], text))
    for part in [
      "open class MyUiColors {", "open val in_: Color = Color(0xFF010203)", "/** a / * b * / c */",
      #"@Deprecated("\"\$x\\")"#, "open val class_: Color",
      "open val größe2: Color",
      "open val color1: Color",
    ] {
      #expect(code.contains(part), "\(part) in \(code)")
    }
    #expect(!code.contains("package") && !code.contains("ColorSpaces"))
  }

  @Test func `refuses two tokens of one name`() throws {
    let family = try EmitFamily.family(EmitFamily.plain(["a/b-c", "aB/c", "in", "in_", "x50/1", "x501"]))
    #expect(
      EmitFamily.findings(ComposeEmitter(), family).map(\.message) == [
        "'a.b-c' and 'aB.c' are both 'aBC' in Kotlin", "'in' and 'in_' are both 'in_' in Kotlin",
      ])
  }
}
