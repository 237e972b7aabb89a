/// A number of a device's channel in a batch: a whole number whose largest is 1, or a float from 0 to 1.
public protocol DeviceNumber: BitwiseCopyable, Sendable {
  /// How it is stored.
  static var depth: DeviceDepth { get }
}

/// How the numbers of a batch are stored.
public enum DeviceDepth: UInt32, CaseIterable, Hashable, Sendable {
  /// Bytes; 255 is 1.
  case eight = 1
  /// Two bytes in the machine's order; 65,535 is 1.
  case sixteen = 2
  /// 32-bit floats.
  case float = 4
}

extension UInt8: DeviceNumber {
  /// Bytes.
  public static var depth: DeviceDepth { .eight }
}

extension UInt16: DeviceNumber {
  /// Two bytes.
  public static var depth: DeviceDepth { .sixteen }
}

extension Float: DeviceNumber {
  /// 32-bit floats.
  public static var depth: DeviceDepth { .float }
}
