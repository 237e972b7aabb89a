internal import ColorDerive
internal import Commands

/// A way of a design system to make states, or the list of all.
enum PresetName: ArgumentValue, Hashable {
  /// The names with what they are.
  case list
  /// One of them.
  case preset(Preset)

  init?(argument: String) {
    if argument == "list" {
      self = .list
    } else if let preset = Preset(rawValue: argument) {
      self = .preset(preset)
    } else {
      return nil
    }
  }

  static var valueName: String { "NAME" }
  static var allValues: [String] { Preset.allCases.map(\.rawValue) + ["list"] }

  var argumentText: String {
    switch self {
    case .list: "list"
    case .preset(let preset): preset.rawValue
    }
  }

  /// All presets, a line each, for people.
  static var listing: String {
    let width = Preset.allCases.map(\.rawValue.count).max() ?? 0
    return Preset.allCases.map { preset in
      preset.rawValue + String(repeating: " ", count: width - preset.rawValue.count) + "  " + preset.summary
        + "\n"
    }.joined()
  }

  /// All presets, for programs.
  static var json: JSONValue {
    .array(
      Preset.allCases.map {
        .object([JSONMember("name", .string($0.rawValue)), JSONMember("summary", .string($0.summary))])
      })
  }
}
