internal import ColorDerive
internal import Commands

/// What a color can be converted to: a space, or hex.
enum TargetSpace: Hashable, ArgumentValue {
  case space(ColorSpaceID)
  case hex

  init?(argument: String) {
    if argument == "hex" {
      self = .hex
    } else if let space = ColorSpaceID(name: argument), Self.allValues.contains(argument) {
      self = .space(space)
    } else {
      return nil
    }
  }

  static var valueName: String { "SPACE" }
  static let allValues = ColorSpaceID.allCases.map(\.rawValue) + ["xyz", "hex"]

  var argumentText: String {
    switch self {
    case .space(let space): space.rawValue
    case .hex: "hex"
    }
  }
}
