extension ByteTransform {
  /// Thresholds in the form that the kernels read: `CodeAt` in `Primitives.inc.h` says how.
  struct Encoding: Sendable {
    /// The buckets of all channels that differ, one after the other.
    let buckets: [UInt32]
    /// Where each channel's begin.
    let starts: (Int, Int, Int)
    /// How many bits of a place are within a bucket.
    let shift: Int
    /// Light is clamped to the floats from here…
    let least: Float
    /// … to here.
    let greatest: Float

    /// Those of sRGB.
    static let sRGB = Encoding(
      buckets: KernelTables.buckets, starts: (0, 0, 0), shift: 16, least: 0x1p-13, greatest: 1)

    private init(
      buckets: [UInt32], starts: (Int, Int, Int), shift: Int, least: Float, greatest: Float
    ) {
      self.buckets = buckets
      self.starts = starts
      self.shift = shift
      self.least = least
      self.greatest = greatest
    }

    /// The coarsest buckets with one threshold at most, over octaves from the least threshold of all to the greatest.
    init?(thresholds: [[Float]]) {
      guard thresholds.count == 3, thresholds.allSatisfy(Self.canBe) else { return nil }
      let lowest = thresholds.map { $0[0] }.min() ?? 1, highest = thresholds.map { $0[254] }.max() ?? 1
      // Below the least threshold, so that clamping changes no code.
      let least = Float(sign: .plus, exponent: lowest.exponent - 1, significand: 1)
      let greatest = highest.nextUp
      guard least.isNormal, greatest.isFinite else { return nil }
      for shift in stride(from: 16, through: 12, by: -1) {
        let count = Int((greatest.bitPattern - least.bitPattern) >> UInt32(shift)) + 1
        guard count <= 8_192 else { return nil }
        var buckets: [UInt32] = []
        var starts: [Int] = []
        for (k, channel) in thresholds.enumerated() {
          if let same = thresholds[..<k].firstIndex(of: channel) {
            starts.append(starts[same])
          } else if let words = Self.words(channel, least, shift: shift, count: count) {
            starts.append(buckets.count)
            buckets += words
          } else {
            break
          }
        }
        if starts.count == 3 {
          self.init(
            buckets: buckets, starts: (starts[0], starts[1], starts[2]), shift: shift, least: least,
            greatest: greatest)
          return
        }
      }
      return nil
    }

    private static func canBe(_ thresholds: [Float]) -> Bool {
      thresholds.count == 255 && thresholds[0] > 0 && thresholds[254].isFinite
        && zip(thresholds, thresholds.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// A word a bucket: the code at its start, moved up, plus what a place there lacks to its threshold. Nothing where
    /// a bucket has two.
    private static func words(_ thresholds: [Float], _ least: Float, shift: Int, count: Int) -> [UInt32]? {
      let size = UInt32(1) << UInt32(shift)
      var words: [UInt32] = []
      words.reserveCapacity(count)
      var next = 0  // the first threshold that no bucket before has
      for bucket in 0..<count {
        let start = least.bitPattern + UInt32(bucket) * size
        var word = UInt32(next) << UInt32(shift)
        if next < 255, thresholds[next].bitPattern - start < size {
          let place = thresholds[next].bitPattern - start
          word += size - place
          // A threshold at the very start would lack a whole bucket: the code is then that from it on.
          next += 1
          if next < 255, thresholds[next].bitPattern - start < size { return nil }
        }
        words.append(word)
      }
      return next == 255 ? words : nil
    }
  }
}
