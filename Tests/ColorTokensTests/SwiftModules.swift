import Foundation

/// The modules of this package as they were just built, for programs that tests compile and run.
struct SwiftModules {
  struct NotFound: Error { var near: String }

  /// The package's settings, as the compiler spells them.
  static let settings =
    ["-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors"]
    + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
      ["-enable-upcoming-feature", $0]
    }

  /// Options by which the compiler finds the modules.
  let options: [String]
  /// The object files of `ColorRoles` and of what it stands on.
  let objects: [String]

  init() throws {
    let start = Self.testBundle.deletingLastPathComponent()
    var folder = start
    while !FileManager.default.fileExists(
      atPath: folder.appending(path: "Modules/ColorRoles.swiftmodule").path)
    {
      guard folder.pathComponents.count > 1 else { throw NotFound(near: start.path) }
      folder.deleteLastPathComponent()
    }
    let map = folder.appending(path: "CColorKernels.build/module.modulemap").path
    options = ["-I", folder.appending(path: "Modules").path, "-Xcc", "-fmodule-map-file=\(map)"]
    let sources = Self.package.appending(path: "Sources")
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

  /// The package's folder, found from this file's place in it.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

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
}
