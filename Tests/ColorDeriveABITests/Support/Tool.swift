import Foundation

/// A program of this machine, run in a folder of its own.
struct Tool {
  /// What a run said, on both of its streams.
  struct Outcome {
    var status: Int32
    var output: String
  }

  let path: String

  /// The program of a name, where `PATH` finds it.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      return nil
    }
    self.init(path: path)
  }

  init(path: String) { self.path = path }

  static let clang = Tool("clang")
  static let clangCXX = Tool("clang++")
  static let python = Tool("python3")

  /// Runs it on an input, which is a file so that neither side waits for the other.
  func run(_ arguments: [String], input: String = "", in folder: Folder) throws -> Outcome {
    let file = try folder.write(input, to: "input")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}

/// An empty folder, gone with its owner.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "colorderive-abi-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }
}
