internal import ColorDerive
internal import Commands

/// A contrast to reach by either measure: a number, or a level of WCAG 2.
struct ContrastTarget: ArgumentValue, Hashable {
  /// The number.
  let number: Double
  /// As it was written.
  let argumentText: String

  private let isLevel: Bool

  init?(argument: String) {
    guard let value = try? Self.parse(argument: argument) else { return nil }
    self = value
  }

  private init(_ number: Double, _ text: String, isLevel: Bool) {
    self.number = number
    argumentText = text
    self.isLevel = isLevel
  }

  static func parse(argument: String) throws(InvalidArgument) -> ContrastTarget {
    if let number = Double(argument: argument) {
      return ContrastTarget(number, argument, isLevel: false)
    }
    let level = try MinimumContrast.parse(argument: argument)
    return ContrastTarget(level.contrast.ratio, argument, isLevel: true)
  }

  /// Why a measure can't be asked for it, as a sentence without a full stop; `nil` if it can.
  func conflict(with measure: ContrastMeasure) -> String? {
    switch measure {
    case .wcag2: (1...21).contains(number) ? nil : "a contrast ratio lies between 1 and 21"
    case .apca where isLevel: "'\(argumentText)' is a level of WCAG 2: '--metric apca' asks for an Lc"
    case .apca: number > 0 && number <= 108 ? nil : "an Lc to ask for lies between 0 and 108"
    }
  }

  static var valueName: String { "N|AA|AA-large|AAA|non-text" }
}
