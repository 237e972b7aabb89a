/// A profile made byte by byte, so that one thing at a time can be wrong in it.
struct MadeProfile {
  var profileClass = "mntr"
  var space = "RGB "
  var connection = "XYZ "
  var version: [UInt8] = [4, 0x30]
  var illuminant = [0.9642, 1, 0.8249]
  var magic = "acsp"
  var tags: [(name: String, data: [UInt8])] = []

  /// Red, green and blue of sRGB under D50, as ICC's own profile has them.
  static let colorants = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ]

  /// A correct matrix profile, with a curve for all three channels.
  static func matrix(curve: [UInt8] = gamma(2.2)) -> MadeProfile {
    var profile = MadeProfile()
    profile.tags = [("desc", mluc("Made for a test")), ("wtpt", xyz([0.9642, 1, 0.8249]))]
    for (name, value) in zip(["rXYZ", "gXYZ", "bXYZ"], colorants) { profile.tags.append((name, xyz(value))) }
    for name in ["rTRC", "gTRC", "bTRC"] { profile.tags.append((name, curve)) }
    return profile
  }

  /// A correct gray profile.
  static func gray(curve: [UInt8] = gamma(2.2)) -> MadeProfile {
    var profile = MadeProfile()
    profile.space = "GRAY"
    profile.tags = [("desc", mluc("Gray")), ("wtpt", xyz([0.9642, 1, 0.8249])), ("kTRC", curve)]
    return profile
  }

  /// A correct printer profile whose tables lead from `channels` to Lab and back.
  static func tables(
    space: String, fromDevice: [UInt8], toDevice: [UInt8]? = nil, connection: String = "Lab "
  ) -> MadeProfile {
    var profile = MadeProfile()
    profile.profileClass = "prtr"
    profile.space = space
    profile.connection = connection
    profile.tags = [("wtpt", xyz([0.9642, 1, 0.8249])), ("A2B0", fromDevice)]
    if let toDevice { profile.tags.append(("B2A0", toDevice)) }
    return profile
  }

  /// The tag with this name replaced.
  func with(_ name: String, _ data: [UInt8]) -> MadeProfile {
    var copy = self
    if let index = copy.tags.firstIndex(where: { $0.name == name }) {
      copy.tags[index].data = data
    } else {
      copy.tags.append((name, data))
    }
    return copy
  }

  /// The profile without a tag.
  func without(_ name: String) -> MadeProfile {
    var copy = self
    copy.tags.removeAll { $0.name == name }
    return copy
  }

  /// The file.
  var bytes: [UInt8] {
    var table: [UInt8] = [], body: [UInt8] = []
    let start = 132 + 12 * tags.count
    for tag in tags {
      table += ascii(tag.name) + u32(start + body.count) + u32(tag.data.count)
      body += tag.data
      while body.count % 4 != 0 { body.append(0) }
    }
    var header = u32(start + body.count) + ascii("none") + version + [0, 0]
    header += ascii(profileClass) + ascii(space) + ascii(connection)
    header += u16(2026) + u16(1) + u16(1) + u16(0) + u16(0) + u16(0) + ascii(magic)
    header += [UInt8](repeating: 0, count: 28) + illuminant.flatMap { s15($0) }
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + u32(tags.count) + table + body
  }
}

func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }
func u16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
func u32(_ value: Int) -> [UInt8] { u16(value >> 16 & 65535) + u16(value & 65535) }
func s15(_ value: Double) -> [UInt8] { u32(Int((value * 65536).rounded()) & 0xFFFF_FFFF) }

func xyz(_ value: [Double]) -> [UInt8] { ascii("XYZ ") + u32(0) + value.flatMap { s15($0) } }
func curv(_ values: [Int]) -> [UInt8] {
  ascii("curv") + u32(0) + u32(values.count) + values.flatMap { u16($0) }
}
func gamma(_ value: Double) -> [UInt8] { curv([Int((value * 256).rounded())]) }
func para(_ kind: Int, _ values: [Double]) -> [UInt8] {
  ascii("para") + u32(0) + u16(kind) + u16(0) + values.flatMap { s15($0) }
}
func sf32(_ values: [Double]) -> [UInt8] { ascii("sf32") + u32(0) + values.flatMap { s15($0) } }
func mluc(_ text: String, language: String = "enUS") -> [UInt8] {
  let units = text.utf16.flatMap { u16(Int($0)) }
  return ascii("mluc") + u32(0) + u32(1) + u32(12) + ascii(language) + u32(units.count) + u32(28) + units
}
func desc(_ text: String) -> [UInt8] {
  ascii("desc") + u32(0) + u32(text.utf8.count + 1) + ascii(text) + [UInt8](repeating: 0, count: 79)
}

/// A table of type `mft2`, whose nodes are given by their indices.
func mft2(
  input: Int, output: Int, points: Int, entries: Int = 2, node: ([Int]) -> [Int]
) -> [UInt8] {
  let ramp = (0..<entries).flatMap { u16($0 * 65535 / (entries - 1)) }
  var data = ascii("mft2") + u32(0) + [UInt8(input), UInt8(output), UInt8(points), 0]
  data += [1.0, 0, 0, 0, 1, 0, 0, 0, 1].flatMap { s15($0) } + u16(entries) + u16(entries)
  for _ in 0..<input { data += ramp }
  var count = 1
  for _ in 0..<input { count *= points }
  for index in 0..<count {
    var axes: [Int] = [], rest = index
    for _ in 0..<input {
      axes.insert(rest % points, at: 0)
      rest /= points
    }
    data += node(axes).flatMap { u16($0) }
  }
  for _ in 0..<output { data += ramp }
  return data
}

/// A table of type `mAB ` from CMYK to Lab with 2 points an axis, with identity curves of which a part can
/// be replaced.
func mAB(
  curve: [UInt8] = curv([]), points: [UInt8] = [2, 2, 2, 2], width: UInt8 = 2, nodes: Int = 16
) -> [UInt8] {
  var data = ascii("mAB ") + u32(0) + [4, 3, 0, 0] + [UInt8](repeating: 0, count: 20)
  func append(_ part: [UInt8], offsetAt place: Int) {
    data.replaceSubrange(place..<(place + 4), with: u32(data.count))
    data += part
    while data.count % 4 != 0 { data.append(0) }
  }
  append(curv([]) + curv([]) + curv([]), offsetAt: 12)
  var table = points + [UInt8](repeating: 0, count: 12) + [width, 0, 0, 0]
  for index in 0..<nodes {
    // Each ink takes away from the lightness.
    table += u16(65535 - 16383 * index.nonzeroBitCount) + u16(32896) + u16(32896)
  }
  append(table, offsetAt: 24)
  append(curve + curv([]) + curv([]) + curv([]), offsetAt: 28)
  return data
}
