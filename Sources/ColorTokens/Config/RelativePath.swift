/// Paths of files that are named in other files: always below the folder of the file that a run began with.
enum RelativePath {
  /// The folder part of a path, with its `/`; empty for a bare name.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// `path` as seen from the folder of `file`, without `.` and `..` parts; `nil` when it is absolute or climbs
  /// above `root`, a folder that `file` lies in.
  static func resolve(_ path: String, from file: String, below root: String) -> String? {
    guard !path.hasPrefix("/"), !path.contains("\\"), !path.contains("\0") else { return nil }
    let base = folder(of: file)
    guard base.hasPrefix(root) else { return nil }
    var parts = base.dropFirst(root.count).split(separator: "/").map(String.init)
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      switch part {
      case ".": continue
      case "..":
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    return parts.isEmpty ? nil : root + parts.joined(separator: "/")
  }
}
