import Foundation
import Testing

@Suite("profile proof") struct ProfileProofTests {
  private static let press = "/usr/share/color/icc/ghostscript/default_cmyk.icc"
  private static let isThere = FileManager.default.isReadableFile(atPath: press)

  /// Skipped on a machine without the profile.
  @Test(.enabled(if: isThere, "needs libgs-common"))
  func `proofs a palette as agreed`() throws {
    for (format, page) in [
      ("text", "profile-proof.txt"), ("json", "profile-proof.json"), ("svg", "profile-proof.svg"),
    ] {
      let run = try tool(
        "profile", "proof", "#0f62fe", "#161616", "white", "#24a148", "--printer", Self.press, "--format",
        format)
      #expect(run.messages == "")
      // Black on green has 5.40 on the screen and 4.08 on paper.
      #expect(run.status == 1)
      try expectGolden(run.output, page)
    }
  }

  /// Skipped on a machine without the profile.
  @Test(.enabled(if: isThere, "needs libgs-common"))
  func `holds each pair to the contrast that is asked for`() throws {
    func status(_ minimum: String) throws -> Int32 {
      try tool(
        "profile", "proof", "#161616", "#24a148", "--printer", Self.press, "--min", minimum, "--format",
        "json"
      ).status
    }
    #expect(try status("4.5") == 1)
    #expect(try status("non-text") == 0)
    // What isn't reached on the screen isn't lost on paper.
    #expect(try status("AAA") == 0)
  }

  /// Skipped on a machine without the profile.
  @Test(.enabled(if: isThere, "needs libgs-common"))
  func `tells where there is too much ink`() throws {
    let run = try tool(
      "profile", "proof", "black", "--printer", Self.press, "--ink-limit", "200", "--format", "json")
    let color = try #require(
      ((try run.objects()[0]["themes"] as? [[String: Any]])?.first?["colors"] as? [[String: Any]])?.first)
    #expect(color["overInkLimit"] as? Bool == true)
    #expect((color["inkCoverage"] as? Double ?? 0) > 2)
  }

  @Test func `a display that has every color changes none`() throws {
    let run = try tool("profile", "proof", "red", "#123456", "--printer", "prophoto", "--format", "json")
    #expect(run.status == 0)
    let summary = try run.objects()[0]["summary"] as? [String: Int]
    #expect(
      summary == [
        "colors": 2, "outOfGamut": 0, "overInkLimit": 0, "translucent": 0, "pairs": 1, "asked": 0,
        "broken": 0,
        "unmetOnScreen": 0,
      ])
  }

  @Test func `finds what a device doesn't have`() throws {
    let run = try tool("profile", "proof", "color(display-p3 0 1 0)", "--printer", "srgb")
    #expect(run.output.contains("the printer doesn't have 1 of them"))
    #expect(run.output.contains("#00ff00"))
    #expect(!run.output.contains("ink"))
  }

  @Test func `reads colors from standard input, and the same color once`() throws {
    let run = try run(
      ["profile", "proof", "--printer", "srgb", "--format", "json"], input: Data("red\n\n#f00\nblue\n".utf8))
    // 'red' and '#f00' are the same color, written in two ways that CSS tells apart.
    #expect(try count(run) == 2)
    #expect(try count(palette(["red", "red", "blue"])) == 2)
  }

  private func count(_ run: ToolRun) throws -> Int? {
    (try run.objects()[0]["summary"] as? [String: Int])?["colors"]
  }

  private func palette(_ colors: [String]) throws -> ToolRun {
    try run(["profile", "proof"] + colors + ["--printer", "srgb", "--format", "json"])
  }

  @Test func `proofs every pair of a token tree, in every permutation`() throws {
    try withTemporaryFolder { folder in
      let tokens = """
        {"color": {"$type": "color", "action": {
          "$extensions": {"colorderive": {"version": 1, "derive": {
            "from": "normal", "role": "background", "kind": "fill", "states": {"hovered": {}, "pressed": {}},
            "content": {"candidates": ["{ink}"]}}}},
          "normal": {"$value": "#0f62fe"}}},
         "ink": {"$type": "color", "$value": "#ffffff"}}
        """
      let file = folder.appending(path: "brand.tokens.json")
      try Data(tokens.utf8).write(to: file)
      let run = try tool("profile", "proof", file.path, "--printer", "srgb", "--format", "json")
      #expect(run.status == 0, "\(run.messages)")
      let theme = try #require((try run.objects()[0]["themes"] as? [[String: Any]])?.first)
      let pairs = theme["pairs"] as? [[String: Any]] ?? []
      #expect(pairs.count == 3)
      for pair in pairs {
        let screen = try #require(pair["screen"] as? Double), print = try #require(pair["print"] as? Double)
        #expect((screen - print).magnitude < 0.02 && screen >= 4.5)
        #expect(pair["outcome"] as? String == "holds")
      }
      #expect((theme["colors"] as? [[String: Any]])?.count == 4)
      #expect(try tool("profile", "proof", file.path, "--printer", "srgb", "--min", "3").status == 2)
    }
  }

  /// Red and green lose, blue wins, so that pairs break all over.
  private static let shades = (0..<90).map { index in
    let a = index * 37 % 90, b = index * 53 % 90
    return "rgb(\(a * 255 / 89) \(b * 255 / 89) \(index * 255 / 89))"
  }

  /// Skipped on a machine without the profile.
  @Test(.enabled(if: isThere, "needs libgs-common"))
  func `counts all pairs of a palette, and lists the worst of them`() throws {
    func proof(_ most: String) throws -> (summary: [String: Int], pairs: [[String: Any]]) {
      let run = try run(
        ["profile", "proof"] + Self.shades + ["--printer", Self.press, "--pairs", most, "--format", "json"])
      let object = try run.objects()[0]
      let theme = try #require((object["themes"] as? [[String: Any]])?.first)
      return (try #require(object["summary"] as? [String: Int]), theme["pairs"] as? [[String: Any]] ?? [])
    }
    let all = try proof("100000"), some = try proof("25")
    #expect(all.pairs.count == 90 * 89 / 2 && some.pairs.count == 25)
    // Counted one by one, and by bisection and windows.
    #expect(all.summary == some.summary)
    let broken = all.pairs.filter { $0["outcome"] as? String == "breaks on paper" }
    #expect(broken.count == all.summary["broken"] && broken.count > 30)
    func ratios(_ pairs: [[String: Any]]) -> [Double] { pairs.compactMap { $0["print"] as? Double } }
    #expect(ratios(some.pairs) == Array(ratios(broken).sorted().prefix(25)))
  }

  /// Skipped on a machine without the profile.
  @Test(.enabled(if: isThere, "needs libgs-common"))
  func `says in words what breaks, the worst first, and how much isn't listed`() throws {
    let run = try run(
      ["profile", "proof"] + Self.shades + ["--printer", Self.press, "--pairs", "3"])
    #expect(run.status == 1)
    #expect(run.output.contains("Requirements that break on paper: what can be read"))
    #expect(run.output.contains("too faint for normal text; large letters can be read"))
    #expect(run.output.contains("more that break; '--pairs' lists more"))
  }

  @Test func `lays translucent colors over what is said to be below`() throws {
    func colors(_ arguments: String...) throws -> [String] {
      let run = try run(
        ["profile", "proof", "rgb(0 0 0 / 40%)", "red", "--printer", "srgb", "--format", "json"] + arguments)
      let theme = try #require((try run.objects()[0]["themes"] as? [[String: Any]])?.first)
      return (theme["colors"] as? [[String: Any]] ?? []).flatMap {
        ($0["names"] as? [String] ?? []) + [($0["nearest"] as? [String: Any])?["hex"] as? String ?? ""]
      }
    }
    #expect(try colors() == ["rgb(0 0 0 / 40%) over white", "#999999", "red", "#ff0000"])
    #expect(try colors("--over", "blue") == ["rgb(0 0 0 / 40%) over blue", "#000099", "red", "#ff0000"])
  }

  @Test func `tells of translucent tokens that their pairs are proofed as they are seen`() throws {
    try withTemporaryFolder { folder in
      let tokens = """
        {"color": {"$type": "color", "text": {
          "$extensions": {"colorderive": {"version": 1, "derive": {
            "from": "normal", "role": "foreground", "on": ["{page}"], "states": {}}}},
          "normal": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.8}}}},
         "page": {"$type": "color", "$value": "#ffffff"}}
        """
      let file = folder.appending(path: "brand.tokens.json")
      try Data(tokens.utf8).write(to: file)
      let run = try tool("profile", "proof", file.path, "--printer", "srgb")
      #expect(run.output.contains("1 translucent color has no print of its own"), "\(run.messages)")
    }
  }

  @Test func `refuses what isn't meant`() throws {
    #expect(try tool("profile", "proof", "red").status == 2)
    #expect(try tool("profile", "proof", "red", "--printer", "srgb", "--pairs", "-1").status == 2)
    #expect(try tool("profile", "proof", "a.json", "--printer", "srgb", "--over", "red").status == 2)
    #expect(try tool("profile", "proof", "red", "--printer", "-").status == 2)
    #expect(try tool("profile", "proof", "red", "--printer", "srgb", "--ink-limit", "20").status == 2)
    #expect(try tool("profile", "proof", "rde", "--printer", "srgb").status == 3)
    #expect(try tool("profile", "proof", "red", "--printer", "/nowhere.icc").status == 4)
    try withFile(ProfileFile.inks()) { path in
      let run = try tool("profile", "proof", "red", "--printer", path)
      #expect(run.status == 3)
      #expect(run.messages.contains("no way from a color to its device"))
    }
  }

  @Test func `a token's color may come from a device`() throws {
    try withTemporaryFolder { folder in
      func build(_ profile: String) throws -> (ToolRun, String) {
        let tokens = """
          {"brand": {"$type": "color", "$value": "#3399cc", "$extensions": {"colorderive": {"version": 1,
            "source": {"profile": "\(profile)", "device": [0.2, 0.6, 0.8]}}}}}
          """
        try Data(tokens.utf8).write(to: folder.appending(path: "brand.tokens.json"))
        let run = try tool(
          "build", folder.path + "/brand.tokens.json", "--only", "css", "--out", folder.path + "/out")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let css = files.first { $0.hasSuffix(".css") }
        return (
          run, try css.map { try String(contentsOfFile: folder.path + "/" + $0, encoding: .utf8) } ?? ""
        )
      }
      let (run, css) = try build("srgb")
      #expect(run.status == 0, "\(run.messages)")
      #expect(css.contains("#3399cc"))
      try ProfileFile.gray(gamma: 2).write(to: folder.appending(path: "gray.icc"))
      let (faulty, _) = try build("gray.icc")
      #expect(faulty.status == 3)
      #expect((faulty.messages + faulty.output).contains("expected 1 number for gray, found 3"))
      #expect(try build("none.icc").0.status == 3)
    }
  }
}

@Suite("profile make") struct ProfileMakeCommandTests {
  @Test(arguments: ["srgb", "display-p3", "adobe-rgb", "prophoto", "rec2020", "gray"], ["2", "4"])
  func `writes a profile that is read back`(_ space: String, _ version: String) throws {
    try withTemporaryFolder { folder in
      let path = folder.appending(path: "made.icc").path
      for _ in 0..<2 {
        let run = try tool("profile", "make", space, "--icc", version, "--out", path)
        #expect(run.status == 0 && run.output == "" && run.messages == "")
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["made.icc"])
      let facts = try tool("profile", "show", path, "--format", "json").objects()[0]
      #expect((facts["version"] as? String)?.hasPrefix(version) == true)
      #expect(facts["space"] as? String == (space == "gray" ? "gray" : "rgb"))
      // The way there and back leads to the same numbers.
      let number = space == "gray" ? "0.5" : "0.5 0.25 0.75"
      let there = try tool("profile", "convert", "--from", path, "--to", space, number)
      for (a, b) in zip(there.lines[0].split(separator: " "), number.split(separator: " ")) {
        #expect((Double(a)! - Double(b)!).magnitude < 1e-3)
      }
    }
  }

  @Test func `writes to standard output, and refuses folders and other versions`() throws {
    #expect(try tool("profile", "make", "srgb", "--icc", "3", "--out", "-").status == 2)
    #expect(try tool("profile", "make", "cmyk", "--out", "-").status == 2)
    #expect(try tool("profile", "make", "srgb").status == 2)
    try withTemporaryFolder { folder in
      for path in [folder.path, folder.path + "/none/a.icc"] {
        let run = try tool("profile", "make", "srgb", "--out", path)
        #expect(run.status == 4)
      }
    }
  }

  @Test func `leaves a link and a pipe as they are`() throws {
    try withTemporaryFolder { folder in
      let target = folder.appending(path: "target"), link = folder.appending(path: "link")
      let pipe = folder.appending(path: "pipe")
      try Data("kept".utf8).write(to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try #require(unsafe mkfifo(pipe.path, 0o600) == 0)
      for path in [link.path, pipe.path] {
        let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        let run = try tool("profile", "make", "srgb", "--out", path)
        #expect(run.status == 4 && run.messages.contains("isn't a regular file"))
        #expect(
          try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == type)
      }
      #expect(try Data(contentsOf: target) == Data("kept".utf8))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == ["link", "pipe", "target"])
    }
  }

  @Test func `keeps a file's permissions, and what isn't its own`() throws {
    try withTemporaryFolder { folder in
      let made = folder.appending(path: "made.icc"), other = folder.appending(path: ".made.icc.colorderive")
      try Data("old".utf8).write(to: made)
      try Data("another's".utf8).write(to: other)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: made.path)
      let run = try tool("profile", "make", "srgb", "--out", made.path)
      #expect(run.status == 0)
      #expect(try Data(contentsOf: made) != Data("old".utf8))
      #expect(
        try FileManager.default.attributesOfItem(atPath: made.path)[.posixPermissions] as? Int == 0o600)
      #expect(try Data(contentsOf: other) == Data("another's".utf8))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == [".made.icc.colorderive", "made.icc"])
    }
  }
}
