import Foundation
import Testing

/// A folder with token files, in which the tool works.
struct TokenFolder {
  let folder: OutputFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try OutputFolder()
    for (path, text) in files { try folder.put(text, at: path) }
  }

  /// A copy of an example.
  init(example: String) throws {
    folder = try OutputFolder()
    let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Examples")
    try FileManager.default.copyItem(
      atPath: examples.appending(path: example).path, toPath: folder.path(example))
  }

  /// Runs the tool in the folder.
  func tool(_ arguments: String..., input: String = "") throws -> ToolRun {
    try run(
      ["-c", "cd \"$1\" && shift && exec \"$0\" \"$@\"", toolURL.path, folder.path] + arguments,
      input: Data(input.utf8), program: URL(filePath: "/bin/sh"))
  }

  /// Runs the tool, which must end so and leave the folder as it is.
  func refused(
    _ arguments: String..., status: Int32, input: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ToolRun {
    let before = try everything()
    let run = try run(
      ["-c", "cd \"$1\" && shift && exec \"$0\" \"$@\"", toolURL.path, folder.path] + arguments,
      input: Data(input.utf8), program: URL(filePath: "/bin/sh"))
    #expect(run.status == status, "\(run.messages)", sourceLocation: sourceLocation)
    #expect(try everything() == before, "something was written", sourceLocation: sourceLocation)
    return run
  }

  /// All files and folders, the manifests among them, with their bytes and the times of their last change.
  func everything() throws -> [String: String] {
    var found: [String: String] = [:]
    for entry in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let bytes = FileManager.default.contents(atPath: folder.path(entry))
      found[entry] = "\(folder.identity(entry)) \(bytes.map { String(decoding: $0, as: UTF8.self) } ?? "")"
    }
    return found
  }

  /// A page and a link on it, whose states are derived.
  static let link = """
    {
      "$type": "color",
      "page": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "link": {
        "$extensions": { "colorderive": { "version": 1, "derive": {
          "from": "normal", "role": "foreground", "on": ["{page}"], "states": { "hovered": {}, "pressed": {} } } } },
        "normal": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.6] } }
      }
    }

    """

  /// Files with a config that makes CSS and resolved tokens from `t.json`.
  static let css = [
    "colorderive.json": """
    {
      "tokens": "t.json",
      "outputs": [{ "format": "css", "path": "out/tokens.css" }, { "format": "dtcg", "path": "out/resolved" }]
    }

    """,
    "t.json": link,
  ]

  /// The same with one text in the place of another.
  static func css(_ old: String, _ new: String, in file: String = "t.json") -> [String: String] {
    var files = css
    precondition(files[file]?.contains(old) == true, "'\(old)' isn't in \(file)")
    files[file] = files[file]?.replacingOccurrences(of: old, with: new)
    return files
  }
}
