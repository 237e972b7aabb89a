internal import ColorDerive

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Looks at files again and again, and tells when one was changed, replaced, removed or made.
struct FileWatch {
  /// What a file is known by; all zero where there is none.
  private struct Stamp: Equatable {
    var device: UInt64 = 0
    var file: UInt64 = 0
    var size: Int64 = -1
    var seconds: Int64 = 0
    var nanoseconds: Int64 = 0
  }

  /// The file that everything begins with.
  private let root: String
  private var stamps: [String: Stamp] = [:]

  /// How long to wait between two looks, in microseconds, and how long nothing must change before it is acted upon.
  private static let pause: UInt32 = 100_000

  init(_ path: String) {
    root = path
    stamps[path] = Self.stamp(path)
  }

  /// Does the work, and does it again after each change, until the process is interrupted.
  ///
  /// - Parameter work: Gives how it ended, and what it read.
  mutating func repeatedly(
    on console: Console, _ work: () throws(ToolError) -> (ExitStatus, [SourceText])
  ) throws(ToolError) -> ExitStatus {
    Interruption.endsWatching()
    while true {
      // What changes while the work is being done is seen afterwards.
      let before = stamps.keys.reduce(into: [:]) { $0[$1] = Self.stamp($1) }
      var isCurrent = true
      do throws(ToolError) {
        let (status, sources) = try work()
        if status == .interrupted { return .clean }
        isCurrent = adopt(sources)
      } catch {
        if case .brokenPipe = error { throw error }
        if case .output = error { throw error }
        Console.complain(error.text)
        stamps = before
        if case .project(.unreadable(let file, _)) = error, stamps[file.path] == nil {
          stamps[file.path] = Stamp()
        }
      }
      try console.report("watching \(FindingText.count(stamps.count, "file"))\n")
      if isCurrent { waitForChange() }
      settle()
    }
  }

  /// Remembers what was read. Gives whether it is still what the files hold.
  private mutating func adopt(_ sources: [SourceText]) -> Bool {
    stamps = [:]
    var isCurrent = true
    for source in sources {
      stamps[source.file] = Self.stamp(source.file)
      if (try? InputFile(source.file).bytes) != source.bytes { isCurrent = false }
    }
    if stamps[root] == nil { stamps[root] = Self.stamp(root) }
    return isCurrent
  }

  private func waitForChange() {
    while !stamps.contains(where: { Self.stamp($0.key) != $0.value }) { usleep(Self.pause) }
  }

  /// Waits until an editor that writes several files, or one in several steps, has done so.
  private mutating func settle() {
    while true {
      let now = stamps.keys.reduce(into: [String: Stamp]()) { $0[$1] = Self.stamp($1) }
      usleep(Self.pause)
      let isStill = now.allSatisfy { Self.stamp($0.key) == $0.value }
      stamps = now
      if isStill { return }
    }
  }

  private static func stamp(_ path: String) -> Stamp {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return Stamp() }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
  }
}
