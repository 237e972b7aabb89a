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
    let states = [set.normal, set.hovered, set.pressed]
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
    let (n, h, p) = (oklab(set.normal)[0], oklab(set.hovered)[0], oklab(set.pressed)[0])
    var isOpposed = recipe.profile == .opposed
    if case .relaxed(let given) = set.verdict {
      isOpposed = isOpposed || given.contains { $0.kind == .profile }
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
