import Foundation
import TestSupport
import Testing

/// A program or module of a few files, compiled against this package's modules with its settings.
struct ClientProgram {
  var files: [String: String]
  var options: [String] = []

  /// What the compiler says, and whether it was content.
  func check() throws -> (messages: String, compiles: Bool) {
    try within { folder, compiler, modules in
      let outcome = try compiler.run(
        SwiftModules.settings + modules.options + paths(in: folder) + [
          "-typecheck", "-module-name", "Client",
        ]
          + options)
      return (outcome.output, outcome.status == 0)
    }
  }

  /// What the program prints.
  func output() throws -> String {
    try within { folder, compiler, modules in
      let program = folder.appending(path: "program").path
      let compiled = try compiler.run(
        SwiftModules.settings + modules.options + paths(in: folder) + modules.objects
          + ["-module-name", "Client", "-o", program] + options)
      try #require(compiled.status == 0, "\(compiled.output)")
      let outcome = try #require(ExternalProgram("env")).run([program])
      try #require(outcome.status == 0, "\(outcome.output)")
      return outcome.output
    }
  }

  private func paths(in folder: URL) -> [String] {
    files.keys.sorted().map { folder.appending(path: $0).path }
  }

  private func within<Answer>(
    _ body: (URL, ExternalProgram, SwiftModules) throws -> Answer
  ) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return try body(folder, try #require(ExternalProgram("swiftc")), SwiftModules())
  }
}
