import ColorCore
import ColorDerivation
import Foundation

/// What a set must keep, measured anew: with the C library's powers and formulas written out, and nothing of
/// the engine.
struct Judge {
  /// The WCAG 2.x luminance of bytes.
  static func luminance(_ color: SRGB8) -> Double {
    let c = [color.red, color.green, color.blue].map { byte -> Double in
      let v = Double(byte) / 255
      return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
  }

  static func contrast(_ a: SRGB8, _ b: SRGB8) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  /// The contrast of two colors as they are written, `#rrggbb` or `color(display-p3 r g b)`, by the Y of XYZ with
  /// the primaries that the standards give (SMPTE EG 432-1, ITU-R BT.2020).
  static func contrast(read a: String, _ b: String) -> Double {
    let (x, y) = (luminance(read: a), luminance(read: b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  private static func luminance(read text: String) -> Double {
    if text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) {
      return luminance(SRGB8(number))
    }
    let words = text.dropFirst("color(".count).dropLast().split(separator: " ")
    let c = words.dropFirst().compactMap { Double($0) }
    if words[0] == "rec2020" {
      let l = c.map { pow($0, 2.4) }
      return 0.2627002120 * l[0] + 0.6779980715 * l[1] + 0.0593017165 * l[2]
    }
    let l = c.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2289745641 * l[0] + 0.6917385218 * l[1] + 0.0792869141 * l[2]
  }

  /// OKLab by the matrices of linear sRGB that Ottosson gives since 2021.
  static func oklab(_ color: SRGB8) -> [Double] {
    let c = [color.red, color.green, color.blue].map { byte -> Double in
      let v = Double(byte) / 255
      return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    let l = cbrt(0.4122214708 * c[0] + 0.5363325363 * c[1] + 0.0514459929 * c[2])
    let m = cbrt(0.2119034982 * c[0] + 0.6806995451 * c[1] + 0.1073969566 * c[2])
    let s = cbrt(0.0883024619 * c[0] + 0.2817188376 * c[1] + 0.6299787005 * c[2])
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  static func deltaE(_ a: SRGB8, _ b: SRGB8) -> Double {
    zip(oklab(a), oklab(b)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  /// What the set breaks, in words; empty when its verdict is true to the bytes.
  static func faults(_ set: VariantSet) -> [String] {
    var faults: [String] = []
    let recipe = set.recipe
    func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { faults.append("\(set.base) \(recipe.role) \(recipe.appearance.name): \(what())") }
    }
    let states = ControlState.allCases.filter { $0 != .disabled && $0 != .focused }.compactMap { set[$0] }
    let others = set.content.map { [$0] } ?? recipe.surfaces
    let worst = states.flatMap { state in others.map { contrast(state, $0) } }.min() ?? 21
    let asks = recipe.role != .border(.decorative)
    if case .infeasible(let certificate) = set.verdict {
      let best = others.map { contrast(set.normal, $0) }.min() ?? 21
      expect(
        certificate.constraints.contains(.stateFloor) || best < recipe.minimum.ratio,
        "infeasible, but normal has \(best)")
      return faults
    }
    if asks { expect(worst >= recipe.minimum.ratio, "text at \(worst)") }
    // The older matrices of this judge are off by up to 4e-8.
    let close = 1e-7
    for (a, b, floor) in [
      (set.hovered, set.normal, recipe.floors.hovered), (set.pressed, set.normal, recipe.floors.pressed),
      (set.pressed, set.hovered, recipe.floors.between),
    ] {
      expect(contrast(a, b) >= floor.contrast, "\(a) and \(b) at \(contrast(a, b))")
      expect(deltaE(a, b) >= floor.deltaE - close, "\(a) and \(b) only \(deltaE(a, b)) apart")
    }
    if let selection = set.selection, let floor = recipe.selection?.floor {
      let chosen = [selection.normal, selection.hovered, selection.pressed]
      let all = [set.normal, set.hovered, set.pressed] + chosen
      for (index, a) in all.enumerated().dropFirst(3) {
        for b in all[..<index] {
          expect(contrast(a, b) >= floor.contrast, "\(a) and \(b) at \(contrast(a, b))")
          expect(deltaE(a, b) >= floor.deltaE - close, "\(a) and \(b) only \(deltaE(a, b)) apart")
        }
      }
      let l = chosen.map { oklab($0)[0] }
      expect((l[1] - l[0]) * (l[2] - l[1]) > 0, "selected turns back")
    }
    let (n, h, p) = (oklab(set.normal)[0], oklab(set.hovered)[0], oklab(set.pressed)[0])
    var isOpposed = recipe.profile == .opposed
    if case .relaxed(let given) = set.verdict {
      if given.contains(where: { $0.kind == .profile }) { isOpposed.toggle() }
    }
    if isOpposed {
      expect((h - n) * (p - n) < 0, "not opposed")
    } else {
      expect((h - n) * (p - h) > 0, "turns back")
    }
    if case .exact = set.verdict {
      for check in set.checks { expect(check.passes, "exact, but \(check)") }
      if recipe.base == .keep { expect(set.normal == set.base, "base moved") }
    }
    return faults
  }
}

enum Grid {
  /// 4,096 colors where the build is fast enough for them, else 27.
  static let all: [SRGB8] = {
    #if DEBUG
      colors(perChannel: 3)
    #else
      colors(perChannel: 16)
    #endif
  }()

  /// 512 colors where the build is fast enough for them, else 27.
  static let few: [SRGB8] = {
    #if DEBUG
      colors(perChannel: 3)
    #else
      colors(perChannel: 8)
    #endif
  }()

  /// The colors whose channels are evenly spaced from 0 to 255.
  static func colors(perChannel n: Int) -> [SRGB8] {
    let levels = (0..<n).map { UInt8($0 * 255 / (n - 1)) }
    return levels.flatMap { r in
      levels.flatMap { g in levels.map { b in SRGB8(red: r, green: g, blue: b) } }
    }
  }
}
