import ColorDerive
import Foundation
import Testing

/// `Tools/check_proof.py`, which knows nothing of the engine.
enum ProofChecker {
  /// Where it is.
  static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Tools/check_proof.py").path

  /// Whether there is a Python to run it.
  static let isThere = (try? run(["python3", "--version"], program: env).status) == 0

  private static let env = URL(filePath: "/usr/bin/env")

  /// What it says of records, a line each.
  static func check(_ lines: [String]) throws -> ToolRun {
    try ColorDeriveToolTests.run(
      ["python3", path], input: Data((lines.joined(separator: "\n") + "\n").utf8), program: env, seconds: 240)
  }

  /// What it says of records.
  static func check(_ records: [ProofRecord]) throws -> ToolRun {
    try check(records.map { JSONWriter.line.text(of: $0.json) })
  }
}
