import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Flutter") struct EmitFlutterTests {
  @Test func `is as the page shows`() throws {
    try expectGolden(try EmitFamily.text(FlutterEmitter(), EmitFamily.sample()), "tokens.dart.txt")
  }

  @Test(
    "reads back to the colors of every theme", .enabled(if: EmitReading.python != nil, "needs python3"),
    arguments: [Appearance.allCases, [.dark]])
  func readBack(_ appearances: [Appearance]) throws {
    let family = try EmitFamily.sample(appearances)
    let names = OutputNames(family.primary)
    try EmitReading(.flutter, FlutterEmitter().files(for: family)).expect(family) {
      OutputWords(names.flat($0)).camelCase
    }
  }

  @Test func `has names and words that Dart takes`() throws {
    let text = """
      { "$type": "color", "in": { "$value": \(EmitFamily.srgb("#010203")), "$description": "see [x]" },
        "dark": { "$value": \(EmitFamily.srgb("#040506")), "$deprecated": "it's $x" },
        "größe": { "$value": \(EmitFamily.srgb("#070809")) }, "1": { "$value": \(EmitFamily.srgb("#070809")) } }
      """
    let code = try EmitFamily.text(FlutterEmitter(name: ""), EmitFamily.family(of: [.dark], text))
    for part in [
      "class DesignColors {", "final Color in_;", #"/// see \[x\]"#, #"@Deprecated('it\'s \$x')"#,
      "final Color dark_;",
      "final Color grUf6UdfE;", "final Color color1;", "static const DesignColors dark = DesignColors();",
      "import 'dart:ui' show Color;",
    ] {
      #expect(code.contains(part), "\(part) in \(code)")
    }
  }

  @Test func `refuses two tokens of one name`() throws {
    let family = try EmitFamily.family(EmitFamily.plain(["a/b-c", "aB/c", "dark", "dark_"]))
    #expect(
      EmitFamily.findings(FlutterEmitter(), family).map(\.message) == [
        "'a.b-c' and 'aB.c' are both 'aBC' in Dart", "'dark' and 'dark_' are both 'dark_' in Dart",
      ])
  }
}
