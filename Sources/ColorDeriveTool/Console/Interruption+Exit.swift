#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Interruption {
  /// SIGINT ends the tool with status 130. Nothing that is half written is called by its final name.
  static func exitsAtOnce() {
    handleInterrupt()
    // A program that starts others from a thread that blocks signals hands that on.
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe sigaddset(&signals, SIGINT)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

extension Interruption {
  /// SIGINT and SIGTERM end a tool that waits for changes with status 0: it has done all that it was asked for.
  static func endsWatching() {
    endOnSignals()
  }
}

private func endOnSignals() {
  for number in [SIGINT, SIGTERM] { _ = signal(number) { _ in _exit(0) } }
}

/// The C function `signal` under a name that the type's own property doesn't hide.
private func handleInterrupt() {
  // `_exit` may be called in a signal handler; `exit` may not.
  _ = signal(SIGINT) { _ in _exit(130) }
}
