extension ProfileGate {
  /// The entries of the tag table, each of them inside the profile and none of them twice.
  func tagTable(size: Int) throws(ProfileFault) -> [ProfileTag] {
    let count = try data.u32(128)
    guard (1...Self.mostTags).contains(count) else {
      throw ProfileFault(.tagCount(count, most: Self.mostTags), at: 128)
    }
    let end = 132 + 12 * count
    guard end <= size else { throw ProfileFault(.tagTable(end: end, count: size), at: 128) }
    var tags: [ProfileTag] = []
    var seen: Set<Signature> = []
    for index in 0..<count {
      let entry = 132 + 12 * index
      let tag = ProfileTag(
        signature: try data.signature(entry), offset: try data.u32(entry + 4),
        size: try data.u32(entry + 8), entry: entry
      )
      guard seen.insert(tag.signature).inserted else {
        throw ProfileFault(.duplicateTag(tag.signature.text), at: entry)
      }
      // Both are below 2³², so that their sum can't overflow an `Int`.
      guard tag.offset >= end, tag.size >= 8, tag.end <= size else {
        throw ProfileFault(
          .tagBounds(tag.signature.text, offset: tag.offset, size: tag.size, allowed: end..<size),
          at: entry
        )
      }
      tags.append(tag)
    }
    return tags
  }

  /// A copy of the profile whose table has these tags alone.
  ///
  /// LittleCMS prefers `D2B…` to `A2B…` tags, and its reader of `dict` leaks; what isn't in the table, it
  /// doesn't read. Padding behind the declared size is left off.
  func reduced(to tags: [ProfileTag], size: Int) -> [UInt8] {
    var bytes = Array(data.bytes[..<size])
    bytes[128...131] = [0, 0, 0, UInt8(tags.count)]
    for (index, tag) in tags.enumerated() {
      let entry = 132 + 12 * index
      bytes.replaceSubrange(entry..<(entry + 12), with: data.bytes[tag.entry..<(tag.entry + 12)])
    }
    return bytes
  }

  /// The tag's type, if it is one of those that it may have.
  func type(of tag: ProfileTag, _ allowed: [Signature]) throws(ProfileFault) -> Signature {
    let type = try data.signature(tag.offset)
    guard allowed.contains(type) else {
      throw fault(tag, .type(found: type.text, expected: allowed.map(\.text)), at: tag.offset)
    }
    return type
  }

  /// Passes if the tag has so many bytes.
  func require(_ tag: ProfileTag, size needed: Int) throws(ProfileFault) {
    guard tag.size >= needed else {
      throw fault(tag, .tooShort(size: tag.size, needed: needed), at: tag.offset)
    }
  }

  /// Passes if the number lies in the range.
  func require(
    _ tag: ProfileTag, _ name: String, _ value: Double, in allowed: ClosedRange<Double>, at offset: Int
  ) throws(ProfileFault) {
    guard allowed.contains(value) else {
      throw fault(tag, .number(name: name, value: value, allowed: allowed), at: offset)
    }
  }

  func fault(_ tag: ProfileTag, _ what: ProfileError.TagFault, at offset: Int) -> ProfileFault {
    ProfileFault(.tag(tag.signature.text, what), at: offset)
  }
}
