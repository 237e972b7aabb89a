/// Why a text isn't the JSON that we read, and where.
///
/// Only RFC 8259 is read: no comments, no trailing commas, no `NaN`. A name may stand once in an object;
/// the text must be UTF-8; numbers must fit a double.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// The byte where it is wrong.
  public var offset: Int
  /// The names and indices that lead to the place, outermost first.
  public var path: [String]

  /// The kinds of fault.
  public enum Reason: Hashable, Sendable {
    /// Something else was to stand here. `found` is what stands here, ready to be shown.
    case expected(Expectation, found: String)
    /// A comma before a closing bracket.
    case trailingComma(close: String)
    /// `//`, `/*` or `#`.
    case comment
    /// A string or name in single quotes.
    case singleQuotes
    /// A name without quotes.
    case bareName(String)
    /// `NaN`, `Infinity`, or one with a sign.
    case notFinite(String)
    /// A number in a form that JSON lacks, as `+1`, `.5`, `5.`, `01`, `0x10`.
    case numberForm(String)
    /// A number larger than any double.
    case numberOverflow(String)
    /// A raw control character within a string.
    case controlCharacter(UInt8)
    /// A backslash before something that has no meaning there.
    case escape(String)
    /// A string without an end.
    case unterminatedString
    /// Something after the end of the document.
    case extraContent(String)
    /// A name that stood before in the same object; `first` is the offset of it.
    case duplicateKey(String, first: Int)
    /// A byte that isn't UTF-8.
    case notUTF8(UInt8)
    /// Half of a surrogate pair, as written.
    case loneSurrogate(String)
    /// Another encoding: its name.
    case otherEncoding(String)
    /// Bytes that are no text.
    case notText
    /// More levels than the limit.
    case tooDeep(limit: Int)
    /// More bytes than the limit.
    case tooLarge(limit: Int)
  }

  /// What could have stood at the place.
  public enum Expectation: Hashable, Sendable {
    /// Any value.
    case value
    /// A name in quotes.
    case name
    /// A name, or the end of the object.
    case nameOrBrace
    /// The colon after a name.
    case colon
    /// A comma, or the end of the object.
    case commaOrBrace
    /// A comma, or the end of the array.
    case commaOrBracket
  }

  /// A fault made of its parts.
  public init(_ reason: Reason, offset: Int, path: [String] = []) {
    self.reason = reason
    self.offset = offset
    self.path = path
  }
}
