internal import ColorCore

/// The curve of a channel as doubles have it: from a device's number to its light, and back.
struct ChannelCurve: Hashable, Sendable {
  let form: ToneCurve
  /// The values of a table, 0 to 1; empty for a formula.
  private let values: [Double]

  /// A curve as a profile's tag has it, with the values of its table.
  init(_ form: ToneCurve, values: [Int] = []) {
    self.form = form
    self.values = values.map { Double($0) / 65535 }
  }

  /// The light of a number, ICC.1:2022, sections 10.6 and 10.18. A number outside 0 to 1 goes on as LittleCMS has
  /// it: in the straight piece, or for a power as 0.
  func light(_ x: Double) -> Double {
    switch form {
    case .identity: return x
    case .gamma(let gamma): return gamma == 1 ? x : Powers.power(max(x, 0), gamma)
    case .table:
      let place = min(max(x, 0), 1) * Double(values.count - 1)
      let index = min(Int(place), values.count - 2)
      return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
    case .parametric(let kind, let p):
      let base = p[1] * x + p[2]
      let power = Powers.power(max(base, 0), p[0])
      switch kind {
      case 1: return base >= 0 ? power : 0
      case 2: return base >= 0 ? power + p[3] : p[3]
      case 3: return x >= p[4] ? power : p[3] * x
      default: return x >= p[4] ? power + p[5] : p[3] * x + p[6]
      }
    }
  }
}
