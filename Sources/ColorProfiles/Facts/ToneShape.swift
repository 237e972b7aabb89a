internal import ColorCore

/// What a table of a tone curve is like.
public enum ToneShape: Hashable, Sendable {
  /// A power, to within a fiftieth, at a quarter, a half and three quarters.
  case gamma(Double)
  /// The curve of IEC 61966-2-1, to within a five hundredth everywhere.
  case srgb
  /// Neither; the power that has the same value in the middle, or none where that is 0 or 1.
  case other(middleGamma: Double?)

  /// The shape in words: `like gamma 2.2`.
  public var summary: String {
    switch self {
    case .gamma(let gamma): gamma == 1 ? "linear" : "like gamma \(NumberText.fixed(gamma, decimals: 2))"
    case .srgb: "like the sRGB curve"
    case .other(let gamma?): "in the middle like gamma \(NumberText.fixed(gamma, decimals: 2))"
    case .other(nil): "like no gamma"
    }
  }

  /// The shape of a table of 16-bit values, two or more.
  init(_ values: [Int]) {
    func value(_ x: Double) -> Double {
      let place = x * Double(values.count - 1)
      let index = min(Int(place), values.count - 2)
      let rest = place - Double(index)
      return (Double(values[index]) * (1 - rest) + Double(values[index + 1]) * rest) / 65535
    }
    let isSRGB = (0...16).allSatisfy { step in
      let x = Double(step) / 16
      let light = Color<SRGB>(x, x, x).converted(to: LinearSRGB.self).green
      return (value(x) - light).magnitude < 0.002
    }
    let gammas = [0.25, 0.5, 0.75].map { Self.gamma(from: $0, to: value($0)) }
    if isSRGB {
      self = .srgb
    } else if let low = gammas[0], let middle = gammas[1], let high = gammas[2],
      max((low - middle).magnitude, (high - middle).magnitude) < 0.02
    {
      self = .gamma((middle * 100).rounded() / 100)
    } else {
      self = .other(middleGamma: gammas[1].map { ($0 * 100).rounded() / 100 })
    }
  }

  /// The power that leads one number to another, both between 0 and 1.
  private static func gamma(from x: Double, to y: Double) -> Double? {
    guard y > 0, y < 1 else { return nil }
    return log2(y) / log2(x)
  }

  /// The logarithm to 24 bits behind the point, by squaring: the same on every machine.
  private static func log2(_ value: Double) -> Double {
    var result = Double(value.exponent), rest = value.significand, bit = 0.5
    for _ in 0..<24 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
