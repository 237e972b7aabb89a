import ColorCore
import Foundation
import Testing

/// Colors of a format, a plane a component. Equal when all bits are; one NaN is as good as another.
struct Planes<Format: ColorFormat>: Equatable, Sendable {
  var x: [Format.Component]
  var y: [Format.Component]
  var z: [Format.Component]

  var count: Int { x.count }

  func extracting(_ range: Range<Int>) -> Self {
    Planes(x: Array(x[range]), y: Array(y[range]), z: Array(z[range]))
  }

  static func == (left: Self, right: Self) -> Bool {
    same(left.x, right.x) && same(left.y, right.y) && same(left.z, right.z)
  }

  /// What the path makes of the colors in the range.
  func converted<Target: ColorFormat>(
    to target: Target.Type, on path: ColorBatch.Path, _ range: Range<Int>? = nil
  ) -> Planes<Target> {
    let range = range ?? x.indices
    var result = Planes<Target>(zeros: range.count)
    result.write { a, b, c in
      try! ColorBatch.convert(
        on: path, Format.self, x.span.extracting(range), y.span.extracting(range), z.span.extracting(range),
        to: target, &a, &b, &c)
    }
    return result
  }

  mutating func write(
    _ body: (
      inout MutableSpan<Format.Component>, inout MutableSpan<Format.Component>,
      inout MutableSpan<Format.Component>
    ) -> Void
  ) {
    // Three at once can only be written where they are variables of their own.
    var (xs, ys, zs) = (x, y, z)
    var a = xs.mutableSpan
    var b = ys.mutableSpan
    var c = zs.mutableSpan
    body(&a, &b, &c)
    (x, y, z) = (xs, ys, zs)
  }
}

extension Planes {
  init(zeros count: Int) {
    // No component has a smaller zero than the bytes of its own size.
    let zero = unsafe [Format.Component](unsafeUninitializedCapacity: 1) { buffer, count in
      unsafe UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: 0)
      count = 1
    }[0]
    x = Array(repeating: zero, count: count)
    y = x
    z = x
  }
}

extension Planes where Format.Component == UInt8 {
  /// The 2¹⁶ colors of one red. All 256 of these are all 2²⁴ colors.
  init(red code: UInt8) {
    x = Array(repeating: code, count: 65_536)
    y = (0..<65_536).map { UInt8($0 >> 8) }
    z = (0..<65_536).map { UInt8($0 & 255) }
  }

  /// Random colors.
  init(count: Int, from random: inout some RandomNumberGenerator) {
    x = (0..<count).map { _ in .random(in: 0...255, using: &random) }
    y = (0..<count).map { _ in .random(in: 0...255, using: &random) }
    z = (0..<count).map { _ in .random(in: 0...255, using: &random) }
  }

  subscript(_ i: Int) -> SIMD3<Float> { SIMD3(Float(x[i]), Float(y[i]), Float(z[i])) }

  func color(_ i: Int) -> SRGB8 {
    // The bytes of the format are those of sRGB.
    SRGB8(red: x[i], green: y[i], blue: z[i])
  }

  /// What the specification makes of them.
  func reference<Target: ColorFormat>(_: Target.Type) -> Planes<Target> where Target.Component == Float {
    var result = Planes<Target>(zeros: count)
    for i in x.indices {
      let color = KernelReference.convert(self[i], from: .srgb8, to: Target.format)
      (result.x[i], result.y[i], result.z[i]) = (color.x, color.y, color.z)
    }
    return result
  }
}

extension Planes where Format.Component == Float {
  /// Colors of components that the closure makes.
  init(count: Int, component: () -> Float) {
    x = (0..<count).map { _ in component() }
    y = (0..<count).map { _ in component() }
    z = (0..<count).map { _ in component() }
  }

  subscript(_ i: Int) -> SIMD3<Float> { SIMD3(x[i], y[i], z[i]) }

  func reference<Target: ColorFormat>(_: Target.Type) -> Planes<Target> where Target.Component == Float {
    var result = Planes<Target>(zeros: count)
    for i in x.indices {
      let color = KernelReference.convert(self[i], from: Format.format, to: Target.format)
      (result.x[i], result.y[i], result.z[i]) = (color.x, color.y, color.z)
    }
    return result
  }

  func referenceBytes() -> Planes<SRGB8> {
    var result = Planes<SRGB8>(zeros: count)
    for i in x.indices {
      let color = KernelReference.convert(self[i], from: Format.format, to: .srgb8)
      (result.x[i], result.y[i], result.z[i]) = (UInt8(color.x), UInt8(color.y), UInt8(color.z))
    }
    return result
  }
}

/// Whether the bits are the same, but for those of numbers that are none.
func same<Component>(_ a: [Component], _ b: [Component]) -> Bool {
  guard a.count == b.count else { return false }
  let isSame = unsafe a.withUnsafeBytes { a in
    unsafe b.withUnsafeBytes { b in
      unsafe a.count == 0 || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0
    }
  }
  if isSame { return true }
  guard let a = a as? [Float], let b = b as? [Float] else { return false }
  return zip(a, b).allSatisfy { $0.bitPattern == $1.bitPattern || $0.isNaN && $1.isNaN }
}

/// Held by who takes a path for the whole process, so that no other test takes another meanwhile.
let pathLock = NSLock()

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
