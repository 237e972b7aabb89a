import CColorDeriveABI
import ColorDeriveABI
import Testing

@Suite("Texts across the C interface") struct TextTests {
  /// What is left in memory of this size by the message that 'é' isn't a color, and its whole length.
  private func message(in capacity: Int) -> (bytes: [UInt8], length: Int) {
    var bytes = [CChar](repeating: 0x7E, count: capacity + 2)
    var length = -1
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      var message = unsafe colorderive_text(bytes: bytes.baseAddress, capacity: capacity, length: 0)
      var parsed = colorderive_parsed()
      #expect(unsafe colorderive_parse("é", 2, &parsed, nil, &message) == Status.badColor)
      length = unsafe message.length
    }
    return (bytes.map { UInt8(bitPattern: $0) }, length)
  }

  private let whole = "no color is named 'é'"

  @Test func `that fit are whole and end with a zero`() {
    let (bytes, length) = message(in: 64)
    #expect(length == whole.utf8.count)
    let expected: [UInt8] = whole.utf8 + [0]
    #expect(Array(bytes.prefix(length + 1)) == expected)
    #expect(bytes.dropFirst(length + 1).allSatisfy { $0 == 0x7E })
  }

  @Test func `that don't fit are cut between characters`() {
    for capacity in 1...whole.utf8.count {
      let (bytes, length) = message(in: capacity)
      #expect(length == whole.utf8.count)
      let text = String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      #expect(text.map { whole.hasPrefix($0) } == true)
      // Only where the two bytes of é would be parted is there one byte less than fits.
      let kept = text?.utf8.count ?? -1
      #expect(kept == capacity - 1 || (kept == capacity - 2 && capacity == whole.utf8.count - 1))
      #expect(bytes.suffix(2) == [0x7E, 0x7E], "nothing is written behind the memory")
    }
  }

  @Test func `can be measured with no memory at all`() {
    var message = unsafe colorderive_text(bytes: nil, capacity: 0, length: 0)
    var recipe = unsafe colorderive_recipe(), states = colorderive_states()
    let black = colorderive_srgb8(red: 0, green: 0, blue: 0)
    #expect(unsafe colorderive_derive(&recipe, black, &states, &message) == Status.ok)
    #expect(unsafe message.length > 20)
    unsafe message.capacity = 8
    #expect(unsafe colorderive_derive(&recipe, black, &states, &message) == Status.badPointer)
  }

  @Test func `are empty when there is nothing to say`() {
    var bytes = [CChar](repeating: 0x7E, count: 4)
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      var message = unsafe colorderive_text(bytes: bytes.baseAddress, capacity: 4, length: 9)
      var parsed = colorderive_parsed()
      #expect(unsafe colorderive_parse("red", 3, &parsed, nil, &message) == Status.ok)
      #expect(unsafe message.length == 0)
      #expect(parsed.color.red == 255 && parsed.alpha == 1 && parsed.was_fitted == 0)
    }
    #expect(bytes == [0, 0x7E, 0x7E, 0x7E])
  }
}
