/// A profile that can't be used, or numbers that a profile can't take: what is wrong, and where.
///
/// Facts only. The words are made in `ProfileError+Words.swift`.
public struct ProfileError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason

  /// The name that the profile was opened by.
  public var profile: String

  /// The byte of the profile at which the fault stands, if it is a fault in its bytes.
  public var offset: Int?

  /// The error with these facts.
  public init(_ reason: Reason, profile: String, offset: Int? = nil) {
    self.reason = reason
    self.profile = profile
    self.offset = offset
  }

  /// The kinds of fault.
  public enum Reason: Hashable, Sendable {
    /// Fewer bytes than a header and a tag table take.
    case tooSmall(count: Int, least: Int)
    /// More bytes than the limit.
    case tooLarge(count: Int, most: Int)
    /// The signature `acsp` is missing; what the file seems to be, if that can be told.
    case notAProfile(found: String, looksLike: String?)
    /// The header tells another size than there are bytes.
    case sizeField(declared: Int, count: Int)
    /// Neither version 2 nor version 4.
    case version(major: Int, minor: Int)
    /// A class that isn't read, or a signature that is no class.
    case profileClass(ProfileClass?, signature: String)
    /// A device space other than gray, RGB and CMYK.
    case deviceSpace(String)
    /// A connection space other than XYZ and Lab.
    case connectionSpace(String)
    /// An illuminant in the header that isn't D50.
    case illuminant(SIMD3<Double>)
    /// No tags, or too many.
    case tagCount(Int, most: Int)
    /// A tag table that is longer than the profile.
    case tagTable(end: Int, count: Int)
    /// A tag that the table has twice.
    case duplicateTag(String)
    /// A tag that doesn't lie between the table and the end.
    case tagBounds(String, offset: Int, size: Int, allowed: Range<Int>)
    /// A tag without which the profile says nothing.
    case missingTag(String)
    /// A tag whose contents are wrong.
    case tag(String, TagFault)
    /// A read past the last byte.
    case pastTheEnd(needed: Int, found: Int)
    /// A matrix profile whose connection space isn't XYZ.
    case matrixNeedsXYZ
    /// LittleCMS refused; its own words.
    case littleCMS(String)
    /// LittleCMS wanted more memory for a transform than the limit.
    case memory(most: Int)
    /// LittleCMS wanted more processor time to make a transform than the limit.
    case time(milliseconds: Int)
    /// The profile gives the same color for different numbers.
    case constant
    /// A result that isn't finite or lies outside every sensible range.
    case wildResult(Double)
    /// The profile has no way in this direction: from its device (`false`) or to it (`true`).
    case noWay(toDevice: Bool)
    /// Another number of device numbers than the device has channels.
    case channelCount(found: Int, expected: Int, space: DeviceSpace)
    /// A device number outside 0 to 1, or not finite.
    case deviceNumber(Double, channel: String)
  }

  /// What can be wrong in a tag.
  public enum TagFault: Hashable, Sendable {
    /// A type that the tag can't have.
    case type(found: String, expected: [String])
    /// Fewer bytes than its contents take.
    case tooShort(size: Int, needed: Int)
    /// A curve with too many entries, or too few.
    case curveEntries(Int, allowed: ClosedRange<Int>)
    /// A curve's table that goes down at an entry.
    case curveGoesDown(entry: Int)
    /// A curve's table whose ends are the same.
    case flatCurve
    /// A kind of parametric curve that ICC doesn't have.
    case parametricKind(Int)
    /// A number outside the range that is allowed for it.
    case number(name: String, value: Double, allowed: ClosedRange<Double>)
    /// A matrix with a determinant near zero.
    case singular(determinant: Double)
    /// A table with other channels than the profile.
    case channels(input: Int, output: Int, expectedInput: Int, expectedOutput: Int)
    /// A table with fewer than two points on an axis.
    case gridPoints(Int, axis: Int)
    /// A table with too many nodes.
    case nodes(Int, most: Int)
    /// A part of the tag that isn't there but must be.
    case missingPart(String)
    /// A width of numbers other than one or two bytes.
    case precision(Int)
  }
}
