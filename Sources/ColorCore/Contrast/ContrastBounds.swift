/// The least and the greatest contrast that two translucent colors can have when what lies behind them isn't
/// known: over every opaque backdrop.
///
/// If the one can be as light as the other over some backdrop, the least is 1.
public struct ContrastBounds: Hashable, Sendable {
  /// The contrast over the worst backdrop.
  public let worst: Contrast

  /// The contrast over the best backdrop.
  public let best: Contrast

  /// The bounds of a foreground on a background over an unknown backdrop.
  public init(_ foreground: AnyColor, on background: AnyColor) {
    self.init(LayerStack(foreground), on: LayerStack(background))
  }

  /// The bounds of layers in front on layers behind them over an unknown backdrop.
  public init(_ foreground: LayerStack, on background: LayerStack) {
    let pair = TranslucentPair(foreground.flattened, background.flattened)
    let least = pair.leastRatio(), greatest = pair.greatestRatio()
    worst = Contrast(least <= 1 && greatest >= 1 ? 1 : max(least, 1 / greatest))
    best = Contrast(max(greatest, 1 / least))
  }

  /// The bounds of a contrast that is known.
  public init(_ contrast: Contrast) {
    worst = contrast
    best = contrast
  }
}

/// A color on another over an unknown backdrop, with the ratio of their luminances, the foreground's first.
///
/// The ratio is one of two sums over the channels, each of which depends on the backdrop's channel alone. The
/// least is found by Dinkelbach's method: for a guess r, make (Yf + 0.05) − r·(Yb + 0.05) least, channel by
/// channel; the ratio there is the next guess. It ends after a few steps at the exact least.
private struct TranslucentPair {
  /// The foreground on the background b is p + q·b in each channel.
  private let p: SIMD3<Double>
  private let q: Double
  /// The background's channels over black and over white.
  private let low, high: SIMD3<Double>

  init(_ foreground: Color<SRGB>, _ background: Color<SRGB>) {
    p = foreground.components * foreground.alpha
    q = 1 - foreground.alpha
    low = background.components * background.alpha
    high = low + (1 - background.alpha)
  }

  func leastRatio() -> Double { extreme(sign: 1) }
  func greatestRatio() -> Double { extreme(sign: -1) }

  private func extreme(sign: Double) -> Double {
    var ratio = self.ratio(low)
    // Each step at least squares the error; ten are far more than enough.
    for _ in 0..<20 {
      let guess = ratio
      let next = self.ratio(
        SIMD3(place(0, guess, sign), place(1, guess, sign), place(2, guess, sign)))
      if (next - guess) * sign >= 0 { break }
      ratio = next
    }
    return ratio
  }

  private func ratio(_ background: SIMD3<Double>) -> Double {
    let front = RelativeLuminance.of(linear: SRGB.toBase(p + q * background))
    return (front + 0.05) / (RelativeLuminance.of(linear: SRGB.toBase(background)) + 0.05)
  }

  /// The background's channel, between its ends, at which decode(p + q·b) − r·decode(b) is least, or greatest.
  private func place(_ i: Int, _ r: Double, _ sign: Double) -> Double {
    var best = (place: low[i], value: Double.infinity)
    for candidate in candidates(p[i], r) + [low[i], high[i]] {
      let b = min(max(candidate, low[i]), high[i])
      let value = sign * (TransferFunction.SRGB.decode(p[i] + q * b) - r * TransferFunction.SRGB.decode(b))
      if value < best.value { best = (b, value) }
    }
    return best.place
  }

  /// Where the derivative can be zero or jump: at the knees of the curve, and where the slopes are as q to r on
  /// its straight and curved pieces.
  private func candidates(_ p: Double, _ r: Double) -> [Double] {
    let knee = 0.04045
    guard q > 0 else { return [knee] }
    // On the curve the slope at v is k·(v + 0.055)^1.4, on the straight piece 1 / 12.92.
    let k = 2.4 / Powers.power(1.055, 2.4)
    func place(ofSlope slope: Double) -> Double { Powers.power(slope / k, 1 / 1.4) - 0.055 }
    let stretch = Powers.power(r / q, 1 / 1.4)
    return [
      knee, (knee - p) / q, stretch == q ? knee : (p + 0.055 - 0.055 * stretch) / (stretch - q),
      (place(ofSlope: r / (12.92 * q)) - p) / q, place(ofSlope: q / (12.92 * r)),
    ]
  }
}
