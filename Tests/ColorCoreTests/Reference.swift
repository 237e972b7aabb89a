import ColorCore
import Foundation
import Testing

/// Reference tables that stand beside the tests.
enum Reference {
  /// The rows of a table, each by its column names.
  static func rows(_ file: String, from path: String = #filePath) -> [[String: String]] {
    let url = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "Reference/\(file)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard let header = lines.first else { return [] }
    let names = header.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(zip(names, cells), uniquingKeysWith: { first, _ in first })
    }
  }
}

extension [String: String] {
  func number(_ key: String) throws -> Double { try #require(Double(self[key] ?? ""), "column \(key)") }

  /// Three components; a missing one is zero.
  func components(_ a: String, _ b: String, _ c: String) throws -> SIMD3<Double> {
    func one(_ key: String) throws -> Double { self[key] == "none" ? 0 : try number(key) }
    return try SIMD3(one(a), one(b), one(c))
  }
}

func bytes(_ hex: String) throws -> SRGB8 {
  SRGB8(fitting: try AnyColor(css: hex))
}
