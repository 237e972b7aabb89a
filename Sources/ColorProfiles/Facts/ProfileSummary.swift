internal import ColorCore

/// A profile's facts as rows of a label and a value, in the order in which they are shown.
public struct ProfileSummary: Hashable, Sendable {
  /// A row.
  public struct Row: Hashable, Sendable {
    /// The name of the fact for a program, such as `connectionSpace`.
    public let key: String
    /// The name of the fact for a person, such as `connection space`.
    public let label: String
    /// The fact.
    public let value: Value
  }

  /// A fact as text or numbers, so that it can be printed and written as JSON.
  public enum Value: Hashable, Sendable {
    /// Words.
    case text(String)
    /// A whole number.
    case count(Int)
    /// Yes or no.
    case flag(Bool)
    /// Words in order.
    case list([String])
    /// Shares in order, with a name for each; 1 is all.
    case shares([String], [Double])
    /// Numbers in order, with a name for each.
    case numbers([String], [Double])

    /// The fact for a person.
    public var text: String {
      switch self {
      case .text(let text): text
      case .count(let count): String(count)
      case .flag(let flag): flag ? "yes" : "no"
      case .list(let words): words.isEmpty ? "none" : words.joined(separator: ", ")
      case .shares(let names, let values):
        zip(names, values).map { name, value in
          "\(NumberText.fixed(value * 100, decimals: 1)) % of \(name)"
        }
        .joined(separator: "  ")
      case .numbers(let names, let values):
        zip(names, values).map { name, value in "\(name) \(NumberText.fixed(value, decimals: 4))" }
          .joined(separator: "  ")
      }
    }
  }

  /// The rows.
  public let rows: [Row]

  /// The summary of a profile.
  public init(_ profile: Profile) {
    let facts = profile.facts
    var rows: [Row] = []
    func add(_ key: String, _ label: String, _ value: Value) {
      rows.append(Row(key: key, label: label, value: value))
    }
    add("name", "name", .text(profile.name))
    add("title", "title", .text(facts.title))
    for (key, text) in [
      ("copyright", facts.texts.copyright), ("manufacturer", facts.texts.manufacturer),
      ("model", facts.texts.model),
    ] {
      if let text { add(key, key, .text(text)) }
    }
    add("class", "class", .text(facts.profileClass.rawValue))
    add("version", "ICC version", .text(facts.version))
    add("space", "color space", .text(facts.space.rawValue))
    add("channels", "channels", .list(facts.space.channelNames))
    add("connectionSpace", "connection space", .text(facts.connectionSpace.rawValue))
    if let count = facts.byteCount { add("bytes", "bytes", .count(count)) }
    let white = facts.whitePoint
    add("whitePoint", "white point", .numbers(["X", "Y", "Z"], [white.x, white.y, white.z]))
    for (index, primary) in facts.primaries.enumerated() {
      let channel = facts.space.channelNames[index]
      add(channel + "Primary", channel, .numbers(["x", "y"], [primary.x, primary.y]))
    }
    if let first = facts.curves.first {
      let isSame = facts.curves.allSatisfy { $0 == first }
      let value: Value = isSame ? .text(first.summary) : .list(facts.curves.map(\.summary))
      add("curves", isSame ? "curve" : "curves", value)
    }
    let spaces = [BuiltInProfile.srgb, .displayP3]
    let areas = spaces.compactMap { profile.area(against: $0) }
    if areas.count == 2 { add("gamutArea", "area in x and y", .shares(spaces.map(\.title), areas)) }
    // Without a way to the device it can't be told, and that is said below.
    let coverage = spaces.compactMap { try? profile.coverage(of: $0) }
    if coverage.count == 2, facts.space != .gray {
      add("gamutCoverage", "shows", .shares(spaces.map(\.title), coverage))
    }
    add("hasTables", "has tables", .flag(facts.hasTables))
    if let intent = facts.intent { add("intent", "made for intent", .text(intent.name)) }
    add("intentsFromDevice", "intents from device", .list(facts.intentsFromDevice.map(\.name)))
    add("intentsToDevice", "intents to device", .list(facts.intentsToDevice.map(\.name)))
    self.rows = rows
  }
}
