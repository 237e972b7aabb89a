internal import ColorCore

/// The integers that colors are written in: how they come from linear light, and what they stand for.
final class OutputSpace: Sendable {
  /// The wider space, or sRGB in bytes.
  let wide: WideColor.Space?
  /// The greatest code of a channel.
  let greatest: Int
  /// Cone responses (the cubes of OKLab's roots) to linear light.
  let fromCones: Matrix3
  /// Linear light to cone responses.
  private let toCones: Matrix3
  /// Linear light of this space to that of sRGB.
  private let toLinearSRGB: Matrix3
  /// The weights of the channels in Y.
  private let luminance: SIMD3<Double>
  /// Linear light of every code: as the integer is, and as it is printed.
  private let exact, printed: [Double]
  /// The linear light from which on a channel takes the next code.
  let thresholds: [Double]
  /// The least code that the values of a bin take.
  private let guesses: [UInt16]
  private static let bins = 4096.0
  /// The weights of WCAG 2.x, which are rounded.
  private static let wcag = SIMD3(0.2126, 0.7152, 0.0722)

  /// sRGB in bytes.
  static let srgb8 = OutputSpace(SRGB.self, LinearSRGB.self, nil, greatest: 255)
  /// Display P3 in ten bits.
  static let displayP3 = OutputSpace(DisplayP3.self, LinearDisplayP3.self, .displayP3, greatest: 1023)
  /// BT.2020 in ten bits.
  static let rec2020 = OutputSpace(Rec2020.self, LinearRec2020.self, .rec2020, greatest: 1023)

  /// The integers of a wider space, or bytes of sRGB without one.
  static func of(_ wide: WideColor.Space?) -> OutputSpace {
    switch wide {
    case nil: srgb8
    case .displayP3: displayP3
    case .rec2020: rec2020
    }
  }

  private init<Encoded: ColorSpace, Linear: ColorSpace>(
    _: Encoded.Type, _: Linear.Type, _ wide: WideColor.Space?, greatest: Int
  ) {
    func linear(_ value: Double) -> Double {
      Color<Encoded>(value, value, value).converted(to: Linear.self).components.x
    }
    let axes = [SIMD3(1.0, 0, 0), SIMD3(0, 1.0, 0), SIMD3(0, 0, 1.0)]
    func matrix(_ column: (SIMD3<Double>) -> SIMD3<Double>) -> Matrix3 {
      Matrix3(columns: column(axes[0]), column(axes[1]), column(axes[2]))
    }
    let toXYZ = matrix { Color<Linear>(components: $0).converted(to: XYZD65.self).components }
    let fromXYZ = matrix { Color<XYZD65>(components: $0).converted(to: Linear.self).components }
    self.wide = wide
    self.greatest = greatest
    fromCones = fromXYZ * OKLab.lmsToXYZ
    toCones = OKLab.xyzToLMS * toXYZ
    toLinearSRGB = matrix { Color<Linear>(components: $0).converted(to: LinearSRGB.self).components }
    luminance =
      wide == nil ? OutputSpace.wcag : SIMD3(toXYZ.columns.0.y, toXYZ.columns.1.y, toXYZ.columns.2.y)
    exact = (0...greatest).map { linear(Double($0) / Double(greatest)) }
    printed = (0...greatest).map { wide == nil ? 0 : linear(WideColor.printed(UInt16($0))) }
    // A value within 1e-10 of a half counts as one, as in all of the library.
    let thresholds = (0..<greatest).map { linear((Double($0) + 0.499_999_999_9) / Double(greatest)) }
    self.thresholds = thresholds
    var code = 0
    guesses = (0...Int(OutputSpace.bins)).map { bin in
      while code < greatest, thresholds[code] <= Double(bin) / OutputSpace.bins { code += 1 }
      return UInt16(code)
    }
  }

  /// The code of a channel in linear light; what lies outside 0 to 1 is cut off.
  private func code(_ linear: Double) -> UInt16 {
    let value = min(max(linear, 0), 1)
    var code = Int(guesses[Int(value * OutputSpace.bins)])
    while code < greatest, thresholds[code] <= value { code += 1 }
    return UInt16(truncatingIfNeeded: code)
  }

  /// The luminance of a color in linear light, by WCAG's weights in sRGB and as Y of XYZ in a wider space.
  func luminance(of linear: SIMD3<Double>) -> Double {
    linear.x * luminance.x + linear.y * luminance.y + linear.z * luminance.z
  }

  /// The color in integers that is nearest to one in linear light, channel by channel.
  func sample(linear: SIMD3<Double>) -> Sample {
    sample(codes: SIMD3(code(linear.x), code(linear.y), code(linear.z)))
  }

  /// The color of some codes, with what is measured on it.
  func sample(codes: SIMD3<UInt16>) -> Sample {
    guard let wide else {
      return Sample(
        SRGB8(
          red: UInt8(truncatingIfNeeded: codes.x), green: UInt8(truncatingIfNeeded: codes.y),
          blue: UInt8(truncatingIfNeeded: codes.z)))
    }
    let range = luminances(of: codes), linear = toLinearSRGB * values(printed, codes)
    return Sample(
      written: .wide(WideColor(wide, red: codes.x, green: codes.y, blue: codes.z)), linear: linear,
      darkest: range.darkest, lightest: range.lightest, lab: OKLab.from(linear: linear))
  }

  /// The least and the greatest luminance that follow from a wide color's codes; neither falls where a code grows.
  ///
  /// What a program takes for ten bits and what it reads in the style sheet differ in the sixth digit, and the Y of
  /// XYZ from WCAG's weights of sRGB in the fourth: what is promised holds for all of them.
  func luminances(of codes: SIMD3<UInt16>) -> (darkest: Double, lightest: Double) {
    func both(_ light: SIMD3<Double>) -> (Double, Double) {
      ((light * luminance).sum(), (toLinearSRGB * light * OutputSpace.wcag).sum())
    }
    let (a, b) = both(values(printed, codes)), (c, d) = both(values(exact, codes))
    return (max(min(a, b, c, d), 0), max(a, b, c, d, 0))
  }

  /// The printed light of a wide space between two corners.
  func light(of low: SIMD3<UInt16>, _ high: SIMD3<UInt16>) -> LightBox {
    LightBox(low: values(printed, low), high: values(printed, high), toLMS: toCones)
  }

  private func values(_ table: [Double], _ codes: SIMD3<UInt16>) -> SIMD3<Double> {
    SIMD3(table[Int(codes.x)], table[Int(codes.y)], table[Int(codes.z)])
  }

  /// The color nearest to one of any kind: inside the gamut at the same lightness and hue.
  func sample(of color: AnyColor) -> Sample {
    switch wide {
    case nil: Sample(SRGB8(fitting: color))
    case .displayP3:
      sample(linear: color.fitted(to: DisplayP3.self).converted(to: LinearDisplayP3.self).components)
    case .rec2020:
      sample(linear: color.fitted(to: Rec2020.self).converted(to: LinearRec2020.self).components)
    }
  }

  var black: Sample { sample(codes: .zero) }
  var white: Sample { sample(codes: SIMD3(repeating: UInt16(greatest))) }
}
