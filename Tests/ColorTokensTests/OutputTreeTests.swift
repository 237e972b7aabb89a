import ColorTokens
import Testing

@Suite("OutputTree") struct OutputTreeTests {
  @Test(
    "refuses a path that could leave the tree or that a file system can't hold",
    arguments: [
      ("", .empty),
      ("/etc/passwd", .absolute),
      ("a//b", .emptyPart),
      ("a/", .emptyPart),
      ("../b", .upward),
      ("a/../../b", .upward),
      (".", .hidden(".")),
      ("a/./b", .hidden(".")),
      (".colorderive-manifest.json", .hidden(".colorderive-manifest.json")),
      ("a\\b", .character("\\", "a\\b")),
      ("c:b", .character(":", "c:b")),
      ("ä", .character("ä", "ä")),
      ("a\u{0}b", .character("\u{0}", "a\u{0}b")),
      ("a\n", .character("\n", "a\n")),
      ("a\u{202E}b", .character("\u{202E}", "a\u{202E}b")),
      ("a./b", .ending("a.")),
      ("a ", .ending("a ")),
      ("con", .device("con")),
      ("a/NUL.txt", .device("NUL.txt")),
      ("Com1.tar.gz", .device("Com1.tar.gz")),
      ("lpt9 .x", .device("lpt9 .x")),
    ] as [(String, OutputTreeError.Reason)])
  func refuses(_ path: String, _ reason: OutputTreeError.Reason) {
    var tree = OutputTree()
    #expect(throws: OutputTreeError(reason, path: path)) { try tree.insert("x", at: path) }
    #expect(tree.isEmpty)
  }

  @Test(
    "takes the paths that platforms ask for",
    arguments: [
      "tokens.css", "_tokens.scss", "Tokens.xcassets/action/primary on.colorset/Contents.json",
      "android/values-night/colors.xml", "a@2x+b.svg", "console.css", "com.txt", "com10",
    ])
  func takes(_ path: String) throws {
    var tree = OutputTree()
    try tree.insert("x", at: path)
    #expect(tree.paths.map(\.text) == [path])
    #expect(try tree[OutputPath(path)] == [0x78])
  }

  @Test func `takes a part of 255 bytes and refuses one more`() throws {
    var tree = OutputTree()
    try tree.insert("", at: String(repeating: "a", count: 255))
    let long = String(repeating: "a", count: 256)
    #expect(throws: OutputTreeError(.tooLong(long, limit: 255), path: "x/\(long)")) {
      try tree.insert("", at: "x/\(long)")
    }
  }

  @Test func `refuses a path twice, in whatever case`() throws {
    var tree = OutputTree()
    try tree.insert("1", at: "a/Tokens.css")
    #expect(throws: OutputTreeError(.taken(by: "a/Tokens.css"), path: "a/Tokens.css")) {
      try tree.insert("2", at: "a/Tokens.css")
    }
    #expect(throws: OutputTreeError(.taken(by: "a/Tokens.css"), path: "a/tokens.CSS")) {
      try tree.insert("2", at: "a/tokens.CSS")
    }
    #expect(throws: OutputTreeError(.taken(by: "a"), path: "A")) { try tree.insert("2", at: "A/other") }
    #expect(tree.files.map(\.bytes) == [[0x31]])
  }

  @Test func `refuses a path that is a file and a folder`() throws {
    var tree = OutputTree()
    try tree.insert("", at: "a/b")
    #expect(throws: OutputTreeError(.isFolder("a"), path: "a")) { try tree.insert("", at: "a") }
    #expect(throws: OutputTreeError(.isFolder("a"), path: "A")) { try tree.insert("", at: "A") }
    #expect(throws: OutputTreeError(.needsFolder("a/b"), path: "a/b/c")) { try tree.insert("", at: "a/b/c") }
    #expect(throws: OutputTreeError(.needsFolder("a/b"), path: "a/B/c")) { try tree.insert("", at: "a/B/c") }
    #expect(tree.count == 1)
  }

  @Test func `is in the order of the bytes and equal however it was put together`() throws {
    let paths = ["b", "a/z", "a.css", "a/b", "a-b", "B2", "a b/c"]
    var forth = OutputTree()
    var back = OutputTree()
    for path in paths { try forth.insert(path, at: path) }
    for path in paths.reversed() { try back.insert(path, at: path) }
    #expect(forth == back)
    #expect(forth.hashValue == back.hashValue)
    #expect(forth.paths.map(\.text) == ["B2", "a b/c", "a-b", "a.css", "a/b", "a/z", "b"])
    #expect(forth.files.map { String(decoding: $0.bytes, as: UTF8.self) } == forth.paths.map(\.text))
  }

  @Test func `takes a tree below a folder, or leaves all as it was`() throws {
    var brand = OutputTree()
    try brand.insert("1", at: "tokens.css")
    try brand.insert("2", at: "x/y")
    var tree = OutputTree()
    try tree.insert(brand, within: OutputPath("circuit"))
    #expect(tree.paths.map(\.text) == ["circuit/tokens.css", "circuit/x/y"])
    let before = tree
    try brand.insert("3", at: "a")
    #expect(throws: OutputTreeError(.taken(by: "circuit/tokens.css"), path: "circuit/tokens.css")) {
      try tree.insert(brand, within: OutputPath("circuit"))
    }
    #expect(tree == before)
  }

  @Test func `says what is wrong without showing what can't be shown`() {
    #expect(
      OutputTreeError(.character("\u{202E}", "a\u{202E}b"), path: "a\u{202E}b").description
        == "output path 'a\\u{202E}b' contains '\\u{202E}'; use letters, digits, '_', '-', '+', '@', '.' and space"
    )
    #expect(
      OutputTreeError(.taken(by: "a/B"), path: "a/b").description
        == "output paths 'a/b' and 'a/B' differ only in case")
  }
}
