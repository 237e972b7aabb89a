internal import ColorCore

extension DisplayColor {
  /// This color laid over another, as renderers do it: source-over on encoded values, unrounded.
  ///
  /// Two colors of one space are laid over each other there; of two spaces, in Display P3. An opaque color
  /// comes back as it is. Nothing over nothing is transparent black.
  ///
  /// - SeeAlso: CSS Compositing and Blending 1, “simple alpha compositing”.
  public func composited(over backdrop: DisplayColor) -> DisplayColor {
    if alpha == 1 { return self }
    let front = backdrop.space == space ? self : inDisplayP3
    let back = backdrop.space == space ? backdrop : backdrop.inDisplayP3
    let rest = back.alpha * (1 - front.alpha)
    let whole = front.alpha + rest
    guard whole > 0 else { return DisplayColor(front.space, red: 0, green: 0, blue: 0, alpha: 0) }
    func blended(_ channel: KeyPath<DisplayColor, Double>) -> Double {
      (front[keyPath: channel] * front.alpha + back[keyPath: channel] * rest) / whole
    }
    return DisplayColor(
      front.space, red: blended(\.red), green: blended(\.green), blue: blended(\.blue), alpha: whole)
  }

  /// This color in Display P3, which holds all of sRGB.
  private var inDisplayP3: DisplayColor {
    if space == .displayP3 { return self }
    let color = anyColor.converted(to: DisplayP3.self)
    return .displayP3(color.red, color.green, color.blue, alpha: color.alpha)
  }
}
