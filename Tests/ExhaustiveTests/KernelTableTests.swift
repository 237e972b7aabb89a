import ColorCore
import Foundation
import Testing

/// The tables computed anew in `Double`.
///
/// A `Float` rounded from a `Double` is the one nearest to the exact value unless the double, which is itself
/// rounded, lies so near the middle of two floats that the exact value may be on the other side. Both ends of
/// an interval that surely holds the exact value are therefore rounded, and must give the same float.
@Suite("Kernel tables") struct KernelTableTests {
  /// Far above the error of `pow` (1 ulp of 2⁻⁵²) and of the few operations around it.
  static let margin = 0x1p-48

  @Test func `hold the float nearest to the light of each code`() {
    #expect(KernelTables.linear.count == 256)
    for (code, light) in KernelTables.linear.enumerated() {
      let encoded = Double(code) / 255
      let exact = encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
      #expect(Float(exact * (1 - Self.margin)) == light, "code \(code)")
      #expect(Float(exact * (1 + Self.margin)) == light, "code \(code)")
    }
  }

  @Test func `hold the least float of each code`() {
    #expect(KernelTables.thresholds.count == 255)
    for (index, threshold) in KernelTables.thresholds.enumerated() {
      // From here on 255 · encode(x) is rounded, half up, to the code.
      let encoded = (Double(index) + 0.5) / 255
      let linear = encoded / 12.92
      let exact = linear <= 0.0031308 ? linear : pow((encoded + 0.055) / 1.055, 2.4)
      for end in [exact * (1 - Self.margin), exact * (1 + Self.margin)] {
        #expect(Double(threshold) >= end, "code \(index + 1)")
        #expect(Double(threshold.nextDown) < end, "code \(index + 1)")
      }
    }
  }

  @Test func `round 8-bit sRGB as the formula does on both sides of each threshold`() {
    func code(_ x: Double) -> Double {
      let encoded = x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
      return (255 * encoded + 0.5).rounded(.down)
    }
    for (index, threshold) in KernelTables.thresholds.enumerated() {
      #expect(code(Double(threshold)) == Double(index + 1))
      #expect(code(Double(threshold.nextDown)) == Double(index))
    }
  }

  @Test(.releaseOnly) func `give each of 109,051,905 floats the code that counting thresholds gives`() {
    let thresholds = KernelTables.thresholds.map(\.bitPattern)
    let buckets = KernelTables.buckets
    let first = Float(0x1p-13).bitPattern
    let last = Float(1).bitPattern
    var count: UInt32 = 0  // of thresholds at or below
    var wrong = 0
    for bits in first...last {
      while count < 255, thresholds[Int(count)] <= bits { count += 1 }
      let place = bits - first
      let code = (buckets[Int(place >> 16)] + place & 0xffff) >> 16
      if code != count { wrong += 1 }
    }
    #expect(wrong == 0)
    #expect(count == 255)
    #expect(thresholds[0] > first)  // so that clamping from below changes no code
  }

  @Test func `are the light of ColorCore in double, and its bytes in float`() {
    #expect(
      KernelTables.light
        == (0...255).map { SRGB8(red: UInt8($0), green: 0, blue: 0).linear.components.x })
    for (code, light) in KernelTables.linear.enumerated() {
      for k in 0..<4 {
        let byte = UInt8(truncatingIfNeeded: light.bitPattern >> UInt32(8 * k))
        #expect(KernelTables.linearBytes[256 * k + code] == byte)
      }
    }
  }

  @Test func `hold the least double that ColorCore rounds to each code, found by halving`() {
    func code(_ light: Double) -> Int {
      Int(SRGB8(clipping: Color<LinearSRGB>(light, 0, 0).converted(to: SRGB.self)).red)
    }
    #expect(KernelTables.exactThresholds.count == 255)
    for (index, threshold) in KernelTables.exactThresholds.enumerated() {
      var low = 0.0.bitPattern, high = 1.0.bitPattern
      while high - low > 1 {
        let middle = (low + high) / 2
        if code(Double(bitPattern: middle)) > index { high = middle } else { low = middle }
      }
      #expect(threshold.bitPattern == high, "code \(index + 1)")
      // Encoding rises even from one double to the next there, or the threshold would mean nothing.
      for step in UInt64(1)...64 {
        #expect(code(Double(bitPattern: high - step)) == index)
        #expect(code(Double(bitPattern: high + step)) == index + 1)
      }
    }
  }

  @Test func `take less than 32 KiB`() {
    let parts = [
      KernelTables.linear.count * 4, KernelTables.linearBytes.count, KernelTables.thresholds.count * 4,
      KernelTables.buckets.count * 4, KernelTables.light.count * 8,
      KernelTables.exactThresholds.count * 8,
    ]
    #expect(KernelTables.size >= parts.reduce(0, +))
    #expect(KernelTables.size < 32 * 1_024)
  }
}
