extension Profile {
  /// Passes if the profile gives sensible colors for a grid of device numbers, and sensible device numbers
  /// for a grid of colors, by each of its tables.
  ///
  /// What a profile does can't be seen from its bytes alone: curves and tables that are in order one by one
  /// can still lead nowhere together.
  func probe() throws(ProfileError) {
    // The absolute intent takes the tables of the relative one.
    for intent in facts.intentsFromDevice where intent != .absolute {
      let transform = try Transform(
        from: .device(self), to: .lab, intent: intent, blackPointCompensation: false
      )
      let colors = try transform.convert(Self.grid(channels: space.channelCount))
      try require(colors, within: 1000)
      let lightness = stride(from: 0, to: colors.count, by: 3).map { colors[$0] }
      guard (lightness.max() ?? 0) - (lightness.min() ?? 0) > 0.1 else {
        throw ProfileError(.constant, profile: name)
      }
      if facts.isMatrix { break }
    }
    for intent in facts.intentsToDevice where intent != .absolute {
      let transform = try Transform(
        from: .lab, to: .device(self), intent: intent, blackPointCompensation: false
      )
      try require(try transform.convert(Self.labGrid), within: 1000)
      if facts.isMatrix { break }
    }
  }

  private func require(_ numbers: [Double], within bound: Double) throws(ProfileError) {
    if let wild = numbers.first(where: { $0.magnitude > bound }) {
      throw ProfileError(.wildResult(wild), profile: name)
    }
  }

  /// The ends and the middle of each channel in every combination, and a ramp of equal numbers.
  private static func grid(channels: Int) -> [Double] {
    var colors: [[Double]] = [[]]
    for _ in 0..<channels {
      colors = colors.flatMap { color in [0, 0.5, 1].map { color + [$0] } }
    }
    for step in 0...16 { colors.append(Array(repeating: Double(step) / 16, count: channels)) }
    return colors.flatMap { $0 }
  }

  private static let labGrid: [Double] = [0.0, 25, 50, 75, 100].flatMap { lightness in
    [-60.0, 0, 60].flatMap { a in [-60.0, 0, 60].flatMap { b in [lightness, a, b] } }
  }
}
