/// A profile that needs no file, made from a standard's numbers.
///
/// Its matrix and curves are used as doubles, without the rounding that a file brings.
public enum BuiltInProfile: String, CaseIterable, Hashable, Sendable {
  /// IEC 61966-2-1.
  case srgb = "srgb"
  /// SMPTE EG 432-1 primaries with a D65 white and the curve of sRGB.
  case displayP3 = "display-p3"
  /// Adobe RGB (1998), with its gamma of 563/256.
  case adobeRGB = "adobe-rgb"
  /// ROMM RGB of ISO 22028-2, with a D50 white.
  case prophoto = "prophoto"
  /// ITU-R BT.2020 primaries with the display curve of BT.1886, gamma 2.4, as CSS Color 4 has it.
  case rec2020 = "rec2020"
  /// Gray with the curve of sRGB.
  case gray = "gray"

  /// What the profile is called where it is shown.
  public var title: String {
    switch self {
    case .srgb: "sRGB"
    case .displayP3: "Display P3"
    case .adobeRGB: "Adobe RGB (1998)"
    case .prophoto: "ProPhoto RGB"
    case .rec2020: "Rec. 2020"
    case .gray: "Gray with the sRGB curve"
    }
  }

  /// The kind of device.
  public var space: DeviceSpace { self == .gray ? .gray : .rgb }

  /// The numbers that the profile is made from.
  var definition: Definition {
    switch self {
    case .srgb:
      Definition(white: .d65, primaries: [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)], curve: .srgb)
    case .displayP3:
      Definition(white: .d65, primaries: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)], curve: .srgb)
    case .adobeRGB:
      Definition(
        white: .d65, primaries: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], curve: .gamma(563.0 / 256)
      )
    case .prophoto:
      // The six digits of CSS Color 4; below 16/512 the curve is straight.
      Definition(
        white: .d50,
        primaries: [(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)],
        curve: .parametric(kind: 3, parameters: [1.8, 1, 0, 1.0 / 16, 16.0 / 512])
      )
    case .rec2020:
      Definition(
        white: .d65, primaries: [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)], curve: .gamma(2.4)
      )
    case .gray:
      // ICC version 4 knows a gray medium by its curve alone; its white is D50.
      Definition(white: .icc, primaries: [], curve: .srgb)
    }
  }

  struct Definition {
    var white: White
    /// x and y of red, green and blue; none for gray.
    var primaries: [(x: Double, y: Double)]
    var curve: ToneCurve
  }

  /// A white by its chromaticities.
  struct White {
    var x: Double
    var y: Double
    static let d65 = White(x: 0.3127, y: 0.3290)
    static let d50 = White(x: 0.3457, y: 0.3585)
    /// D50 as ICC rounds it, from X 0.9642, Y 1, Z 0.8249.
    static let icc = White(x: 0.9642 / 2.7891, y: 1 / 2.7891)
  }
}

extension ToneCurve {
  /// The curve of IEC 61966-2-1.
  static var srgb: ToneCurve {
    .parametric(kind: 3, parameters: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  }
}
