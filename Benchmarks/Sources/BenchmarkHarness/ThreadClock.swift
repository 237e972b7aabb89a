#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The processor time of this thread: what others do on the machine isn't counted, but for what they do to
/// caches and clock.
public enum ThreadClock {
  /// Seconds that this thread has run.
  public static var now: Double {
    var time = timespec()
    let status = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    precondition(status == 0, "the system has no clock for a thread")
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Seconds that the work takes.
  public static func seconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }
}
