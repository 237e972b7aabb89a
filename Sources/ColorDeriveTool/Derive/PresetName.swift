internal import Commands

/// A way of a design system to make states. This version has none yet, and says so of each that is planned.
struct PresetName: Hashable, PlannedValue {
  init?(argument: String) { nil }
  static var valueName: String { "NAME" }
  static var noun: String { "the preset" }
  static var later: [String] {
    [
      "bootstrap", "ant", "mui", "material-state-layer", "material-tones", "atlassian-custom", "fast-v2",
      "carbon",
      "fluent", "libadwaita", "radix-like", "leonardo-like",
    ]
  }
  var argumentText: String { "" }
}
