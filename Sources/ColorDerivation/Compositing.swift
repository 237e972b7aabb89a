/// How a program rounds when it lays a translucent color over an opaque one, in encoded sRGB.
///
/// With opacities in bytes, the others differ from ``exact`` by a byte a channel at most. Chromium and Firefox were
/// measured on a page of 1,280 squares (`Tools/measure_compositing.py`): however they draw a color over another, it is
/// one of these, on all of them.
public enum Compositing: String, CaseIterable, Hashable, Sendable {
  /// The sum is rounded, once: what Chromium does with a graphics processor where a group fades as a whole.
  case exact
  /// The two parts are rounded, and then added: what Chromium does with a graphics processor.
  case split
  /// The front is rounded; of the backdrop 256 less the opacity's byte are taken, and the product is cut to whole
  /// bytes by a shift: what Chromium and Firefox do without a graphics processor.
  ///
  /// It is darker than the others more often than lighter.
  ///
  /// - SeeAlso: Skia, `SkPMSrcOver`: the source-over of premultiplied bytes in fixed point.
  case fixedPoint = "fixed-point"

  /// A channel of a front over a backdrop, with an opacity of so many of a whole number of steps. Halves go up.
  ///
  /// Browsers keep an opacity as a byte, so that one that is written finer is rounded to it first; but where the
  /// parts are split, the front is still multiplied by what was written.
  ///
  /// - Parameters:
  ///   - front: The channel in front, 0 to 255.
  ///   - back: The channel behind, 0 to 255.
  ///   - steps: The opacity, 0 to `whole`.
  ///   - whole: 255 or 1000.
  func channel(_ front: Int, over back: Int, _ steps: Int, of whole: Int) -> Int {
    func rounded(_ number: Int, _ of: Int) -> Int { (2 * number + of) / (2 * of) }
    if self == .exact { return rounded(front * steps + back * (whole - steps), whole) }
    let alpha = whole == 255 ? steps : rounded(255 * steps, whole)
    // White over white is 255 by each of them, and no channel gets lighter by a darker one, so that none passes it.
    if self == .split { return rounded(front * steps, whole) + rounded(back * (255 - alpha), 255) }
    return rounded(front * alpha, 255) + back * (256 - alpha) / 256
  }
}
