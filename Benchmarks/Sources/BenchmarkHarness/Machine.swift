internal import CBenchmarkClock

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Facts about the machine that figures can't be read without.
public struct Machine: Hashable, Sendable, Codable {
  /// The instruction set: `x86_64` or `arm64`.
  public var architecture: String
  /// The processor as it calls itself.
  public var processor: String
  /// How many programs ran or waited in the last minute, on average; negative where the system doesn't say.
  public var load: Double
  /// The clock in gigahertz, by dependent additions.
  public var gigahertz: Double
  /// The compiler, as it calls itself: code of another one has other instructions.
  public var compiler: String

  /// The machine with these facts.
  public init(
    architecture: String, processor: String, load: Double, gigahertz: Double,
    compiler: String = Machine.compiler
  ) {
    self.compiler = compiler
    self.architecture = architecture
    self.processor = processor
    self.load = load
    self.gigahertz = gigahertz
  }

  /// The machine that this runs on, as it is now. Takes about 20 milliseconds.
  public static func current() -> Machine {
    Machine(architecture: architecture, processor: processor(), load: load(), gigahertz: gigahertz())
  }

  /// The instruction set that this was compiled for.
  public static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  /// The compiler that this was compiled with.
  public static var compiler: String { unsafe String(cString: benchmark_compiler()) }

  private static func load() -> Double {
    var averages = [0.0]
    let count = unsafe averages.withUnsafeMutableBufferPointer { unsafe getloadavg($0.baseAddress!, 1) }
    return count == 1 ? averages[0] : -1
  }

  private static func gigahertz() -> Double {
    let count: UInt64 = 10_000_000
    // The least of a few: whatever disturbs makes it slower.
    let best = (0..<5).map { _ in ThreadClock.seconds { blackHole(benchmark_dependent_adds(count)) } }.min()!
    return Double(count) / best * 1e-9
  }

  private static func processor() -> String {
    #if canImport(Darwin)
      var size = 0
      unsafe sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
      var bytes = [UInt8](repeating: 0, count: max(size, 1))
      unsafe sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0)
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
      guard let file = unsafe fopen("/proc/cpuinfo", "r") else { return "unknown" }
      defer { unsafe fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 8192)
      let count = unsafe fread(&bytes, 1, bytes.count, file)
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last.map { String($0.drop { $0 == " " }) } ?? "unknown"
    #endif
  }
}
