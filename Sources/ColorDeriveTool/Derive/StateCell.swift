internal import ColorDerive

/// A state in a picture: a control that has it, and below it what it is.
struct StateCell {
  let derived: DerivedStates
  let state: ControlState
  /// What lies around the control.
  let page: SRGB8
  /// What can be read on that.
  let ink: SRGB8

  // Lengths in pixels.
  private static let width = 132
  static let height = 60
  static let gap = 16
  static let step = width + gap
  /// From a line of text to the next.
  static let line = 16
  /// From the control to the line of its name.
  static let captionTop = 21

  /// A line below the control, with what stands at its left and right ends.
  typealias Caption = (left: String, right: String?)

  /// The state, its color, and its contrast.
  var captions: [Caption] {
    // `color(display-p3 r g b)` takes three lines.
    var lines: [Caption] = [(state.rawValue, nil)]
    lines += SVGText.wrapped(derived.text(of: state), within: 18).map { ($0, nil) }
    if let contrast = derived.contrast(of: state) {
      if lines[lines.count - 1].left.count > 9 { lines.append(("", nil)) }
      lines[lines.count - 1].right = "\(contrast.roundedDown):1"
    }
    if state == .focused, let ring = derived.ring {
      lines.append(("ring \(ring.outer)" + (ring.inner.map { " \($0)" } ?? ""), nil))
    }
    return lines
  }

  /// Its elements, with a newline at their end.
  ///
  /// - Parameters:
  ///   - x: The left edge of the control.
  ///   - y: The upper edge of the control.
  func svg(x: Int, y: Int) -> String {
    var text = ring(x, y)
    switch derived.recipe.role {
    case .background: text += background(x, y)
    case .foreground: text += foreground(x, y)
    case .border: text += border(x, y)
    }
    for (index, caption) in captions.enumerated() {
      let base = y + Self.height + Self.captionTop + index * Self.line
      text += SVGText(caption.left, weight: index == 0 ? 600 : 400).svg(x: x, y: base, ink: ink)
      if let right = caption.right {
        text += SVGText(right, anchor: "end").svg(x: x + Self.width, y: base, ink: ink)
        if fails { text += cross(x + Self.width - 58, base - 8) }
      }
    }
    return text
  }

  /// Whether the contrast that is asked for is missed.
  private var fails: Bool {
    derived.checks.contains { check in
      check.state == state && !check.passes && (check.constraint == .text || check.constraint == .nonText)
    }
  }

  /// A mark before a contrast that is too low, as high as its digits.
  private func cross(_ x: Int, _ y: Int) -> String {
    "  <path d=\"M\(x) \(y)l7 7m0 -7l-7 7\" \(SVGPaint.stroke(.srgb8(ink), width: 2))/>\n"
  }

  /// The tones of the focus ring around the control, the outer one below the inner one.
  private func ring(_ x: Int, _ y: Int) -> String {
    guard state == .focused, let ring = derived.ring else { return "" }
    guard let inner = ring.inner else { return face(x, y, out: 3, .srgb8(ring.outer)) }
    return face(x, y, out: 6, .srgb8(ring.outer)) + face(x, y, out: 3, .srgb8(inner))
  }

  private func background(_ x: Int, _ y: Int) -> String {
    if let layers = derived.layers {
      let seen = layers.composites(in: state).map { composite in
        (composite.color(layers.recipe.models[0]), composite.ground.text.first)
      }
      return strips(seen.map { .srgb8($0.0) }, marks: seen.map { $0.1.map { .srgb8($0) } }, x, y)
    }
    let color = derived[state]
    var text = face(x, y, color)
    // A surface has little contrast with the page; a hairline shows where it ends.
    if let bytes = color.bytes, bytes.contrast(with: page).ratio < 1.2 {
      text += outline(x, y, .srgb8(ink), width: 1, opacity: 0.25)
    }
    if let content = derived.content(in: state) { text += sample("Button", x + Self.width / 2, y, content) }
    return text
  }

  private func foreground(_ x: Int, _ y: Int) -> String {
    let surfaces = derived.distinctSurfaces
    return strips(surfaces.map { .srgb8($0) }, marks: surfaces.map { _ in derived[state] }, x, y)
      + outline(x, y, .srgb8(ink), width: 1, radius: surfaces.count == 1 ? 10 : 0, opacity: 0.25)
  }

  private func border(_ x: Int, _ y: Int) -> String {
    let surfaces = derived.distinctSurfaces
    guard surfaces.count > 1 else { return outline(x, y, derived[state], width: 2) }
    // The line runs over all of them.
    return strips(surfaces.map { .srgb8($0) }, marks: [], x, y)
      + outline(x, y, derived[state], width: 2, inset: 10)
  }

  /// The surfaces beside each other, each with a sample of its text.
  private func strips(_ colors: [WrittenColor], marks: [WrittenColor?], _ x: Int, _ y: Int) -> String {
    if colors.count == 1 {
      let text = marks.first.flatMap { $0 }.map { sample("Text", x + Self.width / 2, y, $0) }
      return face(x, y, colors[0]) + (text ?? "")
    }
    var text = ""
    for (index, color) in colors.enumerated() {
      let (left, right) = (Self.width * index / colors.count, Self.width * (index + 1) / colors.count)
      text +=
        "  <rect x=\"\(x + left)\" y=\"\(y)\" width=\"\(right - left)\" height=\"\(Self.height)\" "
        + "\(SVGPaint.fill(color))/>\n"
      if index < marks.count, let mark = marks[index] {
        text += sample(colors.count > 4 ? "a" : "Aa", x + (left + right) / 2, y, mark)
      }
    }
    return text
  }

  private func sample(_ word: String, _ middle: Int, _ y: Int, _ color: WrittenColor) -> String {
    SVGText(word, size: 18, anchor: "middle")
      .svg(x: middle, y: y + Self.height / 2 + 6, fill: SVGPaint.fill(color))
  }

  /// The area of the control, and so many pixels around it.
  private func face(_ x: Int, _ y: Int, out: Int = 0, _ color: WrittenColor) -> String {
    "  <rect x=\"\(x - out)\" y=\"\(y - out)\" width=\"\(Self.width + 2 * out)\" "
      + "height=\"\(Self.height + 2 * out)\" rx=\"\(10 + out)\" \(SVGPaint.fill(color))/>\n"
  }

  /// The edge of the control, inside of it by so many pixels.
  private func outline(
    _ x: Int, _ y: Int, _ color: WrittenColor, width: Int, inset: Int = 0, radius: Int = 10,
    opacity: Double = 1
  ) -> String {
    // A line is drawn around its middle, which for one pixel lies between two.
    let inner = Double(inset) + Double(width) / 2
    let place = [Double(x) + inner, Double(y) + inner].map { NumberText.shortest($0) }
    return "  <rect x=\"\(place[0])\" y=\"\(place[1])\" width=\"\(Self.width - 2 * inset - width)\" "
      + "height=\"\(Self.height - 2 * inset - width)\" rx=\"\(radius)\" \(SVGPaint.stroke(color, width: width))"
      + (opacity < 1 ? " stroke-opacity=\"\(NumberText.shortest(opacity))\"" : "") + "/>\n"
  }
}

extension DerivedStates {
  /// What the color lies on, each color once: levels of elevation may be the same.
  var distinctSurfaces: [SRGB8] {
    var colors: [SRGB8] = []
    for surface in recipe.surfaces where !colors.contains(surface) { colors.append(surface) }
    return colors
  }
}
