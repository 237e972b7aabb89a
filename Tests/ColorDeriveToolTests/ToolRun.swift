import Foundation

/// What the built tool did: what it wrote, what it said, and how it ended.
struct ToolRun {
  var output: String
  var messages: String
  var status: Int32

  /// The lines of the output, without the end of the last one.
  var lines: [String] {
    var lines = output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Each line of the output as a JSON object.
  func objects() throws -> [[String: Any]] {
    try lines.map { line in
      guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
        throw Failure("not an object: \(line)")
      }
      return object
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

private final class Marker {}

/// The tool, as the build has put it beside the tests.
let toolURL: URL = {
  let places = [Bundle(for: Marker.self).bundleURL, Bundle.main.executableURL, Bundle.main.bundleURL]
  let tools = places.compactMap { $0 }.flatMap { place in
    [place, place.deletingLastPathComponent()].map { $0.appending(path: "colorderive") }
  }
  for tool in tools where (try? tool.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true {
    return tool
  }
  preconditionFailure("no colorderive beside the tests: \(tools.map(\.path))")
}()

/// A folder that is gone when the closure ends.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "colorderive-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Runs the tool (or another program) and waits until it ends; after `seconds` it is killed, and the run fails.
///
/// All three streams are files, so that nothing waits for a pipe.
func run(
  _ arguments: [String], input: Data = Data(), environment: [String: String] = [:], program: URL = toolURL,
  seconds: Double = 60
) throws -> ToolRun {
  try withTemporaryFolder { folder in
    let names = ["input", "output", "messages"].map { folder.appending(path: $0) }
    for name in names { try Data().write(to: name) }
    try input.write(to: names[0])
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "CLICOLOR_FORCE"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    let deadline = Date(timeIntervalSinceNow: seconds)
    while process.isRunning {
      guard Date() < deadline else {
        process.terminate()
        throw Failure("\(arguments) took more than \(seconds) s")
      }
      Thread.sleep(forTimeInterval: 0.002)
    }
    return ToolRun(
      output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      messages: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self),
      status: process.terminationStatus)
  }
}

/// Runs the tool with a text as its standard input.
func tool(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> ToolRun {
  try run(arguments, input: Data(input.utf8), environment: environment)
}

/// Runs a line of the shell, in which `$0` is the tool and `$1` a file that holds the input.
func shell(_ line: String, input: String = "") throws -> ToolRun {
  try withTemporaryFolder { folder in
    let file = folder.appending(path: "lines")
    try Data(input.utf8).write(to: file)
    return try run(["-c", line, toolURL.path, file.path], program: URL(filePath: "/bin/sh"))
  }
}
