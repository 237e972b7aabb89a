import ColorProfiles
import Testing

@Suite("The gate before LittleCMS") struct ProfileGateTests {
  /// The error that the bytes give, which is a failure of the test if there is none.
  private func fault(
    _ bytes: [UInt8], limits: ProfileLimits = ProfileLimits(), _ place: SourceLocation = #_sourceLocation
  ) -> ProfileError? {
    do {
      _ = try Profile(bytes: bytes, name: "test.icc", limits: limits)
      Issue.record("accepted", sourceLocation: place)
      return nil
    } catch {
      return error
    }
  }

  private func fault(_ made: MadeProfile, _ place: SourceLocation = #_sourceLocation) -> ProfileError? {
    fault(made.bytes, place)
  }

  @Test func `accepts what is made correctly`() throws {
    _ = try Profile(bytes: MadeProfile.matrix().bytes, name: "matrix")
    _ = try Profile(bytes: MadeProfile.gray().bytes, name: "gray")
    _ = try Profile(bytes: MadeProfile.tables(space: "CMYK", fromDevice: mAB()).bytes, name: "tables")
    _ = try Profile(bytes: MadeProfile.matrix().bytes + [0, 0, 0], name: "padded by three bytes")
  }

  // MARK: The header

  @Test func `refuses an empty file`() {
    #expect(fault([])?.reason == .tooSmall(count: 0, least: 132))
  }

  @Test func `refuses a picture, and says that it is one`() {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for count in [0, 500] {
      guard
        case .notAProfile(_, let looksLike)? = fault(picture + [UInt8](repeating: 0, count: count))?.reason
      else {
        Issue.record("another error")
        return
      }
      #expect(looksLike == "a PNG picture")
    }
  }

  @Test func `refuses a profile that is cut anywhere`() {
    let bytes = MadeProfile.matrix().bytes
    for count in [1, 4, 40, 127, 128, 131, 132, 133, 200, bytes.count / 2, bytes.count - 1] {
      let reason = fault(Array(bytes[..<count]))?.reason
      let expected: ProfileError.Reason =
        count < 132
        ? .tooSmall(count: count, least: 132) : .sizeField(declared: bytes.count, count: count)
      #expect(reason == expected)
    }
  }

  @Test func `refuses random bytes`() {
    var state: UInt64 = 42
    for _ in 0..<200 {
      let bytes = (0..<600).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      guard case .notAProfile? = fault(bytes)?.reason else {
        Issue.record("another error")
        return
      }
    }
  }

  @Test func `refuses more bytes than the limit`() {
    let bytes = MadeProfile.matrix().bytes
    let error = fault(bytes, limits: ProfileLimits(byteCount: bytes.count - 1))
    #expect(error?.reason == .tooLarge(count: bytes.count, most: bytes.count - 1))
    #expect(ProfileLimits(byteCount: .max).byteCount == 16 << 20)
  }

  @Test func `refuses a size field that isn't true`() {
    var bytes = MadeProfile.matrix().bytes
    bytes.replaceSubrange(0..<4, with: u32(bytes.count + 4))
    #expect(fault(bytes)?.reason == .sizeField(declared: bytes.count + 4, count: bytes.count))
    #expect(fault(bytes)?.offset == 0)
    let padded = MadeProfile.matrix().bytes + [0, 0, 0, 0]
    #expect(fault(padded)?.reason == .sizeField(declared: padded.count - 4, count: padded.count))
  }

  @Test(arguments: [
    ("link", ProfileClass.deviceLink), ("abst", .abstract), ("nmcl", .namedColor), ("none", nil),
  ])
  func `refuses a class by name`(_ signature: String, _ known: ProfileClass?) {
    var profile = MadeProfile.matrix()
    profile.profileClass = signature
    #expect(fault(profile)?.reason == .profileClass(known, signature: signature))
    #expect(fault(profile)?.offset == 12)
  }

  @Test func `refuses spaces, versions and whites that it can't read`() {
    var profile = MadeProfile.matrix()
    profile.space = "Lab "
    #expect(fault(profile)?.reason == .deviceSpace("Lab "))
    profile = .matrix()
    profile.connection = "RGB "
    #expect(fault(profile)?.reason == .connectionSpace("RGB "))
    profile = .matrix()
    profile.version = [5, 0]
    #expect(fault(profile)?.reason == .version(major: 5, minor: 0))
    profile = .matrix()
    profile.illuminant = [0.9505, 1, 1.0891]
    #expect(fault(profile)?.offset == 68)
  }

  // MARK: The tag table

  @Test func `refuses a tag beyond the end, also where the sum overflows 32 bits`() {
    let bytes = MadeProfile.matrix().bytes
    for (offset, size) in [
      (bytes.count - 4, 20), (0xFFFF_FFF0, 0x20), (200, 0xFFFF_FFFF), (128, 20), (240, 4),
    ] {
      var broken = bytes
      broken.replaceSubrange(148..<156, with: u32(offset) + u32(size))
      guard case .tagBounds("wtpt", offset, size, _)? = fault(broken)?.reason else {
        Issue.record("another error for \(offset), \(size)")
        return
      }
      #expect(fault(broken)?.offset == 144)
    }
  }

  @Test func `refuses a table that is too long, empty or beyond the end`() {
    for (count, expected) in [
      (0, ProfileError.Reason.tagCount(0, most: 100)), (101, .tagCount(101, most: 100)),
      (0xFFFF_FFFF, .tagCount(0xFFFF_FFFF, most: 100)),
    ] {
      var bytes = MadeProfile.matrix().bytes
      bytes.replaceSubrange(128..<132, with: u32(count))
      #expect(fault(bytes)?.reason == expected)
    }
    var bytes = MadeProfile.matrix().bytes
    bytes.replaceSubrange(128..<132, with: u32(99))
    #expect(fault(bytes)?.reason == .tagTable(end: 132 + 99 * 12, count: bytes.count))
  }

  @Test func `refuses a tag that stands twice`() {
    var profile = MadeProfile.matrix()
    profile.tags.append(("rTRC", gamma(1)))
    #expect(fault(profile)?.reason == .duplicateTag("rTRC"))
  }

  @Test(arguments: ["wtpt", "rXYZ", "bXYZ", "gTRC"])
  func `refuses a profile without a tag that it needs`(_ name: String) {
    #expect(fault(MadeProfile.matrix().without(name))?.reason == .missingTag(name))
  }

  // MARK: Matrices

  @Test func `refuses matrices that lead nowhere`() {
    let flat = MadeProfile.matrix().with("gXYZ", xyz(MadeProfile.colorants[0]))
    guard case .tag("rXYZ", .singular)? = fault(flat)?.reason else { Issue.record("another error"); return }
    let huge = MadeProfile.matrix().with("rXYZ", xyz([-32768, 1, 1]))
    #expect(
      fault(huge)?.reason == .tag("rXYZ", .number(name: "X", value: -32768, allowed: -4...4))
    )
    let black = MadeProfile.matrix().with("wtpt", xyz([0, 1, 1]))
    #expect(fault(black) != nil)
    let chad = MadeProfile.matrix().with("chad", sf32([1, 0, 0, 0, 1, 0, 1, 0, 0]))
    guard case .tag("chad", .singular)? = fault(chad)?.reason else { Issue.record("another error"); return }
    var lab = MadeProfile.matrix()
    lab.connection = "Lab "
    #expect(fault(lab)?.reason == .matrixNeedsXYZ)
  }
}
