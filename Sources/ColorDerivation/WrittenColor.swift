public import ColorCore

/// A color as it is written down, in integers.
public enum WrittenColor: Hashable, Sendable {
  /// In bytes of sRGB.
  case srgb8(SRGB8)
  /// In ten bits of a wider space.
  case wide(WideColor)

  /// The bytes of a color of sRGB; nothing for a wide one.
  public var bytes: SRGB8? {
    if case .srgb8(let color) = self { color } else { nil }
  }

  /// `#rrggbb`, or `color(display-p3 r g b)`.
  public var text: String {
    switch self {
    case .srgb8(let color): color.hex
    case .wide(let color): color.css
    }
  }
}

extension WrittenColor {
  /// The color that is read back from its ``text``.
  public var color: AnyColor {
    switch self {
    case .srgb8(let color): AnyColor(color)
    case .wide(let color): color.color
    }
  }

  /// The WCAG 2.x contrast with another color, the same both ways; of wide colors the least that follows from the
  /// integers and from the printed digits.
  public func contrast(with other: WrittenColor) -> Contrast {
    Sample(self).contrast(with: Sample(other))
  }

  /// The difference ΔE OK to another color.
  public func deltaEOK(to other: WrittenColor) -> Double { Sample(self).deltaE(to: Sample(other)) }
}

extension Sample {
  init(_ written: WrittenColor) {
    switch written {
    case .srgb8(let color): self.init(color)
    case .wide(let color):
      self = OutputSpace.of(color.space).sample(codes: SIMD3(color.red, color.green, color.blue))
    }
  }
}

extension WrittenColor: CustomStringConvertible {
  /// The ``text``.
  public var description: String { text }
}
