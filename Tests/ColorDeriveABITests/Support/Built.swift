import Foundation
import TestSupport

/// What the package has built, and the files it was built from.
enum Built {
  static let include = BuiltPackage.root.appending(path: "Sources/CColorDeriveABI/include").path
  static let header = BuiltPackage.root.appending(path: "Sources/CColorDeriveABI/include/colorderive.h")

  /// The path of a program that answers questions.
  static func program(_ name: String) -> String {
    BuiltPackage.root.appending(path: "Tests/ColorDeriveABITests/Programs/\(name)").path
  }

  /// The dynamic library, which stands in the folder of the test bundle.
  static func library() throws -> URL {
    #if canImport(Darwin)
      let name = "libcolorderive-c.dylib"
    #else
      let name = "libcolorderive-c.so"
    #endif
    return try BuiltPackage.folder(with: name).appending(path: name)
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

extension ExternalProgram {
  static let clang = ExternalProgram("clang")
  static let clangCXX = ExternalProgram("clang++")
  static let python = ExternalProgram("python3")
}
