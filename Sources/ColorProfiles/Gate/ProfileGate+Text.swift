extension ProfileGate {
  /// The most characters of a description that are kept.
  private static let mostCharacters = 200

  /// What the profile calls itself, from its tag `desc`: text of version 2 or localized text of version 4.
  /// It is only shown, so that a broken one is none, and no fault.
  func description(in tags: [ProfileTag]) -> String? {
    guard let tag = tags.first(where: { $0.signature == .description }) else { return nil }
    let scalars: [Unicode.Scalar]
    switch try? data.signature(tag.offset) {
    case Signature.description: scalars = (try? plainText(in: tag)) ?? []
    case Signature.localized: scalars = (try? localizedText(in: tag)) ?? []
    default: return nil
    }
    return cleaned(scalars)
  }

  /// The ASCII text of version 2, up to its first zero; other bytes become `?`.
  private func plainText(in tag: ProfileTag) throws(ProfileFault) -> [Unicode.Scalar] {
    let start = tag.offset + 12
    let count = min(try data.u32(tag.offset + 8), tag.end - start)
    var scalars: [Unicode.Scalar] = []
    for index in 0..<max(0, count) {
      let byte = try data.u8(start + index)
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
