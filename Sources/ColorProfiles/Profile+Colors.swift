public import ColorCore

/// The device numbers of a color.
public struct DeviceColor: Hashable, Sendable {
  /// The numbers, each brought into 0 to 1: what the device can be sent.
  public let values: [Double]

  /// The numbers as they were calculated. Matrix profiles go below 0 and above 1 for colors that the device
  /// can't show; tables never do. There LittleCMS goes on in the curve's straight piece, so that the numbers
  /// say only that the color is out, not by how much.
  public let unbounded: [Double]

  /// Whether a number had to be brought into 0 to 1 by more than the rounding of 32-bit floats. It can be
  /// false for a color out of gamut: tables map it to one that the device has.
  public var isClipped: Bool {
    zip(values, unbounded).contains { ($0 - $1).magnitude > 1e-5 }
  }

  /// The device color with these calculated numbers.
  /// The color of numbers as a transform gives them; they must be finite.
  public init(unbounded: [Double]) {
    self.unbounded = unbounded
    values = unbounded.map { min(max($0, 0), 1) }
  }
}

extension Profile {
  /// The color that the device shows for these numbers, each from 0 to 1.
  ///
  /// CIE Lab as the ICC has it, relative to a D50 white: white is (100, 0, 0), but for the absolute intent,
  /// where the medium shows. ICC's D50 has Z = 0.8249 and CSS's 0.8251; since Lab is relative to its white,
  /// its numbers are taken as they are.
  ///
  /// By the relative intent without compensation, a gray that is neutral by what the profile is has no hue at all: any
  /// number of a gray profile, and equal numbers of three curves that are the same and a matrix whose colorants add to
  /// the white. A ``Transform`` leaves a thousandth of one. For all other colors it makes a ``Transform`` each time; for
  /// many, make one and keep it, with ``neutralColor(ofDevice:)`` before it.
  ///
  /// - Throws: `channelCount` or `deviceNumber` if the numbers don't fit the device.
  public func color(
    ofDevice numbers: [Double], intent: RenderingIntent = .relative, blackPointCompensation: Bool = false
  ) throws(ProfileError) -> Color<Lab> {
    try requireOneColor(numbers)
    if intent == .relative, !blackPointCompensation, let gray = try neutralColor(ofDevice: numbers) {
      return gray
    }
    let transform = try Transform(
      from: .device(self), to: .lab, intent: intent, blackPointCompensation: blackPointCompensation
    )
    let lab = try transform.convert(numbers)
    return Color(lab[0], lab[1], lab[2])
  }

  /// The color of a gray that is neutral by what the profile is, by the relative intent without compensation; nothing for
  /// other numbers, and for profiles whose grays are what their tables say.
  ///
  /// - Parameter numbers: The numbers for the device, each from 0 to 1.
  /// - Throws: `channelCount` or `deviceNumber` if the numbers don't fit the device.
  public func neutralColor(ofDevice numbers: [Double]) throws(ProfileError) -> Color<Lab>? {
    try requireOneColor(numbers)
    for (channel, number) in zip(space.channelNames, numbers) where !(0...1).contains(number) {
      throw ProfileError(.deviceNumber(number, channel: channel), profile: name)
    }
    return neutral?.color(numbers)
  }

  /// The device numbers for a color. Its opacity is left out; a missing component counts as zero.
  ///
  /// - Throws: `noWay` if the profile only leads from its device.
  public func deviceColor(
    of color: AnyColor, intent: RenderingIntent = .relative, blackPointCompensation: Bool = false
  ) throws(ProfileError) -> DeviceColor {
    let lab = color.converted(to: Lab.self).components
    let transform = try Transform(
      from: .lab, to: .device(self), intent: intent, blackPointCompensation: blackPointCompensation
    )
    return DeviceColor(unbounded: try transform.convert([lab.x, lab.y, lab.z]))
  }

  /// This device's numbers as those of another, which shows the same color as far as it can.
  ///
  /// - Throws: `channelCount` or `deviceNumber` if the numbers don't fit this device; `noWay` if the other
  ///   profile only leads from its device.
  public func deviceColor(
    of numbers: [Double], on other: Profile, intent: RenderingIntent = .relative,
    blackPointCompensation: Bool = false
  ) throws(ProfileError) -> DeviceColor {
    try requireOneColor(numbers)
    let transform = try Transform(
      from: .device(self), to: .device(other), intent: intent,
      blackPointCompensation: blackPointCompensation
    )
    return DeviceColor(unbounded: try transform.convert(numbers))
  }

  private func requireOneColor(_ numbers: [Double]) throws(ProfileError) {
    guard numbers.count == space.channelCount else {
      throw ProfileError(
        .channelCount(found: numbers.count, expected: space.channelCount, space: space), profile: name
      )
    }
  }
}
