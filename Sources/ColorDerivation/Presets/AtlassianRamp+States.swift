internal import ColorCore

extension AtlassianRamp {
  /// Places on the ramp for normal, hovered and pressed; the color in place of a step where there is one.
  private typealias Places = (normal: Int, hovered: Int?, pressed: Int?)

  static func states(of input: PresetInput) -> PresetStates {
    let ramp = AtlassianRamp(input.base)
    var states: PresetStates
    switch input.role {
    case .background(.fill): states = ramp.bold(in: input)
    case .background(.surface):
      states = ramp.states(at: input.isDark ? (9, 8, 7) : (0, 1, 2))
      states.content = input.content ?? ramp.colors[ramp.mark(isDark: input.isDark)]
    case .foreground:
      // A link under the pointer is underlined, and keeps its color.
      let text = ramp.text()
      let pressed = ramp.isBrandReadable ? ramp.further(from: text, by: 1) : 7
      states = ramp.states(at: input.isDark ? (9 - text, nil, 9 - pressed) : (text, nil, pressed))
    case .border: states = ramp.states(at: (ramp.mark(isDark: input.isDark), nil, nil))
    }
    states.palette = ramp.colors.enumerated().map {
      PaletteColor(name: "X\($0 == 9 ? 1000 : ($0 + 1) * 100)", color: $1)
    }
    return states
  }

  /// The bold background, with the text that lies on it.
  private func bold(in input: PresetInput) -> PresetStates {
    var places: Places = (6, 7, 8)
    if isBrandReadable {
      places = (brandIndex, further(from: brandIndex, by: 1), further(from: brandIndex, by: 2))
    }
    let white = colors[brandIndex].contrast(with: .white).ratio
    // A brand that nearly reaches 4.5 gives way to the color it replaced.
    let givesWay = !isBrandReadable && white >= 4 && brandIndex == 6
    var result: PresetStates
    if input.isDark {
      let light = AtlassianRamp.darkInverseText.contrast(with: colors[brandIndex])
      if !isBrandReadable, light >= .text, brandIndex >= 2 {
        places = (brandIndex, brandIndex - 1, brandIndex - 2)
      } else {
        places = (9 - places.normal, places.hovered.map { 9 - $0 }, places.pressed.map { 9 - $0 })
      }
      result = states(at: places)
      result.content = input.content ?? AtlassianRamp.darkInverseText
    } else {
      result = states(at: places)
      if givesWay { result.normal = replaced }
      result.content = input.content ?? .white
    }
    // Selected backgrounds are the bold ones.
    (result.selected, result.selectedHovered, result.selectedPressed) =
      (result.normal, result.hovered, result.pressed)
    return result
  }

  /// Whether the brand has 4.5 with white and so is used as it is.
  private var isBrandReadable: Bool { colors[brandIndex].contrast(with: .white) >= .text }

  /// The step of brand-colored text in light: the next darker one for a brand that only just can be read.
  private func text() -> Int {
    let white = colors[brandIndex].contrast(with: .white).ratio
    guard isBrandReadable else { return 6 }
    return white >= 4.8 && white < 5.4 && brandIndex == 6 ? 7 : brandIndex
  }

  /// The step of brand-colored icons and borders.
  private func mark(isDark: Bool) -> Int {
    let step = isBrandReadable ? brandIndex : 6
    return isDark ? 9 - step : step
  }

  /// A darker step, or a lighter one where the ramp ends before it.
  private func further(from place: Int, by count: Int) -> Int {
    place + count < colors.count ? place + count : place - (count - (colors.count - 1 - place))
  }

  private func states(at places: Places) -> PresetStates {
    PresetStates(
      normal: colors[places.normal], hovered: places.hovered.map { colors[$0] },
      pressed: places.pressed.map { colors[$0] })
  }
}
