import Foundation

/// Profiles that Debian's packages icc-profiles-free, colord-data and libgs-common install. Tests that read
/// them are skipped, by name, on a machine without them.
enum InstalledProfile {
  static let folder = "/usr/share/color/icc/"

  static let srgb = "sRGB.icc"
  static let adobeRGB = "colord/AdobeRGB1998.icc"
  static let cmyk = "ghostscript/default_cmyk.icc"

  /// Whether all three packages are there.
  static let areThere = [srgb, adobeRGB, cmyk].allSatisfy {
    FileManager.default.isReadableFile(atPath: folder + $0)
  }

  /// Every profile there, by its path in the folder, sorted.
  static var all: [String] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.lowercased().hasSuffix(".icc") || $0.lowercased().hasSuffix(".icm") }.sorted()
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: folder + name)))
  }
}
