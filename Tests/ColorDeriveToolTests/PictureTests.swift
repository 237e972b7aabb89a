import Foundation
import Testing

@Suite("The pictures of the documentation") struct PictureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let catalog = root.appending(path: "Sources/ColorDerivation/Documentation.docc")

  private static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private static func article() throws -> String {
    try text(catalog.appending(path: "WhyAStateIsWhatItIs.md"))
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }.sorted()
  }

  @Test func `are what the tool draws`() throws {
    try withTemporaryFolder { folder in
      let script = "cd '\(Self.root.path)' && sh Scripts/pictures '\(folder.path)'"
      let run = try run(
        ["-c", script], environment: ["COLORDERIVE": toolURL.path], program: URL(filePath: "/bin/sh"))
      #expect(run.status == 0, "\(run.messages)")
      let resources = Self.catalog.appending(path: "Resources")
      let drawn = try Self.names(in: folder)
      #expect(try drawn == (Self.names(in: resources) + ["states.svg"]).sorted())
      for name in drawn {
        let place = name == "states.svg" ? Self.root.appending(path: "Documentation") : resources
        let isSame =
          try Self.text(place.appending(path: name)) == Self.text(folder.appending(path: name))
        #expect(isSame, "\(name) is old: run Scripts/pictures")
      }
    }
  }

  @Test func `stand in the article with the commands that make them`() throws {
    let script = try Self.text(Self.root.appending(path: "Scripts/pictures"))
      .replacing("\\\n  ", with: "")
    let pictures = script.matches(of: /picture "\$article\/([a-z-]+)\.svg" (.+)/)
    #expect(pictures.count > 10)
    let article = try Self.article()
    for picture in pictures {
      let shown = try Regex("!\\[[^\\]]+\\]\\(\(picture.1)\\)\n\n\\*`colorderive (.+)`\\*\n")
      let command = article.firstMatch(of: shown)?.output[1].substring
      #expect(command == picture.2, "\(picture.1)")
    }
    let used = Set(article.matches(of: /!\[[^\]]+\]\(([a-z-]+)\)/).map { "\($0.1).svg" })
    #expect(try used == Set(Self.names(in: Self.catalog.appending(path: "Resources"))))
  }

  @Test func `show every color and contrast that is told beside them`() throws {
    var told = 0
    for section in try Self.article().components(separatedBy: "\n### ") {
      var shown = ""
      for picture in section.matches(of: /\]\(([a-z-]+)\)\n/) {
        shown += try Self.text(Self.catalog.appending(path: "Resources/\(picture.1).svg"))
      }
      // What was asked for is in the command, or in the table that it names.
      for command in section.matches(of: /`colorderive [^`]+`/) { shown += command.0 }
      for table in section.matches(of: /--table ([^ `]+)/) {
        shown += try Self.text(Self.root.appending(path: String(table.1)))
      }
      let prose = section.replacing(/`colorderive [^`]+`|```[^`]+```/, with: "")
      for fact in prose.matches(of: /#[0-9a-f]{6}|[0-9]+\.[0-9]{2}:1|[0-9.]+°/) {
        told += 1
        #expect(shown.contains(fact.0), "\(fact.0) in “\(section.prefix(30))”")
      }
    }
    #expect(told > 10)
  }

  @Test func `stand beside commands that print what is shown`() throws {
    let blocks = try Self.article().matches(of: /```console\n\$ colorderive ([^\n]+)\n([^`]+)```/)
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(try shell("\"$0\" \(block.1)").output == String(block.2), "\(block.1)")
    }
  }
}
