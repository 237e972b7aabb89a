import ColorCore
import ColorRoles
import Foundation
import Testing

@Suite("Stored colors") struct CodingTests {
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func read<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) throws -> Value
  {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// What a decoding error says.
  private static func words(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)" }
    return context.debugDescription
  }

  @Test(
    "come back as they were",
    arguments: [
      DisplayColor.srgb(0x0B57D0), .srgb(0.1, 0.2, 0.3, alpha: 0.5), .displayP3(0, 1, 1 / 3),
      .srgb(0, alpha: 0),
    ])
  func displayColors(_ color: DisplayColor) throws {
    #expect(try Self.read(Self.json(color)) == color)
  }

  @Test func `are written without what says nothing`() throws {
    #expect(
      try Self.json(DisplayColor.displayP3(0.25, 0.5, 1))
        == #"{"blue":1,"green":0.5,"red":0.25,"space":"display-p3"}"#)
    let plain = try Self.json(DynamicColor(.srgb(0)))
    #expect(plain.contains(#""dark":"#) && !plain.contains("IncreasedContrast"))
  }

  @Test func `come back in every state`() throws {
    var set = backgrounds(1, 2, 3, 4)
    set.hovered.color.darkIncreasedContrast = .displayP3(1, 0, 0)
    #expect(try Self.read(Self.json(set)) == set)
    set.selection = SelectedColors(normal: set.pressed, hovered: set.normal, pressed: set.disabled)
    #expect(try Self.read(Self.json(set)) == set)
    #expect(try Self.read(Self.json(set.pressed)) == set.pressed)
  }

  @Test func `don't come back in another role`() throws {
    let paper = try Self.json(backgrounds(1, 2, 3, 4).normal)
    let set = try Self.json(backgrounds(1, 2, 3, 4))
    let one = #expect(throws: DecodingError.self) { try Self.read(paper, as: ForegroundColor.self) }
    let all = #expect(throws: DecodingError.self) { try Self.read(set, as: ForegroundColorSet.self) }
    for error in [one, all] {
      #expect(error.map(Self.words) == "the role is 'background', not 'foreground'")
    }
  }

  @Test(
    "are refused where they can't be shown",
    arguments: [
      (#"{"space":"srgb","red":1.5,"green":0,"blue":0}"#, "1.5 isn't from 0 to 1"),
      (#"{"space":"srgb","red":0,"green":0,"blue":0,"alpha":-1}"#, "-1.0 isn't from 0 to 1"),
      (#"{"space":"rec2020","red":0,"green":0,"blue":0}"#, "'rec2020' is neither srgb nor display-p3"),
    ])
  func refused(_ text: String, _ words: String) {
    let error = #expect(throws: DecodingError.self) { try Self.read(text, as: DisplayColor.self) }
    #expect(error.map(Self.words) == words)
  }

  @Test func `are refused where a state of a chosen control is missing`() throws {
    var set = backgrounds(1, 2, 3, 4)
    set.selection = SelectedColors(normal: set.pressed, hovered: set.normal, pressed: set.disabled)
    let text = try Self.json(set).replacing("selectedPressed", with: "selectedDropped")
    #expect(throws: DecodingError.self) { try Self.read(text, as: BackgroundColorSet.self) }
  }
}
