import ColorCore
import ColorDerivation
import Foundation
import Testing

/// Tables of other systems' colors, which stand beside the tests.
enum PresetReference {
  /// The cells of each row, without the header.
  static func rows(_ file: String, from path: String = #filePath) -> [[String]] {
    let url = URL(fileURLWithPath: path).deletingLastPathComponent().appending(path: "Reference/\(file)")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

/// The color of `#rrggbb` or `rrggbb`.
func hex(_ text: String) -> SRGB8 {
  let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
  guard digits.count == 6, let number = UInt32(digits, radix: 16) else {
    Issue.record("\(text) isn't a color")
    return .black
  }
  return SRGB8(number)
}

/// The colors of a list with spaces.
func hexes(_ text: String) -> [SRGB8] { text.split(separator: " ").map { hex(String($0)) } }

extension Preset {
  /// The states of a fill in light, or as said.
  func states(
    _ base: String, _ role: Role = .background(.fill), _ appearance: Appearance = .light,
    on surface: String? = nil, content: String? = nil
  ) -> PresetStates {
    states(
      of: PresetInput(
        base: hex(base), role: role, appearance: appearance, surface: surface.map(hex),
        content: content.map(hex)))
  }
}
