import ColorCore
import Foundation
import Testing

/// The contrast solve: its promise is decided in `Double` by ColorCore, on the bytes.
@Suite("Contrast solve", .serialized) struct KernelSolveTests {
  struct Goal: Sendable, CustomTestStringConvertible {
    var ratio: Double
    var surfaces: [UInt32]

    var testDescription: String { "\(ratio) on \(surfaces.map { SRGB8($0).hex })" }
    var goal: ContrastGoal { ContrastGoal(Contrast(ratio), on: surfaces.map { SRGB8($0) }) }

    func holds(_ color: SRGB8) -> Bool {
      surfaces.allSatisfy { color.contrast(with: SRGB8($0)).ratio >= ratio }
    }
  }

  static let goals = [
    Goal(ratio: 4.5, surfaces: [0xFFFFFF]), Goal(ratio: 7, surfaces: [0x000000, 0x1A1A1A]),
    Goal(ratio: 3, surfaces: [0x767676]), Goal(ratio: 3, surfaces: [0xFFFFFF, 0x000000]),
    Goal(ratio: 1.5, surfaces: [0x202020, 0x808080, 0xE0E0E0]), Goal(ratio: 4.5, surfaces: [0x0F62FE]),
    Goal(ratio: 21, surfaces: [0xFFFFFF]), Goal(ratio: 3, surfaces: [0xF4F4F4, 0x121212]),
  ]

  /// Random colors; greys, corners and edges of the cube; the near black.
  private static let colors: Planes<SRGB8> = {
    var random = SeededNumbers(state: 8)
    var colors = Planes<SRGB8>(count: 1 << 20, from: &random)
    func add(_ red: Int, _ green: Int, _ blue: Int) {
      colors.x.append(UInt8(red))
      colors.y.append(UInt8(green))
      colors.z.append(UInt8(blue))
    }
    for code in 0...255 {
      add(code, code, code)
      for (other, third) in [(0, 0), (0, 255), (255, 0), (255, 255)] {
        add(code, other, third)
        add(other, code, third)
        add(other, third, code)
      }
    }
    for red in 0..<12 { for green in 0..<12 { for blue in 0..<12 { add(red, green, blue) } } }
    return colors
  }()

  struct Result: Equatable {
    var bytes: [UInt8]
    var lightness: [Float]
    var reached: [UInt8]
  }

  private func solve(_ colors: Planes<SRGB8>, _ goal: ContrastGoal, on path: ColorBatch.Path) -> Result {
    pathLock.lock()
    let before = ColorBatch.path
    defer {
      ColorBatch.use(before)
      pathLock.unlock()
    }
    ColorBatch.use(path)
    let source = pixels(colors)
    var bytes = [UInt8](repeating: 0, count: colors.count * 3)
    var lightness = [Float](repeating: 0, count: colors.count)
    var reached = [UInt8](repeating: 9, count: colors.count)
    var byteSpan = bytes.mutableSpan
    var lightnessSpan = lightness.mutableSpan
    var reachedSpan = reached.mutableSpan
    try! ColorBatch.adjust(
      source.span, to: goal, &byteSpan, lightness: &lightnessSpan, reached: &reachedSpan)
    return Result(bytes: bytes, lightness: lightness, reached: reached)
  }

  private func color(_ bytes: [UInt8], _ i: Int) -> SRGB8 {
    SRGB8(red: bytes[3 * i], green: bytes[3 * i + 1], blue: bytes[3 * i + 2])
  }

  @Test(.releaseOnly, arguments: goals)
  func `never breaks its promise, on 2²⁰ colors and on structured ones`(_ goal: Goal) {
    let colors = Self.colors, allowed = goal.goal
    let result = solve(colors, allowed, on: .baseline)
    for path in ColorBatch.Path.available where path != .baseline {
      let isSame = solve(colors, allowed, on: path) == result
      #expect(isSame, "\(path)")
    }
    var broken = 0, moved = 0, lost = 0
    for i in colors.x.indices {
      let own = colors.color(i), found = color(result.bytes, i)
      if result.reached[i] == 0 { lost += 1 }
      if (result.reached[i] == 1) != goal.holds(found) { broken += 1 }
      // What holds already, and what can't, stays.
      if found != own, goal.holds(own) || result.reached[i] == 0 { moved += 1 }
    }
    #expect(broken == 0)
    #expect(moved == 0)
    // All of these can be had: black or white is allowed.
    #expect(lost == 0)
  }

  @Test(.releaseOnly, arguments: goals)
  func `keeps the hue, and comes as near in lightness as a search through all does`(_ goal: Goal) {
    var random = SeededNumbers(state: 9)
    let colors = Planes<SRGB8>(count: 400, from: &random), allowed = goal.goal
    let result = solve(colors, allowed, on: .baseline)
    for i in colors.x.indices where !goal.holds(colors.color(i)) {
      let own = colors.color(i).oklch, found = color(result.bytes, i)
      let lightness = Double(result.lightness[i])
      let distance = (lightness - own.lightness).magnitude
      let nearest = stride(from: 0.0, through: 1, by: 1.0 / 2_048).lazy.filter {
        goal.holds(SRGB8(fitting: AnyColor(own.with(\.lightness, $0))))
      }.map { ($0 - own.lightness).magnitude }.min()
      // Near black a byte is up to 1/20 of lightness.
      #expect(distance <= (nearest ?? 1) + (lightness < 0.15 ? 0.03 : 1.0 / 256), "\(own) on \(goal)")
      // The bytes are those of the lightness at this hue, but for rounding, and for the chroma, which is not fitted anew
      // at every step.
      let wish = own.with(\.lightness, lightness).fitted(to: SRGB.self)
      let exact = SRGB8(clipping: wish)
      let off = [(exact.red, found.red), (exact.green, found.green), (exact.blue, found.blue)].map {
        abs(Int($0.0) - Int($0.1))
      }
      #expect(off.max() ?? 0 <= 6, "\(own) on \(goal): \(found), not \(exact)")
    }
  }

  @Test func `marks what can't be had, and leaves it`() {
    var random = SeededNumbers(state: 10)
    let colors = Planes<SRGB8>(count: 1_000, from: &random)
    for goal in [
      ContrastGoal(Contrast(4.6), on: [SRGB8(0x767676), .white, .black]),
      ContrastGoal(Contrast(22), on: [.white]), ContrastGoal(Contrast(.nan), on: [.white]),
    ] {
      #expect(goal.isImpossible)
      let result = solve(colors, goal, on: ColorBatch.path)
      #expect(result.reached.allSatisfy { $0 == 0 })
      #expect(result.bytes == pixels(colors))
    }
  }

  @Test(.releaseOnly) func `finds what is allowed in a narrow gap between surfaces`() {
    // A contrast of 3 with both a dark and a light surface leaves luminances from 0.199 to 0.206: two greys.
    let goal = Goal(ratio: 3, surfaces: [0x333333, 0xDCDCDC])
    let greys = (UInt8.min...UInt8.max).filter { goal.holds(SRGB8(red: $0, green: $0, blue: $0)) }
    #expect(greys == [0x7C, 0x7D])
    let result = solve(Self.colors, goal.goal, on: .baseline)
    var broken = 0, lost = 0
    for i in Self.colors.x.indices {
      if (result.reached[i] == 1) != goal.holds(color(result.bytes, i)) { broken += 1 }
      if result.reached[i] == 0 { lost += 1 }
    }
    #expect(broken == 0)
    // Some hues have no byte there at the points that are tried.
    #expect(lost <= Self.colors.count / 100)
  }

  @Test(arguments: goals)
  func `has a goal that allows just what ColorCore's contrasts do`(_ goal: Goal) {
    let allowed = goal.goal
    var random = SeededNumbers(state: 12)
    for _ in 0..<20_000 {
      let color = SRGB8(UInt32.random(in: 0...0xFFFFFF, using: &random))
      #expect(allowed.allows(color) == goal.holds(color))
    }
    for code in UInt8.min...UInt8.max {
      let grey = SRGB8(red: code, green: code, blue: code)
      #expect(allowed.allows(grey) == goal.holds(grey))
    }
  }
}
