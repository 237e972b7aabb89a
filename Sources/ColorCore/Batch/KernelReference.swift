/// The batch operations in plain Swift, one color at a time: the specification of the kernels, which give the
/// same bits.
///
/// Each line is one in `Primitives.inc.h` or `Steps.inc.h`, operation by operation in the same order, and Swift never
/// contracts a product and a sum. Only the search for a code is simpler here.
package enum KernelReference {
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

  /// The cube root of `x` in 2⁻²⁰...1 or 0, to 1.01 ulp. `CubeRoot` in `Primitives.inc.h` says how.
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

  /// `x` to the power 2.4, to 7e-7 of it. `Power2Point4` in `Primitives.inc.h` says how.
  package static func power2Point4(_ x: Float) -> Float {
    let guess: Float = 1_277_416_320 - Float(Int32(bitPattern: x.bitPattern)) * 0x1.99999ap-3
    var r = Float(bitPattern: UInt32(bitPattern: Int32(guess)))
    var u = ((x * r) * (r * r)) * (r * r)
    r = r * (0x1.606c8ap+0 + u * (-0x1.20ef58p-1 + u * 0x1.8184bap-3))
    var y = x * r
    u = (y * (r * r)) * (r * r)
    y = y + y * ((1 - u) * 0x1.99999ap-3)
    return y * y * y
  }

  /// Light of an encoded value of sRGB or Display P3, odd.
  package static func decode(_ v: Float) -> Float {
    let x = v.magnitude
    let curved = power2Point4(x * 0x1.e54edcp-1 + 0x1.ab1232p-5)
    return signed(x > 0.04045 ? curved : x * 0x1.3d0722p-4, like: v)
  }

  /// The encoded value of light, odd.
  package static func encode(_ v: Float) -> Float {
    let x = v.magnitude
    let c = cubeRoot(x)
    let curved = 1.055 * (c * c.squareRoot().squareRoot()) - 0.055
    return signed(x > 0.0031308 ? curved : x * 12.92, like: v)
  }

  /// The byte of an encoded value.
  package static func byte(_ v: Float) -> UInt8 {
    var x: Float = v > 0 ? v : 0
    x = x < 1 ? x : 1
    return UInt8(Int32(Double(x) * 255 + 0.5000000001))
  }

  /// The direction of (x, y) in degrees, in 0..<360; 0 for the origin.
  package static func direction(y: Float, x: Float) -> Float {
    let ax = x.magnitude, ay = y.magnitude
    let longer = ax > ay ? ax : ay, shorter = ax > ay ? ay : ax
    let q = shorter / (longer > 0x1p-126 ? longer : 0x1p-126)
    let z = q * q
    var s: Float = 0x1.40cbdep+0 - z * 0x1.dc026ep-3
    s = -0x1.9a2516p+1 + z * s
    s = 0x1.619c1ep+2 + z * s
    s = -0x1.fe0944p+2 + z * s
    s = 0x1.6db718p+3 + z * s
    s = -0x1.318bb8p+4 + z * s
    s = 0x1.ca5daep+5 + z * s
    var angle = q * s
    angle = ay > ax ? 90 - angle : angle
    angle = x < 0 ? 180 - angle : angle
    angle = y < 0 ? 360 - angle : angle
    return angle < 360 ? angle : 0
  }

  /// Sine and cosine of an angle in degrees.
  package static func sineAndCosine(degrees: Float) -> (sine: Float, cosine: Float) {
    let shifted = degrees * 0x1.6c16c2p-7 + 0x1.8p+23
    var d = degrees - (shifted - 0x1.8p+23) * 90
    d = d < 46 ? d : 46
    d = d > -46 ? d : -46
    let t = d * 0x1.1df46ap-6
    let z = t * t
    var s: Float = 0x1.11028ep-7 - z * 0x1.982e56p-13
    s = -0x1.55552ep-3 + z * s
    s = t + t * (z * s)
    var c: Float = -0x1.6c0776p-10 + z * 0x1.990368p-16
    c = 0x1.55553ap-5 + z * c
    c = -0.5 + z * c
    c = 1 + z * c
    let quarter = shifted.bitPattern
    let sine = quarter & 1 == 0 ? s : c, cosine = quarter & 1 == 0 ? c : s
    return (quarter & 2 == 0 ? sine : -sine, (quarter &+ 1) & 2 == 0 ? cosine : -cosine)
  }

  private static func signed(_ x: Float, like other: Float) -> Float {
    Float(bitPattern: x.bitPattern | other.bitPattern & 0x8000_0000)
  }

  /// The cube root, negative for a negative number.
  static func signedCubeRoot(_ x: Float) -> Float { signed(cubeRoot(x.magnitude), like: x) }
}
