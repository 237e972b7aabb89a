import Foundation

/// ICC profiles written byte by byte, so that their answers can be calculated by hand.
enum ProfileFile {
  /// A gray display of a gamma that is a multiple of 1/256.
  static func gray(gamma: Double, title: String = "Gray") -> Data {
    file(
      profileClass: "mntr", space: "GRAY", connection: "XYZ ",
      tags: [("desc", text(title)), ("wtpt", white(1)), ("kTRC", curve([Int(gamma * 256)]))])
  }

  /// A printer (or another class of device) whose four inks each take away from the lightness as far as they are there, and add no color:
  /// L = 100 − 80·k − 5·(c + m + y), on a paper as white as said. It has a way from its inks, and none to them.
  static func inks(profileClass: String = "prtr", paper: Double = 1) -> Data {
    let ramp = [0, 65535].flatMap(u16)
    var table = ascii("mft2") + u32(0) + [4, 3, 2, 0]
    table += [1.0, 0, 0, 0, 1, 0, 0, 0, 1].flatMap(s15) + u16(2) + u16(2)
    for _ in 0..<4 { table += ramp }
    for index in 0..<16 {
      // The last ink varies fastest.
      let colored = (index >> 1).nonzeroBitCount
      let lightness = 100 - 80 * (index & 1) - 5 * colored
      // Lab of version 2: 65280 is 100, and 32768 is 0 of a and b.
      table += u16(lightness * 65280 / 100) + u16(32768) + u16(32768)
    }
    for _ in 0..<3 { table += ramp }
    return file(
      profileClass: profileClass, space: "CMYK", connection: "Lab ",
      tags: [("desc", text("Four inks")), ("wtpt", white(paper)), ("A2B0", table), ("A2B1", table)])
  }

  private static func file(
    profileClass: String, space: String, connection: String, tags: [(name: String, data: [UInt8])]
  ) -> Data {
    var table: [UInt8] = [], body: [UInt8] = []
    let start = 132 + 12 * tags.count
    for tag in tags {
      table += ascii(tag.name) + u32(start + body.count) + u32(tag.data.count)
      body += tag.data
      while body.count % 4 != 0 { body.append(0) }
    }
    var header = u32(start + body.count) + u32(0) + [4, 0x30, 0, 0]
    header += ascii(profileClass) + ascii(space) + ascii(connection)
    header += [2026, 1, 1, 0, 0, 0].flatMap(u16) + ascii("acsp")
    header += [UInt8](repeating: 0, count: 28) + [0.9642, 1, 0.8249].flatMap(s15)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return Data(header + u32(tags.count) + table + body)
  }

  private static func white(_ amount: Double) -> [UInt8] {
    ascii("XYZ ") + u32(0) + [0.9642, 1, 0.8249].flatMap { s15($0 * amount) }
  }

  private static func curve(_ values: [Int]) -> [UInt8] {
    ascii("curv") + u32(0) + u32(values.count) + values.flatMap(u16)
  }

  private static func text(_ text: String) -> [UInt8] {
    let units = text.utf16.flatMap { u16(Int($0)) }
    return ascii("mluc") + u32(0) + u32(1) + u32(12) + ascii("enUS") + u32(units.count) + u32(28) + units
  }

  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static func u16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
  private static func u32(_ value: Int) -> [UInt8] { u16(value >> 16 & 65535) + u16(value & 65535) }
  private static func s15(_ value: Double) -> [UInt8] { u32(Int((value * 65536).rounded())) }
}

/// Runs the body with the path of a file that holds the data, gone afterwards.
func withFile<Result>(_ data: Data, name: String = "made.icc", _ body: (String) throws -> Result) throws
  -> Result
{
  try withTemporaryFolder { folder in
    let file = folder.appending(path: name)
    try data.write(to: file)
    return try body(file.path)
  }
}
