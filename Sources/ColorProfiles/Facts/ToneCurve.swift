internal import ColorCore

/// How a profile's channel leads from device numbers to light.
public enum ToneCurve: Hashable, Sendable {
  /// As it is: the numbers are light.
  case identity
  /// A power of the number.
  case gamma(Double)
  /// A power with a straight piece, of one of ICC's kinds 1 to 4, with the parameters g a b c d e f as far
  /// as the kind has them.
  case parametric(kind: Int, parameters: [Double])
  /// A table of so many values, and what it is like.
  case table(count: Int, shape: ToneShape)

  /// The curve in words: `gamma 2.2`, `table of 1024 values`.
  public var summary: String {
    switch self {
    case .identity: "linear"
    case .gamma(let gamma): gamma == 1 ? "linear" : "gamma \(NumberText.significant(gamma, digits: 5))"
    case .parametric(let kind, let parameters):
      isSRGB
        ? "sRGB curve"
        : "parametric, kind \(kind): "
          + parameters.map { NumberText.significant($0, digits: 5) }.joined(separator: " ")
    case .table(let count, let shape): "table of \(count) values, \(shape.summary)"
    }
  }

  /// Whether it is the curve of IEC 61966-2-1, to the precision of ICC's numbers.
  var isSRGB: Bool {
    guard case .parametric(let kind, let p) = self, kind >= 3 else { return false }
    let standard = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045, 0, 0]
    return zip(p, standard).allSatisfy { ($0 - $1).magnitude < 0.0002 }
  }
}
