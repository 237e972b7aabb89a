#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Whether others leave the machine alone: two threads can't be judged while they don't.
public enum IdleGate {
  /// The part of all processors that others may use.
  public static let tolerance = 0.04
  /// How long is looked, in seconds.
  static let seconds = 0.4

  /// The part of all processors that was in use while this process slept; nothing where the system doesn't say.
  public static func others() -> Double? {
    guard let before = ticks() else { return nil }
    usleep(useconds_t(seconds * 1e6))
    guard let after = ticks(), after.all > before.all else { return nil }
    return Double(after.busy - before.busy) / Double(after.all - before.all)
  }

  /// Waits until others leave the machine alone.
  ///
  /// - Parameter attempts: How often is looked.
  /// - Returns: Whether they do. Where the system doesn't say, they aren't known to.
  public static func opens(attempts: Int) -> Bool {
    for _ in 0..<attempts {
      guard let others = others() else { return false }
      if others < tolerance { return true }
    }
    return false
  }

  private static func ticks() -> (busy: Int, all: Int)? {
    guard let file = unsafe fopen("/proc/stat", "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    return ticks(String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  /// The ticks of all processors that a text as of `/proc/stat` tells: busy, and in all.
  static func ticks(_ text: String) -> (busy: Int, all: Int)? {
    guard let line = text.split(separator: "\n").first, line.hasPrefix("cpu ") else { return nil }
    let numbers = line.split(separator: " ").dropFirst().compactMap { Int($0) }
    // user, nice, system, idle, iowait, irq, softirq, steal; guests are counted in user.
    guard numbers.count >= 8 else { return nil }
    let all = numbers[0..<8].reduce(0, +)
    return (all - numbers[3] - numbers[4], all)
  }
}
