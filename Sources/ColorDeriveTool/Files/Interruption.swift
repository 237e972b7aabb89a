internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The wish of a user or a system that the process ends, seen while files are being written.
///
/// Within `watched`, SIGINT, SIGTERM and SIGHUP only set a flag, and SIGXFSZ is ignored so that a file grown
/// too large is an error of the call (EFBIG). Afterwards the process treats signals as before.
enum Interruption {
  /// The signal that came, or 0. A handler may touch nothing but such a number.
  private static let pending = Atomic<Int32>(0)
  private static let installed = Mutex<Installed>(Installed())

  private struct Installed {
    var users = 0
    var old: [Int32: sigaction] = [:]
  }

  /// The first signal that came since watching began.
  static var signal: Int32? {
    let signal = pending.load(ordering: .sequentiallyConsistent)
    return signal == 0 ? nil : signal
  }

  /// Runs the body while signals only set the flag.
  static func watched<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    begin()
    defer { end() }
    return try body()
  }

  private static func begin() {
    installed.withLock { installed in
      installed.users += 1
      guard installed.users == 1 else { return }
      pending.store(0, ordering: .sequentiallyConsistent)
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGXFSZ] {
        var old = sigaction()
        unsafe sigaction(signal, nil, &old)
        // What is ignored stays so, as SIGHUP under nohup.
        guard !old.isIgnored else { continue }
        var new = sigaction()
        if signal == SIGXFSZ {
          new.setHandler(SIG_IGN)
        } else {
          new.setHandler { Interruption.pending.store($0, ordering: .sequentiallyConsistent) }
        }
        unsafe sigaction(signal, &new, nil)
        installed.old[signal] = old
      }
    }
  }

  private static func end() {
    installed.withLock { installed in
      installed.users -= 1
      guard installed.users == 0 else { return }
      for (signal, action) in installed.old {
        var old = action
        unsafe sigaction(signal, &old, nil)
      }
      installed.old = [:]
    }
  }
}

extension sigaction {
  fileprivate typealias Handler = (@convention(c) (Int32) -> Void)?

  /// The handler, whatever the system calls the union that it is in.
  private var handler: Handler {
    get {
      #if canImport(Darwin)
        unsafe __sigaction_u.__sa_handler
      #elseif canImport(Musl)
        unsafe __sa_handler.sa_handler
      #else
        unsafe __sigaction_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
        unsafe __sigaction_u.__sa_handler = newValue
      #elseif canImport(Musl)
        unsafe __sa_handler.sa_handler = newValue
      #else
        unsafe __sigaction_handler.sa_handler = newValue
      #endif
    }
  }

  fileprivate mutating func setHandler(_ handler: Handler) { self.handler = handler }

  fileprivate var isIgnored: Bool {
    // SIG_IGN is the number 1 in place of a function on every system.
    unsafe unsafeBitCast(handler, to: Int.self) == 1
  }
}
