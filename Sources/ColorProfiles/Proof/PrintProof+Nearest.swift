internal import ColorCore

extension PrintProof {
  /// The print that looks most like a color, by ΔE 2000, of those with inks up to the limit.
  ///
  /// A profile's tables bring a color that can't be printed to one that its maker chose, and a color that can
  /// be to within the precision of the tables. From there each channel is moved up and down by a step, also two
  /// at once, as long as that brings it nearer, and then by half of it.
  ///
  /// - Complexity: At most 80 rounds of 32 colors.
  func nearest(to meant: Color<Lab>, from start: [Double]) throws(ProfileError) -> PrintedColor.Print {
    // A start with more ink than the limit is thinned to it, all channels alike.
    let inks = coverage(start) ?? 0
    var best = inks > inkLimit ? start.map { $0 * inkLimit / inks } : start
    var color = try seen(best)[0]
    var least = color.deltaE2000(to: meant)
    let most = inkLimit + 1e-9
    var step = 0.064
    for _ in 0..<80 where step >= 0.001 {
      let others = neighbors(of: best, step: step).filter { (coverage($0) ?? 0) <= most }
      let colors = try seen(others.flatMap { $0 })
      let distances = colors.map { $0.deltaE2000(to: meant) }
      // The first of equal ones, so that the answer is the same each time.
      guard let index = distances.indices.min(by: { distances[$0] < distances[$1] }),
        distances[index] < least - 1e-6
      else {
        step /= 2
        continue
      }
      best = others[index]
      color = colors[index]
      least = distances[index]
    }
    return PrintedColor.Print(device: best, color: color, deltaE: least)
  }

  private func neighbors(of device: [Double], step: Double) -> [[Double]] {
    var all: [[Double]] = []
    func add(_ moves: [(channel: Int, by: Double)]) {
      var moved = device
      for move in moves { moved[move.channel] = min(max(moved[move.channel] + move.by, 0), 1) }
      if moved != device { all.append(moved) }
    }
    for first in device.indices {
      for a in [step, -step] {
        add([(first, a)])
        for second in device.indices where second > first {
          for b in [step, -step] { add([(first, a), (second, b)]) }
        }
      }
    }
    return all
  }
}
