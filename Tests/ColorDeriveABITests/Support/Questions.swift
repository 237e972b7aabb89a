import ColorCore
import ColorDerivation
import Foundation

/// Lines that the programs in `Programs` are asked, and the answers that the Swift interface gives.
struct Questions: Sendable {
  private(set) var lines: [String] = []
  private(set) var answers: [String] = ["0.1.0 1"]
  private var pairs: [(SRGB8, SRGB8)] = []

  /// The whole input of a program.
  var input: String { lines.map { $0 + "\n" }.joined() }

  /// The whole output that it must give.
  var output: String { (answers + bulk).map { $0 + "\n" }.joined() }

  mutating func parse(_ text: String) {
    lines.append("parse \(text)")
    do {
      let color = try AnyColor(css: text)
      let isFitted = color.isInGamut(of: SRGB.self) ? 0 : 1
      answers.append("color \(hex(SRGB8(fitting: color))) \(number(color.alpha)) \(isFitted)")
    } catch {
      answers.append("fault 4 \(error.offset) \(error)")
    }
  }

  mutating func pair(_ a: SRGB8, _ b: SRGB8) {
    lines.append("pair \(hex(a)) \(hex(b))")
    answers.append("pair \(number(a.contrast(with: b).ratio)) \(number(a.deltaEOK(to: b)))")
    pairs.append((a, b))
  }

  /// Asks with the numbers that the header gives to the recipe's fields.
  mutating func derive(
    _ numbers: (role: Int, appearance: Int, direction: Int, base: Int), _ recipe: Recipe, minimum: Double = 0,
    surfaces: [SRGB8] = [], base: SRGB8
  ) {
    let fields =
      [numbers.role, numbers.appearance, numbers.direction, numbers.base].map { String($0) }
      + [number(minimum), hex(base)] + surfaces.map(hex)
    lines.append("derive " + fields.joined(separator: " "))
    let set = recipe.variants(of: base)
    answers.append("states " + text(set))
    answers += set.reasons.map(\.description)
  }

  /// A recipe that is refused, with the words of its fault.
  mutating func refused(_ fields: String, _ words: String) {
    lines.append("derive \(fields)")
    answers.append("fault 5 \(words)")
  }

  private var bulk: [String] {
    ["bulk 0 0 0 0"]
      + pairs.map { a, b in
        let codes = SIMD3(Float(a.red), Float(a.green), Float(a.blue))
        let lab = KernelReference.convert(codes, from: .srgb8, to: .oklab)
        let back = KernelReference.convert(lab, from: .oklab, to: .srgb8)
        let parts =
          [number(a.contrast(with: b).ratio)] + [lab.x, lab.y, lab.z].map { bits($0) }
          + [hex(SRGB8(red: UInt8(back.x), green: UInt8(back.y), blue: UInt8(back.z)))]
          + [text(Recipe(role: .background(.fill)).variants(of: a))]
        return parts.joined(separator: " ")
      }
  }

  private func text(_ set: VariantSet) -> String {
    let content = [set.content, set.disabledContent].map { $0.map(hex) ?? "000000" }
    let outcome =
      switch set.verdict {
      case .exact: "0"
      case .relaxed: "1"
      case .infeasible: "2"
      }
    let colors = [set.normal, set.hovered, set.pressed, set.disabled].map(hex)
    return (colors + content + [set.content == nil ? "0" : "1", outcome]).joined(separator: " ")
  }

  private func hex(_ color: SRGB8) -> String { String(color.hex.dropFirst()) }
  private func number(_ value: Double) -> String { String(format: "%.17g", value) }
  private func bits(_ value: Float) -> String { String(format: "%08x", value.bitPattern) }
}
