/// A curve as the kernels of floats have it: `slope x` below the join, `gain (x + shift)^power + offset` from there on.
package struct KernelCurve: Hashable, Sendable {
  /// What is less is taken as this.
  package var least: Double
  /// Where the power begins.
  package var join: Double
  /// Of the straight line below the join.
  package var slope: Double
  /// What is added before the power is taken; with it, nothing behind the join is less than 0.
  package var shift: Double
  /// What the power is multiplied by.
  package var gain: Double
  /// The exponent, above 0.
  package var power: Double
  /// What is added behind the power.
  package var offset: Double

  /// The curve of these numbers.
  package init(
    least: Double, join: Double, slope: Double, shift: Double, gain: Double, power: Double, offset: Double
  ) {
    self.least = least
    self.join = join
    self.slope = slope
    self.shift = shift
    self.gain = gain
    self.power = power
    self.offset = offset
  }

  /// A straight line through 0.
  package static let identity = KernelCurve(
    least: -.infinity, join: .infinity, slope: 1, shift: 0, gain: 0, power: 1, offset: 0)

  /// The curve without tables: what the kernels give but for a millionth of a percent.
  package func exactly(_ x: Double) -> Double {
    let x = max(x, least)
    return x < join ? slope * x : gain * Powers.power(max(x + shift, 0), power) + offset
  }
}
