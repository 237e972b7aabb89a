public import ColorCore

/// How surfaces that lie higher differ from the page: in a dark theme, where shadows aren't seen, they are
/// lighter; in a light theme they stay as they are.
///
///     Elevation(for: .dark).levels(of: SRGB8(0x121212), count: 3)  // #121212, #1b1b1b, #242424
///
/// A role that may lie on any of them is proved on all of them when they are the ``Recipe/surfaces`` of its recipe.
public struct Elevation: Hashable, Sendable {
  /// What a level adds to OKLCH lightness, 0 to 1; 0 for no change.
  public var step: Double

  /// Levels that add the same lightness each.
  ///
  /// - Parameter step: What a level adds to OKLCH lightness, 0 to 1.
  public init(step: Double) {
    precondition((0...1).contains(step), "a step of elevation is from 0 to 1")
    self.step = step
  }

  /// The usual levels of a scheme: .04 of lightness each in a dark one, no change in a light one.
  ///
  /// - Parameter scheme: Light or dark.
  public init(for scheme: Appearance.Scheme) { self.init(step: scheme == .dark ? 0.04 : 0) }

  /// The surfaces from the page upward, the page first. Hue is kept, and chroma as far as sRGB holds it.
  ///
  /// Each is lighter than the one below it by half a step at least, in bytes: near black, where a byte is more than
  /// that, the next byte is taken. There are fewer of them where the lightness of the next would be beyond white: no
  /// level is cut off to look like the one below it.
  ///
  /// - Parameters:
  ///   - base: The page, which is level 0.
  ///   - count: How many levels are wanted, the page among them; 0 or more.
  public func levels(of base: SRGB8, count: Int) -> [SRGB8] {
    precondition(count >= 0, "there are no fewer than no levels")
    guard count > 0 else { return [] }
    guard step > 0 else { return Array(repeating: base, count: count) }
    let origin = base.oklab
    var surfaces = [base]
    while surfaces.count < count {
      let least = surfaces[surfaces.count - 1].oklab.lightness + step / 2
      guard let next = surface(origin, lightness: origin.lightness + step * Double(surfaces.count), least)
      else {
        break
      }
      surfaces.append(next)
    }
    return surfaces
  }

  /// The first surface, from this lightness on, that is seen to be lighter than the one below it; nothing where there is
  /// none up to white. Near black a byte is more than a step, so that the first may look like the one below.
  private func surface(_ origin: Color<OKLab>, lightness: Double, _ least: Double) -> SRGB8? {
    var wish = lightness
    while wish <= 1 {
      let surface = SRGB8(fitting: AnyColor(origin.with(\.lightness, wish)))
      if surface.oklab.lightness >= least { return surface }
      wish += max(step / 8, 0.001)
    }
    return nil
  }
}
