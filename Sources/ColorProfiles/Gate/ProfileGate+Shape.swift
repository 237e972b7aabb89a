/// How a profile leads to the connection space: what its checked tags are.
struct ProfileShape {
  /// The tags that LittleCMS may read.
  var tagsToKeep: [ProfileTag] = []
  /// The white of the medium, as XYZ.
  var white = ProfileGate.d50
  /// The adaptation from the real white to D50, rows first, if the profile tells it.
  var adaptation: [Double]?
  /// The curves of the channels; empty where tables take their place.
  var curves: [ToneCurve] = []
  /// The values of the curves that are tables, beside each of them; empty for the others.
  var curveValues: [[Int]] = []
  /// The XYZ of red, green and blue; empty if the profile has no matrix.
  var colorants: [SIMD3<Double>] = []
  /// The intents that have a table of their own from the device, and to it.
  var tablesFromDevice: [RenderingIntent] = []
  var tablesToDevice: [RenderingIntent] = []
}

extension ProfileGate {
  /// The checked contents of every tag that a conversion reads.
  func shape(of tags: [ProfileTag], header: ProfileHeader) throws(ProfileFault) -> ProfileShape {
    var shape = ProfileShape()
    try white(&shape, tags)
    try adaptation(&shape, tags)
    try tables(&shape, tags, header)
    switch header.space {
    case .gray: try gray(&shape, tags)
    case .rgb: try matrix(&shape, tags, header)
    case .cmyk:
      guard shape.tablesFromDevice.contains(.perceptual) else {
        throw ProfileFault(.missingTag(Signature.fromDevice[0].text))
      }
    }
    return shape
  }

  private func white(_ shape: inout ProfileShape, _ tags: [ProfileTag]) throws(ProfileFault) {
    guard let tag = tags.first(where: { $0.signature == .whitePoint }) else {
      throw ProfileFault(.missingTag(Signature.whitePoint.text))
    }
    shape.white = try xyz(in: tag)
    for (index, axis) in ["X", "Y", "Z"].enumerated() {
      try require(tag, axis, shape.white[index], in: (1 / 65536)...2, at: tag.offset + 8 + 4 * index)
    }
    shape.tagsToKeep.append(tag)
  }

  private func adaptation(_ shape: inout ProfileShape, _ tags: [ProfileTag]) throws(ProfileFault) {
    guard let tag = tags.first(where: { $0.signature == .adaptation }) else { return }
    _ = try type(of: tag, [.fixedArray])
    try require(tag, size: 44)
    var m: [Double] = []
    for index in 0..<9 {
      let offset = tag.offset + 8 + 4 * index
      m.append(try data.fixed(offset))
      try require(tag, "a number", m[index], in: -5...5, at: offset)
    }
    let determinant = Determinant.of(
      SIMD3(m[0], m[1], m[2]), SIMD3(m[3], m[4], m[5]), SIMD3(m[6], m[7], m[8]))
    guard determinant.magnitude >= 0.1 else {
      throw fault(tag, .singular(determinant: determinant), at: tag.offset + 8)
    }
    shape.adaptation = m
    shape.tagsToKeep.append(tag)
  }

  /// A gray profile goes by its curve, or by tables.
  private func gray(_ shape: inout ProfileShape, _ tags: [ProfileTag]) throws(ProfileFault) {
    if let tag = tags.first(where: { $0.signature == .grayCurve }) {
      shape.curves = [try curve(in: tag)]
      shape.curveValues = [try values(of: shape.curves[0], in: tag)]
      shape.tagsToKeep.append(tag)
    } else if !shape.tablesFromDevice.contains(.perceptual) {
      throw ProfileFault(.missingTag(Signature.grayCurve.text))
    }
  }

  /// An RGB profile goes by three curves and a matrix, or by tables. A half of a matrix is a fault only
  /// where there are no tables.
  private func matrix(
    _ shape: inout ProfileShape, _ tags: [ProfileTag], _ header: ProfileHeader
  ) throws(ProfileFault) {
    let hasTables = shape.tablesFromDevice.contains(.perceptual)
    var found: [ProfileTag] = []
    for signature in Signature.curves + Signature.colorants {
      if let tag = tags.first(where: { $0.signature == signature }) {
        found.append(tag)
      } else if !hasTables {
        throw ProfileFault(.missingTag(signature.text))
      }
    }
    guard found.count == 6 else { return }
    guard header.connection == .xyz else {
      if hasTables { return }
      throw ProfileFault(.matrixNeedsXYZ, at: 20)
    }
    for tag in found[..<3] {
      let curve = try curve(in: tag)
      shape.curves.append(curve)
      shape.curveValues.append(try values(of: curve, in: tag))
    }
    for tag in found[3...] {
      let value = try xyz(in: tag)
      for (index, axis) in ["X", "Y", "Z"].enumerated() {
        try require(tag, axis, value[index], in: -4...4, at: tag.offset + 8 + 4 * index)
      }
      shape.colorants.append(value)
    }
    let determinant = Determinant.of(shape.colorants[0], shape.colorants[1], shape.colorants[2])
    guard determinant.magnitude >= 1e-3 else {
      throw fault(found[3], .singular(determinant: determinant), at: found[3].offset + 8)
    }
    shape.tagsToKeep += found
  }

  private func xyz(in tag: ProfileTag) throws(ProfileFault) -> SIMD3<Double> {
    _ = try type(of: tag, [.xyz])
    try require(tag, size: 20)
    return try data.triple(tag.offset + 8)
  }
}

enum Determinant {
  /// The determinant of three rows, or of three columns.
  static func of(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> Double {
    a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x)
  }
}
