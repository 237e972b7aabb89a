import ColorCore
import ColorProfiles
import Testing

@Suite("The gate's reading of curves and tables") struct ProfileGateCurveTests {
  private func tagFault(
    _ profile: MadeProfile, _ place: SourceLocation = #_sourceLocation
  ) -> ProfileError.TagFault? {
    do {
      _ = try Profile(bytes: profile.bytes, name: "test.icc")
      Issue.record("accepted", sourceLocation: place)
    } catch {
      if case .tag(_, let fault) = error.reason { return fault }
      Issue.record("another error: \(error)", sourceLocation: place)
    }
    return nil
  }

  /// Each would make colors that aren't finite, or none.
  @Test(arguments: [
    curv([0]), curv([65535]), curv([0, 65535, 0]), curv([7, 7]), para(0, [0]), para(0, [-2]),
    para(0, [30000]), para(3, [2.4, 0, 0.05, 0.08, 0.04]), para(3, [2.4, 1, -2, 0.08, 0.04]),
    para(4, [2.4, 1, 0, 0, 0, 30000, 0]), para(5, [1, 1, 1, 1, 1, 1, 1]), para(3, [2.4]),
    ascii("curv") + u32(0) + u32(0xFFFF_FFFF), curv([Int](repeating: 0, count: 4097)),
    xyz([1, 1, 1]), ascii("mft2") + u32(0) + u32(0),
  ])
  func `refuses a wild curve`(_ curve: [UInt8]) {
    #expect(tagFault(.matrix(curve: curve)) != nil)
    #expect(tagFault(.gray(curve: curve)) != nil)
  }

  @Test(arguments: [
    curv([]), gamma(1), gamma(2.6), curv([0, 100, 100, 65535]), para(0, [1.8]), para(1, [2.2, 1, 0]),
    para(2, [2.2, 1, 0, 0]), para(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]),
    para(4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045, 0, 0]),
  ])
  func `accepts a good curve`(_ curve: [UInt8]) throws {
    _ = try Profile(bytes: MadeProfile.matrix(curve: curve).bytes, name: "test.icc")
    _ = try Profile(bytes: MadeProfile.gray(curve: curve).bytes, name: "test.icc")
  }

  @Test func `says which entry of a curve goes down, and where`() throws {
    let profile = MadeProfile.gray(curve: curv([0, 900, 500, 65535]))
    #expect(tagFault(profile) == .curveGoesDown(entry: 2))
    let bytes = profile.bytes
    do {
      _ = try Profile(bytes: bytes, name: "test.icc")
    } catch {
      let offset = try #require(error.offset)
      #expect(Array(bytes[offset..<(offset + 2)]) == u16(500))
    }
  }

  @Test func `reads tables of CMYK`() throws {
    let table = mft2(input: 4, output: 3, points: 2) { axes in
      [65280 - 16320 * axes.reduce(0, +), 32768, 32768]
    }
    var profile = MadeProfile.tables(space: "CMYK", fromDevice: table)
    profile.version = [2, 0x40]
    let opened = try Profile(bytes: profile.bytes, name: "test.icc")
    #expect((try opened.color(ofDevice: [0, 0, 0, 0]).lightness - 100).magnitude < 0.01)
    #expect((try opened.color(ofDevice: [0.5, 0, 0, 0]).lightness - 87.5).magnitude < 0.01)
    #expect(try opened.color(ofDevice: [1, 1, 1, 1]).lightness.magnitude < 0.01)
    #expect(opened.facts.intentsFromDevice == [.perceptual])
    #expect(!opened.hasWay(toDevice: true))

    let newer = try Profile(bytes: MadeProfile.tables(space: "CMYK", fromDevice: mAB()).bytes, name: "mAB")
    #expect((try newer.color(ofDevice: [0, 0, 0, 1]).lightness - 75).magnitude < 0.01)
  }

  @Test func `refuses tables that don't hold what they say`() {
    func faults(_ table: [UInt8]) -> ProfileError.TagFault? {
      tagFault(.tables(space: "CMYK", fromDevice: table))
    }
    let good = mft2(input: 4, output: 3, points: 3) { $0.dropFirst().map { $0 * 32767 } }
    var broken = good
    broken[8] = 3
    #expect(faults(broken) == .channels(input: 3, output: 3, expectedInput: 4, expectedOutput: 3))
    broken = good
    broken[10] = 1
    #expect(faults(broken) == .gridPoints(1, axis: 0))
    broken = good
    broken[10] = 255
    #expect(faults(broken) == .nodes(255 * 255 * 255, most: 500_000))
    broken = good
    broken[10] = 4
    #expect(faults(broken) == .tooShort(size: good.count, needed: 1616))
    broken = good
    broken.replaceSubrange(48..<50, with: u16(0))
    #expect(faults(broken) == .curveEntries(0, allowed: 2...4096))
    broken = good
    broken.replaceSubrange(12..<16, with: u32(0x8000_0000))
    #expect(faults(broken) == .number(name: "a number of its matrix", value: -32768, allowed: -100...100))

    #expect(faults(mAB(curve: gamma(0))) != nil)
    #expect(faults(mAB(points: [2, 2, 2, 0])) == .gridPoints(0, axis: 3))
    #expect(faults(mAB(points: [255, 255, 255, 255])) != nil)
    #expect(faults(mAB(width: 4)) == .precision(4))
    #expect(faults(mAB(points: [2, 2, 2, 9])) != nil)
    var short = mAB()
    short.replaceSubrange(28..<32, with: u32(0))
    #expect(faults(short) == .missingPart("A curves"))
    short.replaceSubrange(28..<32, with: u32(0x7FFF_FFFF))
    #expect(faults(short) == .tooShort(size: short.count, needed: 0x8000_0000))
  }

  @Test func `refuses a profile that gives one color for everything`() {
    let table = mft2(input: 4, output: 3, points: 2) { _ in [30000, 32768, 32768] }
    do {
      _ = try Profile(bytes: MadeProfile.tables(space: "CMYK", fromDevice: table).bytes, name: "flat.icc")
      Issue.record("accepted")
    } catch {
      #expect(error.reason == .constant)
    }
  }
}
