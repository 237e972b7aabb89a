public import Foundation

/// This package, its sources and what was just built of it, as its tests find them.
public enum BuiltPackage {
  /// What should have been built isn't there.
  public struct NotFound: Error, CustomStringConvertible {
    /// What was looked for.
    public var name: String
    /// Where the search began.
    public var start: String

    /// Names both.
    public var description: String { "no '\(name)' in or above '\(start)'" }
  }

  /// The package's folder, found from this file's place in it.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The settings of the package's Swift targets, as the compiler spells them.
  public static let settings =
    ["-swift-version", "6", "-strict-memory-safety"]
    + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
      ["-enable-upcoming-feature", $0]
    }

  /// The nearest folder, from that of the test bundle up, in which something of this name was built.
  public static func folder(with name: String) throws -> URL {
    let start = testBundle.deletingLastPathComponent()
    var folder = start
    while !FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
      guard folder.pathComponents.count > 1 else { throw NotFound(name: name, start: start.path) }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// The bundle that a test is in: named by an argument on macOS, the program itself on Linux.
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
