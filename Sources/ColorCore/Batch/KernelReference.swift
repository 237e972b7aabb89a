/// The batch conversions in plain Swift, one color at a time: the specification of the kernels, which give the
/// same bits.
///
/// Each line is one in `Kernels.inc.h`, operation by operation in the same order, and Swift never contracts a
/// product and a sum. Only the search for a code is simpler here.
package enum KernelReference {
  /// OKLab of an 8-bit sRGB color.
  package static func oklab(red: UInt8, green: UInt8, blue: UInt8) -> (lightness: Float, a: Float, b: Float) {
    let x = KernelTables.linear[Int(red)]
    let y = KernelTables.linear[Int(green)]
    let z = KernelTables.linear[Int(blue)]
    // Linear sRGB to LMS: the matrices of CSS Color 4, multiplied exactly, to the nearest float.
    let l = cubeRoot(0x1.a61d62p-2 * x + 0x1.129a2ep-1 * y + 0x1.a57212p-5 * z)
    let m = cubeRoot(0x1.b1fa76p-3 * x + 0x1.5c84a6p-1 * y + 0x1.b7e5dep-4 * z)
    let s = cubeRoot(0x1.69afd6p-4 * x + 0x1.207ae8p-2 * y + 0x1.428c92p-1 * z)
    return (
      0x1.af02a6p-3 * l + 0x1.965512p-1 * m - 0x1.0add8cp-8 * s,
      0x1.fa5e1cp+0 * l - 0x1.36dc1cp+1 * m + 0x1.cd687p-2 * s,
      0x1.a8696ep-6 * l + 0x1.90c774p-1 * m - 0x1.9e0acp-1 * s
    )
  }

  /// 8-bit sRGB of an OKLab color, clamped channel by channel and rounded half up; a NaN channel is 0.
  package static func srgb8(lightness: Float, a: Float, b: Float) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let light = linear(lightness: lightness, a: a, b: b)
    return (code(light.red), code(light.green), code(light.blue))
  }

  /// Linear sRGB of an OKLab color, unclamped.
  package static func linear(
    lightness: Float, a: Float, b: Float
  ) -> (red: Float, green: Float, blue: Float) {
    var l = lightness + 0x1.95d992p-2 * a + 0x1.b9f752p-3 * b
    var m = lightness - 0x1.b06118p-4 * a - 0x1.058bf4p-4 * b
    var s = lightness - 0x1.6e86f6p-4 * a - 0x1.4a9eccp+0 * b
    l = l * l * l
    m = m * m * m
    s = s * s * s
    return (
      0x1.04e956p+2 * l - 0x1.a76318p+1 * m + 0x1.d906cp-3 * s,
      -0x1.44b85ap+0 * l + 0x1.4e0c88p+1 * m - 0x1.5d82d4p-2 * s,
      -0x1.12fe7ap-8 * l - 0x1.68267cp-1 * m + 0x1.b5263cp+0 * s
    )
  }

  /// The code of linear light: how many thresholds are ≤ `x`. NaN has none.
  package static func code(_ x: Float) -> UInt8 {
    var low = 0
    var high = 255
    // All thresholds before `low` are ≤ x, none from `high` on is.
    while low < high {
      let middle = (low + high) / 2
      if KernelTables.thresholds[middle] <= x { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }

  /// The cube root of `x` in 2⁻²⁰...1 or 0, to 1.01 ulp. `CubeRoot` in `Kernels.inc.h` says how.
  package static func cubeRoot(_ x: Float) -> Float {
    let guess: Float = 1_418_625_920 - Float(Int32(bitPattern: x.bitPattern)) * 0x1.555556p-2
    let r = Float(bitPattern: UInt32(bitPattern: Int32(guess)))
    let r2 = r * r
    let xr2 = x * r2
    let t = xr2 * r
    let q = 0x1.5f90c6p+1 + t * (-0x1.81ea48p+1 + t * 0x1.4a5a18p+0)
    let y = xr2 * q
    let rest = x - y * y * y
    return y + rest * (r2 * (q * 0x1.556a16p-2))
  }
}
