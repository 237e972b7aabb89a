public import ColorCore

/// What a printer makes of colors: each is brought to the printer and back.
///
///     let proof = try PrintProof(on: press)
///     let red = try proof.printed(AnyColor(css: "#e3000f"))
///     red.deltaE        // how far the print is from what was meant
///     red.inkCoverage   // the inks together, 4 at most
///
/// Both ways are plain transforms: LittleCMS's own proofing and its check of gamut aren't used. The way there is
/// by the rendering that is asked for, the way back by the relative intent without compensation, so that black
/// is the black that the printer has; by the absolute one where that is asked for. So colors are as an eye sees
/// them that has adapted to the paper, or for the absolute intent to the light.
public struct PrintProof: Sendable {
  /// The printer.
  public let printer: Profile
  /// How colors are brought to the printer.
  public let rendering: Rendering
  /// The most inks on one place, as their sum; 3 is 300 %.
  public let inkLimit: Double

  /// From a color to the printer, by the rendering.
  let there: Transform
  /// From a color to the printer's color of the same look, as far as there is one.
  let colorimetric: Transform
  /// From inks to a color.
  let back: Transform

  /// The usual rendering: the relative intent with black point compensation.
  public static let usual = Rendering(.relative, blackPointCompensation: true)

  /// What most coated papers take, 300 %.
  public static let usualInkLimit = 3.0

  /// A proof on a printer.
  ///
  /// - Parameters:
  ///   - printer: A profile with a way to its device, usually of the class ``ProfileClass/output``.
  ///   - rendering: How colors are brought there.
  ///   - inkLimit: The most inks on one place, as their sum. What is above it is told, and the nearest color is
  ///     looked for below it.
  /// - Throws: `noWay` if the profile only leads from its device.
  public init(
    on printer: Profile, _ rendering: Rendering = PrintProof.usual,
    inkLimit: Double = PrintProof.usualInkLimit
  ) throws(ProfileError) {
    self.printer = printer
    self.rendering = rendering
    self.inkLimit = inkLimit
    let plain = Rendering(
      rendering.intent == .absolute ? .absolute : .relative, adaptation: rendering.adaptation)
    there = try Transform(from: .lab, to: .device(printer), rendering)
    colorimetric = try Transform(from: .lab, to: .device(printer), plain)
    back = try Transform(from: .device(printer), to: .lab, plain)
  }

  /// The color as it is printed. Its opacity is left out: composite first.
  ///
  /// - Parameter color: The color as it is meant.
  public func printed(_ color: AnyColor) throws(ProfileError) -> PrintedColor {
    let meant = color.converted(to: Lab.self)
    let lab = [meant.lightness, meant.a, meant.b]
    let device = DeviceColor(unbounded: try there.convert(lab)).values
    let seen = try seen(device)[0]
    let nearest = try nearest(to: meant, from: DeviceColor(unbounded: try colorimetric.convert(lab)).values)
    let print = PrintedColor.Print(device: device, color: seen, deltaE: seen.deltaE2000(to: meant))
    return PrintedColor(
      meant: color, print: print, nearest: nearest.deltaE < print.deltaE ? nearest : print,
      isInk: printer.space == .cmyk)
  }

  /// The colors of device numbers, packed. Those that are equal but for the rounding of 32-bit floats, and neutral by what
  /// the profile is, have no hue.
  func seen(_ device: [Double]) throws(ProfileError) -> [Color<Lab>] {
    let lab = try back.convert(device)
    let channels = printer.space.channelCount
    return (0..<(lab.count / 3)).map { index in
      let numbers = device[(index * channels)..<((index + 1) * channels)]
      if rendering.intent != .absolute, let gray = printer.neutral?.color(numbers, tolerance: 1e-5) {
        return gray
      }
      return Color(lab[3 * index], lab[3 * index + 1], lab[3 * index + 2])
    }
  }

  /// The sum of inks, or nothing where there are none.
  func coverage(_ device: [Double]) -> Double? {
    printer.space == .cmyk ? device.reduce(0, +) : nil
  }
}
