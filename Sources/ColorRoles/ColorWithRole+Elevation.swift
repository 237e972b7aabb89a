internal import ColorCore
internal import ColorDerivation

extension ColorWithRole where Role: SurfaceColorRole {
  /// This surface as it looks when it lies higher: lighter in a dark appearance, where shadows aren't seen, and as it
  /// is in a light one. It keeps its role, its opacity and its space.
  ///
  ///     let sheet = page.elevated(by: 2)  // a BackgroundColor
  ///
  /// Where a level would be beyond white, the highest one that isn't is given.
  ///
  /// - Parameter levels: How many levels it's raised; 0 or more.
  public func elevated(by levels: Int) -> ColorWithRole {
    ColorWithRole(
      DynamicColor { appearance in
        resolved(for: appearance).elevated(by: levels, with: Elevation(for: appearance.scheme))
      })
  }
}

extension DisplayColor {
  /// This color, so many levels higher.
  fileprivate func elevated(by levels: Int, with elevation: Elevation) -> DisplayColor {
    precondition(levels >= 0, "a surface isn't raised by less than no levels")
    if levels == 0 || elevation.step == 0 { return self }
    if let bytes = DisplayColor(space, red: red, green: green, blue: blue).bytes {
      let raised = elevation.levels(of: bytes, count: levels + 1)
      return DisplayColor(raised[raised.count - 1], alpha: alpha)
    }
    // The same for colors that aren't bytes: OKLab lightness goes up, the rest stays as far as the space holds it.
    let origin = anyColor.converted(to: OKLab.self)
    let steps = min(Double(levels), ((1 - origin.lightness) / elevation.step).rounded(.down))
    if steps < 1 { return self }
    let wish = AnyColor(origin.with(\.lightness, origin.lightness + elevation.step * steps))
    switch space {
    case .srgb:
      let color = wish.fitted(to: SRGB.self)
      return .srgb(color.red, color.green, color.blue, alpha: alpha)
    case .displayP3:
      let color = wish.fitted(to: DisplayP3.self)
      return .displayP3(color.red, color.green, color.blue, alpha: alpha)
    }
  }
}
