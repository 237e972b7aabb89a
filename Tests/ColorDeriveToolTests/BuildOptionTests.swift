import Foundation
import Testing

@Suite("Options of build") struct BuildOptionTests {
  @Test func `--input builds some, and leaves the others alone`() throws {
    let folder = try TokenFolder(example: "house")
    let arguments = ["build", "house/colorderive.json", "--only", "css", "--input", "brand=harbor"]
    let run = try folder.tool(
      arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5])
    #expect(run.status == 0 && run.output == "create house/harbor/tokens.css\n", "\(run.messages)")
    #expect(
      try folder.tool("build", "house/colorderive.json", "--only", "css", "--input", "brand=meadow").output
        == "create house/meadow/tokens.css\n")
    #expect(folder.folder.text("house/harbor/tokens.css") != nil)
    #expect(
      try folder.refused("check", "house/colorderive.json", "--only", "css", status: 0).output
        == "up to date\n")
  }

  @Test func `--input is refused where a file would lose the other contexts`() throws {
    let folder = try TokenFolder(example: "house")
    let run = try folder.refused(
      "build", "house/colorderive.json", "--only", "css", "--input", "theme=dark", status: 2)
    #expect(run.messages.hasPrefix("error: '--input theme=dark' would leave the other contexts out"))
    #expect(folder.folder.text("house/harbor/tokens.css") == nil)
  }

  @Test func `--only names a format that the config has`() throws {
    let folder = try TokenFolder(example: "house")
    let run = try folder.refused("build", "house/colorderive.json", "--only", "scss", status: 2)
    #expect(run.messages == "error: the config has no output of format 'scss', which '--only' asks for\n")
  }

  @Test func `--diff shows a change that patch can make`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    #expect(try folder.tool("build").status == 0)
    let old = try #require(folder.folder.text("out/tokens.css"))
    try folder.folder.put(
      TokenFolder.link.replacingOccurrences(of: "0.2, 0.6", with: "0.3, 0.6"), at: "t.json")
    let run = try folder.refused("build", "--dry-run", "--diff", "--only", "css", status: 0)
    #expect(run.output.hasPrefix("--- a/out/tokens.css\n+++ b/out/tokens.css\n@@ -"))
    #expect(run.output.hasSuffix("update out/tokens.css\n"))
    #expect(folder.folder.text("out/tokens.css") == old)
    #expect(try folder.tool("build", "--only", "css").status == 0)
    let new = try #require(folder.folder.text("out/tokens.css"))
    #expect(Self.patched(old, run.output) == new)
  }

  @Test func `--diff shows files that come and go`() throws {
    let folder = try TokenFolder(TokenFolder.css)
    let run = try folder.refused("build", "--dry-run", "--diff", "--only", "css", status: 0)
    #expect(run.output.hasPrefix("--- /dev/null\n+++ b/out/tokens.css\n@@ -0,0 +1,"))
    #expect(try folder.tool("build").status == 0)
    #expect(try folder.refused("build", "--diff", status: 0).output == "")
    try folder.folder.put(
      #"{ "tokens": "t.json", "outputs": [{ "format": "css", "path": "out/tokens.css" }] }"#,
      at: "colorderive.json")
    let gone = try folder.tool("build", "--diff")
    #expect(gone.output.hasPrefix("--- a/out/resolved/light.tokens.json\n+++ /dev/null\n@@ -1,"))
    #expect(gone.output.hasSuffix("+0,0 @@\n" + gone.output.components(separatedBy: "+0,0 @@\n")[1]))
  }

  /// The text after the hunks of a unified diff of one file.
  private static func patched(_ old: String, _ diff: String) -> String {
    let lines = old.components(separatedBy: "\n")
    var result: [String] = []
    var at = 0
    for line in diff.components(separatedBy: "\n").dropFirst(2) {
      if line.hasPrefix("@@ -"), let start = Int(line.dropFirst(4).prefix { $0.isNumber }) {
        result += lines[at..<start - 1]
        at = start - 1
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()))
      } else if line.hasPrefix("-") {
        #expect(lines[at] == line.dropFirst())
        at += 1
      } else if line.hasPrefix(" ") {
        #expect(lines[at] == line.dropFirst())
        result.append(lines[at])
        at += 1
      }
    }
    return (result + lines[at...]).joined(separator: "\n")
  }

  @Test func `--watch builds again after a change and after a fault, and ends with 0 when interrupted`()
    throws
  {
    let folder = try TokenFolder(TokenFolder.css)
    let script = """
      cd "$1" || exit 99
      "$0" build --watch --only css > log 2>&1 & pid=$!
      until_log() { n=0; until [ "$(grep -c "$1" log)" -ge "$2" ]; do n=$((n+1)); [ $n -gt 300 ] && { cat log; kill -9 $pid; exit 98; }; sleep 0.1; done; }
      until_log '^watching' 1
      sed 's/0.2, 0.6/0.3, 0.6/' t.json > new && mv new t.json
      until_log '^watching' 2
      cp t.json good; echo '{' > t.json
      until_log 't.json:2:1: error' 1
      mv good t.json
      until_log '^watching' 4
      kill -INT $pid; wait $pid; echo "status $?"
      cat log
      """
    let run = try run(
      ["-c", script, toolURL.path, folder.folder.path], program: URL(filePath: "/bin/sh"), seconds: 120)
    #expect(
      run.output.hasPrefix("status 0\ncreate out/tokens.css\n")
        || run.output.contains("create out/tokens.css\n"))
    #expect(run.output.hasPrefix("status 0\n"), "\(run.output)")
    #expect(run.output.components(separatedBy: "update out/tokens.css\n").count == 2, "\(run.output)")
    let fresh = try folder.refused("check", "--only", "css", status: 0)
    #expect(fresh.output == "up to date\n")
  }
}
