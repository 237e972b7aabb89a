import Foundation
import Testing

@Suite("profile show") struct ProfileShowTests {
  @Test func `shows a printer as agreed`() throws {
    for (format, page) in [("text", "profile-show.txt"), ("json", "profile-show.json")] {
      let run = try run(["profile", "show", "-", "--format", format], input: ProfileFile.inks())
      #expect(run.status == 0 && run.messages == "")
      try expectGolden(run.output, page)
    }
  }

  @Test func `shows a built-in profile by the numbers of its standard`() throws {
    let lines = try tool("profile", "show", "display-p3").lines
    // SMPTE EG 432-1, table 1.
    for row in ["red                  x 0.6800  y 0.3200", "green                x 0.2650  y 0.6900"] {
      #expect(lines.contains(row), "\(lines)")
    }
    let facts = try tool("profile", "show", "display-p3", "--format", "json").objects()[0]
    #expect(facts["bluePrimary"] as? [String: Double] == ["x": 0.15, "y": 0.06])
    #expect(facts["bytes"] == nil)
  }

  @Test func `the values stand in one column`() throws {
    let lines = try tool("profile", "show", "gray").lines.map(Array.init)
    #expect(lines.count > 5)
    #expect(lines.allSatisfy { $0.count > 21 && $0[19] == " " && $0[20] == " " && $0[21] != " " }, "\(lines)")
  }

  @Test func `shows a file by what it says`() throws {
    try withFile(ProfileFile.inks()) { path in
      let facts = try tool("profile", "show", path, "--format", "json").objects()[0]
      #expect(facts["name"] as? String == path)
      #expect(facts["title"] as? String == "Four inks")
      #expect(facts["class"] as? String == "output")
      #expect(facts["space"] as? String == "cmyk")
      #expect(facts["channels"] as? [String] == ["cyan", "magenta", "yellow", "black"])
      #expect(facts["connectionSpace"] as? String == "Lab")
      #expect(facts["bytes"] as? Int == ProfileFile.inks().count)
      #expect(facts["hasTables"] as? Bool == true)
      #expect(facts["intentsToDevice"] as? [String] == [])
    }
  }

  @Test func `reads standard input for a hyphen`() throws {
    let run = try run(["profile", "show", "-"], input: ProfileFile.gray(gamma: 1.5))
    #expect(run.status == 0)
    #expect(run.lines.contains("name                 stdin"))
    #expect(run.lines.contains("curve                gamma 1.5"))
  }

  @Test func `curves are a list for programs, however many there are`() throws {
    for (name, count) in [("gray", 1), ("srgb", 3)] {
      let facts = try tool("profile", "show", name, "--format", "json").objects()[0]
      #expect(facts["curves"] as? [String] == Array(repeating: "sRGB curve", count: count))
    }
  }

  @Test func `a title can't move the cursor`() throws {
    try withFile(ProfileFile.gray(gamma: 2, title: "a\u{1B}[2J\u{202E}b")) { path in
      for format in ["text", "json"] {
        let output = try tool("profile", "show", path, "--format", format).output
        #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
      }
    }
  }

  @Test func `a built-in name wins over a file, which a path still reaches`() throws {
    try withFile(ProfileFile.gray(gamma: 2), name: "srgb") { path in
      let folder = (path as NSString).deletingLastPathComponent
      let line = #"cd "\#(folder)" && "$0" profile show "#
      let (builtIn, file) = (try shell(line + "srgb"), try shell(line + "./srgb"))
      #expect(builtIn.lines.contains("color space          rgb"))
      #expect(file.lines.contains("color space          gray"))
    }
  }
}
