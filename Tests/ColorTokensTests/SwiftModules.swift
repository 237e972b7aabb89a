import Foundation
import TestSupport

/// The modules of this package as they were just built, for programs that tests compile and run.
struct SwiftModules {
  /// The package's settings, as strict as its lint.
  static let settings = BuiltPackage.settings + ["-warnings-as-errors"]

  /// Options by which the compiler finds the modules.
  let options: [String]
  /// The object files of `ColorRoles` and of what it stands on.
  let objects: [String]

  init() throws {
    let folder = try BuiltPackage.folder(with: "Modules/ColorRoles.swiftmodule")
    let map = folder.appending(path: "CColorKernels.build/module.modulemap").path
    options = ["-I", folder.appending(path: "Modules").path, "-Xcc", "-fmodule-map-file=\(map)"]
    let sources = BuiltPackage.root.appending(path: "Sources")
    objects = try ["CColorKernels", "ColorCore", "ColorDerivation", "ColorRoles"].flatMap { module in
      // Objects of files that are gone may still lie there.
      let files = try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: module).path)
      let names = Set(files.map { URL(filePath: $0).lastPathComponent + ".o" } + [module + ".o"])
      let built = folder.appending(path: module + ".build")
      return try FileManager.default.subpathsOfDirectory(atPath: built.path).sorted()
        .filter { names.contains(URL(filePath: $0).lastPathComponent) }
        .map { built.appending(path: $0).path }
    }
  }
}
