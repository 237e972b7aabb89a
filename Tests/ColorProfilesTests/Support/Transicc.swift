import Foundation

/// LittleCMS's own converter on the command line, from Debian's package liblcms2-utils.
enum Transicc {
  static let path = "/usr/bin/transicc"

  /// Whether it is there, and the profiles to use it on.
  static let isThere = FileManager.default.isExecutableFile(atPath: path) && InstalledProfile.areThere

  /// A profile as the tool is told of it.
  static func argument(_ name: String) -> String {
    name.hasPrefix("*") || name.hasPrefix("/") ? name : InstalledProfile.folder + name
  }

  /// Runs something with the path of a file of these bytes, which is gone afterwards.
  static func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).icc")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  /// The tool's numbers for rows of numbers: 0 to 255 for RGB and gray, 0 to 100 for inks, Lab as it is.
  static func convert(
    _ rows: [[Double]], from source: String, to destination: String, intent: UInt32, compensated: Bool,
    adaptation: Double? = nil
  ) throws -> [[Double]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      ["-n", "-c0", "-t\(intent)", "-i" + argument(source), "-o" + argument(destination)]
      + (compensated ? ["-b"] : []) + (adaptation.map { ["-d\($0)"] } ?? [])
    let input = Pipe(), output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = rows.map { $0.map { String($0) }.joined(separator: " ") + "\n" }.joined()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return answer.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
  }
}
