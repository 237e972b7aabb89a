import ColorDerivation
import Foundation
import Testing

@testable import ColorTokens

@Suite("The name of a token in an output") struct OutputNamingTests {
  private static let formats = TokenConfiguration.Format.allCases

  private static func families() throws -> [ThemeFamily] {
    [try EmitFamily.sample(), try EmitFamily.states()]
  }

  /// All that the files of a format hold, as text; names in UTF-16 too.
  private static func text(_ emitter: any Emitter, _ family: ThemeFamily) throws -> String {
    try emitter.files(for: family).map { file in
      file.path + "\n" + String(decoding: file.bytes, as: UTF8.self)
        + (file.path.isEmpty && file.bytes.starts(with: "ASEF".utf8)
          ? String(decoding: file.bytes.filter { $0 != 0 }, as: UTF8.self) : "")
    }.joined(separator: "\n")
  }

  @Test("stands in its files, for every token and theme", arguments: formats)
  func stands(_ format: TokenConfiguration.Format) throws {
    for family in try Self.families() {
      let emitter = TokenConfiguration.Output(format, path: "x").emitter
      let text = try Self.text(emitter, family)
      for theme in family.themes.map(\.theme) {
        let naming = OutputNaming(theme, key: family.key)
        for entry in theme.entries {
          let name = emitter.name(of: entry.path, by: naming)
          let expected: [String] =
            switch format {
            case .css, .tailwind: ["\(name): "]
            case .scss: ["\(name): "]
            case .json: ["\"\(name)\": {"]
            case .android: ["name=\"\(name)\""]
            case .compose: ["val \(name): Color"]
            case .flutter: ["this.\(name) = "]
            case .assetCatalog: ["\(name).colorset/Contents.json"]
            case .svg: [">\(name)</text>"]
            case .gimp: ["\t\(name)"]
            case .adobe: [name]
            case .designTokens: name.split(separator: ".").map { "\"\($0)\": " }
            // The states of a set are arguments of its color, those of a chosen one behind `selection:`.
            case .swift:
              name.split(separator: ".").map { part in
                ["normal", "hovered", "pressed", "disabled"].contains(part) ? "\(part): " : "\(part)"
              }.filter { $0 != "selected" }
            }
          for words in expected { #expect(text.contains(words), "\(format) \(entry.path): \(words)") }
        }
      }
    }
  }

  @Test func `in Swift leads through groups and sets`() throws {
    let theme = try EmitFamily.states().primary
    let naming = OutputNaming(theme, key: Permutation())
    let names: [(TokenPath, String)] = [
      ("button.normal", "button.normal"), ("button.hovered", "button.hovered"),
      ("button.selected", "button.selected.normal"), ("button.selectedPressed", "button.selected.pressed"),
      ("button.on", "buttonOn"), ("button.focus-outer", "buttonFocusOuter"), ("page", "page"),
      // Without selected there is no selection.
      ("label.normal", "label"), ("label.selectedHovered", "labelSelectedHovered"),
    ]
    for (path, name) in names { #expect(SwiftEmitter().name(of: path, by: naming) == name, "\(path)") }
  }

  @Test func `is told by explain for every output`() throws {
    let outputs = Self.formats.map { #"{"format":"\#($0.rawValue)","path":"{brand}/\#($0.rawValue)"}"# }
    let catalog = #"{"format":"xcassets","path":"{brand}/a.xcassets","swift":"{brand}/Assets.swift"}"#
    let run = try MemoryProject.house(#","outputs":[\#((outputs + [catalog]).joined(separator: ","))]"#).run()
    let told = try #require(run.explanations(of: "color.link.hovered").last).steps
      .filter { $0.label == "written as" }.map(\.text)
    #expect(
      told == [
        "--color-link-hovered in zen/css", "color.link.hovered in zen/swift",
        "color/link-hovered in zen/xcassets",
        "color.link.hovered in zen/dtcg", "$color-link-hovered in zen/scss",
        "--color-link-hovered in zen/tailwind",
        "color.link.hovered in zen/json", "color_link_hovered_hc in zen/android-xml",
        "colorLinkHovered in zen/compose",
        "colorLinkHovered in zen/flutter", "color/link/hovered in zen/gpl", "color/link/hovered in zen/ase",
        "color/link/hovered in zen/svg", "color/link-hovered in zen/a.xcassets",
        "colorLinkHovered in zen/Assets.swift",
      ], "\(told)")
  }
}
