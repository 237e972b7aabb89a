import Foundation

/// A file that holds what a page must be, in the folder `Golden` beside the tests.
public struct GoldenFile {
  /// The path of the file from the folder of its tests.
  public let name: String
  private let url: URL

  /// The golden file of a name.
  ///
  /// - Parameter tests: The path of a file in the folder of the tests: `#filePath`.
  public init(_ name: String, beside tests: String) {
    self.name = "Golden/\(name)"
    url = URL(filePath: tests).deletingLastPathComponent().appending(path: self.name)
  }

  /// How a page differs from the file, in words; nothing where it doesn't.
  ///
  /// `UPDATE_GOLDEN=1` writes the page in its place, and the difference is told all the same, so that nobody overlooks it.
  public func difference(from page: String) throws -> String? {
    let golden = try? String(contentsOf: url, encoding: .utf8)
    guard golden != page else { return nil }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try page.write(to: url, atomically: true, encoding: .utf8)
    }
    let differing = zip(page.split(separator: "\n"), (golden ?? "").split(separator: "\n")).first { $0 != $1 }
    return "\(name) differs\(differing.map { ": '\($0.0)' instead of '\($0.1)'" } ?? " in length")"
  }
}
