internal import CBenchmarkClock

/// The memory of this process.
public enum Memory {
  /// The most that it ever had, in bytes; 0 where the system doesn't say.
  public static var peak: UInt64 { benchmark_peak_memory() }
}
