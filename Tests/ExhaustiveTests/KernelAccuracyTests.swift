import ColorCore
import Foundation
import Testing

/// The specification against the mathematics. What holds for it holds for every path, bit for bit:
/// `KernelPathTests`.
@Suite("Kernel accuracy") struct KernelAccuracyTests {
  /// Every 16th red with all greens and blues: 2²⁰ colors.
  private func everyColor(_ body: (SIMD3<Float>, UInt8, UInt8, UInt8) -> Void) {
    for red in stride(from: UInt8(0), through: 255, by: 15) {
      for green in UInt8.min...UInt8.max {
        for blue in UInt8.min...UInt8.max {
          body(SIMD3(Float(red), Float(green), Float(blue)), red, green, blue)
        }
      }
    }
  }

  @Test(.releaseOnly) func `is within 1.6e-7 in lightness, 4.8e-7 in a and 2e-7 in b of the exact OKLab`() {
    let exact = ExactOklab()
    var error = SIMD3(0.0, 0.0, 0.0)
    everyColor { color, red, green, blue in
      let lab = SIMD3<Double>(KernelReference.convert(color, from: .srgb8, to: .oklab))
      let truth = exact.oklab(red: red, green: green, blue: blue)
      let off = lab - SIMD3(truth.lightness, truth.a, truth.b)
      error = pointwiseMax(error, pointwiseMax(off, -off))
    }
    // Found in all 2²⁴: 1.545e-7, 4.722e-7 and 1.942e-7.
    #expect(error.x <= 1.6e-7)
    #expect(error.y <= 4.8e-7)
    #expect(error.z <= 2e-7)
  }

  @Test(.releaseOnly)
  func `is within 5e-7 in chroma, and 3e-5 degrees in hue of what the floats of OKLab say`() {
    var chroma = 0.0, hue = 0.0
    everyColor { color, _, _, _ in
      let lab = SIMD3<Double>(KernelReference.convert(color, from: .srgb8, to: .oklab))
      let lch = SIMD3<Double>(KernelReference.convert(color, from: .srgb8, to: .oklch))
      chroma = max(chroma, ((lab.y * lab.y + lab.z * lab.z).squareRoot() - lch.y).magnitude)
      guard lch.y > 4e-6 else { return }
      let degrees = atan2(lab.z, lab.y) * 180 / .pi
      let turn = ((degrees < 0 ? degrees + 360 : degrees) - lch.z).magnitude
      hue = max(hue, min(turn, 360 - turn))
    }
    #expect(chroma <= 5e-8)
    #expect(hue <= 3e-5)
  }

  @Test(.releaseOnly) func `goes to light and back within 3e-7 encoded, and 7e-7 of light`() {
    var encoding = 0.0, decoding = 0.0
    for step in 0...2_000_000 {
      let x = Float(step) / 2_000_000
      let exact = Double(x)
      let encoded = exact <= 0.0031308 ? 12.92 * exact : 1.055 * pow(exact, 1 / 2.4) - 0.055
      let light = exact <= 0.04045 ? exact / 12.92 : pow((exact + 0.055) / 1.055, 2.4)
      encoding = max(encoding, (Double(KernelReference.encode(x)) - encoded).magnitude)
      if step > 0 { decoding = max(decoding, (Double(KernelReference.decode(x)) - light).magnitude / light) }
    }
    #expect(encoding <= 3e-7)
    #expect(decoding <= 7e-7)
  }

  @Test(.releaseOnly) func `takes sines and cosines within 1.5e-7, of quarter turns exactly`() {
    var worst = 0.0
    for step in -4_000_000...4_000_000 {
      let degrees = Float(step) / 8_192
      let (sine, cosine) = KernelReference.sineAndCosine(degrees: degrees)
      let angle = Double(degrees) * .pi / 180
      worst = max(worst, (Double(sine) - sin(angle)).magnitude, (Double(cosine) - cos(angle)).magnitude)
    }
    #expect(worst <= 1.5e-7)
    for (degrees, sine, cosine) in [(0, 0, 1), (90, 1, 0), (180, 0, -1), (270, -1, 0), (3_600_000, 0, 1)] {
      #expect(KernelReference.sineAndCosine(degrees: Float(degrees)) == (Float(sine), Float(cosine)))
    }
  }

  @Test func `leaves greys without a hue`() {
    for code in UInt8.min...UInt8.max {
      let lch = KernelReference.convert(SIMD3(repeating: Float(code)), from: .srgb8, to: .oklch)
      // From 4e-6 down CSS Color 4 calls an OKLCH hue powerless; 2.75e-7 was found.
      #expect(lch.y <= 4e-6 && lch.z == 0)
    }
    #expect(KernelReference.convert(SIMD3(), from: .srgb8, to: .oklab) == SIMD3())
  }

  @Test(.releaseOnly) func `takes cube roots within 1.01 ulp, and of 0 and 1 exactly`() {
    #expect(KernelReference.cubeRoot(0) == 0)
    #expect(KernelReference.cubeRoot(1) == 1)
    var greatest = 0.0
    // Every float from 1/8 on, of which the others are eighths; every 17th before.
    for bits in stride(from: Float(0x1p-20).bitPattern, through: Float(1).bitPattern, by: 1)
    where bits >= Float(0.125).bitPattern || bits % 17 == 0 {
      let x = Float(bitPattern: bits)
      let exact = cbrt(Double(x))
      let error = abs(Double(KernelReference.cubeRoot(x)) - exact) / Double(Float(exact).ulp)
      greatest = max(greatest, error)
    }
    #expect(greatest <= 1.01)
  }

  @Test(.releaseOnly) func `takes cube roots of any normal number within 1.1 ulp`() {
    var random = SeededNumbers(state: 15)
    var greatest = 0.0
    for _ in 0..<2_000_000 {
      let x = Float(
        bitPattern: .random(
          in: Float.leastNormalMagnitude.bitPattern...Float.greatestFiniteMagnitude.bitPattern, using: &random
        ))
      let exact = cbrt(Double(x))
      greatest = max(greatest, abs(Double(KernelReference.cubeRoot(x)) - exact) / Double(Float(exact).ulp))
    }
    #expect(greatest <= 1.1)
  }
}

/// OKLab in `Double`, by way of XYZ as CSS Color 4 has it, where the kernels use the merged matrix.
private struct ExactOklab {
  let light = (0...255).map { code in
    let encoded = Double(code) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  func oklab(red: UInt8, green: UInt8, blue: UInt8) -> (lightness: Double, a: Double, b: Double) {
    let r = light[Int(red)]
    let g = light[Int(green)]
    let b = light[Int(blue)]
    let x = 0.41239079926595948129 * r + 0.35758433938387796373 * g + 0.18048078840183428750 * b
    let y = 0.21263900587151035754 * r + 0.71516867876775592746 * g + 0.072192315360733715002 * b
    let z = 0.019330818715591850685 * r + 0.11919477979462598791 * g + 0.95053215224966058086 * b
    let l = cbrt(0.8190224379967030 * x + 0.3619062600528904 * y - 0.1288737815209879 * z)
    let m = cbrt(0.03298365393238850 * x + 0.9292868615863434 * y + 0.03614466635064240 * z)
    let s = cbrt(0.04817718935962420 * x + 0.2642395317527308 * y + 0.6335478284694309 * z)
    return (
      0.2104542683093140 * l + 0.7936177747023054 * m - 0.004072043011619300 * s,
      1.977998532431168 * l - 2.428592242048580 * m + 0.4505937096174110 * s,
      0.02590404246554780 * l + 0.7827717124575296 * m - 0.8086757549230774 * s
    )
  }
}
