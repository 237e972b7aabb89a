import ColorCore
import Foundation

/// The way from sRGB to another space as doubles have it, apart from any profile.
struct DoubleWay: Sendable {
  /// The light of each code of sRGB.
  let light: [Double]
  /// The same of floats that are 255ths.
  let floatLight: [Double]
  /// The rows from sRGB's light to the other's.
  let rows: [SIMD3<Double>]
  /// The least light of codes 1 to 255 of the other; before them −∞, and ∞ behind them.
  let thresholds: [Double]
  /// The number of a light of the other.
  let number: @Sendable (Double) -> Double

  init<Space: ColorSpace>(
    _: Space.Type, lightOf: (Double) -> Double, number: @escaping @Sendable (Double) -> Double
  ) {
    func decoded(_ x: Double) -> Double {
      Color<SRGB>(x, x, x).converted(to: LinearSRGB.self).green
    }
    light = (0...255).map { decoded(Double($0) / 255) }
    floatLight = (0...255).map { decoded(Double(Float($0) / 255)) }
    // A primary alone has all light in one channel, so that its code is its light.
    let columns = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map {
      Color<Space>($0.x, $0.y, $0.z).converted(to: LinearSRGB.self).components
    }
    // The inverse by its adjugate.
    let (a, b, c) = (columns[0], columns[1], columns[2])
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }
    let determinant = (a * cross(b, c)).sum()
    rows = [cross(b, c), cross(c, a), cross(a, b)].map { $0 / determinant }
    thresholds =
      [-Double.infinity] + (1...255).map { lightOf((Double($0) - 0.5) / 255) } + [.infinity]
    self.number = number
  }

  static let displayP3 = DoubleWay(DisplayP3.self) {
    Color<SRGB>($0, $0, $0).converted(to: LinearSRGB.self).green
  } number: {
    $0 < 0.0031308 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055
  }

  static let adobeRGB = DoubleWay(A98RGB.self) {
    Color<A98RGB>($0, $0, $0).converted(to: XYZD65.self).components.y
  } number: {
    pow(max($0, 0), 256.0 / 563)
  }

  /// How many channels of these bytes aren't those of the double result, and by how much at most.
  func difference(_ input: [UInt8], _ output: [UInt8]) -> (count: Int, most: Int) {
    var count = 0, most = 0
    for place in stride(from: 0, to: input.count, by: 3) {
      let x = SIMD3(
        light[Int(input[place])], light[Int(input[place + 1])], light[Int(input[place + 2])])
      for channel in 0..<3 {
        let value = (rows[channel] * x).sum()
        let found = Int(output[place + channel])
        if thresholds[found] <= value, value < thresholds[found + 1] { continue }
        var right = found
        while value < thresholds[right] { right -= 1 }
        while value >= thresholds[right + 1] { right += 1 }
        count += 1
        most = max(most, abs(right - found))
      }
    }
    return (count, most)
  }

  /// The double results of 255ths, brought into 0 to 1.
  func numbers(_ codes: [UInt8]) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(codes.count)
    for place in stride(from: 0, to: codes.count, by: 3) {
      let x = SIMD3(
        floatLight[Int(codes[place])], floatLight[Int(codes[place + 1])], floatLight[Int(codes[place + 2])])
      for row in rows { numbers.append(min(max(number((row * x).sum()), 0), 1)) }
    }
    return numbers
  }
}

/// How far floats are from what they should be.
struct FloatDifference: CustomStringConvertible {
  private(set) var most = 0.0
  private var sum = 0.0
  private var count = 0

  var mean: Double { sum / Double(max(count, 1)) }
  var description: String { "\(most) at most, \(mean) in the mean" }

  mutating func add(_ found: [Float], _ wanted: [Double]) {
    for (a, b) in zip(found, wanted) {
      let difference = (Double(min(max(a, 0), 1)) - b).magnitude
      most = max(most, difference)
      sum += difference
    }
    count += found.count
  }
}
