import Foundation

/// The Swift compiler at hand, run over files against the modules that this package has just built.
struct Compiler {
  /// What a run of the compiler said.
  struct Outcome {
    var succeeded: Bool
    var output: String
  }

  enum Failure: Error, CustomStringConvertible {
    case modulesNotFound(near: String)

    var description: String {
      switch self {
      case .modulesNotFound(let folder): "no folder 'Modules' with ColorRoles in or above '\(folder)'"
      }
    }
  }

  /// The package's folder, found from this file's place in it.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The settings of the package's Swift targets, as the compiler spells them.
  static let settings =
    ["-swift-version", "6", "-strict-memory-safety", "-parse-as-library", "-diagnostic-style", "llvm"]
    + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
      ["-enable-upcoming-feature", $0]
    }

  /// Options by which the compiler finds the package's modules, and the C modules that those import.
  let moduleOptions: [String]

  init() throws {
    let start = Compiler.testBundle.deletingLastPathComponent()
    var folder = start
    while !FileManager.default.fileExists(
      atPath: folder.appending(path: "Modules/ColorRoles.swiftmodule").path)
    {
      guard folder.pathComponents.count > 1 else { throw Failure.modulesNotFound(near: start.path) }
      folder.deleteLastPathComponent()
    }
    let maps = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: "\($0)/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    moduleOptions =
      ["-I", folder.appending(path: "Modules").path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The bundle that this test is in: named by an argument on macOS, the program itself on Linux.
  private static var testBundle: URL {
    for argument in CommandLine.arguments {
      if let end = argument.range(of: ".xctest")?.upperBound {
        return URL(filePath: String(argument[..<end]))
      }
    }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: program ?? CommandLine.arguments[0])
  }

  /// Runs the compiler with these arguments, its modules' options first.
  func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments + moduleOptions
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      succeeded: process.terminationStatus == 0, output: String(decoding: output, as: UTF8.self))
  }

  /// Swift files of a folder of the package and those below it, in order.
  static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The whole path of a file of the package.
  static func path(_ file: String) -> String { package.appending(path: file).path }
}
