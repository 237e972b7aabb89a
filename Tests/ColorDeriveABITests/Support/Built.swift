import Foundation

/// What the package has built, and the files it was built from.
enum Built {
  enum Failure: Error {
    case libraryNotFound(near: String)
  }

  /// The package's folder, found from this file's place in it.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let include = package.appending(path: "Sources/CColorDeriveABI/include").path
  static let header = package.appending(path: "Sources/CColorDeriveABI/include/colorderive.h")

  /// The path of a program that answers questions.
  static func program(_ name: String) -> String {
    package.appending(path: "Tests/ColorDeriveABITests/Programs/\(name)").path
  }

  /// The dynamic library, which stands in the folder of the test bundle.
  static func library() throws -> URL {
    #if canImport(Darwin)
      let name = "libcolorderive-c.dylib"
    #else
      let name = "libcolorderive-c.so"
    #endif
    let start = testBundle.deletingLastPathComponent()
    var folder = start
    while folder.pathComponents.count > 1 {
      let library = folder.appending(path: name)
      if FileManager.default.fileExists(atPath: library.path) { return library }
      folder.deleteLastPathComponent()
    }
    throw Failure.libraryNotFound(near: start.path)
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

  /// Arguments by which a C compiler builds a program on the library, which then finds it where it stands.
  static func arguments(building source: String, to program: String) throws -> [String] {
    let library = try library()
    let folder = library.deletingLastPathComponent().path
    return strict + [
      "-std=c99", "-I", include, source, library.path, "-Wl,-rpath,\(folder)", "-o", program,
    ]
  }

  static let strict = ["-Wall", "-Wextra", "-pedantic", "-Werror"]
}
