#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What the system says about a file without opening it.
struct FileStatus: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case file, folder, link, other }

  /// Two names with the same identity are one file.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  typealias Mode = mode_t

  var kind: Kind
  /// The permission bits, without those that change the user.
  var mode: Mode
  var size: Int
  var identity: Identity
  var user: uid_t
  var group: gid_t

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    mode = status.st_mode & 0o777
    size = Int(status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    user = status.st_uid
    group = status.st_gid
  }
}
