internal import ColorCore

extension ChannelCurve {
  /// A pure power is taken as a straight line below this, so that 0 stays 0.
  private static let tiny = 0x1p-90

  /// The curve as the kernels of floats have it, and its way back: of powers, of ICC's kinds 3 and 4, and of no curve at
  /// all. None of tables, of the kinds 1 and 2, which nobody writes, and where the straight line isn't one through 0.
  var kernels: (decoding: KernelCurve, encoding: KernelCurve)? {
    switch form {
    case .identity: return (.identity, .identity)
    case .gamma(1): return (.identity, .identity)
    case .gamma(let gamma): return (Self.power(gamma), Self.power(1 / gamma))
    case .table: return nil
    case .parametric(let kind, let p):
      guard kind >= 3, p[3] > 0, p[4] > 0, kind == 3 || p[6] == 0 else { return nil }
      let (gamma, a, b) = (p[0], p[1], p[2]), offset = kind == 4 ? p[5] : 0
      // (a x + b)^γ is a^γ (x + b/a)^γ.
      return (
        KernelCurve(
          least: -.infinity, join: p[4], slope: p[3], shift: b / a, gain: Powers.power(a, gamma),
          power: gamma, offset: offset),
        KernelCurve(
          least: -.infinity, join: light(p[4]), slope: 1 / p[3], shift: -offset, gain: 1 / a,
          power: 1 / gamma, offset: -b / a)
      )
    }
  }

  /// Nothing below 0.
  private static func power(_ power: Double) -> KernelCurve {
    KernelCurve(
      least: 0, join: tiny, slope: Powers.power(tiny, power) / tiny, shift: 0, gain: 1, power: power,
      offset: 0)
  }
}
