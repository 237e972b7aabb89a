internal import ColorCore

/// The grays of a device that are neutral by what its profile is: all numbers of a gray profile, and equal ones of three
/// curves that are the same and a matrix whose colorants add to the white.
///
/// LittleCMS leads them through 32-bit floats, and files round their colorants to 65,536ths, so that a half comes out with
/// a thousandth of some hue, which is enough to make `#807f7f` of it.
struct NeutralAxis: Hashable, Sendable {
  private let curve: ChannelCurve
  /// Whether the curve leads to lightness, and not to light.
  private let isLightness: Bool

  /// What the colorants may lack to the white in each of X, Y and Z: the rounding of three numbers and of the white.
  private static let rounding = 2.0 / 65_536

  /// The axis of a profile that has curves, or a matrix too, and no tables.
  init?(_ profile: CheckedProfile) {
    let shape = profile.shape
    guard shape.tablesFromDevice.isEmpty, let first = shape.curves.first else { return nil }
    let curves = zip(shape.curves, shape.curveValues).map { ChannelCurve($0, values: $1) }
    guard curves.count == shape.curves.count, curves.allSatisfy({ $0 == curves[0] }) else { return nil }
    let rest = shape.colorants.reduce(ProfileGate.d50) { $0 - $1 }
    guard profile.header.space == .gray || (0..<3).allSatisfy({ rest[$0].magnitude <= Self.rounding })
    else { return nil }
    curve = ChannelCurve(first, values: shape.curveValues.first ?? [])
    isLightness = profile.header.connection == .lab
  }

  /// The axis of a built-in profile, without the rounding of a file.
  init(_ builtIn: BuiltInProfile) {
    curve = ChannelCurve(builtIn.definition.curve)
    isLightness = false
  }

  /// The color of equal numbers from 0 to 1, relative to the white of the medium; nothing where they differ.
  ///
  /// - Parameters:
  ///   - numbers: One for each channel.
  ///   - tolerance: By how much they may differ from the first, where they were calculated.
  func color(_ numbers: some Collection<Double>, tolerance: Double = 0) -> Color<Lab>? {
    guard let number = numbers.first, numbers.allSatisfy({ ($0 - number).magnitude <= tolerance })
    else { return nil }
    let light = curve.light(number)
    if isLightness { return Color(100 * light, 0, 0) }
    // CIE 15:2018, section 8.2.1.1: below (6/29)³ it is a straight line.
    return light > 216.0 / 24_389
      ? Color(116 * Powers.power(light, 1.0 / 3) - 16, 0, 0) : Color(light * 24_389 / 27, 0, 0)
  }
}
