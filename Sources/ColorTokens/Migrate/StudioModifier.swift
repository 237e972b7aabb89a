internal import ColorCore

/// What Tokens Studio does to a color: `studio.tokens.modify`.
///
/// The result is what sd-transforms writes, to its last digit: a color in the modifier's space, or in the one of its
/// `format`, brought into the gamut by the search of CSS Color 4 and kept to five significant digits.
struct StudioModifier: Hashable, Sendable {
  var kind: Kind
  var space: Space
  /// What to write the result in; `nil` for ``space``.
  var format: Format?

  enum Kind: String, Hashable, Sendable {
    case lighten, darken, mix, alpha
  }

  enum Space: String, Hashable, Sendable {
    case srgb, p3, hsl, lch

    var id: ColorSpaceID {
      switch self {
      case .srgb: .srgb
      case .p3: .displayP3
      case .hsl: .hsl
      case .lch: .lch
      }
    }
  }

  enum Format: Hashable, Sendable {
    case hex
    case space(Space)
  }

  /// The color that comes out.
  ///
  /// - Parameters:
  ///   - color: The color to begin with.
  ///   - amount: How far to go, mostly from 0 to 1.
  ///   - other: What to mix with.
  func applied(to color: AnyColor, amount: Double, with other: AnyColor?) -> AnyColor? {
    guard amount.isFinite else { return nil }
    let result: AnyColor
    switch kind {
    case .lighten: result = stepped(color, amount, up: true)
    case .darken: result = stepped(color, amount, up: false)
    case .mix:
      guard let other else { return nil }
      result = Self.rounded(mixed(color, other, min(max(amount, 0), 1)))
    case .alpha: result = color.with(alpha: min(max(amount, 0), 1))
    }
    let place: ColorSpaceID =
      switch format {
      case nil: space.id
      case .hex?: .srgb
      case .space(let space)?: space.id
      }
    let fitted = Self.fitted(result.converted(to: space.id).converted(to: place))
    guard case .hex? = format else { return Self.rounded(fitted) }
    // Eight bits a channel, opacity too.
    let bytes = SRGB8(clipping: fitted.converted(to: SRGB.self)).color
    return AnyColor(
      space: .srgb, components: bytes.components, alpha: (fitted.alpha * 255).rounded() / 255, isLegacy: true)
  }

  private func stepped(_ color: AnyColor, _ amount: Double, up: Bool) -> AnyColor {
    let own = color.converted(to: space.id)
    var values = own.components
    /// The way to the end of the range, by a share.
    func nearer(_ value: Double, _ end: Double) -> Double {
      up ? min(end, value + (end - value) * amount) : max(0, value - value * amount)
    }
    switch space {
    case .srgb, .p3: for index in 0..<3 { values[index] = nearer(values[index], 1) }
    case .hsl: values.z = nearer(values.z, 100)
    case .lch:
      values.x = nearer(values.x, 100)
      values.y = max(0, values.y - amount * values.y)
    }
    let moved = AnyColor(space: space.id, components: values, alpha: own.alpha, missing: own.missing)
    // But for Display P3 the channel is set on the color in its own space.
    return space == .p3 ? moved : moved.converted(to: color.space)
  }

  /// Components by shares, without the premultiplication of CSS; hues by the shorter way.
  private func mixed(_ color: AnyColor, _ other: AnyColor, _ share: Double) -> AnyColor {
    let a = Self.fitted(color.converted(to: space.id)), b = Self.fitted(other.converted(to: space.id))
    var values = SIMD3<Double>()
    var missing: MissingComponents = []
    for index in 0..<3 {
      var start = a.components[index], end = b.components[index]
      if isHue(index) {
        switch (isGray(a), isGray(b)) {
        case (true, true): missing = .component(index)
        case (true, false): start = end
        case (false, true): end = start
        case (false, false):
          if end - start > 180 { start += 360 } else if end - start < -180 { end += 360 }
        }
      }
      values[index] = start + (end - start) * share
      if isHue(index), values[index] >= 360 { values[index] -= 360 }
    }
    return AnyColor(
      space: space.id, components: values, alpha: a.alpha + (b.alpha - a.alpha) * share, missing: missing)
  }

  private func isHue(_ index: Int) -> Bool { space == .hsl && index == 0 || space == .lch && index == 2 }

  /// Whether a color has no hue, by the measure of color.js 0.5.
  private func isGray(_ color: AnyColor) -> Bool {
    guard space == .lch else { return color.components.y == 0 }
    let lab = color.converted(to: .lab).components
    return abs(lab.y) < 0.02 && abs(lab.z) < 0.02
  }

  /// The color brought into the gamut of its space; LCH has none. A trifle outside counts as inside, as in color.js.
  private static func fitted(_ color: AnyColor) -> AnyColor {
    let inside: (SIMD3<Double>) -> Bool = { values in
      (0..<3).allSatisfy { (-0.000_075...1.000_075).contains(values[$0]) }
    }
    switch color.space {
    case .displayP3:
      guard !inside(color.components) else { return color }
      return AnyColor(color.fitted(to: DisplayP3.self, by: .minimumDifference))
    case .srgb:
      guard !inside(color.components) else { return color }
      return AnyColor(color.fitted(to: SRGB.self, by: .minimumDifference))
    case .hsl: return inside(color.converted(to: .srgb).components) ? color : fittedInHSL(color)
    default: return color
    }
  }

  /// The search of CSS Color 4 as color.js does it in HSL, where saturation and lightness are what is cut off.
  private static func fittedInHSL(_ color: AnyColor) -> AnyColor {
    let origin = color.converted(to: .oklch)
    if origin.components.x >= 1 || origin.components.x <= 0 {
      let end: Double = origin.components.x >= 1 ? 100 : 0
      return AnyColor(space: .hsl, components: SIMD3(0, 0, end), alpha: color.alpha, missing: .component(0))
    }
    func reduced(_ chroma: Double) -> AnyColor {
      var values = origin.components
      values.y = chroma
      return AnyColor(space: .oklch, components: values, alpha: origin.alpha)
    }
    func clipped(_ color: AnyColor) -> AnyColor {
      var values = color.converted(to: .hsl).components
      values.y = min(max(values.y, 0), 100)
      values.z = min(max(values.z, 0), 100)
      return AnyColor(space: .hsl, components: values, alpha: color.alpha)
    }
    func difference(_ a: AnyColor, _ b: AnyColor) -> Double {
      a.converted(to: OKLab.self).deltaEOK(to: b.converted(to: OKLab.self))
    }
    let noticeable = 0.02, precision = 0.0001
    var low = 0.0, high = origin.components.y
    var result = clipped(origin)
    var lowIsInside = true
    if difference(result, origin) < noticeable { return result }
    while high - low > precision {
      let chroma = (low + high) / 2
      let current = reduced(chroma)
      let values = current.converted(to: .srgb).components
      if lowIsInside, (0..<3).allSatisfy({ (0...1).contains(values[$0]) }) {
        low = chroma
        continue
      }
      result = clipped(current)
      let found = difference(result, current)
      if found >= noticeable {
        high = chroma
      } else if noticeable - found < precision {
        break
      } else {
        lowIsInside = false
        low = chroma
      }
    }
    return result
  }

  /// The color as five significant digits of its text hold it; CSS writes sRGB in percent.
  private static func rounded(_ color: AnyColor) -> AnyColor {
    let scale: Double = color.space == .srgb ? 100 : 1
    let values = (0..<3).map { significant(color.components[$0] * scale) / scale }
    return AnyColor(
      space: color.space, components: SIMD3(values[0], values[1], values[2]),
      alpha: significant(color.alpha), missing: color.missing)
  }

  /// A number with five digits, of which those before the point count: 12.3456 is 12.346, 0.123456 is 0.12346.
  private static func significant(_ value: Double) -> Double {
    var decimals = 5
    var power: Double = 1
    while decimals > 0, value.magnitude >= power {
      decimals -= 1
      power *= 10
    }
    return Double(NumberText.fixed(value, decimals: decimals)) ?? value
  }
}
