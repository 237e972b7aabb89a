internal import ColorDerive
internal import Commands

/// A rendering intent, by its name.
struct IntentName: ArgumentValue, Hashable {
  let intent: RenderingIntent

  init(_ intent: RenderingIntent) { self.intent = intent }

  init?(argument: String) {
    guard let intent = RenderingIntent(name: argument) else { return nil }
    self.intent = intent
  }

  static var valueName: String { "INTENT" }
  static var allValues: [String] { RenderingIntent.allCases.map(\.name) }
  var argumentText: String { intent.name }
}
