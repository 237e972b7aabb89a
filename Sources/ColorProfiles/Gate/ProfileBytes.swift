/// The bytes of a profile, read as the big-endian numbers that ICC has. Every read is checked.
struct ProfileBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func u8(_ offset: Int) throws(ProfileFault) -> UInt8 {
    guard offset >= 0, offset < bytes.count else {
      throw ProfileFault(.pastTheEnd(needed: offset + 1, found: bytes.count), at: offset)
    }
    return bytes[offset]
  }

  func u16(_ offset: Int) throws(ProfileFault) -> Int {
    Int(try u8(offset)) << 8 | Int(try u8(offset + 1))
  }

  func u32(_ offset: Int) throws(ProfileFault) -> Int {
    try u16(offset) << 16 | u16(offset + 2)
  }

  func signature(_ offset: Int) throws(ProfileFault) -> Signature {
    Signature(UInt32(try u32(offset)))
  }

  /// ICC's `s15Fixed16Number`.
  func fixed(_ offset: Int) throws(ProfileFault) -> Double {
    Double(Int32(truncatingIfNeeded: try u32(offset))) / 65536
  }

  /// Three fixed numbers, as in an `XYZNumber`.
  func triple(_ offset: Int) throws(ProfileFault) -> SIMD3<Double> {
    SIMD3(try fixed(offset), try fixed(offset + 4), try fixed(offset + 8))
  }
}

/// A fact about what is wrong in a profile's bytes, before the profile's name is put to it.
struct ProfileFault: Error {
  var reason: ProfileError.Reason
  var offset: Int?

  init(_ reason: ProfileError.Reason, at offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }
}

/// An entry of the tag table whose bounds are known to be right.
struct ProfileTag: Hashable, Sendable {
  var signature: Signature
  var offset: Int
  var size: Int
  /// Where its entry stands in the table.
  var entry: Int

  var end: Int { offset + size }
}
