/// How the colors of a batch are stored: three components of one type.
///
/// ``SRGB8`` has bytes; the others have a `Float` for what their space says. Colors of a batch are opaque, and have no
/// component missing.
public protocol ColorFormat {
  /// The type of each of the three components.
  associatedtype Component: BitwiseCopyable, Sendable, Hashable

  /// Which format it is.
  static var format: ColorBatch.Format { get }
}

extension ColorBatch {
  /// The formats that batches know.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Encoded sRGB in bytes.
    case srgb8
    /// Encoded sRGB, 0 to 1.
    case srgb
    /// sRGB in linear light, 0 to 1.
    case linearSRGB
    /// Encoded Display P3, 0 to 1.
    case displayP3
    /// OKLab.
    case oklab
    /// OKLCH, its hue in degrees.
    case oklch
  }
}

extension SRGB8: ColorFormat {
  public typealias Component = UInt8
  public static var format: ColorBatch.Format { .srgb8 }
}

extension SRGB: ColorFormat {
  public typealias Component = Float
  public static var format: ColorBatch.Format { .srgb }
}

extension LinearSRGB: ColorFormat {
  public typealias Component = Float
  public static var format: ColorBatch.Format { .linearSRGB }
}

extension DisplayP3: ColorFormat {
  public typealias Component = Float
  public static var format: ColorBatch.Format { .displayP3 }
}

extension OKLab: ColorFormat, ExactColorFormat {
  public typealias Component = Float
  public static var format: ColorBatch.Format { .oklab }
}

extension OKLCH: ColorFormat, ExactColorFormat {
  public typealias Component = Float
  public static var format: ColorBatch.Format { .oklch }
}

/// A format that batches convert to bytes just as one color is converted in `Double`.
public protocol ExactColorFormat: ColorFormat where Component == Float {}
