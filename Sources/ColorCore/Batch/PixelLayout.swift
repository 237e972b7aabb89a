/// How components follow one another where all those of a color stand together.
public enum PixelLayout: Int, CaseIterable, Hashable, Sendable {
  /// Three components a color: RGB888, or three floats.
  case three = 3

  /// Three and a fourth, which isn't looked at: RGBA8888, or four floats.
  case four = 4

  /// The components of a color.
  public var components: Int { rawValue }
}

/// What becomes of the fourth component of pixels that are written.
public enum FourthComponent: Hashable, Sendable {
  /// It stays as it is in the memory written to.
  case untouched

  /// It is that of the pixel read, or 255 where that has none. Bytes only; of floats it stays.
  case alpha
}
