public import ColorDerivation

extension DerivationRequest {
  /// The colors that can be made.
  public enum Gamut: String, CaseIterable, Hashable, Sendable {
    /// Bytes of sRGB.
    case srgb
    /// Ten bits of Display P3, beside the bytes of sRGB for screens that show no more.
    case displayP3 = "display-p3"
    /// Ten bits of Rec. 2020, beside those of Display P3 and the bytes of sRGB for screens that show no more.
    case rec2020

    /// The wide spaces that colors are made in, beside sRGB; each shows more than the one before.
    var spaces: [WideColor.Space] {
      switch self {
      case .srgb: []
      case .displayP3: [.displayP3]
      case .rec2020: [.displayP3, .rec2020]
      }
    }
  }

  /// What states are.
  enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Colors that take the place of the base.
    case opaque
    /// Translucent colors that are laid on the base.
    case layer
  }

  /// How states are layers on the base.
  public struct Layer: Hashable, Sendable {
    /// The opacities of hovered and pressed, 0 to 1; the least that do where there are none.
    public var opacities: [ControlState: TokenNumber] = [:]
    /// The color of the layers; that of the content, and of what else does where opacities are free.
    public var overlay: TokenPath?
    /// What else they are laid on, beside the base.
    public var grounds: [TokenPath] = []
  }

  /// The opacities of states, which make them layers.
  var opacities: [ControlState: TokenNumber] {
    get { layer?.opacities ?? [:] }
    set {
      if layer == nil { layer = Layer() }
      layer?.opacities = newValue
    }
  }

  /// What the token of the translucent twin of disabled is called.
  static let alphaTwin = "disabled-alpha"
}
