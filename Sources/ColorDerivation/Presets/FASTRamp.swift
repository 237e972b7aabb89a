public import ColorCore

/// The ramp of 94 colors, white to black, that FAST 2 makes of a base.
///
///     FASTRamp.grey[7]  // #ededed
///
/// The base stands where its lightness stands on a grey ramp; toward black the steps get smaller.
///
/// - SeeAlso: FAST, `@microsoft/fast-colors`, `ComponentStateColorPalette` (MIT).
public struct FASTRamp: Hashable, Sendable {
  /// The 94 colors, white first.
  public let colors: [SRGB8]

  /// The color at an index; beyond an end the color of that end.
  public subscript(index: Int) -> SRGB8 { colors[min(max(index, 0), colors.count - 1)] }

  /// The ramp of a color.
  public init(_ base: SRGB8) { self.init(base.color) }

  /// The ramp of the neutral palette, whose base is one half of each channel.
  public static let grey = FASTRamp(Color<SRGB>(0.5, 0.5, 0.5))

  /// The index of the color whose luminance is nearest to that of another; of two as near the lighter.
  public func index(nearestTo color: SRGB8) -> Int {
    let y = color.relativeLuminance
    let distances = colors.map { ($0.relativeLuminance - y).magnitude }
    return distances.indices.reduce(0) { distances[$1] < distances[$0] ? $1 : $0 }
  }

  private static let steps = 94
  // The lightness from which the ramp is compressed, and the last one before black.
  private static let dark = 0.14, darkest = 0.06

  private init(_ base: Color<SRGB>) {
    let hsl = base.converted(to: HSL.self).components
    // There is no right way to take the color out of a color: the mean of two is taken.
    let weighed = base.red * 0.2126 + base.green * 0.7152 + base.blue * 0.0722
    let place = FASTRamp.position(ofGrey: (weighed + hsl.z / 100) / 2)
    func shade(_ lightness: Double) -> SIMD3<Double> {
      Color<HSL>(hsl.x, hsl.y, lightness * 100).converted(to: SRGB.self).components
    }
    let stops: [Stop] = [
      (0, SIMD3(repeating: 1)), (place, base.components),
      (FASTRamp.position(ofGrey: FASTRamp.dark), shade(FASTRamp.dark)),
      (0.99, shade(FASTRamp.darkest)), (1, SIMD3(repeating: 0)),
    ].enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element)
    colors = (0..<FASTRamp.steps).map { index in
      let color = FASTRamp.color(at: Double(index) / Double(FASTRamp.steps - 1), stops)
      return SRGB8(clipping: Color(components: color))
    }
  }

  private typealias Stop = (position: Double, color: SIMD3<Double>)

  private static func color(at position: Double, _ stops: [Stop]) -> SIMD3<Double> {
    guard let lower = stops.lastIndex(where: { $0.position <= position }), lower + 1 < stops.count else {
      return stops[stops.count - 1].color
    }
    let (a, b) = (stops[lower], stops[lower + 1])
    let share = (position - a.position) / (b.position - a.position)
    return a.color + (b.color - a.color) * share
  }

  /// The grey of an index on the ramp of reference: straight to the dark cutoff, then straight to black.
  private static func grey(at index: Int) -> Double {
    let position = Double(index) / Double(steps - 1), cutoff = (1 - dark) * 100 / Double(steps)
    return position <= cutoff
      ? 1 - (1 - dark) * position / cutoff : dark * (1 - (position - cutoff) / (1 - cutoff))
  }

  /// The place of the grey nearest to a lightness, 0 to 1; of two as near the lighter.
  private static func position(ofGrey lightness: Double) -> Double {
    let distances = (0..<steps).map { (grey(at: $0) - lightness).magnitude }
    let index = distances.indices.reduce(0) { distances[$1] < distances[$0] ? $1 : $0 }
    return Double(index) / Double(steps - 1)
  }
}
