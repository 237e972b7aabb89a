internal import ColorCore

/// The curve of a channel as doubles have it: from a device's number to its light, and back.
struct ChannelCurve: Hashable, Sendable {
  private let form: ToneCurve
  /// The values of a table, 0 to 1; empty for a formula.
  private let values: [Double]

  /// A curve as a profile's tag has it, with the values of its table.
  init(_ form: ToneCurve, values: [Int] = []) {
    self.form = form
    self.values = values.map { Double($0) / 65535 }
  }

  /// Whether it is a formula, which has one for the way back too.
  var isFormula: Bool { values.isEmpty }

  /// The number at which a straight piece ends, if there is one.
  var join: Double? {
    switch form {
    case .identity, .gamma, .table: nil
    case .parametric(let kind, let p): kind >= 3 ? p[4] : -p[2] / p[1]
    }
  }

  /// Whether it leaves 0 in a straight line that goes on for more than a millionth.
  var beginsStraight: Bool {
    switch form {
    case .identity: true
    case .gamma(let gamma): gamma == 1
    case .table: false
    case .parametric(let kind, let p): kind >= 3 && p[3] > 0 && p[3] * p[4] > 1e-6
    }
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

  /// The number of a light; of formulas only. Light outside 0 to 1 goes on as with ``light(_:)``.
  func number(_ y: Double) -> Double {
    func root(_ y: Double, _ gamma: Double) -> Double { Powers.power(max(y, 0), 1 / gamma) }
    switch form {
    case .identity, .table: return y
    case .gamma(let gamma): return gamma == 1 ? y : root(y, gamma)
    case .parametric(let kind, let p):
      switch kind {
      case 1: return (root(y, p[0]) - p[2]) / p[1]
      case 2: return (root(y - p[3], p[0]) - p[2]) / p[1]
      default:
        let offset = kind == 4 ? p[5] : 0, straight = kind == 4 ? p[6] : 0
        if y < light(p[4]), p[3] > 0 { return (y - straight) / p[3] }
        return (root(y - offset, p[0]) - p[2]) / p[1]
      }
    }
  }
}
