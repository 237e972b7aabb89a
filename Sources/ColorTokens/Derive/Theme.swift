public import ColorCore
public import ColorDerivation

/// A color as outputs hold it: sRGB bytes and an opacity byte, beside the color that was written.
public struct EmittedColor: Hashable, Sendable {
  /// The bytes of red, green and blue.
  public var bytes: SRGB8
  /// The opacity, 0 to 255.
  public var alpha: UInt8
  /// The color as it is written in the source, or as it was derived.
  public var source: AnyColor
  /// The color in ten bits of Display P3, where it was derived for that; outputs for such screens have it.
  public var wideCode: WideColor?
  /// The color in ten bits of Rec. 2020, where it was derived for that too.
  public var rec2020Code: WideColor?

  /// The bytes of a color; brought into sRGB at the same lightness and hue first.
  public init(_ color: AnyColor) {
    bytes = SRGB8(fitting: color)
    alpha = UInt8(color.alpha * 255 + 0.5)
    source = color
  }

  /// An opaque color of bytes.
  public init(_ bytes: SRGB8) {
    self.bytes = bytes
    alpha = 255
    source = AnyColor(bytes)
  }

  /// A color of bytes, and of ten bits of wider spaces for screens that show them.
  init(_ bytes: SRGB8, wide codes: [WideColor]) {
    self.init(bytes)
    wideCode = codes.first { $0.space == .displayP3 }
    rec2020Code = codes.first { $0.space == .rec2020 }
    if let widest = rec2020Code ?? wideCode { source = widest.color }
  }

  /// A translucent color of bytes.
  init(_ color: TranslucentColor) {
    bytes = color.color
    alpha = color.alpha
    source = AnyColor(color.color).with(alpha: Double(color.alpha) / 255)
  }

  /// A layer in bytes.
  init(_ layer: StateLayer) {
    bytes = layer.color
    alpha = UInt8((layer.alpha.value * 255).rounded())
    source = AnyColor(layer.color).with(alpha: layer.alpha.value)
  }

  /// The color as screens of a wide space show it.
  func written(in space: WideColor.Space) -> WrittenColor {
    let code = space == .displayP3 ? wideCode : rec2020Code
    return code.map { .wide($0) } ?? .srgb8(bytes)
  }

  /// Whether nothing shines through.
  public var isOpaque: Bool { alpha == 255 }

  /// `#rrggbb`, or `#rrggbbaa` for a translucent one.
  public var hex: String {
    if isOpaque { return bytes.hex }
    return AnyColor(bytes).with(alpha: Double(alpha) / 255).hex
  }

  /// The color as it is seen on an opaque one: in bytes, as screens have it, and as the engine takes it.
  public func seen(on backdrop: Color<SRGB>) -> Color<SRGB> {
    SRGB8(clipping: composited(over: backdrop)).color
  }

  /// The color as it is seen on an opaque one; unrounded.
  public func composited(over backdrop: Color<SRGB>) -> Color<SRGB> {
    bytes.color.with(alpha: Double(alpha) / 255).composited(over: backdrop)
  }
}

/// One color token of a theme, written by hand or derived.
public struct ThemeEntry: Hashable, Sendable {
  /// Its name in the tree.
  public var path: TokenPath
  /// Its color.
  public var color: EmittedColor
  /// Where it comes from.
  public var origin: Origin
  /// The text for people.
  public var description: String?
  /// Set when it shouldn't be used any more.
  public var deprecation: Deprecation?
  /// Where it is written, or where it is asked for.
  public var position: SourcePosition

  /// Where a color comes from.
  public enum Origin: Hashable, Sendable {
    /// Written with a value.
    case authored
    /// Written as a reference.
    case alias(of: TokenPath)
    /// Made from a base, for a state.
    case derived(from: TokenPath, ControlState)
    /// Chosen as the content of a base, in a state; normal stands for all but disabled where the content stays the same.
    case content(of: TokenPath, ControlState)
    /// Chosen as a tone of the ring around a focused base.
    case focus(of: TokenPath, FocusTone)
    /// Made as a layer that shows a state, to be laid on a base.
    case layer(on: TokenPath, ControlState)
    /// Made as a translucent color that looks like disabled.
    case alphaTwin(of: TokenPath)
    /// Made as a surface that is raised above another one, by so many levels.
    case elevation(of: TokenPath, Int)

    /// Whether the color comes from derivation, and not from a file.
    public var isDerived: Bool {
      switch self {
      case .authored, .alias: false
      default: true
      }
    }
  }
}

/// All colors of one permutation, before they are judged.
public struct Theme: Sendable {
  /// Which permutation it is.
  public let permutation: Permutation
  /// How it looks.
  public let appearance: Appearance
  /// The tokens that it was made from.
  public let tokens: ResolvedTokens
  /// Its color tokens in the order of the document; derived ones behind their base.
  public let entries: [ThemeEntry]
  /// Its sets of states.
  public let sets: [StateSet]
  /// The surfaces that are raised above others, each above the one before.
  public let levels: [SurfaceLevel]
  /// What must hold between colors that aren't derived.
  public let pairs: [PairRequirement]
}
