/// The strict reader of a profile's raw bytes, before LittleCMS sees any of them.
///
/// LittleCMS 2.14 opens many files that it should refuse, and a few of those give colors that aren't
/// finite. So everything that it will read is checked here first, in 64-bit arithmetic, and only that is
/// handed on: ``CheckedProfile/bytes`` has no other tags than those that were checked.
struct ProfileGate {
  let data: ProfileBytes
  let limits: ProfileLimits

  /// Bytes of a header and of an empty tag table.
  static let leastCount = 132
  /// The most tags, LittleCMS's own limit.
  static let mostTags = 100
  /// D50 as ICC's header has it (ICC.1:2022, section 7.2.16).
  static let d50 = SIMD3(0.9642, 1.0, 0.8249)

  /// What the profile says, if nothing is wrong with it. The first fault found is thrown.
  static func check(_ bytes: [UInt8], limits: ProfileLimits) throws(ProfileFault) -> CheckedProfile {
    let gate = ProfileGate(data: ProfileBytes(bytes: bytes), limits: limits)
    let header = try gate.header()
    let tags = try gate.tagTable(size: header.size)
    let shape = try gate.shape(of: tags, header: header)
    return CheckedProfile(
      bytes: gate.reduced(to: shape.tagsToKeep, size: header.size),
      header: header, shape: shape, texts: gate.texts(in: tags)
    )
  }

  private func header() throws(ProfileFault) -> ProfileHeader {
    guard data.count >= Self.leastCount else {
      if data.count >= 8, let looksLike { throw notAProfile(looksLike) }
      throw ProfileFault(.tooSmall(count: data.count, least: Self.leastCount))
    }
    guard data.count <= limits.byteCount else {
      throw ProfileFault(.tooLarge(count: data.count, most: limits.byteCount))
    }
    guard try data.signature(36) == .magic else { throw notAProfile(looksLike) }
    let size = try data.u32(0)
    // Some writers pad the file to a multiple of four and don't count the padding.
    guard size >= Self.leastCount, size <= data.count, data.count <= size + 3 else {
      throw ProfileFault(.sizeField(declared: size, count: data.count), at: 0)
    }
    let major = Int(try data.u8(8)), minor = Int(try data.u8(9) >> 4)
    guard major == 2 || major == 4 else {
      throw ProfileFault(.version(major: major, minor: minor), at: 8)
    }
    let classSignature = try data.signature(12)
    let profileClass = ProfileClass(classSignature)
    guard let profileClass, profileClass.isSupported else {
      throw ProfileFault(.profileClass(profileClass, signature: classSignature.text), at: 12)
    }
    let spaceSignature = try data.signature(16)
    guard let space = DeviceSpace(spaceSignature) else {
      throw ProfileFault(.deviceSpace(spaceSignature.text), at: 16)
    }
    let connectionSignature = try data.signature(20)
    guard connectionSignature == .xyz || connectionSignature == .lab else {
      throw ProfileFault(.connectionSpace(connectionSignature.text), at: 20)
    }
    let illuminant = try data.triple(68)
    let distance = illuminant - Self.d50
    guard max(distance.x.magnitude, distance.y.magnitude, distance.z.magnitude) <= 0.01 else {
      throw ProfileFault(.illuminant(illuminant), at: 68)
    }
    return ProfileHeader(
      size: size, major: major, minor: minor, profileClass: profileClass, space: space,
      connection: connectionSignature == .xyz ? .xyz : .lab,
      intent: RenderingIntent(rawValue: UInt32(try data.u32(64)))
    )
  }

  private func notAProfile(_ looksLike: String?) -> ProfileFault {
    let found =
      data.count >= 40
      ? data.bytes[36..<40].map { hexadecimal($0) }.joined(separator: " ")
      : "\(data.count) bytes"
    // Where the signature is missing; in a few bytes that is behind them.
    return ProfileFault(.notAProfile(found: found, looksLike: looksLike), at: min(36, data.count))
  }

  /// What the first bytes say that the file is, of the kinds that are mistaken for a profile.
  private var looksLike: String? {
    let starts: [([UInt8], String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
      ([0x47, 0x49, 0x46, 0x38], "a GIF picture"), ([0x49, 0x49, 0x2A, 0x00], "a TIFF picture"),
      ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF picture"), ([0x25, 0x50, 0x44, 0x46], "a PDF document"),
      ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"), ([0x3C], "XML or HTML"), ([0x7B], "JSON"),
    ]
    return starts.first { data.bytes.starts(with: $0.0) }?.1
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

/// The facts of a profile's header.
struct ProfileHeader: Hashable, Sendable {
  var size: Int
  var major: Int
  var minor: Int
  var profileClass: ProfileClass
  var space: DeviceSpace
  var connection: ConnectionSpace
  /// The intent that it is made for; none where the number means nothing.
  var intent: RenderingIntent?
}

/// A profile that has passed the gate.
struct CheckedProfile {
  /// The profile with the checked tags alone.
  var bytes: [UInt8]
  var header: ProfileHeader
  var shape: ProfileShape
  /// What the profile says in words.
  var texts: ProfileTexts
}
