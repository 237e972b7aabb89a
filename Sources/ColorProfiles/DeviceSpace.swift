/// The kind of numbers that a profile's device takes.
///
/// Each channel goes from 0 to 1, also the inks of CMYK, where 0 is no ink and 1 is all of it.
public enum DeviceSpace: String, CaseIterable, Hashable, Sendable {
  /// One channel, 0 is black and 1 is the device's white.
  case gray = "gray"
  /// Red, green and blue.
  case rgb = "rgb"
  /// Cyan, magenta, yellow and black ink.
  case cmyk = "cmyk"

  /// How many numbers make a color.
  public var channelCount: Int {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }

  /// The channels' names, in order.
  public var channelNames: [String] {
    switch self {
    case .gray: ["gray"]
    case .rgb: ["red", "green", "blue"]
    case .cmyk: ["cyan", "magenta", "yellow", "black"]
    }
  }

  /// The space that a profile's header names by its signature.
  init?(_ signature: Signature) {
    switch signature.text {
    case "GRAY": self = .gray
    case "RGB ": self = .rgb
    case "CMYK": self = .cmyk
    default: return nil
    }
  }
}
