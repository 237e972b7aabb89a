import ColorCore
import Foundation
import Testing

/// The specification against the mathematics. What holds for it holds for every path, bit for bit:
/// `KernelPathTests`.
@Suite("Kernel accuracy") struct KernelAccuracyTests {
  @Test(.releaseOnly) func `brings all 2²⁴ colors back as they were`() {
    var wrong = 0
    var farthest = 0.0
    for red in UInt8.min...UInt8.max {
      for green in UInt8.min...UInt8.max {
        for blue in UInt8.min...UInt8.max {
          let lab = KernelReference.oklab(red: red, green: green, blue: blue)
          let back = KernelReference.srgb8(lightness: lab.lightness, a: lab.a, b: lab.b)
          if back != (red, green, blue) { wrong += 1 }
          let light = KernelReference.linear(lightness: lab.lightness, a: lab.a, b: lab.b)
          farthest = max(
            farthest, distance(light.red, red), distance(light.green, green), distance(light.blue, blue))
        }
      }
    }
    #expect(wrong == 0)
    // Before rounding to the code, in codes: 0.00653 was found, 0.05 would do.
    #expect(farthest <= 0.0066)
  }

  /// How far the encoded light is from the code, in codes.
  private func distance(_ light: Float, _ code: UInt8) -> Double {
    let x = Double(light)
    let encoded = x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    return abs(255 * encoded - Double(code))
  }

  @Test(.releaseOnly) func `is within 1.6e-7 in lightness, 4.8e-7 in a and 2e-7 in b of the exact OKLab`() {
    let exact = ExactOklab()
    var error = (lightness: 0.0, a: 0.0, b: 0.0)
    for red in UInt8.min...UInt8.max {
      for green in UInt8.min...UInt8.max {
        for blue in UInt8.min...UInt8.max {
          let lab = KernelReference.oklab(red: red, green: green, blue: blue)
          let truth = exact.oklab(red: red, green: green, blue: blue)
          error.lightness = max(error.lightness, abs(Double(lab.lightness) - truth.lightness))
          error.a = max(error.a, abs(Double(lab.a) - truth.a))
          error.b = max(error.b, abs(Double(lab.b) - truth.b))
        }
      }
    }
    // Found: 1.545e-7, 4.722e-7 and 1.942e-7.
    #expect(error.lightness <= 1.6e-7)
    #expect(error.a <= 4.8e-7)
    #expect(error.b <= 2e-7)
  }

  @Test func `leaves greys without a hue`() {
    var greatest: Float = 0
    for code in UInt8.min...UInt8.max {
      let lab = KernelReference.oklab(red: code, green: code, blue: code)
      greatest = max(greatest, (lab.a * lab.a + lab.b * lab.b).squareRoot())
    }
    // From 4e-6 down CSS Color 4 calls an OKLCH hue powerless; 2.75e-7 was found.
    #expect(greatest <= 4e-6)
    #expect(KernelReference.oklab(red: 0, green: 0, blue: 0) == (0, 0, 0))
  }

  @Test(.releaseOnly) func `takes cube roots within 1.01 ulp, and of 0 and 1 exactly`() {
    #expect(KernelReference.cubeRoot(0) == 0)
    #expect(KernelReference.cubeRoot(1) == 1)
    var greatest = 0.0
    for bits in Float(0x1p-20).bitPattern...Float(1).bitPattern {
      let x = Float(bitPattern: bits)
      let exact = cbrt(Double(x))
      let error = abs(Double(KernelReference.cubeRoot(x)) - exact) / Double(Float(exact).ulp)
      greatest = max(greatest, error)
    }
    #expect(greatest <= 1.01)
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
