extension ProfileGate {
  /// The curve of a tag that holds one curve.
  ///
  /// - Parameter isTone: Whether it is a tone curve, which must lead up, and not a step of a table.
  func curve(in tag: ProfileTag, isTone: Bool = true) throws(ProfileFault) -> ToneCurve {
    try curve(in: tag, at: tag.offset, isTone: isTone).curve
  }

  /// The curve at an offset inside a tag, and the byte behind it.
  func curve(
    in tag: ProfileTag, at offset: Int, isTone: Bool
  ) throws(ProfileFault) -> (curve: ToneCurve, end: Int) {
    try require(tag, size: offset - tag.offset + 12)
    let type = try data.signature(offset)
    switch type {
    case .curve: return try sampled(in: tag, at: offset, isTone: isTone)
    case .parametric: return try parametric(in: tag, at: offset)
    default:
      throw fault(
        tag, .type(found: type.text, expected: [Signature.curve.text, Signature.parametric.text]), at: offset
      )
    }
  }

  private func sampled(
    in tag: ProfileTag, at offset: Int, isTone: Bool
  ) throws(ProfileFault) -> (curve: ToneCurve, end: Int) {
    let count = try data.u32(offset + 8)
    guard count <= limits.curveEntries else {
      throw fault(tag, .curveEntries(count, allowed: 0...limits.curveEntries), at: offset + 8)
    }
    let end = offset + 12 + 2 * count
    try require(tag, size: end - tag.offset)
    if count == 0 { return (.identity, end) }
    if count == 1 {
      let gamma = Double(try data.u16(offset + 12)) / 256
      try require(tag, "gamma", gamma, in: 0.1...10, at: offset + 12)
      return (.gamma(gamma), end)
    }
    // A step of a table isn't shown, so that its shape isn't looked at.
    guard isTone else { return (.table(count: count, shape: .other(middleGamma: nil)), end) }
    var last = try data.u16(offset + 12)
    let first = last
    var values = [first]
    for entry in 1..<count {
      let value = try data.u16(offset + 12 + 2 * entry)
      values.append(value)
      guard value >= last else {
        throw fault(tag, .curveGoesDown(entry: entry), at: offset + 12 + 2 * entry)
      }
      last = value
    }
    guard last > first else { throw fault(tag, .flatCurve, at: offset + 12) }
    return (.table(count: count, shape: ToneShape(values)), end)
  }

  /// The values of a checked curve that is a table.
  func values(of curve: ToneCurve, in tag: ProfileTag) throws(ProfileFault) -> [Int] {
    guard case .table(let count, _) = curve else { return [] }
    var values: [Int] = []
    for entry in 0..<count { values.append(try data.u16(tag.offset + 12 + 2 * entry)) }
    return values
  }

  /// ICC.1:2022, section 10.18: kinds 0 to 4 with 1, 3, 4, 5 and 7 parameters.
  private func parametric(
    in tag: ProfileTag, at offset: Int
  ) throws(ProfileFault) -> (curve: ToneCurve, end: Int) {
    let kind = try data.u16(offset + 8)
    guard kind <= 4 else { throw fault(tag, .parametricKind(kind), at: offset + 8) }
    let count = [1, 3, 4, 5, 7][kind]
    let end = offset + 12 + 4 * count
    try require(tag, size: end - tag.offset)
    var p: [Double] = []
    for index in 0..<count { p.append(try data.fixed(offset + 12 + 4 * index)) }
    func place(_ index: Int) -> Int { offset + 12 + 4 * index }

    try require(tag, "gamma", p[0], in: 0.1...10, at: place(0))
    if kind >= 1 {
      try require(tag, "the slope a", p[1], in: (1 / 65536)...100, at: place(1))
      try require(tag, "the offset b", p[2], in: -100...100, at: place(2))
    }
    if kind == 2 { try require(tag, "the offset c", p[3], in: -100...100, at: place(3)) }
    if kind >= 3 {
      try require(tag, "the slope c", p[3], in: 0...100, at: place(3))
      try require(tag, "the join d", p[4], in: 0...1, at: place(4))
      // Below zero there is no power; the tolerance is that of the numbers' last place.
      try require(tag, "a·d + b", p[1] * p[4] + p[2], in: -0.001...200, at: place(4))
    }
    if kind == 4 {
      try require(tag, "the offset e", p[5], in: -100...100, at: place(5))
      try require(tag, "the offset f", p[6], in: -100...100, at: place(6))
    }
    return (kind == 0 ? .gamma(p[0]) : .parametric(kind: kind, parameters: p), end)
  }
}
