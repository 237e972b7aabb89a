internal import ColorCore

extension Profile {
  /// The area of the triangle of its primaries as a share of another's, in CIE 1931 x and y; none without a
  /// matrix. It says how far the corners lie out, and not whether the other's colors lie inside: see
  /// ``coverage(of:)``.
  ///
  /// - Parameter builtIn: The profile to compare with, not gray.
  public func area(against builtIn: BuiltInProfile) -> Double? {
    let primaries = facts.primaries
    let other = builtIn.definition.primaries.map { Chromaticity(x: $0.x, y: $0.y) }
    guard primaries.count == 3, other.count == 3 else { return nil }
    return Self.area(primaries) / Self.area(other)
  }

  private static func area(_ p: [Chromaticity]) -> Double {
    ((p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[2].x - p[0].x) * (p[1].y - p[0].y)).magnitude / 2
  }

  /// The share of a built-in profile's colors that the device can show, of 1,000 even steps of its numbers.
  ///
  /// A color counts that comes back from the device, by the relative intent, to within ΔE 2000 of 2; that is the
  /// precision of a printer's tables.
  ///
  /// - Parameter builtIn: The profile whose colors are looked for.
  /// - Throws: `noWay` if the profile only leads from its device.
  public func coverage(of builtIn: BuiltInProfile) throws(ProfileError) -> Double {
    let source = try Profile(builtIn)
    var numbers: [Double] = []
    for index in 0..<1000 {
      let digits = [index / 100, index / 10 % 10, index % 10].map { Double($0) / 9 }
      numbers += digits.prefix(source.space.channelCount)
    }
    let meant = try Transform(from: .device(source), to: .lab, Rendering()).convert(numbers)
    let device = try Transform(from: .lab, to: .device(self), Rendering()).convert(meant)
    let sent = device.map { min(max($0, 0), 1) }
    let found = try Transform(from: .device(self), to: .lab, Rendering()).convert(sent)
    let count = stride(from: 0, to: meant.count, by: 3).count { place in
      let a = Color<Lab>(meant[place], meant[place + 1], meant[place + 2])
      return a.deltaE2000(to: Color(found[place], found[place + 1], found[place + 2])) <= 2
    }
    return Double(count) / 1000
  }
}
