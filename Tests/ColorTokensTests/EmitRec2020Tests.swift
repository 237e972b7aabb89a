import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Outputs of Rec. 2020") struct EmitRec2020Tests {
  private static func text(_ appearance: Appearance) -> String {
    let isDark = appearance.scheme == .dark
    return ##"{"$type":"color","page":{"$value":"\##(isDark ? "#121212" : "#ffffff")"},"##
      + ##""button":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"background","kind":"fill","on":["{page}"],"gamut":"rec2020","content":{"name":"on"},"states":{"hovered":{},"pressed":{},"disabled":{}}}}},"##
      + ##""normal":{"$value":{"colorSpace":"rec2020","components":[0.7,0.05,0.1]}}},"plain":{"$value":"#0b57d0"}}"##
  }

  private static func family() throws -> ThemeFamily { try EmitFamily.family(text) }

  @Test func `are made three times with one content, and proved on what is written`() throws {
    let theme = Deriving.theme(Self.text(.light)).theme
    let set = try #require(theme.sets.first)
    #expect(set.wideSets.map(\.space) == [.displayP3, .rec2020])
    #expect(set.wideSets.allSatisfy { $0.verdict == .exact })
    for member in set.members where member.state != .disabled {
      let codes = try #require(member.color.wideCode), widest = try #require(member.color.rec2020Code)
      #expect(codes.space == .displayP3 && widest.space == .rec2020)
      let content = try #require(set.content).color.bytes
      for written in [WrittenColor.srgb8(member.color.bytes), .wide(codes), .wide(widest)] {
        #expect(written.contrast(with: .srgb8(content)) >= .text)
      }
    }
    // The base is what is written, to ten bits.
    let normal = try #require(set[.normal]?.color.rec2020Code)
    #expect([normal.red, normal.green, normal.blue] == [716, 51, 102])
    #expect(!Verification(theme).findings.hasErrors)
  }

  @Test("have the widest color last in CSS", arguments: CSSEmitter.Scheme.allCases)
  func css(_ scheme: CSSEmitter.Scheme) throws {
    let family = try Self.family()
    let text = try EmitFamily.text(CSSEmitter(scheme: scheme), family)
    let supports = try #require(text.firstRange(of: "@supports (color: color(rec2020 0 0 0))"))
    #expect(text[..<supports.lowerBound].contains("@media (color-gamut: p3)"))
    #expect(
      !text[..<supports.lowerBound].contains("color(rec2020 0.")
        && !text[supports.lowerBound...].contains("display-p3 0."))
    let css = try CSSReading(text)
    for theme in family.themes.map(\.theme) {
      let name = theme.appearance.scheme.rawValue
      for entry in theme.entries {
        let property = "--" + OutputNaming(family).flat(entry.path).customProperty(prefix: "").dropFirst(2)
        for (media, expected) in [
          (CSSReading.Media(), entry.color.hex),
          (CSSReading.Media(isP3: true), entry.color.wide.map { EmittedColor.css($0) } ?? entry.color.hex),
          (
            CSSReading.Media(isRec2020: true),
            entry.color.rec2020Code?.css ?? entry.color.wide.map { EmittedColor.css($0) } ?? entry.color.hex
          ),
        ] {
          let found = css.values(root: name, nested: [], media)[property] ?? ""
          #expect(scheme == .lightDark ? found.contains(expected) : found == expected, "\(property) \(found)")
        }
      }
    }
  }

  @Test func `are in the base layer of Tailwind`() throws {
    let text = try EmitFamily.text(TailwindEmitter(), Self.family())
    let css = try CSSReading(text)
    let wide = css.values(root: "light", nested: [], .init(isRec2020: true))
    let set = try #require(try Self.family().primary.sets.first)
    #expect(wide["--color-button-hovered"] == set[.hovered]?.color.rec2020Code?.css)
  }

  @Test(
    "are read back by another program", .enabled(if: EmitReading.python != nil, "needs python3"),
    arguments: [TokenConfiguration.Format.scss, .json, .adobe])
  func readBack(_ format: TokenConfiguration.Format) throws {
    let family = try Self.family()
    let emitter = TokenConfiguration.Output(format, path: "x").emitter
    let reading = try EmitReading(format, try emitter.files(for: family))
    let naming = OutputNaming(family)
    try reading.expect(family) { path in
      let name = emitter.name(of: path, by: naming)
      return format == .scss ? String(name.dropFirst()) : name
    }
    #expect(reading.lines.values.contains { $0.space == (format == .adobe ? "lab" : "rec2020") })
  }

  @Test func `keep their space in Design Tokens, and give the same codes again`() throws {
    let family = try Self.family()
    let resolved = Reading.resolved(try EmitFamily.text(DTCGEmitter(), family, "light.tokens.json"))
    #expect(resolved.diagnostics == [])
    let set = try #require(family.primary.sets.first)
    for member in set.members {
      let path = try #require(member.path), code = try #require(member.color.rec2020Code)
      let color = try #require(resolved[path]?.color)
      #expect(color.space == .rec2020)
      #expect(WideColor(fitting: color, in: .rec2020) == code)
    }
  }

  @Test func `fall back to what a format has, and a note says to what`() throws {
    let project = MemoryProject(files: [
      "colorderive.json":
        #"{"tokens":"t.json","outputs":[{"format":"css","path":"a.css"},{"format":"swift","path":"A.swift"},{"format":"swift","path":"B.swift"},{"format":"android-xml","path":"a"}]}"#,
      "t.json": Self.text(.light),
    ])
    let run = try project.run()
    let told = run.findings.filter { $0.rule.rawValue == "gamut-narrowed" }
    #expect(
      told.map(\.message) == [
        "'swift' has no colors of Rec. 2020; it has those of Display P3, which are proved too",
        "'android-xml' has no colors of Rec. 2020; it has their bytes of sRGB, which are proved too",
      ])
    #expect(told.allSatisfy { $0.level == .note && $0.position?.file == "t.json" })
    let files = try run.outputs()
    let swift = try #require(files.first { $0.path == "A.swift" })
    #expect(String(decoding: swift.bytes, as: UTF8.self).contains(".displayP3("))
  }
}
