import ColorCore
import ColorDerivation
import Foundation
import Testing

@testable import ColorTokens

/// Names and texts that some language takes for something else, through every emitter.
@Suite("Hostile names and words") struct EmitHostileTests {
  /// Words that some language keeps for itself, and digits in front.
  static let reserved = [
    "class", "default", "in", "repeat", "self", "Type", "init", "switch", "fun", "val", "object", "when",
    "typealias", "abstract", "covariant", "dynamic", "operator", "await", "late", "import", "null", "true",
    "void",
    "int", "static", "goto", "0", "50", "3d",
  ]

  /// Signs that end comments, texts or names somewhere, and letters that aren't ASCII.
  static let signs = [
    "🔥", "größe", "日本語", "שלום", "a\"b", "a'b", "a\\b", "a*/b", "a--b", "a]]>b", "a&b", "a<b>", "a;b", "a#b",
    "a,b", "a(b)", "a b", "a%b", "a@b", "a!b", "a=b", "`a`", "a$x", "a\u{301}", "\\(a)", "//a",
    "<!--",
  ]

  /// All of them, apart in every language.
  static let names = reserved + signs.enumerated().map { "\($1)x\($0)" }

  static let words =
    "ends */ and --> and ]]> here & <b>\"there\"</b> 'so' \\ \\u{41} \\(x) ${y} #{z} %s ``` -- // /* \u{202E}turned\u{200F}\nnext line\r\n\tlast `x`"

  /// A family of all of them in two appearances, side by side at the top.
  static func family() throws -> ThemeFamily {
    try EmitFamily.family { appearance in
      var members = [JSONMember("$type", .string("color"))]
      for (index, name) in names.enumerated() {
        let shade = Double((index * 4 + (appearance == .light ? 0 : 1)) % 256) / 255
        let alpha = index.isMultiple(of: 7) ? 0.6 : 1
        members.append(
          JSONMember(
            name,
            .object([
              JSONMember("$value", ColorValue(.srgb, [shade, 0.2, 0.4], alpha: alpha).json),
              JSONMember("$description", .string(words)), JSONMember("$deprecated", .string(words)),
            ])))
      }
      return JSONWriter.line.text(of: .object(members))
    }
  }

  static let readable: [(TokenConfiguration.Format, any Emitter)] = [
    (.scss, SCSSEmitter()), (.json, JSONEmitter()), (.android, AndroidEmitter()),
    (.compose, ComposeEmitter()),
    (.flutter, FlutterEmitter()), (.gimp, GIMPEmitter()), (.adobe, ASEEmitter()), (.svg, SVGEmitter()),
  ]

  @Test(
    "are still read, every color of every theme", .enabled(if: EmitReading.python != nil, "needs python3"),
    arguments: readable.indices)
  func read(_ number: Int) throws {
    let family = try Self.family()
    let (format, emitter) = Self.readable[number]
    let reading = try EmitReading(format, emitter.files(for: family))
    #expect(reading.lines.count == 2 * Self.names.count)
    let expected = family.themes.flatMap { theme in
      theme.theme.entries.map {
        $0.color.bytes.hex + String(UInt32($0.color.alpha) + 256, radix: 16).dropFirst()
      }
    }
    #expect(reading.lines.values.map(\.hex).sorted() == expected.sorted())
  }

  @Test func `are the same in Design Tokens`() throws {
    let family = try Self.family()
    for file in try DTCGEmitter().files(for: family) {
      let tokens = TokenDocument([SourceText(file: file.path, bytes: file.bytes)], strictness: .strict)
        .resolved()
      #expect(!tokens.hasErrors)
      #expect(tokens.tokens.map(\.path.name) == Self.names)
      #expect(tokens.tokens.allSatisfy { $0.token.description == Self.words })
    }
  }

  @Test func `are JSON in an asset catalog`() throws {
    let files = try AssetCatalogEmitter().files(for: Self.family())
    #expect(files.filter { $0.path.hasSuffix(".colorset/Contents.json") }.count == Self.names.count)
    for file in files {
      _ = try JSONDocument(SourceText(file: file.path, bytes: file.bytes))
      _ = try OutputPath("Tokens.xcassets/" + file.path)
    }
  }
}
