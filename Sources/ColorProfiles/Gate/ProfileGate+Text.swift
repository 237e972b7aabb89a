extension ProfileGate {
  /// The most characters of a description that are kept.
  private static let mostCharacters = 200

  /// What the profile says in words about itself.
  func texts(in tags: [ProfileTag]) -> ProfileTexts {
    ProfileTexts(
      title: text(of: "desc", in: tags), copyright: text(of: "cprt", in: tags),
      manufacturer: text(of: "dmnd", in: tags), model: text(of: "dmdd", in: tags))
  }

  /// A text of version 2 or a localized one of version 4. It is only shown, so that a broken one is none, and no
  /// fault.
  private func text(of name: String, in tags: [ProfileTag]) -> String? {
    guard let tag = tags.first(where: { $0.signature == Signature(name) }) else { return nil }
    let scalars: [Unicode.Scalar]
    switch try? data.signature(tag.offset) {
    case Signature.description:
      let count = (try? data.u32(tag.offset + 8)) ?? 0
      scalars = (try? plainText(from: tag.offset + 12, to: min(tag.offset + 12 + count, tag.end))) ?? []
    case Signature.text: scalars = (try? plainText(from: tag.offset + 8, to: tag.end)) ?? []
    case Signature.localized: scalars = (try? localizedText(in: tag)) ?? []
    default: return nil
    }
    return cleaned(scalars)
  }

  /// The ASCII text of version 2, up to its first zero; other bytes become `?`.
  private func plainText(from start: Int, to end: Int) throws(ProfileFault) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for offset in start..<max(start, end) where scalars.count < Self.mostCharacters * 2 {
      let byte = try data.u8(offset)
      if byte == 0 { break }
      scalars.append(byte < 0x80 ? Unicode.Scalar(byte) : "?")
    }
    return scalars
  }

  /// The English text of version 4, or the first there is.
  private func localizedText(in tag: ProfileTag) throws(ProfileFault) -> [Unicode.Scalar] {
    let count = try data.u32(tag.offset + 8), width = try data.u32(tag.offset + 12)
    guard count >= 1, width == 12, tag.offset + 16 + 12 * count <= tag.end else { return [] }
    let english = 0x656E  // "en"
    var record = tag.offset + 16
    for index in 0..<count where try data.u16(tag.offset + 16 + 12 * index) == english {
      record = tag.offset + 16 + 12 * index
      break
    }
    let length = try data.u32(record + 4)
    let start = tag.offset + (try data.u32(record + 8))
    guard start + length <= tag.end else { return [] }
    var units: [UInt16] = []
    for index in 0..<min(length / 2, Self.mostCharacters * 2) {
      units.append(UInt16(try data.u16(start + 2 * index)))
    }
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  /// The text in one line, without characters that steer a terminal or the direction of writing.
  private func cleaned(_ scalars: [Unicode.Scalar]) -> String? {
    var text = ""
    for scalar in scalars where text.unicodeScalars.count < Self.mostCharacters {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: text.unicodeScalars.append(" ")
      case .format, .surrogate, .privateUse, .unassigned: continue
      default: text.unicodeScalars.append(scalar)
      }
    }
    let words = text.split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// What a profile says in words, each in one clean line of at most 200 characters; none where it doesn't.
public struct ProfileTexts: Hashable, Sendable {
  /// What it calls itself.
  public var title: String?
  /// Whose it is.
  public var copyright: String?
  /// Who made the device.
  public var manufacturer: String?
  /// What the device is called.
  public var model: String?
}
