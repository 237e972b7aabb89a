import ColorCore
import Testing

/// 8-bit colors, a plane a channel.
struct CodePlanes: Equatable {
  var red: [UInt8]
  var green: [UInt8]
  var blue: [UInt8]

  init(red: [UInt8], green: [UInt8], blue: [UInt8]) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(count: Int) {
    red = Array(repeating: 0, count: count)
    green = red
    blue = red
  }

  /// The 2¹⁶ colors of one red. All 256 of these are all 2²⁴ colors.
  init(red code: UInt8) {
    red = Array(repeating: code, count: 65_536)
    green = (0..<65_536).map { UInt8($0 >> 8) }
    blue = (0..<65_536).map { UInt8($0 & 255) }
  }

  /// Random colors.
  init(count: Int, from random: inout some RandomNumberGenerator) {
    red = (0..<count).map { _ in .random(in: 0...255, using: &random) }
    green = (0..<count).map { _ in .random(in: 0...255, using: &random) }
    blue = (0..<count).map { _ in .random(in: 0...255, using: &random) }
  }

  func extracting(_ range: Range<Int>) -> Self {
    CodePlanes(red: Array(red[range]), green: Array(green[range]), blue: Array(blue[range]))
  }

  /// What the path makes of the colors in the range.
  func oklab(on path: ColorBatch.Path, _ range: Range<Int>? = nil) -> LabPlanes {
    let range = range ?? red.indices
    var lightnesses = [Float](repeating: 0, count: range.count)
    var greenReds = lightnesses
    var blueYellows = lightnesses
    var lightness = lightnesses.mutableSpan
    var a = greenReds.mutableSpan
    var b = blueYellows.mutableSpan
    ColorBatch.oklab(
      on: path, fromRed: red.span.extracting(range), green: green.span.extracting(range),
      blue: blue.span.extracting(range), intoLightness: &lightness, a: &a, b: &b)
    return LabPlanes(lightness: lightnesses, a: greenReds, b: blueYellows)
  }

  /// What the specification makes of them.
  func referenceOklab() -> LabPlanes {
    var lab = LabPlanes(count: red.count)
    for i in red.indices {
      let color = KernelReference.oklab(red: red[i], green: green[i], blue: blue[i])
      (lab.lightness[i], lab.a[i], lab.b[i]) = color
    }
    return lab
  }
}

/// OKLab colors, a plane a channel. Equal when all bits are.
struct LabPlanes: Equatable {
  var lightness: [Float]
  var a: [Float]
  var b: [Float]

  init(lightness: [Float], a: [Float], b: [Float]) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(count: Int) {
    lightness = Array(repeating: 0, count: count)
    a = lightness
    b = lightness
  }

  /// Colors of components that the closure makes.
  init(count: Int, component: () -> Float) {
    lightness = (0..<count).map { _ in component() }
    a = (0..<count).map { _ in component() }
    b = (0..<count).map { _ in component() }
  }

  static func == (left: Self, right: Self) -> Bool {
    func same(_ x: [Float], _ y: [Float]) -> Bool {
      x.count == y.count && x.indices.allSatisfy { x[$0].bitPattern == y[$0].bitPattern }
    }
    return same(left.lightness, right.lightness) && same(left.a, right.a) && same(left.b, right.b)
  }

  func extracting(_ range: Range<Int>) -> Self {
    LabPlanes(lightness: Array(lightness[range]), a: Array(a[range]), b: Array(b[range]))
  }

  /// What the path makes of the colors in the range.
  func srgb8(on path: ColorBatch.Path, _ range: Range<Int>? = nil) -> CodePlanes {
    let range = range ?? lightness.indices
    var reds = [UInt8](repeating: 0, count: range.count)
    var greens = reds
    var blues = reds
    var red = reds.mutableSpan
    var green = greens.mutableSpan
    var blue = blues.mutableSpan
    ColorBatch.srgb8(
      on: path, fromLightness: lightness.span.extracting(range), a: a.span.extracting(range),
      b: b.span.extracting(range), intoRed: &red, green: &green, blue: &blue)
    return CodePlanes(red: reds, green: greens, blue: blues)
  }

  /// What the specification makes of them.
  func referenceSrgb8() -> CodePlanes {
    var codes = CodePlanes(count: lightness.count)
    for i in lightness.indices {
      let color = KernelReference.srgb8(lightness: lightness[i], a: a[i], b: b[i])
      (codes.red[i], codes.green[i], codes.blue[i]) = color
    }
    return codes
  }
}

/// The same numbers on every run: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension ColorBatch.Path {
  /// The paths that this processor can run.
  static var available: [Self] { allCases.filter(\.isAvailable) }
}

extension Trait where Self == ConditionTrait {
  /// Leaves the test out of debug builds.
  static var releaseOnly: Self {
    #if DEBUG
      let isDebug = true
    #else
      let isDebug = false
    #endif
    return .disabled(
      if: isDebug, "Millions of colors take minutes without optimization: swift test -c release")
  }
}
