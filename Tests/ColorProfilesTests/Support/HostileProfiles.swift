import Foundation

/// Hostile and odd profiles that `Tools/make_bad_icc.py` makes, the same from the same seed.
struct HostileProfiles {
  /// A file, with what must become of it.
  struct Case: Decodable {
    var id: String
    var file: String
    var family: String
    /// `reject`, `unsupported`, `either` or `accept`, as the generator's header says.
    var expect: String
    var note: String
  }

  var folder: String
  var cases: [Case]

  /// Folders that were made before, from the environment of `make hostile`; empty in an ordinary run.
  static let prepared = (ProcessInfo.processInfo.environment["COLORDERIVE_HOSTILE"] ?? "")
    .split(separator: ":").map(String.init)

  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether the generator can run here.
  static var canBeMade: Bool { python != nil }

  /// The profiles in a folder that was made before.
  init(folder: String) throws {
    self.folder = folder
    let manifest = try String(contentsOfFile: folder + "/manifest.jsonl", encoding: .utf8)
    cases = try manifest.split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }

  /// Makes profiles in a new folder, which the caller removes.
  static func make(_ arguments: [String]) throws -> HostileProfiles {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python ?? "")
    process.arguments =
      [root.appendingPathComponent("Tools/make_bad_icc.py").path, "--out", folder.path] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try HostileProfiles(folder: folder.path)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  func bytes(of one: Case) throws -> [UInt8] {
    let path = folder + "/" + one.file
    // Foundation leaks a buffer for each empty file that it reads, which would be reported as ours.
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return size == 0 ? [] : Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
