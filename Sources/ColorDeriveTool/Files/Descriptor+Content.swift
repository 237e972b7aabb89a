#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension Descriptor {
  /// Writes all bytes, however many calls it takes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      try DiskChange.willHappen()
      let count = try SystemError.check {
        unsafe bytes.withUnsafeBytes { buffer in
          unsafe systemWrite(number, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        }
      }
      done += count
    }
  }

  /// Hands the content over in pieces of up to 64 KiB until there is no more, or the body says no.
  func read(_ body: (ArraySlice<UInt8>) -> Bool) throws(SystemError) {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try SystemError.check {
        unsafe piece.withUnsafeMutableBytes { unsafe systemRead(number, $0.baseAddress, $0.count) }
      }
      guard count > 0, body(piece[..<count]) else { return }
    }
  }

  /// Whether the file holds exactly these bytes.
  func holds(_ bytes: [UInt8]) throws(SystemError) -> Bool {
    guard try status().size == bytes.count else { return false }
    var at = 0
    try read { piece in
      guard at + piece.count <= bytes.count, piece.elementsEqual(bytes[at..<at + piece.count]) else {
        at = -1
        return false
      }
      at += piece.count
      return true
    }
    return at == bytes.count
  }

  /// The content, or `nil` where it is larger than the limit.
  func content(limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    try read { piece in
      bytes += piece
      return bytes.count <= limit
    }
    return bytes.count <= limit ? bytes : nil
  }

  /// The SHA-256 of the content.
  func digest() throws(SystemError) -> SHA256.Digest {
    var hash = SHA256()
    try read { piece in
      hash.update(piece)
      return true
    }
    return hash.finish()
  }

  /// Gives the file the permissions of another, and its owner where this process may.
  func adopt(_ status: FileStatus) throws(SystemError) {
    try DiskChange.willHappen()
    let own = try self.status()
    if own.user != status.user || own.group != status.group {
      _ = fchown(number, status.user, status.group)
    }
    try SystemError.check { fchmod(number, status.mode) }
  }

  /// Returns when the content is on the disk.
  func sync() throws(SystemError) {
    try DiskChange.willHappen()
    try SystemError.check { fsync(number) }
  }

  /// Returns when the names in this folder are on the disk. Some file systems can't say, which is no fault.
  func syncNames() throws(SystemError) {
    do throws(SystemError) {
      try sync()
    } catch {
      guard [EINVAL, ENOTSUP, EBADF].contains(error.code) else { throw error }
    }
  }

  /// Takes the lock of this file or folder, if nobody has it. It ends with the descriptor, at the latest
  /// with the process.
  ///
  /// - Throws: `EWOULDBLOCK` when another has it, other errors where the file system has no locks.
  func lock() throws(SystemError) {
    try SystemError.check { flock(number, LOCK_EX | LOCK_NB) }
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  // No more than 1 GiB a call: Darwin refuses above 2 GiB.
  unsafe write(number, bytes, min(count, 1 << 30))
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, bytes, count)
}
