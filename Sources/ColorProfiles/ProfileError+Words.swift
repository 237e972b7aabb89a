internal import ColorCore

extension ProfileError: CustomStringConvertible {
  /// What is wrong, in a sentence that begins with the profile's name and has no full stop.
  public var description: String {
    var text = "\(profile): \(reason.words)"
    if let offset { text += " (at byte \(offset))" }
    return text
  }

  /// What is wrong, without the profile's name and the place.
  public var message: String { reason.words }
}

extension ProfileError.Reason {
  /// The reason in words.
  fileprivate var words: String {
    switch self {
    case .tooSmall(let count, let least):
      count == 0
        ? "the profile is empty"
        : "expected a profile of \(least) bytes or more, found \(counted(count, "byte"))"
    case .tooLarge(let count, let most): "a profile may have \(most) bytes, this one has \(count)"
    case .notAProfile(let found, let looksLike):
      "not an ICC profile: expected 'acsp', found \(found)"
        + (looksLike.map { "; it begins like \($0)" } ?? "")
    case .sizeField(let declared, let count):
      declared > count
        ? "the profile is cut: its header says \(counted(declared, "byte")), there are \(count)"
        : "the header says \(counted(declared, "byte")), there are \(count)"
    case .version(let major, let minor): "expected ICC version 2 or 4, found \(major).\(minor)"
    case .profileClass(let known?, _):
      "\(known == .abstract ? "an" : "a") \(known.rawValue) profile isn't supported, expected display, input, output or color space"
    case .profileClass(nil, let signature):
      "expected the class 'mntr', 'scnr', 'prtr' or 'spac', found '\(signature)'"
    case .deviceSpace(let found): "expected the color space 'GRAY', 'RGB ' or 'CMYK', found '\(found)'"
    case .connectionSpace(let found): "expected the connection space 'XYZ ' or 'Lab ', found '\(found)'"
    case .illuminant(let xyz):
      "expected the illuminant D50, found \(text(xyz.x)) \(text(xyz.y)) \(text(xyz.z))"
    case .tagCount(let count, let most): "expected 1 to \(most) tags, found \(count)"
    case .tagTable(let end, let count): "the tag table ends at byte \(end), the profile at \(count)"
    case .duplicateTag(let tag): "the tag '\(tag)' stands twice in the table"
    case .tagBounds(let tag, let offset, let size, let allowed):
      "the tag '\(tag)' has \(counted(size, "byte")) from byte \(offset), expected 8 or more between "
        + "\(allowed.lowerBound) and \(allowed.upperBound)"
    case .missingTag(let tag): "the tag '\(tag)' is missing"
    case .tag(let tag, let fault): "the tag '\(tag)' \(fault.words)"
    case .pastTheEnd(let needed, let found): "expected \(needed) bytes or more, found \(found)"
    case .matrixNeedsXYZ: "a profile of curves and a matrix needs the connection space XYZ, found Lab"
    case .littleCMS(let text): "LittleCMS refuses the profile: \(text)"
    case .memory(let most): "the profile takes more memory than \(most) bytes to convert with"
    case .time(let milliseconds):
      "the profile takes longer than \(milliseconds) ms of processor time to make a transform of"
    case .constant: "the profile gives one color for different numbers"
    case .wildResult(let value): "the profile gives a color that can't be: \(value)"
    case .noWay(let toDevice):
      toDevice
        ? "the profile has no way from a color to its device" : "the profile has no way from its device"
    case .channelCount(let found, let expected, let space):
      "expected \(expected) \(expected == 1 ? "number" : "numbers") for \(space.rawValue), found \(found)"
    case .deviceNumber(let value, let channel): "expected \(channel) from 0 to 1, found \(value)"
    }
  }
}

extension ProfileError.TagFault {
  /// What is wrong, as the end of a sentence about the tag.
  fileprivate var words: String {
    switch self {
    case .type(let found, let expected):
      "has the type '\(found)', expected " + expected.map { "'\($0)'" }.joined(separator: " or ")
    case .tooShort(let size, let needed): "has \(counted(size, "byte")), its contents need \(needed)"
    case .curveEntries(let count, let allowed):
      "has a curve of \(count) entries, expected \(allowed.lowerBound) to \(allowed.upperBound)"
    case .curveGoesDown(let entry): "has a curve that goes down at entry \(entry)"
    case .flatCurve: "has a curve that begins and ends at the same value"
    case .parametricKind(let kind): "has a parametric curve of kind \(kind), expected 0 to 4"
    case .number(let name, let value, let allowed):
      "has \(name) \(text(value)), expected \(text(allowed.lowerBound)) to \(text(allowed.upperBound))"
    case .singular(let determinant):
      "makes a matrix with the determinant \(text(determinant)), which has no inverse"
    case .channels(let input, let output, let expectedInput, let expectedOutput):
      "leads from \(input) to \(output) channels, expected \(expectedInput) to \(expectedOutput)"
    case .gridPoints(let count, let axis): "has \(count) grid points on axis \(axis + 1), expected 2 or more"
    case .nodes(let count, let most): "has a table of \(count) nodes, at most \(most) are read"
    case .missingPart(let part): "has no \(part)"
    case .precision(let width): "has numbers of \(width) bytes, expected 1 or 2"
    }
  }
}

private func text(_ value: Double) -> String { NumberText.significant(value, digits: 6) }
