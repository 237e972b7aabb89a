import ColorDerive
import Foundation
import Testing

@testable import ColorDeriveTool

/// Small disks in memory, which only the superuser of Linux can mount.
enum TinyDisk {
  static let isPossible = (try? with("size=64k") { _ in }) != nil

  struct Refused: Error {}

  static func with(_ options: String, _ body: (OutputFolder) throws -> Void) throws {
    let folder = try OutputFolder()
    guard run("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder.path) else { throw Refused() }
    defer { _ = run("umount", folder.path) }
    try body(folder)
  }

  static func run(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

@Suite("OutputWriter, on bad disks") struct OutputDiskTests {
  @Test(.enabled(if: TinyDisk.isPossible, "needs the right to mount"), arguments: [true, false])
  func `changes nothing when the disk is full`(_ isFresh: Bool) throws {
    try TinyDisk.with("size=64k") { folder in
      let writer = OutputWriter(root: folder.path("out"))
      if !isFresh { try writer.write(Trees.first) }
      let before = try folder.snapshot()
      let large = OutputTree(["change.txt": "new", "large.txt": String(repeating: "x", count: 100_000)])
      let error = try #require(throws: OutputError.self) { try writer.write(large) }
      #expect(error == OutputError(.system(SystemError(code: ENOSPC)), path: folder.path("out/large.txt")))
      #expect(
        error.description
          == "can't write '\(folder.path("out/large.txt"))': No space left on device; nothing was changed")
      #expect(error.exitStatus == 4)
      #expect(try folder.snapshot() == before)
      try writer.write(Trees.second)
      #expect(try folder.snapshot("out") == Trees.second.snapshot)
    }
  }

  @Test(.enabled(if: TinyDisk.isPossible, "needs the right to mount"))
  func `says that a disk can't be written`() throws {
    try TinyDisk.with("size=64k") { folder in
      let writer = OutputWriter(root: folder.path("out"))
      try writer.write(Trees.first)
      #expect(TinyDisk.run("mount", "-o", "remount,ro", folder.path))
      let error = try #require(throws: OutputError.self) { try writer.write(Trees.second) }
      #expect(error.reason == .system(SystemError(code: EROFS)))
      #expect(throws: OutputError.self) { try OutputWriter(root: folder.path("new")).write(Trees.first) }
      try writer.write(Trees.first)
      #expect(try folder.snapshot("out") == Trees.first.snapshot)
    }
  }

  @Test func `changes nothing when a file grows larger than allowed`() async throws {
    let folder = try OutputFolder()
    let root = folder.path("out")
    try OutputWriter(root: root).write(Trees.first)
    await #expect(processExitsWith: .success) { [root = root as String] in
      OutputDiskTests.limitFiles(to: 8192)
      let large = OutputTree(["change.txt": "new", "large.txt": String(repeating: "x", count: 100_000)])
      let error = #expect(throws: OutputError.self) { try OutputWriter(root: root).write(large) }
      #expect(error == OutputError(.system(SystemError(code: EFBIG)), path: "\(root)/large.txt"))
    }
    #expect(try folder.snapshot("out") == Trees.first.snapshot)
  }

  @Test(arguments: ["out", "out/deep/a"])
  func `changes nothing in a folder that can't be written`(_ locked: String) async throws {
    let folder = try OutputFolder()
    let (root, locked) = (folder.path("out"), folder.path(locked))
    try OutputWriter(root: root).write(Trees.first)
    let before = try folder.snapshot()
    // The superuser may write everywhere, so the child becomes nobody, whose the files are.
    await #expect(processExitsWith: .success) {
      [root = root as String, locked = locked as String, top = folder.path as String] in
      if geteuid() == 0 {
        #expect(TinyDisk.run("chown", "-R", "65534", top))
        #expect(seteuid(65534) == 0)
      }
      OutputDiskTests.setMode(0o555, of: locked)
      let error = #expect(throws: OutputError.self) { try OutputWriter(root: root).write(Trees.second) }
      #expect(error?.reason == .system(SystemError(code: EACCES)))
      #expect(error?.path.hasPrefix(locked) == true)
      OutputDiskTests.setMode(0o755, of: locked)
    }
    #expect(try folder.snapshot() == before)
  }

  /// Lets no file of this process grow larger.
  static func limitFiles(to size: rlim_t) {
    var limit = rlimit(rlim_cur: size, rlim_max: size)
    #if canImport(Darwin)
      let result = unsafe setrlimit(RLIMIT_FSIZE, &limit)
    #else
      let result = unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #endif
    #expect(result == 0)
    // A shell or a runner may have ignored the signal that comes with it, and threads may block it.
    signal(SIGXFSZ, SIG_DFL)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGXFSZ)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  static func setMode(_ mode: mode_t, of path: String) {
    let result = unsafe chmod(path, mode)
    #expect(result == 0)
  }
}
