/// A color space as a value, by its CSS name, or a name in CSS's manner where CSS has none.
public enum ColorSpaceID: String, CaseIterable, Hashable, Sendable {
  case srgb = "srgb"
  case linearSRGB = "srgb-linear"
  case displayP3 = "display-p3"
  case linearDisplayP3 = "display-p3-linear"
  case a98RGB = "a98-rgb"
  case linearA98RGB = "a98-rgb-linear"
  case proPhotoRGB = "prophoto-rgb"
  case linearProPhotoRGB = "prophoto-rgb-linear"
  case rec2020 = "rec2020"
  case rec2020OETF = "rec2020-oetf"
  case linearRec2020 = "rec2020-linear"
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"
  case lab = "lab"
  case labD65 = "lab-d65"
  case lch = "lch"
  case oklab = "oklab"
  case oklch = "oklch"
  case okhsl = "okhsl"
  case hsl = "hsl"
  case hsv = "hsv"
  case hwb = "hwb"
  case cam16 = "cam16"
  case hct = "hct"

  /// The space that a CSS name stands for; `xyz` is `xyz-d65`. Case doesn't matter.
  public init?(name: String) {
    let name = name.asciiLowercased
    self.init(rawValue: name == "xyz" ? "xyz-d65" : name)
  }

  /// The space as a type.
  public var type: any ColorSpace.Type {
    switch self {
    case .srgb: SRGB.self
    case .linearSRGB: LinearSRGB.self
    case .displayP3: DisplayP3.self
    case .linearDisplayP3: LinearDisplayP3.self
    case .a98RGB: A98RGB.self
    case .linearA98RGB: LinearA98RGB.self
    case .proPhotoRGB: ProPhotoRGB.self
    case .linearProPhotoRGB: LinearProPhotoRGB.self
    case .rec2020: Rec2020.self
    case .rec2020OETF: Rec2020OETF.self
    case .linearRec2020: LinearRec2020.self
    case .xyzD65: XYZD65.self
    case .xyzD50: XYZD50.self
    case .lab: Lab.self
    case .labD65: LabD65.self
    case .lch: LCH.self
    case .oklab: OKLab.self
    case .oklch: OKLCH.self
    case .okhsl: OKHSL.self
    case .hsl: HSL.self
    case .hsv: HSV.self
    case .hwb: HWB.self
    case .cam16: CAM16.self
    case .hct: HCT.self
    }
  }

  /// The channels in order.
  public var channels: (Channel, Channel, Channel) { type.channels }
}
