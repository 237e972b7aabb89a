/// Lays out a profile's header, table and tags (ICC.1:2022, section 7).
struct ProfileWriter {
  let version: ProfileVersion
  let space: String
  private var tags: [(name: String, data: [UInt8])] = []

  init(version: ProfileVersion, space: String) {
    self.version = version
    self.space = space
  }

  mutating func add(_ name: String, _ data: [UInt8]) { tags.append((name, data)) }

  /// Adds an English text: of version 4 localized, of version 2 a description or a plain text. ASCII only.
  mutating func text(_ name: String, _ text: String, isTitle: Bool) {
    let ascii = Array(text.utf8)
    switch (version, isTitle) {
    case (.four, _):
      let units = text.utf16.flatMap { u16(Int($0)) }
      add(name, head("mluc") + u32(1) + u32(12) + Array("enUS".utf8) + u32(units.count) + u32(28) + units)
    case (.two, true):
      // Behind the text of ASCII there are empty ones of Unicode and of the Macintosh.
      let rest = [UInt8](repeating: 0, count: 4 + 4 + 2 + 1 + 67)
      add(name, head("desc") + u32(ascii.count + 1) + ascii + [0] + rest)
    case (.two, false): add(name, head("text") + ascii + [0])
    }
  }

  func xyz(_ value: SIMD3<Double>) -> [UInt8] {
    head("XYZ ") + fixed(value.x) + fixed(value.y) + fixed(value.z)
  }

  func fixedArray(_ values: [Double]) -> [UInt8] { head("sf32") + values.flatMap { fixed($0) } }

  /// The curve of a built-in profile, as exact as the version can have it.
  func curve(of profile: BuiltInProfile) -> [UInt8] {
    switch profile.definition.curve {
    case .gamma(let gamma) where (gamma * 256).rounded() == gamma * 256:
      return head("curv") + u32(1) + u16(Int(gamma * 256))
    case .gamma(let gamma) where version == .four: return head("para") + u16(0) + u16(0) + fixed(gamma)
    case .parametric(let kind, let parameters) where version == .four:
      return head("para") + u16(kind) + u16(0) + parameters.flatMap { fixed($0) }
    default:
      let last = 255
      let values = (0...last).map { index in
        Int((profile.light(Double(index) / Double(last)) * 65535).rounded())
      }
      return head("curv") + u32(values.count) + values.flatMap { u16(min(max($0, 0), 65535)) }
    }
  }

  /// The file. Tags with the same contents share them.
  var bytes: [UInt8] {
    var table: [UInt8] = [], body: [UInt8] = []
    var places: [[UInt8]: Int] = [:]
    let start = 132 + 12 * tags.count
    for tag in tags {
      let place = places[tag.data] ?? start + body.count
      if places.updateValue(place, forKey: tag.data) == nil {
        body += tag.data
        while body.count % 4 != 0 { body.append(0) }
      }
      table += Array(tag.name.utf8) + u32(place) + u32(tag.data.count)
    }
    var header = u32(start + body.count) + [0, 0, 0, 0]
    header += version == .four ? [4, 0x40, 0, 0] : [2, 0x40, 0, 0]
    header += Array("mntr\(space)XYZ ".utf8)
    // A fixed date, so that the same profile has the same bytes.
    header += u16(2026) + u16(1) + u16(1) + u16(0) + u16(0) + u16(0) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28)
    header += fixed(ProfileGate.d50.x) + fixed(ProfileGate.d50.y) + fixed(ProfileGate.d50.z)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + u32(tags.count) + table + body
  }

  private func head(_ type: String) -> [UInt8] { Array(type.utf8) + [0, 0, 0, 0] }
  private func u16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
  private func u32(_ value: Int) -> [UInt8] { u16(value >> 16 & 65535) + u16(value & 65535) }
  /// ICC's `s15Fixed16Number`.
  private func fixed(_ value: Double) -> [UInt8] { u32(Int((value * 65536).rounded()) & 0xFFFF_FFFF) }
}
