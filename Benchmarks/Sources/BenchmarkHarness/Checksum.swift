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
