extension KernelCurve {
  /// A power in the form that the kernels read: `cck_curve` in `CColorKernels.h` says how.
  struct Tables: Sendable {
    /// The power of each eight octaves, times the gain, and of one to eight octaves.
    var upper: [Double]
    var lower: [Double]
    /// The coefficients of a cubic for each 16th of an octave, from that of the lowest order on.
    var cubics: [SIMD4<Double>]

    /// How far a cubic may be from its power, as a part of it: a tenth of what rounding to a float brings.
    static let tolerance = 6e-9
    /// Bases are above this, the least that `cck_curve` tells from others.
    static let leastBase = 0x1p-95
    /// And below this, with a bit to spare.
    static let greatestBase = 0x1p32

    /// The tables of a power, or none where cubics don't come near enough.
    init?(gain: Double, power: Double) {
      cubics = (0..<16).map { Self.cubic(from: 1 + Double($0) / 16, power) }
      for (index, c) in cubics.enumerated() {
        for step in 0...8 {
          let m = 1 + (Double(index) + Double(step) / 8) / 16
          let exact = Powers.power(m, power)
          guard (Self.value(c, m) - exact).magnitude <= Self.tolerance * exact else { return nil }
        }
      }
      // The exponents as they are stored, of which the 16 multiples of 8 from 2^-95 on.
      upper = [Double](repeating: 0, count: 16)
      for place in 116..<132 {
        upper[place % 16] =
          gain * Powers.power(Double(sign: .plus, exponent: 8 * place - 1023, significand: 1), power)
      }
      lower = (0..<8).map { Powers.power(Double(1 << $0), power) }
      guard (upper + lower).allSatisfy(\.isFinite) else { return nil }
    }

    /// The cubic that meets a power at Chebyshev's nodes of a 16th of an octave.
    private static func cubic(from start: Double, _ power: Double) -> SIMD4<Double> {
      let middle = start + 1.0 / 32, reach = 1.0 / 32
      // cos(π/8) and cos(3π/8).
      let nodes = [0.9238795325112867, 0.3826834323650898, -0.3826834323650898, -0.9238795325112867]
        .map { middle + reach * $0 }
      // Newton's differences.
      var d = nodes.map { Powers.power($0, power) }
      for order in 1..<4 {
        for index in stride(from: 3, through: order, by: -1) {
          d[index] = (d[index] - d[index - 1]) / (nodes[index] - nodes[index - order])
        }
      }
      // By powers of m: from the innermost bracket out.
      var c = SIMD4(d[3], 0, 0, 0)
      for index in stride(from: 2, through: 0, by: -1) {
        let node = nodes[index]
        c = SIMD4(d[index] - node * c.x, c.x - node * c.y, c.y - node * c.z, c.z)
      }
      return c
    }

    /// As the kernels calculate it.
    static func value(_ c: SIMD4<Double>, _ m: Double) -> Double { c.x + m * (c.y + m * (c.z + m * c.w)) }
  }
}
