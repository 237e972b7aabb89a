extension AnyColor {
  /// Appends ``css`` in UTF-8, or ``cssInOwnSpace``.
  public func appendCSS(inOwnSpace: Bool = false, to output: inout [UInt8]) {
    switch space {
    case .hsl where inOwnSpace, .hwb where inOwnSpace:
      output += space.rawValue.utf8
      appendComponents(components, missing, after: UInt8(ascii: "("), percent: true, to: &output)
    case _ where isLegacy: return appendLegacy(to: &output)
    case .lab, .lch, .oklab, .oklch:
      output += space.rawValue.utf8
      appendComponents(components, missing, after: UInt8(ascii: "("), to: &output)
    case .hsl, .hwb:
      output += "color(srgb".utf8
      let rgb = Conversion.convert(components, from: space, to: .srgb)
      appendComponents(rgb, missing.intersection(.alpha), after: UInt8(ascii: " "), to: &output)
    default:
      output += "color(".utf8
      if CSSColorFunction.dashedSpaces.contains(space) { output += "--".utf8 }
      output += space.rawValue.utf8
      appendComponents(components, missing, after: UInt8(ascii: " "), to: &output)
    }
    output.append(UInt8(ascii: ")"))
  }

  /// Appends ``hex`` in UTF-8.
  public func appendHex(to output: inout [UInt8]) {
    SRGB8(fitting: self).appendHex(to: &output)
    let byte = SRGB8.byte(alpha)
    guard byte != 255 else { return }
    output.append(hexDigit(byte >> 4))
    output.append(hexDigit(byte & 15))
  }

  private func appendComponents(
    _ components: SIMD3<Double>, _ missing: MissingComponents, after start: UInt8, percent: Bool = false,
    to output: inout [UInt8]
  ) {
    for i in 0..<3 {
      output.append(i == 0 ? start : UInt8(ascii: " "))
      if missing.contains(.component(i)) {
        output += "none".utf8
      } else {
        AnyColor.append(components[i], to: &output)
        if percent, i > 0 { output.append(UInt8(ascii: "%")) }
      }
    }
    if missing.contains(.alpha) {
      output += " / none".utf8
    } else if alpha != 1 {
      output += " / ".utf8
      AnyColor.append(alpha, to: &output)
    }
  }

  private func appendLegacy(to output: inout [UInt8]) {
    let rgb = Conversion.convert(components, from: space, to: .srgb)
    output += (alpha == 1 ? "rgb(" : "rgba(").utf8
    for i in 0..<3 {
      if i > 0 { output += ", ".utf8 }
      NumberText.append(SRGB8.byte(rgb[i]), to: &output)
    }
    if alpha != 1 {
      output += ", ".utf8
      appendLegacyAlpha(to: &output)
    }
    output.append(UInt8(ascii: ")"))
  }

  /// The opacity with two decimals if they give the same byte, else with three (CSS Color 4, section 15.1).
  private func appendLegacyAlpha(to output: inout [UInt8]) {
    let byte = SRGB8.byte(alpha)
    let hundredths = (alpha * 100).rounded() / 100
    NumberText.appendFixed(
      alpha, decimals: SRGB8.byte(hundredths) == byte ? 2 : 3, trimmed: true, to: &output)
  }

  private static func append(_ value: Double, to output: inout [UInt8]) {
    if value.magnitude == .greatestFiniteMagnitude {
      output += (value < 0 ? "calc(-infinity)" : "calc(infinity)").utf8
    } else {
      NumberText.appendSignificant(value, to: &output)
    }
  }
}
