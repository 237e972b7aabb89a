internal import ColorDerive
internal import Commands

/// The numbers of one color for a device, as they are written: separated by blanks, each from 0 to 1.
enum DeviceNumbers {
  /// The numbers that a text has for the device of a profile, or a fault where the first of them is wrong.
  static func reading(_ text: String, for profile: Profile) throws(InputFault) -> [Double] {
    let channels = profile.space.channelNames
    var numbers: [Double] = []
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    for word in words {
      let place = InputFault.Place.byte(text.utf8.distance(from: text.startIndex, to: word.startIndex))
      guard numbers.count < channels.count else { throw miscount(words.count, profile, at: place) }
      let channel = channels[numbers.count]
      guard let number = Double(argument: String(word) ?? "") else {
        throw InputFault(.notANumber(String(word) ?? "", channel: channel), at: place)
      }
      guard (0...1).contains(number) else {
        throw InputFault(
          .device(ProfileError(.deviceNumber(number, channel: channel), profile: profile.name)), at: place)
      }
      numbers.append(number)
    }
    guard numbers.count == channels.count else {
      throw miscount(numbers.count, profile, at: .byte(text.utf8.count))
    }
    return numbers
  }

  private static func miscount(
    _ found: Int, _ profile: Profile, at place: InputFault.Place
  ) -> InputFault {
    let expected = profile.space.channelCount
    return InputFault(
      .device(
        ProfileError(
          .channelCount(found: found, expected: expected, space: profile.space), profile: profile.name)),
      at: place)
  }

  /// The numbers with a blank between them, each the shortest that reads back the same.
  static func text(_ numbers: [Double]) -> String {
    numbers.map(NumberText.shortest).joined(separator: " ")
  }

  /// The numbers for a program.
  static func json(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }
}
