import Foundation
import TestSupport

/// The Swift compiler at hand, run over files against the modules that this package has just built.
struct Compiler {
  /// What a run of the compiler said.
  struct Outcome {
    var succeeded: Bool
    var output: String
  }

  /// Options by which the compiler finds the package's modules, and the C modules that those import.
  let moduleOptions: [String]

  init() throws {
    let folder = try BuiltPackage.folder(with: "Modules/ColorRoles.swiftmodule")
    let maps = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: "\($0)/module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    moduleOptions =
      ["-I", folder.appending(path: "Modules").path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The settings of the package's Swift targets, for a program whose messages are read.
  static let settings = BuiltPackage.settings + ["-parse-as-library", "-diagnostic-style", "llvm"]

  /// Runs the compiler with these arguments, its modules' options first.
  func run(_ arguments: [String]) throws -> Outcome {
    let outcome = try ExternalProgram(path: "/usr/bin/env").run(["swiftc"] + arguments + moduleOptions)
    return Outcome(succeeded: outcome.status == 0, output: outcome.output)
  }

  /// Swift files of a folder of the package and those below it, in order.
  static func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(folder))
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The whole path of a file of the package.
  static func path(_ file: String) -> String { BuiltPackage.root.appending(path: file).path }
}
