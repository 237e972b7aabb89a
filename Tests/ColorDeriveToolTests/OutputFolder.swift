import ColorDerive
import Foundation

@testable import ColorDeriveTool

/// A folder for one test, removed with it.
final class OutputFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/output-writer-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func put(_ text: String, at name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Everything below a folder but the manifest: files with their text, folders and links with what they are.
  func snapshot(_ name: String = "") throws -> [String: String] {
    var found: [String: String] = [:]
    let root = name.isEmpty ? path : path(name)
    for entry in try FileManager.default.subpathsOfDirectory(atPath: root)
    where entry != OutputManifest.name {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(entry)")
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory?: found[entry + "/"] = ""
      case .typeRegular?:
        found[entry] = String(
          decoding: try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(entry)")), as: UTF8.self)
      default: found[entry] = "link"
      }
    }
    return found
  }

  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  /// What tells one write of a file from another.
  func identity(_ name: String) -> [UInt64] {
    var status = stat()
    guard unsafe lstat(path(name), &status) == 0 else { return [] }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [UInt64(status.st_ino), UInt64(time.tv_sec), UInt64(time.tv_nsec)]
  }
}

extension OutputTree {
  /// A tree of texts.
  init(_ texts: [String: String]) {
    self.init()
    for (path, text) in texts { try! insert(text, at: path) }
  }

  /// As a snapshot shows it.
  var snapshot: [String: String] {
    var found: [String: String] = [:]
    for file in files {
      found[file.path.text] = String(decoding: file.bytes, as: UTF8.self)
      for folder in file.path.folders { found[folder.text + "/"] = "" }
    }
    return found
  }
}

/// Three trees, each of which creates, updates and deletes something of the one before.
enum Trees {
  static let first = OutputTree([
    "same.txt": "same", "change.txt": "1", "deep/a/change.txt": "one", "gone.txt": "gone",
    "old/gone.txt": "gone",
  ])
  static let second = OutputTree([
    "same.txt": "same", "change.txt": "22", "deep/a/change.txt": "two", "new.txt": "new",
    "x/y/new.txt": "new",
  ])
  static let third = OutputTree([
    "same.txt": "same", "change.txt": "333", "deep/a/change.txt": "three", "new.txt": "newer",
    "old/gone.txt": "3",
  ])
}
