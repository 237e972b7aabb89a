internal import ColorCore

extension BuiltInProfile {
  /// The profile as the bytes of a file, small and the same each time.
  ///
  /// Version 4 has the curve as its formula; version 2 has a gamma where 8 bits behind the point hold it exactly,
  /// and otherwise 256 values, between which a straight line is off by less than the last of 16 bits. Colorants
  /// are adapted to D50 by Bradford's matrix, and the sum of them is D50 to the last bit, so that gray has no tint.
  ///
  /// - Parameter version: The version of ICC's format.
  public func file(version: ProfileVersion = .four) -> [UInt8] {
    var writer = ProfileWriter(version: version, space: space == .gray ? "GRAY" : "RGB ")
    writer.text("desc", title, isTitle: true)
    writer.text("cprt", "No copyright, use freely", isTitle: false)
    let white = definition.white.xyz
    // A display of version 4 has D50 for its white and says in another tag what it was adapted from.
    let isAdapted = version == .four || space == .gray
    writer.add("wtpt", writer.xyz(isAdapted ? ProfileGate.d50 : white))
    if version == .four, space == .rgb {
      let rows = ICCAdaptation.matrix(from: white)
      writer.add("chad", writer.fixedArray(rows.flatMap { [$0.x, $0.y, $0.z] }))
    }
    let curve = writer.curve(of: self)
    if space == .gray {
      writer.add("kTRC", curve)
    } else {
      for (name, value) in zip(["rXYZ", "gXYZ", "bXYZ"], colorants) {
        writer.add(name, writer.xyz(value))
      }
      for name in ["rTRC", "gTRC", "bTRC"] { writer.add(name, curve) }
    }
    return writer.bytes
  }

  /// Red, green and blue as XYZ under D50.
  var exactColorants: [SIMD3<Double>] {
    let directions = definition.primaries.map { SIMD3($0.x, $0.y, 1 - $0.x - $0.y) / $0.y }
    let white = definition.white.xyz
    // How much of each makes the white: the matrix with these columns leads the amounts to it.
    let amounts = Chromaticity.solve(
      SIMD3(directions[0].x, directions[1].x, directions[2].x),
      SIMD3(directions[0].y, directions[1].y, directions[2].y),
      SIMD3(directions[0].z, directions[1].z, directions[2].z), white
    )
    let rows = ICCAdaptation.matrix(from: white)
    return (0..<3).map { index in
      let xyz = directions[index] * amounts[index]
      return SIMD3((rows[0] * xyz).sum(), (rows[1] * xyz).sum(), (rows[2] * xyz).sum())
    }
  }

  /// The same in whole 65,536ths whose sum is D50.
  private var colorants: [SIMD3<Double>] {
    var rounded = exactColorants.map { ($0 * 65536).rounded(.toNearestOrEven) }
    // What rounding has left over goes to green, the largest; it is a 65,536th or two.
    rounded[1] += (ProfileGate.d50 * 65536).rounded(.toNearestOrEven) - rounded[0] - rounded[1] - rounded[2]
    return rounded.map { $0 / 65536 }
  }

  /// The light of a number, from the space of the same name.
  func light(_ number: Double) -> Double {
    switch self {
    case .srgb, .gray, .displayP3:
      Color<SRGB>(number, number, number).converted(to: LinearSRGB.self).green
    case .adobeRGB: Color<A98RGB>(number, number, number).converted(to: XYZD65.self).components.y
    case .prophoto: Color<ProPhotoRGB>(number, number, number).converted(to: XYZD50.self).components.y
    case .rec2020: Color<Rec2020>(number, number, number).converted(to: XYZD65.self).components.y
    }
  }
}

extension BuiltInProfile.White {
  /// The white as XYZ with Y = 1.
  var xyz: SIMD3<Double> { SIMD3(x / y, 1, (1 - x - y) / y) }
}

/// The adaptation of colors to ICC's D50.
enum ICCAdaptation {
  /// Bradford's cone responses (Lam 1985; ICC.1:2022, annex E), rows first.
  static let cones = [
    SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296),
  ]

  /// What the eye's cones get of XYZ.
  static func response(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((cones[0] * xyz).sum(), (cones[1] * xyz).sum(), (cones[2] * xyz).sum())
  }

  /// The matrix that leads XYZ under a white to XYZ under D50, rows first.
  static func matrix(from white: SIMD3<Double>) -> [SIMD3<Double>] {
    let gains = response(ProfileGate.d50) / response(white)
    let columns = (0..<3).map { index in
      var unit = SIMD3<Double>()
      unit[index] = 1
      return Chromaticity.solve(cones[0], cones[1], cones[2], response(unit) * gains)
    }
    return (0..<3).map { SIMD3(columns[0][$0], columns[1][$0], columns[2][$0]) }
  }
}
