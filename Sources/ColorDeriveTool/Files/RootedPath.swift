#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Whether files that are named in other files really lie below a folder, whatever links lead to them.
struct RootedPath: Sendable {
  /// The folder, with a `/` at its end; empty for the working folder.
  let root: String

  /// Whether links lead from a path below the folder to a place outside of it. What isn't there leads nowhere.
  func leadsOut(_ path: String) -> Bool {
    guard let place = Self.real(path), let folder = Self.real(root.isEmpty ? "." : root) else { return false }
    return !place.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Said of a path that does.
  static let words = "is a link that leads out of the folder of the config"

  /// The path without links and dots; `nil` for what isn't there.
  private static func real(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
