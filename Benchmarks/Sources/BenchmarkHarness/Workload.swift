/// Something to measure: one pass over a set of items.
public struct Workload {
  /// What is done: `sRGB8 to OKLab`.
  public var name: String
  /// With what: `avx2`, `lcms2`; nothing where there is one way only.
  public var path: String?
  /// What one item is: a color, a base.
  public var unit: String
  /// The items of a pass.
  public var count: Int
  /// Does one pass.
  public var pass: () -> Void
  /// A number made from the results of the last pass. The same in every round, or the workload is broken.
  public var checksum: () -> UInt64

  /// A workload of `count` items.
  public init(
    _ name: String, path: String? = nil, unit: String = "color", count: Int, pass: @escaping () -> Void,
    checksum: @escaping () -> UInt64
  ) {
    precondition(count > 0, "a pass has at least one item")
    self.name = name
    self.path = path
    self.unit = unit
    self.count = count
    self.pass = pass
    self.checksum = checksum
  }

  /// The name with its path: `sRGB8 to OKLab/avx2`.
  public var key: String { path.map { "\(name)/\($0)" } ?? name }
}

/// A running hash (FNV-1a) of results.
public struct Checksum {
  /// The hash of all that was added.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of nothing.
  public init() {}

  /// Adds the bytes of a number, low byte first.
  public mutating func add(_ number: some FixedWidthInteger) {
    var rest = UInt64(truncatingIfNeeded: number)
    for _ in 0..<8 {
      value = (value ^ (rest & 0xFF)) &* 0x100_0000_01B3
      rest >>= 8
    }
  }

  /// The hash of a row of numbers.
  public static func of(_ numbers: some Sequence<some FixedWidthInteger>) -> UInt64 {
    var sum = Checksum()
    for number in numbers { sum.add(number) }
    return sum.value
  }
}
