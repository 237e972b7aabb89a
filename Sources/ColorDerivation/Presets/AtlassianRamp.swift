public import ColorCore

/// The ten steps that Atlassian's custom themes make of a brand color, by contrast with white, in HCT.
///
///     AtlassianRamp(SRGB8(0x65D26E)).colors[6]  // #05872d
///
/// The step nearest to the brand is replaced by the brand.
///
/// - SeeAlso: Atlassian Design System, `@atlaskit/tokens`, `custom-theme` (Apache-2.0).
public struct AtlassianRamp: Hashable, Sendable {
  /// The ten colors, lightest first.
  public let colors: [SRGB8]
  /// Which of them the brand is, 0 to 9.
  public let brandIndex: Int
  /// The color that the brand replaced.
  public let replaced: SRGB8
  private let brand: SRGB8

  /// The contrasts with white for brands of a dark hue.
  public static let darkHueContrasts = [1.12, 1.33, 2.03, 2.73, 3.33, 4.27, 5.2, 6.62, 12.46, 14.25]
  /// The contrasts with white for brands of a light hue.
  public static let lightHueContrasts = [1.08, 1.24, 1.55, 1.99, 2.45, 3.34, 4.64, 6.1, 10.19, 12.6]
  /// What text on bold backgrounds is in dark, and the contrast that lets a light brand stay there.
  public static let darkInverseText = SRGB8(0x1D2125)

  /// The ramp of a brand color.
  public init(_ brand: SRGB8) {
    let palette = TonalPalette(of: brand)
    let ramp = AtlassianRamp.contrasts(of: brand).map { ratio in
      // All the contrasts can be had below white.
      palette.tone((TonalPalette.darker(than: 100, by: Contrast(ratio)) ?? -1) + 0.25)
    }
    let differences = ramp.map { AtlassianRamp.difference($0, brand) }
    var nearest = 0
    for index in ramp.indices where differences[index] < differences[nearest] { nearest = index }
    var colors = ramp
    colors[nearest] = brand
    self.colors = colors
    self.brand = brand
    brandIndex = nearest
    replaced = ramp[nearest]
  }

  /// The contrasts for a brand's hue: it is light when `hsl(h 100% 60%)` has a luminance of .4 or more.
  private static func contrasts(of brand: SRGB8) -> [Double] {
    let pure = Color<HSL>(brand.wholeHue, 100, 60).converted(to: SRGB.self)
    return pure.relativeLuminance < 0.4 ? darkHueContrasts : lightHueContrasts
  }

  /// ΔE 94 with the first color as reference, in Lab by the rounded matrix of D65.
  private static func difference(_ a: SRGB8, _ b: SRGB8) -> Double {
    let x = lab(a), y = lab(b)
    let d = x - y
    let chroma = (x.y * x.y + x.z * x.z).squareRoot()
    let chromaStep = chroma - (y.y * y.y + y.z * y.z).squareRoot()
    let hueSquare = max(0, d.y * d.y + d.z * d.z - chromaStep * chromaStep)
    let c = chromaStep / (1 + 0.045 * chroma), h = 1 + 0.015 * chroma
    return (d.x * d.x + c * c + hueSquare / (h * h)).squareRoot()
  }

  private static func lab(_ color: SRGB8) -> SIMD3<Double> {
    color.linear.converted(to: LabD65.self).components
  }
}
