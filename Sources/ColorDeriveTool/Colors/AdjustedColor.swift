internal import ColorDerive

/// What `adjust` found for a color, in the integers of a gamut.
struct AdjustedColor {
  let color: WrittenColor
  let deltaEOK: Double
  let outcome: ContrastAdjustment.Outcome
  private let backgrounds: [WrittenColor]
  private let contrasts: [Double]
  private let measure: ContrastMeasure

  /// The nearest color to `wish`; where the gamut is sRGB, so is each background.
  init(
    of wish: AnyColor, on backgrounds: [WrittenColor], in gamut: StateGamut, minimum: Double,
    by measure: ContrastMeasure
  ) {
    (self.backgrounds, self.measure) = (backgrounds, measure)
    if let wide = gamut.wide {
      let found = WideContrastAdjustment(of: wish, on: backgrounds, in: wide, minimum: minimum)
      color = .wide(found.color)
      (deltaEOK, outcome, contrasts) = (found.deltaEOK, found.outcome, found.contrasts)
    } else {
      let found = ContrastAdjustment(
        of: wish, on: backgrounds.compactMap(\.bytes), minimum: minimum, by: measure)
      color = .srgb8(found.color)
      (deltaEOK, outcome, contrasts) = (found.deltaEOK, found.outcome, found.contrasts)
    }
  }

  /// The answer for people, without a newline: `#777676  4.52:1 on #ffffff  ΔE OK 0.003  exact`.
  var line: String {
    let readings = zip(contrasts, backgrounds).map { contrast, background in
      switch measure {
      case .wcag2: "\(Contrast(contrast).roundedDown):1 on \(background)"
      case .apca: "Lc \(NumberText.fixed(contrast, decimals: 1)) on \(background)"
      }
    }
    let difference = "ΔE OK \(NumberText.fixed(deltaEOK, decimals: 3))"
    return ([color.text] + readings + [difference, outcome.rawValue]).joined(separator: "  ")
  }

  /// The answer for programs, with its members in the order of the contract; the Lc has one of its own.
  func json(_ input: String) -> JSONValue {
    func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }
    var members = [
      JSONMember("input", .string(input)), JSONMember("color", .string(color.text)),
      JSONMember("wcag2", numbers(backgrounds.map { color.contrast(with: $0).ratio })),
    ]
    if measure == .apca { members.append(JSONMember("apca", numbers(contrasts))) }
    members += [
      JSONMember("deltaE", .number(deltaEOK)), JSONMember("outcome", .string(outcome.rawValue)),
    ]
    return .object(members)
  }
}

extension StateGamut {
  /// A background as it is written: in bytes, or in ten bits of the gamut where sRGB doesn't hold it.
  func written(_ color: AnyColor) -> WrittenColor {
    guard let wide, !Gamut.srgb.contains(color) else { return .srgb8(SRGB8(fitting: color)) }
    return .wide(WideColor(fitting: color, in: wide))
  }
}
