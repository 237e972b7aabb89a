extension NamedColor {
  /// The named color that differs least from a color by ΔE OK; of equally near ones the first by name. Opacity is
  /// left out.
  ///
  ///     NamedColor.nearest(to: AnyColor(SRGB8(0x663398))).name  // "rebeccapurple"
  public static func nearest(to color: AnyColor) -> NamedColor {
    let lab = Conversion.convert(color.components, from: color.space, to: .oklab)
    var best = (index: 0, distance: Double.infinity)
    for (i, place) in places.enumerated() {
      let d = place - lab
      let distance = d.x * d.x + d.y * d.y + d.z * d.z
      if distance < best.distance { best = (i, distance) }
    }
    return all[best.index]
  }

  private static let places = all.map { $0.color.oklab.components }
}
