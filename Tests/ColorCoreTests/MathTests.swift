import Foundation
import Testing

@testable import ColorCore

@Suite("Roots, angles and matrices") struct MathTests {
  @Test func `are right to a unit in the last place`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      // Few enough bits that the powers are exact, so that the root is known.
      let cube = Double(Int.random(in: 1...131_071, using: &random))
      let fifth = Double(Int.random(in: 1...1_023, using: &random))
      for scale in [1, 0x1p-200, 0x1p100] {
        let root = Roots.cubeRoot(cube * cube * cube * scale * scale * scale)
        #expect((root - cube * scale).magnitude <= (cube * scale).ulp)
      }
      for scale in [1, 0x1p-40, 0x1p60] {
        let power = fifth * fifth * fifth * fifth * fifth * scale * scale * scale * scale * scale
        #expect((Roots.fifthRoot(power) - fifth * scale).magnitude <= (fifth * scale).ulp)
      }
    }
    for x in [0.0, 1e-300, 1e300, 0.001, 0.7, .leastNonzeroMagnitude] {
      // The C library's own roots are good to four units.
      #expect((Roots.cubeRoot(x) - cbrt(x)).magnitude <= 5 * cbrt(x).ulp)
      #expect(Roots.cubeRoot(-x) == -Roots.cubeRoot(x))
      #expect(Roots.fifthRoot(-x) == -Roots.fifthRoot(x))
    }
  }

  @Test func `are right of three numbers at once`() {
    var random = SeededGenerator(seed: 19)
    for _ in 0..<50_000 {
      let cubes = SIMD3<Double>(repeating: 1).mapped { _ in
        Double(Int.random(in: -131_071...131_071, using: &random))
      }
      let scale = Double(sign: .plus, exponent: Int.random(in: -35...15, using: &random), significand: 1)
      let root = Roots.cubeRoots(cubes * cubes * cubes * scale * scale * scale)
      for i in 0..<3 {
        let expected = cubes[i] * scale
        #expect((root[i] - expected).magnitude <= expected.ulp, "\(expected)")
      }
    }
    for x in [0.0, 1e-300, 1e300, .leastNonzeroMagnitude, 1] {
      #expect(Roots.cubeRoots(SIMD3(x, -x, 8)) == SIMD3(Roots.cubeRoot(x), -Roots.cubeRoot(x), 2))
    }
    #expect(TransferFunction.SRGB.decode(1) == 1)
  }

  @Test func `have a direction for every pair`() {
    #expect(Angle.degrees(y: .infinity, x: .infinity).isFinite && Angle.degrees(y: .nan, x: 1).isFinite)
    #expect((Angle.degrees(y: 1e-300, x: 1e-300) - 45).magnitude < 1e-13)
    #expect((Angle.degrees(y: 1e300, x: -1e300) - 135).magnitude < 1e-13)
  }

  @Test func `turn in degrees as the library does in radians`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let degrees = Double.random(in: -720...720, using: &random)
      let (sine, cosine) = Angle.sineAndCosine(degrees: degrees)
      #expect((sine - sin(degrees * .pi / 180)).magnitude < 3e-15)
      #expect((cosine - cos(degrees * .pi / 180)).magnitude < 3e-15)
      let x = Double.random(in: -1...1, using: &random), y = Double.random(in: -1...1, using: &random)
      var expected = atan2(y, x) * 180 / .pi
      if expected < 0 { expected += 360 }
      #expect((Angle.degrees(y: y, x: x) - expected).magnitude < 2e-13)
    }
    #expect(Angle.sineAndCosine(degrees: 90) == (1, 0))
    #expect(Angle.sineAndCosine(degrees: -450) == (-1, 0))
    #expect(Angle.degrees(y: 0, x: -1) == 180)
    #expect(Angle.degrees(y: -0.0, x: 1) == 0)
  }

  @Test func `have their tables from the definitions`() {
    func near(_ value: Double, _ expected: Double, _ units: Double = 2) -> Bool {
      (value - expected).magnitude <= units * expected.ulp
    }
    #expect(Angle.arcTangents.count == 65 * 8)
    for k in 0...64 {
      let c = Double(k) / 64, w = 1 / (1 + c * c), degrees = 180 / Double.pi
      #expect(near(Angle.arcTangents[k * 8], atan(c) * degrees), "\(k)")
      // The derivative is 1 / (1 + (c + d)²), whose series has this recurrence.
      var (before, term) = (0.0, w)
      for n in 1...7 {
        let value = Angle.arcTangents[k * 8 + n], expected = term / Double(n) * degrees
        #expect((value - expected).magnitude <= 1e-14 * max(1, expected.magnitude), "\(k), \(n)")
        (before, term) = (term, -w * (2 * c * term + before))
      }
    }
    #expect(Roots.nodes.count == 3 * 128)
    for (place, root) in Roots.nodes.enumerated() {
      let n = Double(1 << (place / 128)) * (1 + Double(place % 128) / 128)
      #expect(near(root, Roots.cubeRoot(n), 1), "\(n)")
    }
    #expect(TransferFunction.SRGB.bytes.count == 256 * 2)
    for byte in UInt8.min...UInt8.max {
      let v = Double(byte) / 255
      let light = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
      // The power makes 2.4 of each rounding before it.
      #expect(near(TransferFunction.SRGB.light(byte), light, 8), "\(byte)")
      #expect(near(TransferFunction.SRGB.bytes[Int(byte) * 2 + 1], 1 / (255 * (v + 0.055)), 2), "\(byte)")
    }
    #expect(TransferFunction.SRGB.powers.count == 9 * 64 + 1)
    for (place, power) in TransferFunction.SRGB.powers.enumerated() {
      let x = Double(sign: .plus, exponent: place / 64 - 9, significand: 1 + Double(place % 64) / 64)
      #expect(near(power, 1.055 * pow(x, 5.0 / 12)), "\(x)")
    }
  }

  @Test func `take each number alike whatever stands beside it`() {
    var random = SeededGenerator(seed: 29)
    let others = [0.123456, -0.1, 1.5, 0.001, 0.0409, 0, 1e-200, 1e100]
    for byte in UInt8.min...UInt8.max {
      let v = Double(byte) / 255
      #expect(TransferFunction.SRGB.decode(v) == TransferFunction.SRGB.light(byte))
      for x in [v, Double.random(in: -1...1, using: &random)] {
        for other in others {
          let beside = SIMD3(x, other, -x)
          let (decoded, encoded) = (
            TransferFunction.SRGB.decode(beside), TransferFunction.SRGB.encode(beside)
          )
          #expect(decoded.x == TransferFunction.SRGB.decode(x) && decoded.z == -decoded.x)
          #expect(encoded.x == TransferFunction.SRGB.encode(x) && encoded.z == -encoded.x)
          #expect(Roots.cubeRoots(beside).x == Roots.cubeRoots(SIMD3(repeating: x)).x)
        }
      }
    }
  }

  @Test func `follow the curve of sRGB`() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20_000 {
      let v = Double.random(in: 0...2, using: &random)
      let decoded = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
      let encoded = v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
      #expect((TransferFunction.SRGB.decode(v) - decoded).magnitude <= 2e-15 * max(1, decoded))
      #expect((TransferFunction.SRGB.encode(v) - encoded).magnitude <= 2e-15)
      #expect(TransferFunction.SRGB.encode(-v) == -TransferFunction.SRGB.encode(v))
    }
  }

  @Test func `raise to any power as the library does`() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<50_000 {
      let x = pow(2, Double.random(in: -40...40, using: &random)),
        p = Double.random(in: -4...4, using: &random)
      let expected = pow(x, p)
      #expect((Powers.power(x, p) - expected).magnitude <= 1e-15 * expected)
      #expect((Powers.exp(p) - exp(p)).magnitude <= 2e-15 * exp(p))
      #expect((Powers.log(x) - log(x)).magnitude <= 4e-16 * max(1, log(x).magnitude))
    }
    #expect(Powers.power(0, 2.2) == 0 && Powers.power(1, 2.2) == 1 && Powers.power(2, 10) == 1024)
    #expect(Powers.signed(-8, 1.0 / 3) == -Powers.power(8, 1.0 / 3))
    #expect(Powers.exp2(-5_000) == 0 && Powers.exp2(1e9) == .infinity)
  }

  @Test func `know each space's base and depth as the types do`() {
    func base<Space: ColorSpace>(_: Space.Type) -> ColorSpaceID { Space.Base.id }
    for space in ColorSpaceID.allCases {
      #expect(space.type.id == space && space.base == base(space.type), "\(space)")
      #expect(space.depth == (space == .xyzD65 ? 0 : space.base.depth + 1), "\(space)")
    }
  }

  @Test func `have the matrices that follow from the primaries`() {
    func matrix(
      _ red: (Double, Double), _ green: (Double, Double), _ blue: (Double, Double),
      white: (Double, Double) = (0.3127, 0.3290)
    ) -> Matrix3 {
      func xyz(_ p: (x: Double, y: Double)) -> SIMD3<Double> { SIMD3(p.x / p.y, 1, (1 - p.x - p.y) / p.y) }
      let unscaled = Matrix3(columns: xyz(red), xyz(green), xyz(blue))
      return unscaled * Matrix3(diagonal: unscaled.inverse * xyz(white))
    }
    expect(LinearSRGB.toXYZ, near: matrix((0.64, 0.33), (0.30, 0.60), (0.15, 0.06)))
    expect(LinearDisplayP3.toXYZ, near: matrix((0.680, 0.320), (0.265, 0.690), (0.150, 0.060)))
    expect(LinearSRGB.fromXYZ, near: LinearSRGB.toXYZ.inverse)
    expect(LinearDisplayP3.fromXYZ, near: LinearDisplayP3.toXYZ.inverse)
    expect(LinearA98RGB.toXYZ, near: matrix((0.64, 0.33), (0.21, 0.71), (0.15, 0.06)))
    expect(LinearRec2020.toXYZ, near: matrix((0.708, 0.292), (0.170, 0.797), (0.131, 0.046)))
    expect(
      LinearProPhotoRGB.toXYZ,
      near: matrix(
        (0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105), white: (0.3457, 0.3585)))
    expect(LinearA98RGB.fromXYZ, near: LinearA98RGB.toXYZ.inverse)
    expect(LinearRec2020.fromXYZ, near: LinearRec2020.toXYZ.inverse)
    expect(LinearProPhotoRGB.fromXYZ, near: LinearProPhotoRGB.toXYZ.inverse)
    expect(OKLab.labToRoots, near: OKLab.rootsToLab.inverse)
    expect(OKLab.lmsToXYZ, near: OKLab.xyzToLMS.inverse)
    expect(OKLab.linearToLMS, near: OKLab.xyzToLMS * LinearSRGB.toXYZ)
    expect(OKLab.lmsToLinear, near: LinearSRGB.fromXYZ * OKLab.lmsToXYZ)
  }

  @Test func `have the adaptation that follows from Bradford's cones`() {
    let bradford = Matrix3(
      rows: SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))
    let ratio = (bradford * WhitePoint.d50) / (bradford * WhitePoint.d65)
    let toD50 = bradford.inverse * Matrix3(diagonal: ratio) * bradford
    expect(ChromaticAdaptation.d65ToD50, near: toD50)
    expect(ChromaticAdaptation.d50ToD65, near: toD50.inverse)
    #expect((WhitePoint.d50.x - 0.3457 / 0.3585).magnitude < 1e-15)
    #expect((WhitePoint.d65.z - (1 - 0.3127 - 0.3290) / 0.3290).magnitude < 1e-15)
  }

  private func expect(_ matrix: Matrix3, near other: Matrix3) {
    let (a, b, c) = matrix.columns, (x, y, z) = other.columns
    for (p, q) in [(a, x), (b, y), (c, z)] {
      for i in 0..<3 { #expect((p[i] - q[i]).magnitude <= 2e-15 * max(1, q[i].magnitude)) }
    }
  }
}
