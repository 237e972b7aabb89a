import Foundation
import Testing

/// Compares a whole page with the file of that name in `Golden`.
///
/// On a difference the new text is attached to the test. `UPDATE_GOLDEN=1` writes it in place of the old one, and
/// the test still fails, so that nobody overlooks it.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  let golden = try? String(contentsOf: file, encoding: .utf8)
  guard golden != text else { return }
  Attachment.record(text, named: name, sourceLocation: sourceLocation)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let differing = zip(text.split(separator: "\n"), (golden ?? "").split(separator: "\n")).first { $0 != $1 }
  Issue.record(
    "Golden/\(name) differs\(differing.map { ": '\($0.0)' instead of '\($0.1)'" } ?? " in length")",
    sourceLocation: sourceLocation)
}

/// Another program, if it is installed.
struct Program {
  var path: String

  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
    self.path = path
  }

  static func isInstalled(_ name: String) -> Bool { Program(name) != nil }

  /// What the program answers, output and messages together, and its exit status.
  func run(_ arguments: [String], input: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stdout
    try process.run()
    // The pages are shorter than what a pipe holds, so writing never waits.
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
