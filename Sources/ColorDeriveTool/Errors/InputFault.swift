internal import ColorDerive

/// What is wrong with one input, and where in it.
struct InputFault: Error {
  /// What is wrong.
  var reason: Reason
  /// Where.
  var place: Place

  init(_ reason: Reason, at place: Place) {
    self.reason = reason
    self.place = place
  }

  /// A place in a text.
  enum Place: Hashable {
    /// Behind so many bytes of UTF-8.
    case byte(Int)
    /// Behind so many Unicode scalars.
    case scalar(Int)

    /// The column, from 1, in Unicode scalars.
    func column(in text: String) -> Int {
      switch self {
      case .scalar(let count): count + 1
      case .byte(let offset):
        String(decoding: text.utf8.prefix(offset), as: UTF8.self).unicodeScalars.count + 1
      }
    }
  }

  /// The kinds of fault.
  enum Reason {
    /// A text isn't a color.
    case color(ColorSyntaxError)
    /// A text isn't JSON.
    case json(JSONError)
    /// A byte that isn't UTF-8.
    case notUTF8(UInt8)
    /// A NUL byte.
    case nulByte
    /// A line with more bytes than the limit.
    case lineTooLong(limit: Int)
    /// Numbers that a profile's device can't take.
    case device(ProfileError)
    /// A word where the number of a channel should be.
    case notANumber(String, channel: String)
    /// A pair of colors without a tab and a second one.
    case noSecondColor(String, behind: String)
    /// A second tab.
    case extraField(behind: String)
    /// A member that no object has.
    case unknownMember(String, nearest: String?)
    /// A member that must be there.
    case missingMember(String)
    /// A member of another kind than it should be.
    case memberKind(String, expected: String)
    /// A word that is no value of this member.
    case memberValue(String, name: String, reason: String?, allowed: [String])
    /// Members that don't go together, as a sentence without a full stop.
    case combination(String)
    /// A translucent color where only an opaque one is read.
    case translucent(String)
    /// No color token has that name; the nearest that one has.
    case unknownColorToken(String, nearest: String?)
    /// A name that no token or group has.
    case unknownToken(String, nearest: String?)
    /// Valid by the contract, but not done by this version.
    case unsupported(String)
  }
}
