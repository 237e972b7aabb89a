extension Color where Space == OKLab {
  /// The difference ΔE OK: the distance in OKLab, about 0.02 where it is just seen side by side.
  ///
  /// - SeeAlso: CSS Color 4, section 13.2.1.
  @inlinable
  public func deltaEOK(to other: Color<OKLab>) -> Double {
    let d = components - other.components
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }

  /// The difference ΔE OK2, in which the opponent axes count double: nearer to what is seen.
  ///
  /// - SeeAlso: color.js, `deltaEOK2`.
  @inlinable
  public func deltaEOK2(to other: Color<OKLab>) -> Double {
    let d = components - other.components
    return (d.x * d.x + 4 * d.y * d.y + 4 * d.z * d.z).squareRoot()
  }
}

extension SRGB8 {
  /// The difference ΔE OK to another color.
  public func deltaEOK(to other: SRGB8) -> Double { oklab.deltaEOK(to: other.oklab) }
}

extension AnyColor {
  /// The difference ΔE OK to another color. Opacity is left out.
  public func deltaEOK(to other: AnyColor) -> Double {
    converted(to: OKLab.self).deltaEOK(to: other.converted(to: OKLab.self))
  }

  /// The difference ΔE OK2 to another color. Opacity is left out.
  public func deltaEOK2(to other: AnyColor) -> Double {
    converted(to: OKLab.self).deltaEOK2(to: other.converted(to: OKLab.self))
  }
}
