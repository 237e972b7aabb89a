import ColorDerive
import Foundation
import Synchronization
import Testing

@testable import ColorDeriveTool

/// Lets the change of that number, counted from 0, do something, and counts all of them.
final class Counter: Sendable {
  private let count = Atomic<Int>(0)
  var total: Int { count.load(ordering: .relaxed) }

  func observer(at number: Int, _ body: @escaping @Sendable () -> Int32) -> @Sendable () -> Int32 {
    { self.count.wrappingAdd(1, ordering: .relaxed).oldValue == number ? body() : 0 }
  }
}

/// Runs the body with something done at one change; says whether there were so many.
func stopping<Result>(
  at number: Int, _ stop: @escaping @Sendable () -> Int32, _ body: () throws -> Result
) rethrows -> (result: Result, reached: Bool) {
  let counter = Counter()
  let result = try DiskChange.$observer.withValue(counter.observer(at: number, stop)) { try body() }
  return (result, counter.total > number)
}

/// Sends a signal to this process and waits until its handler ran, on whatever thread.
func send(_ signal: Int32) -> Int32 {
  kill(getpid(), signal)
  for _ in 0..<5000 where Interruption.signal == nil { usleep(1000) }
  return 0
}

@Suite("OutputWriter, stopped") struct OutputStopTests {
  /// Every place at which writing the second tree over the first can be stopped.
  static let places = try! count {
    try OutputWriter(root: $0).write(Trees.first)
  } _: {
    try OutputWriter(root: $0).write(Trees.second)
  }
  /// Every place at which the first tree can be stopped.
  static let firstPlaces = try! count { _ in
  } _: {
    try OutputWriter(root: $0).write(Trees.first)
  }

  static func count(
    _ before: (String) throws -> Void, _ body: (String) throws -> Void
  ) throws -> Int {
    let folder = try OutputFolder()
    try before(folder.path("out"))
    let counter = Counter()
    try DiskChange.$observer.withValue(counter.observer(at: -1) { 0 }) { try body(folder.path("out")) }
    return counter.total
  }

  func expectWhole(_ folder: OutputFolder) throws {
    for (path, text) in try folder.snapshot("out") where !path.hasPrefix(".") && !path.hasSuffix("/") {
      let path = try OutputPath(path)
      let candidates = [Trees.first[path], Trees.second[path]].compactMap(\.self)
      #expect(candidates.contains(Array(text.utf8)), "\(path) is neither old nor new: \(text)")
    }
    for path in Trees.first.paths where Trees.second[path] != nil {
      #expect(folder.text("out/\(path)") != nil, "\(path) is lost")
    }
  }

  @Test(
    "is completed by the next run when killed at any change", .timeLimit(.minutes(5)),
    arguments: Array(stride(from: 0, to: places, by: 2)))
  func killed(_ place: Int) async throws {
    let folder = try OutputFolder()
    let root = folder.path("out")
    try OutputWriter(root: root).write(Trees.first)
    await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String, place = place as Int] in
      _ = try stopping(at: place, { kill(getpid(), SIGKILL) }) {
        try OutputWriter(root: root).write(Trees.second)
      }
    }
    try expectWhole(folder)
    // Another tree than the one that was killed: nothing of it may be taken for someone else's.
    let next = place.isMultiple(of: 4) ? Trees.second : Trees.third
    try OutputWriter(root: root).write(next)
    #expect(try folder.snapshot() == withFolder(next))
  }

  @Test(
    "makes the folder whole or not at all when killed at any change", .timeLimit(.minutes(5)),
    arguments: Array(stride(from: 0, to: firstPlaces, by: 5)))
  func killedAtFirst(_ place: Int) async throws {
    let folder = try OutputFolder()
    let root = folder.path("out")
    await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String, place = place as Int] in
      _ = try stopping(at: place, { kill(getpid(), SIGKILL) }) {
        try OutputWriter(root: root).write(Trees.first)
      }
    }
    if FileManager.default.fileExists(atPath: root) {
      #expect(try folder.snapshot("out") == Trees.first.snapshot)
    }
    try OutputWriter(root: root).write(Trees.first)
    #expect(try folder.snapshot() == withFolder(Trees.first))
  }

  @Test("is whole when killed at any time", .timeLimit(.minutes(5)), arguments: 0..<10)
  func killedAtTime(_ number: Int) async throws {
    let folder = try OutputFolder()
    let root = folder.path("out")
    let trees = (0..<2).map { version in
      OutputTree(
        Dictionary(
          uniqueKeysWithValues: (0..<60).map {
            ("f\($0 % 7)/\($0)", String(repeating: "\(version)", count: 4000))
          }))
    }
    try OutputWriter(root: root).write(trees[0])
    let delay = UInt32(number * number * 3000)
    let result = await #expect(processExitsWith: .signal(SIGKILL), observing: []) {
      [root = root as String, delay = delay as UInt32] in
      Thread.detachNewThread {
        usleep(delay)
        kill(getpid(), SIGKILL)
      }
      for round in 1... {
        let text = String(repeating: "\(round % 2)", count: 4000)
        let tree = OutputTree(
          Dictionary(uniqueKeysWithValues: (0..<60).map { ("f\($0 % 7)/\($0)", text) }))
        try OutputWriter(root: root).write(tree)
      }
    }
    #expect(result != nil)
    for path in trees[0].paths {
      let text = try #require(folder.text("out/\(path)"))
      #expect(text.utf8.count == 4000 && text.utf8.allSatisfy { $0 == text.utf8.first })
    }
    try OutputWriter(root: root).write(trees[1])
    #expect(try folder.snapshot() == withFolder(trees[1]))
  }

  @Test("leaves all as it was when any change fails", arguments: [ENOSPC, EIO, EDQUOT])
  func failing(_ code: Int32) throws {
    for place in 0..<Self.places {
      let folder = try OutputFolder()
      let writer = OutputWriter(root: folder.path("out"))
      try writer.write(Trees.first)
      let before = try folder.snapshot()
      let manifest = folder.text("out/\(OutputManifest.name)")
      do {
        let (_, reached) = try stopping(at: place, { code }) { try writer.write(Trees.second) }
        // Only what comes after the last file may fail unheard.
        #expect(reached)
        try expectWritten(folder, writer, Trees.second)
      } catch let error as OutputError {
        #expect(error.reason == .system(SystemError(code: code)))
        #expect(error.aftermath == .unchanged)
        #expect(error.path.hasPrefix(folder.path("out")))
        #expect(try folder.snapshot() == before, "at \(place): \(error)")
        #expect(folder.text("out/\(OutputManifest.name)") == manifest)
      }
    }
  }

  @Test func `leaves nothing behind when making the folder fails`() throws {
    for place in 0..<Self.firstPlaces {
      let folder = try OutputFolder()
      let writer = OutputWriter(root: folder.path("a/b/out"))
      do {
        _ = try stopping(at: place, { ENOSPC }) { try writer.write(Trees.first) }
        #expect(try folder.snapshot("a/b/out") == Trees.first.snapshot)
      } catch let error as OutputError {
        #expect(error.reason == .system(SystemError(code: ENOSPC)))
        #expect(try folder.snapshot().isEmpty, "at \(place): \(error)")
      }
    }
  }

  @Test("ends before anything is in place, or when all is, on a signal", arguments: [SIGINT, SIGTERM])
  func interrupted(_ signal: Int32) async throws {
    let places = Self.places
    await #expect(processExitsWith: .success) { [signal = signal as Int32, places = places as Int] in
      var kinds: Set<Bool> = []
      for place in 0..<places {
        let folder = try OutputFolder()
        let writer = OutputWriter(root: folder.path("out"))
        try writer.write(Trees.first)
        let before = try folder.snapshot()
        do {
          let (result, _) = try stopping(at: place, { send(signal) }) { try writer.write(Trees.second) }
          #expect(result.signal == signal)
          #expect(try folder.snapshot("out") == Trees.second.snapshot)
          kinds.insert(true)
        } catch let error as OutputError {
          #expect(error.reason == .interrupted(signal: signal))
          #expect(error.exitStatus == 128 + signal)
          #expect(try folder.snapshot() == before)
          kinds.insert(false)
        }
      }
      #expect(kinds.count == 2)
    }
    // Afterwards the signal ends the process again.
    let folder = try OutputFolder()
    await #expect(processExitsWith: .signal(signal)) {
      [root = folder.path("out") as String, signal = signal as Int32] in
      try OutputWriter(root: root).write(Trees.first)
      kill(getpid(), signal)
      sleep(5)
    }
  }

  /// The snapshot of a folder whose folder `out` holds a tree and nothing else.
  func withFolder(_ tree: OutputTree) -> [String: String] {
    var found = [
      "out/": "",
      "out/\(OutputManifest.name)": String(decoding: OutputManifest(of: tree).bytes, as: UTF8.self),
    ]
    for (path, text) in tree.snapshot { found["out/\(path)"] = text }
    return found
  }

  /// The tree is there; a staging folder that couldn't be removed is gone after the next run.
  func expectWritten(_ folder: OutputFolder, _ writer: OutputWriter, _ tree: OutputTree) throws {
    for file in tree.files { #expect(folder.text("out/\(file.path)").map { Array($0.utf8) } == file.bytes) }
    try writer.write(tree)
    let rest = try folder.snapshot("out").filter { !$0.key.hasSuffix("/") || $0.key.hasPrefix(".") }
    #expect(rest == tree.snapshot.filter { !$0.key.hasSuffix("/") })
  }
}
