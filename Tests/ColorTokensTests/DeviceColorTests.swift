import ColorCore
import ColorTokens
import Testing

@Suite("Device colors in token files") struct DeviceColorTests {
  /// A run on one token whose extension has this source; the reader knows one profile, of which it asks two numbers.
  private func run(_ source: String, value: String = "\"#ff8000\"", hasReader: Bool = true) throws -> Run {
    let text = """
      {"brand": {"$type": "color", "$value": \(value),
        "$extensions": {"colorderive": {"version": 1, "source": \(source)}}}}
      """
    let reader: DeviceColorReader = { path, device in
      guard path == "colors/press.icc" || path == "srgb" else {
        return .failure(DeviceColorFault("\(path) isn't there"))
      }
      guard device.count == 2 else { return .failure(DeviceColorFault("it takes 2 numbers")) }
      return .success(AnyColor(Color<Lab>(100 * device[0], 50 * device[1], 0)))
    }
    let project = try Project("colors/brand.tokens.json", deviceColors: hasReader ? reader : nil) { path in
      path == "colors/brand.tokens.json"
        ? .success(Array(text.utf8)) : .failure(UnreadableFile(path: path, reason: "not there"))
    }
    return Run(project)
  }

  private func messages(_ run: Run) -> [String] { run.findings.map { "\($0.rule.rawValue): \($0.message)" } }

  @Test func `the color of a token is that of its source`() throws {
    let run = try run(#"{"profile": "press.icc", "device": [0.5, 0.25]}"#)
    let color = try #require(run.themes.first?.entries.first?.color)
    #expect(color.source == AnyColor(Color<Lab>(50, 12.5, 0)))
    #expect(!run.hasFaultyInput)
    // What other tools see is far from it, and that is told.
    #expect(messages(run).contains { $0.hasPrefix("device-color-differs: ") })
  }

  @Test func `a value that is the same color is no finding`() throws {
    let shown = SRGB8(fitting: AnyColor(Color<Lab>(50, 12.5, 0))).hex
    let run = try run(#"{"profile": "srgb", "device": [0.5, 0.25]}"#, value: "\"\(shown)\"")
    #expect(!messages(run).contains { $0.hasPrefix("device-color") })
  }

  @Test(arguments: [
    (#"{"profile": "other.icc", "device": [0.5, 0.25]}"#, "colors/other.icc isn't there"),
    (#"{"profile": "press.icc", "device": [0.5]}"#, "it takes 2 numbers"),
    (#"{"profile": "../press.icc", "device": [0.5, 0.25]}"#, "isn't below the folder of the config"),
    (#"{"profile": "/etc/press.icc", "device": [0.5, 0.25]}"#, "isn't below the folder of the config"),
    (#"{"profile": "press.icc", "device": ["0.5", 1]}"#, "the numbers for a device go from 0 to 1"),
    (#"{"profile": "press.icc"}"#, "'source' has a 'device'"),
    (#"{"device": [0.5, 0.25]}"#, "'source' has a 'profile'"),
    (#"{"profile": "press.icc", "device": [1, 1], "ink": 3}"#, "and no 'ink'"),
    (#""press.icc""#, "'source' is an object"),
  ])
  func `a source that can't be read is a fault`(_ source: String, _ words: String) throws {
    let run = try run(source)
    #expect(run.hasFaultyInput)
    #expect(
      messages(run).contains { $0.hasPrefix("device-color: ") && $0.contains(words) }, "\(messages(run))")
  }

  @Test func `a reference has no source`() throws {
    let run = try run(#"{"profile": "press.icc", "device": [0.5, 0.25]}"#, value: "\"{brand}\"")
    #expect(messages(run).contains { $0.contains("a value of its own") })
  }

  @Test func `nobody reads profiles unasked`() throws {
    let run = try run(#"{"profile": "press.icc", "device": [0.5, 0.25]}"#, hasReader: false)
    #expect(run.hasFaultyInput)
  }
}
