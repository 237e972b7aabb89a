import Testing

@testable import ColorTokens

/// A project whose files stand in the test.
struct MemoryProject {
  var files: [String: String]

  /// Reads and runs it.
  func run(_ path: String = "colorderive.json") throws(Project.Failure) -> Run {
    Run(try project(path))
  }

  func project(_ path: String = "colorderive.json") throws(Project.Failure) -> Project {
    try Project(path) { path in
      files[path].map { .success(Array($0.utf8)) }
        ?? .failure(UnreadableFile(path: path, reason: "isn't there"))
    }
  }

  /// Why it can't be read, as words; empty where it can.
  func failure(_ path: String = "colorderive.json") -> String {
    do throws(Project.Failure) {
      _ = try project(path)
      return ""
    } catch {
      switch error {
      case .unreadable(let file, let position):
        return "unreadable \(position.map { "\($0) " } ?? "")\(file.path): \(file.reason)"
      case .configuration(let diagnostics, _): return "configuration " + Self.words(diagnostics)
      case .input(let diagnostics, _): return "input " + Self.words(diagnostics)
      }
    }
  }

  private static func words(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "\($0.position) \($0.rule): \($0.message)" }.joined(separator: "\n")
  }

  /// A resolver with brands, themes and contrasts, by a config with these members beside its tokens.
  static func house(_ members: String = "") -> MemoryProject {
    MemoryProject(files: [
      "colorderive.json": #"{"tokens":"r.json"\#(members)}"#,
      "r.json": ##"""
      {"version":"2025.10","sets":{"roles":{"sources":[{"$ref":"roles.json"}]}},
      "modifiers":{
      "brand":{"contexts":{"acme":[{"$ref":"acme.json"}],"zen":[{"$ref":"zen.json"}]}},
      "theme":{"contexts":{"light":[{"$ref":"light.json"}],"dark":[{"$ref":"dark.json"}]}},
      "contrast":{"contexts":{"standard":[{"$ref":"aa.json"}],"more":[{"$ref":"aaa.json"}]}}},
      "resolutionOrder":[{"$ref":"#/modifiers/brand"},{"$ref":"#/modifiers/theme"},{"$ref":"#/modifiers/contrast"},{"$ref":"#/sets/roles"}]}
      """##,
      "acme.json": ##"{"seed":{"$type":"color","$value":"#0b57d0"}}"##,
      "zen.json": ##"{"seed":{"$type":"color","$value":"#1d6b3a"}}"##,
      "light.json": ##"{"page":{"$type":"color","$value":"#ffffff"}}"##,
      "dark.json": ##"{"page":{"$type":"color","$value":"#121212"}}"##,
      "aa.json": #"{"need":{"$type":"number","$value":4.5}}"#,
      "aaa.json": #"{"need":{"$type":"number","$value":7}}"#,
      "roles.json": ##"""
      {"color":{"$type":"color","link":{"$extensions":{"colorderive":{"version":1,
      "derive":{"from":"normal","role":"foreground","on":["{page}"],"states":{"hovered":{}},"base":"adjust"},
      "require":[{"metric":"wcag2","against":"on","min":"{need}"}]}},"normal":{"$value":"{seed}"}}}}
      """##,
    ])
  }

  func with(_ path: String, _ text: String?) -> MemoryProject {
    var copy = self
    copy.files[path] = text
    return copy
  }
}
