import ColorCore
import ColorDerivation
import Foundation
import TestSupport
import Testing

@testable import ColorTokens

/// The colors of output files, read by a program of Python that knows nothing of ours.
struct EmitReading {
  /// A color as it was read.
  struct Line {
    var hex: String
    var space: String?
    var numbers: [Double]
  }

  /// Python, which reads the files; without it those tests are left out.
  static let python = ExternalProgram("python3")

  private(set) var lines: [String: Line] = [:]

  /// Writes the files to a folder of their own and reads them.
  init(_ format: TokenConfiguration.Format, _ files: [OutputFile]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "emit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for file in files {
      let place = folder.appending(path: file.path.isEmpty ? format.defaultName : file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: place)
      paths.append(place.path)
    }
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Reference/read_outputs.py")
    let outcome = try #require(Self.python).run(["-X", "utf8", script.path, format.rawValue] + paths)
    try #require(outcome.status == 0, "\(outcome.output)")
    for line in outcome.output.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      let numbers = parts.dropFirst(4).compactMap { Double($0) }
      let key = parts[0] + " " + parts[1]
      #expect(lines[key] == nil, "\(key) is there twice")
      lines[key] = Line(hex: parts[2], space: parts.count > 3 ? parts[3] : nil, numbers: numbers)
    }
  }

  /// Expects the colors of every theme of a family, no more and no less.
  ///
  /// - Parameters:
  ///   - isWide: Whether the format has colors that sRGB can't show.
  ///   - first: What the first theme is called.
  ///   - tolerance: The ΔE OK by which a wide color may be off, the rounding of the format.
  ///   - name: The name of a token in the format.
  func expect(
    _ family: ThemeFamily, isWide: Bool = true, first: String? = nil, tolerance: Double = 1e-4,
    sourceLocation: SourceLocation = #_sourceLocation, name: (TokenPath) -> String
  ) throws {
    #expect(
      lines.count == family.themes.count * family.primary.entries.count, sourceLocation: sourceLocation)
    for (index, theme) in family.themes.map(\.theme).enumerated() {
      for entry in theme.entries {
        let key = (index == 0 ? first : nil) ?? theme.appearance.name
        let line = try #require(
          lines["\(key) \(name(entry.path))"], "no \(key) \(name(entry.path))", sourceLocation: sourceLocation
        )
        let color = entry.color
        let alpha = String(UInt32(color.alpha) + 256, radix: 16).dropFirst()
        if isWide, let wide = color.wide {
          // Formats that have more than Display P3 have what was made for it.
          let hasMore = line.space == "rec2020" || line.space == "lab"
          let widest = hasMore ? color.rec2020Code?.color : nil
          #expect(
            [color.bytes.hex + alpha, "alpha=\(color.alpha)"].contains(line.hex),
            sourceLocation: sourceLocation)
          let found = try Self.color(line).converted(to: OKLab.self)
          #expect(
            found.deltaEOK(to: (widest ?? AnyColor(wide)).converted(to: OKLab.self)) < tolerance,
            "\(entry.path) \(line)",
            sourceLocation: sourceLocation)
        } else {
          #expect(line.hex == color.bytes.hex + alpha, "\(entry.path)", sourceLocation: sourceLocation)
          #expect(line.space == nil, "\(entry.path)", sourceLocation: sourceLocation)
        }
      }
    }
  }

  private static func color(_ line: Line) throws -> AnyColor {
    let numbers = line.numbers
    try #require(numbers.count == 3, "\(line)")
    if line.space == "lab" { return AnyColor(Color<Lab>(numbers[0], numbers[1], numbers[2])) }
    if line.space == "rec2020" { return AnyColor(Color<Rec2020>(numbers[0], numbers[1], numbers[2])) }
    return AnyColor(Color<DisplayP3>(numbers[0], numbers[1], numbers[2]))
  }
}
