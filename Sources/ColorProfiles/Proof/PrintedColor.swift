public import ColorCore

/// A color as it was meant and as it is printed.
public struct PrintedColor: Hashable, Sendable {
  /// The color as it was meant.
  public let meant: AnyColor
  /// What the printer makes of it by the rendering that was asked for.
  public let print: Print
  /// The print that looks most like it, whatever the rendering.
  public let nearest: Print
  private let isInk: Bool

  /// Device numbers, and what is seen of them.
  public struct Print: Hashable, Sendable {
    /// The numbers that the printer is sent, each from 0 to 1.
    public let device: [Double]
    /// What is seen, in CIE Lab on D50.
    public let color: Color<Lab>
    /// How far it is from what was meant, ΔE 2000. Below 1 hardly anybody sees it, above 5 everybody does.
    public let deltaE: Double
  }

  init(meant: AnyColor, print: Print, nearest: Print, isInk: Bool) {
    self.meant = meant
    self.print = print
    self.nearest = nearest
    self.isInk = isInk
  }

  /// What is still counted as the same color, in ΔE 2000: the precision of the usual tables, and what is just seen
  /// side by side.
  public static let sameColor = 1.0

  /// Whether the printer has the color, that is, a print that is counted as the same.
  public var isInGamut: Bool { nearest.deltaE <= Self.sameColor }

  /// How far the print is from what was meant, ΔE 2000.
  public var deltaE: Double { print.deltaE }

  /// The sum of all inks on one place, 0 to 4 for CMYK; nothing for a printer that is sent RGB or gray.
  public var inkCoverage: Double? { isInk ? print.device.reduce(0, +) : nil }

  /// The contrast of both as they are printed, by WCAG's formula, the same both ways.
  ///
  /// WCAG knows screens only. Its 0.05 of stray light is kept, so that the ratio can be held beside that of the
  /// screen.
  ///
  /// - Parameter other: The other color, printed by the same proof.
  public func contrast(with other: PrintedColor) -> Contrast {
    Contrast(luminances: print.luminance, other.print.luminance)
  }
}

extension PrintedColor.Print {
  /// The relative luminance of what is seen, 0 or more.
  public var luminance: Double { max(0, color.converted(to: SRGB.self).relativeLuminance) }

  /// What is seen as bytes of sRGB, brought into sRGB where it has to be.
  ///
  /// What is out by less than half a byte is rounded, as all colors are: to bring it in at its lightness and hue could
  /// take away much of a blue, for a millionth that LittleCMS has left.
  public var shown: SRGB8 {
    let rgb = color.converted(to: SRGB.self)
    let rounding = 0.5 / 255
    let isAsGoodAsIn = (0..<3).allSatisfy { (-rounding...1 + rounding).contains(rgb.components[$0]) }
    return isAsGoodAsIn ? SRGB8(clipping: rgb) : SRGB8(fitting: AnyColor(color))
  }
}
