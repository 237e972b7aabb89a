import Foundation

/// Another program of this machine.
public struct ExternalProgram: Sendable {
  /// What a run said.
  public struct Outcome: Sendable {
    /// What it wrote, output and messages together.
    public var output: String
    /// Its exit status.
    public var status: Int32
  }

  /// Where it stands.
  public let path: String

  /// The program of a name, where `PATH` finds it; nothing where it isn't installed.
  public init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      return nil
    }
    self.init(path: path)
  }

  /// The program at a path.
  public init(path: String) { self.path = path }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - arguments: What it is told.
  ///   - input: What it reads, from a file, so that neither side waits for the other.
  public func run(_ arguments: [String], input: String = "") throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = try ExternalProgram.file(holding: input)
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }

  /// A file that can be read and has no name any more.
  private static func file(holding text: String) throws -> FileHandle {
    guard !text.isEmpty else { return .nullDevice }
    let file = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try FileHandle(forReadingFrom: file)
  }
}
