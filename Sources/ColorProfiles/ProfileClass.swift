/// What a profile describes.
public enum ProfileClass: String, CaseIterable, Hashable, Sendable {
  /// A screen, or a working space. ICC's `mntr`.
  case display = "display"
  /// A scanner or camera. ICC's `scnr`.
  case input = "input"
  /// A printer. ICC's `prtr`.
  case output = "output"
  /// A color space. ICC's `spac`.
  case colorSpace = "color space"
  /// A fixed way from one device to another, ICC's `link`; not read.
  case deviceLink = "device link"
  /// A change of colors, ICC's `abst`; not read.
  case abstract = "abstract"
  /// A list of named colors, ICC's `nmcl`; not read.
  case namedColor = "named color"

  /// Whether a profile of this class can be opened.
  public var isSupported: Bool {
    switch self {
    case .display, .input, .output, .colorSpace: true
    case .deviceLink, .abstract, .namedColor: false
    }
  }

  /// The class that a profile's header names by its signature.
  init?(_ signature: Signature) {
    switch signature.text {
    case "mntr": self = .display
    case "scnr": self = .input
    case "prtr": self = .output
    case "spac": self = .colorSpace
    case "link": self = .deviceLink
    case "abst": self = .abstract
    case "nmcl": self = .namedColor
    default: return nil
    }
  }
}

/// The device-independent space in which a profile meets others.
public enum ConnectionSpace: String, CaseIterable, Hashable, Sendable {
  /// CIE XYZ under D50.
  case xyz = "XYZ"
  /// CIE Lab under D50.
  case lab = "Lab"
}
