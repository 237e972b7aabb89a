internal import ColorCore

/// The color of bytes that Material's solver gives for a hue, a chroma and a tone.
///
/// The tone is kept; where sRGB hasn't that chroma at this tone, the most chroma of the hue is taken. The steps of
/// the search are those of the original, since they decide bytes; its constants are computed.
///
/// - SeeAlso: material-color-utilities, `HctSolver` (Apache-2.0).
enum MaterialHCT {
  /// The color.
  ///
  /// - Parameters:
  ///   - hue: In degrees.
  ///   - chroma: 0 or more.
  ///   - tone: 0 to 100.
  static func color(hue: Double, chroma: Double, tone: Double) -> SRGB8 {
    let y = luminance(tone: tone)
    if chroma < 0.0001 || tone < 0.0001 || tone > 99.9999 { return bytes(SIMD3(repeating: y)) }
    let hue = hue - (hue / 360).rounded(.down) * 360
    return inside(hue: hue, chroma: chroma, y: y) ?? bytes(edge(hue: hue, y: y))
  }

  /// Hue and chroma of a color.
  static func hueAndChroma(of color: SRGB8) -> (hue: Double, chroma: Double) {
    let hct = color.linear.converted(to: HCT.self)
    return (hct.components.x, hct.components.y)
  }

  /// The tone of a color.
  static func tone(of color: SRGB8) -> Double { tone(luminance: color.relativeLuminance) }

  /// The tone of a relative luminance from 0 to 1.
  static func tone(luminance y: Double) -> Double { HCT.fromBase(SIMD3(repeating: y)).z }

  /// The relative luminance of a tone, 0 to 1.
  static func luminance(tone: Double) -> Double {
    let f = (tone + 16) / 116
    return tone > 8 ? f * f * f : tone * 27 / 24389
  }

  /// The color of this chroma, by Newton's method on the lightness J; nothing once a step leaves sRGB.
  private static func inside(hue: Double, chroma: Double, y: Double) -> SRGB8? {
    let wanted = y * 100
    var j = wanted.squareRoot() * 11
    for round in 0..<5 {
      let rgb = CAM16.toBase(SIMD3(j, chroma, hue))
      if rgb.x < 0 || rgb.y < 0 || rgb.z < 0 { return nil }
      let found = luminance(rgb) * 100
      if found <= 0 { return nil }
      // A fifth round is taken as it comes, and .002 of 100 is near enough.
      if round == 4 || (found - wanted).magnitude < 0.002 {
        return max(rgb.x, rgb.y, rgb.z) > 1.0001 ? nil : bytes(rgb)
      }
      j -= (found - wanted) * j / (2 * found)
    }
    return nil
  }

  /// The color of the most chroma: where the polygon that a luminance cuts out of the cube has this hue.
  ///
  /// Since CAM16's neutral isn't sRGB's, near white the polygon doesn't lie about it, and not every hue is there;
  /// then a corner comes out, and which one depends on the order in which corners are looked at. It is the
  /// original's.
  private static func edge(hue: Double, y: Double) -> SIMD3<Double> {
    let corners = polygon(y)
    guard let first = corners.first else { return SIMD3(repeating: y) }
    var (left, right) = (first, first)
    var leftHue = CAM16.fromBase(first).z, rightHue = leftHue
    for (index, corner) in corners.enumerated().dropFirst() {
      let corner = (point: corner, hue: CAM16.fromBase(corner).z)
      guard index == 1 || isBetween(corner.hue, leftHue, rightHue) else { continue }
      if isBetween(hue, leftHue, corner.hue) {
        (right, rightHue) = corner
      } else {
        (left, leftHue) = corner
      }
    }
    // Halving a segment so often leaves nothing to halve.
    for _ in 0..<64 {
      let middle = (left + right) * 0.5, middleHue = CAM16.fromBase(middle).z
      if isBetween(hue, leftHue, middleHue) {
        right = middle
      } else {
        (left, leftHue) = (middle, middleHue)
      }
    }
    return (left + right) * 0.5
  }

  /// Whether a hue is met before `end` on the way up from `start`.
  private static func isBetween(_ hue: Double, _ start: Double, _ end: Double) -> Bool {
    turn(from: start, to: hue) < turn(from: start, to: end)
  }

  /// The way up from one hue to another, 0 to 360 degrees.
  private static func turn(from start: Double, to end: Double) -> Double {
    let difference = end - start
    return difference - (difference / 360).rounded(.down) * 360
  }

  private static let weights = SIMD3(0.2126, 0.7152, 0.0722)

  private static func luminance(_ rgb: SIMD3<Double>) -> Double { (rgb * weights).sum() }

  /// Where the plane of a luminance meets the twelve edges of the cube: those along red first, then green, then
  /// blue.
  private static func polygon(_ y: Double) -> [SIMD3<Double>] {
    var points: [SIMD3<Double>] = []
    for axis in 0..<3 {
      for corner in 0..<4 {
        var point = SIMD3<Double>()
        point[(axis + 1) % 3] = corner & 2 == 2 ? 1 : 0
        point[(axis + 2) % 3] = corner & 1 == 1 ? 1 : 0
        point[axis] = (y - luminance(point)) / weights[axis]
        if point[axis] >= 0, point[axis] <= 1 { points.append(point) }
      }
    }
    return points
  }

  private static func bytes(_ rgb: SIMD3<Double>) -> SRGB8 {
    SRGB8(clipping: Color<LinearSRGB>(components: rgb).converted(to: SRGB.self))
  }
}
