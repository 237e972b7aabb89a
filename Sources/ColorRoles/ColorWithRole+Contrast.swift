public import ColorCore

// Contrast is a thing between a mark and the surface it lies on. Nothing else has one.
extension ColorWithRole where Role: MarkColorRole {
  /// The WCAG 2 contrast of this mark on a surface, in one appearance, both as they are seen.
  ///
  /// A translucent surface lies on white, as WCAG assumes; where it lies on something else, lay it there
  /// first with ``composited(over:)``. A color outside sRGB is brought into it before it is measured.
  public func contrast<Surface: SurfaceColorRole>(
    on surface: ColorWithRole<Surface>, appearance: Appearance
  ) -> Contrast {
    ContrastReading(
      resolved(for: appearance).anyColor, on: surface.resolved(for: appearance).anyColor
    ).wcag2
  }

  /// The least WCAG 2 contrast of this mark on a surface in any of the four appearances.
  public func contrast<Surface: SurfaceColorRole>(on surface: ColorWithRole<Surface>) -> Contrast {
    let light = contrast(on: surface, appearance: .light)
    return Appearance.allCases.reduce(light) { min($0, contrast(on: surface, appearance: $1)) }
  }
}
