extension ProfileGate {
  /// The tables from the device and to it, `A2B…` and `B2A…`, with everything in them in bounds.
  func tables(
    _ shape: inout ProfileShape, _ tags: [ProfileTag], _ header: ProfileHeader
  ) throws(ProfileFault) {
    let channels = header.space.channelCount
    let intents: [RenderingIntent] = [.perceptual, .relative, .saturation]
    for (index, intent) in intents.enumerated() {
      if let tag = tags.first(where: { $0.signature == Signature.fromDevice[index] }) {
        try table(tag, from: channels, to: 3, kind: .tableAToB)
        shape.tablesFromDevice.append(intent)
        shape.tagsToKeep.append(tag)
      }
      if let tag = tags.first(where: { $0.signature == Signature.toDevice[index] }) {
        try table(tag, from: 3, to: channels, kind: .tableBToA)
        shape.tablesToDevice.append(intent)
        shape.tagsToKeep.append(tag)
      }
    }
  }

  private func table(
    _ tag: ProfileTag, from input: Int, to output: Int, kind: Signature
  ) throws(ProfileFault) {
    let type = try type(of: tag, [.table8, .table16, kind])
    try require(tag, size: 32)
    let found = (Int(try data.u8(tag.offset + 8)), Int(try data.u8(tag.offset + 9)))
    guard found == (input, output) else {
      throw fault(
        tag,
        .channels(input: found.0, output: found.1, expectedInput: input, expectedOutput: output),
        at: tag.offset + 8
      )
    }
    if type == kind {
      try curvesAndTable(tag, input, output, isFromDevice: kind == .tableAToB)
    } else {
      try plainTable(tag, input, output, isWide: type == .table16)
    }
  }

  /// `mft1` and `mft2`: a matrix, curves, a grid with as many points on each axis, curves
  /// (ICC.1:2022, sections 10.10 and 10.11).
  private func plainTable(
    _ tag: ProfileTag, _ input: Int, _ output: Int, isWide: Bool
  ) throws(ProfileFault) {
    let start = isWide ? 52 : 48
    try require(tag, size: start)
    try numbers(tag, at: tag.offset + 12, count: 9)
    var entries = (256, 256)
    if isWide {
      entries = (try data.u16(tag.offset + 48), try data.u16(tag.offset + 50))
      for (index, count) in [entries.0, entries.1].enumerated() where !(2...4096).contains(count) {
        throw fault(tag, .curveEntries(count, allowed: 2...4096), at: tag.offset + 48 + 2 * index)
      }
    }
    let points = Int(try data.u8(tag.offset + 10))
    let nodes = try nodes(tag, Array(repeating: points, count: input), at: tag.offset + 10)
    let numbers = entries.0 * input + nodes * output + entries.1 * output
    try require(tag, size: start + numbers * (isWide ? 2 : 1))
  }

  /// `mAB ` and `mBA `: five parts, each at an offset of its own (ICC.1:2022, sections 10.12 and 10.13).
  private func curvesAndTable(
    _ tag: ProfileTag, _ input: Int, _ output: Int, isFromDevice: Bool
  ) throws(ProfileFault) {
    func part(_ index: Int) throws(ProfileFault) -> Int? {
      let place = tag.offset + 12 + 4 * index
      let offset = try data.u32(place)
      if offset == 0 { return nil }
      guard offset >= 32, offset < tag.size else {
        throw fault(tag, .tooShort(size: tag.size, needed: offset + 1), at: place)
      }
      return tag.offset + offset
    }
    let device = isFromDevice ? input : output
    guard let b = try part(0) else { throw fault(tag, .missingPart("B curves"), at: tag.offset + 12) }
    try curveSet(tag, at: b, count: 3)
    let matrix = try part(1), m = try part(2), table = try part(3), a = try part(4)
    if let matrix {
      try require(tag, size: matrix - tag.offset + 48)
      try numbers(tag, at: matrix, count: 12)
    }
    if let m { try curveSet(tag, at: m, count: 3) }
    if let table {
      guard let a else { throw fault(tag, .missingPart("A curves"), at: tag.offset + 28) }
      try curveSet(tag, at: a, count: device)
      try grid(tag, at: table, input, output)
    } else if input != output {
      throw fault(tag, .missingPart("table"), at: tag.offset + 24)
    } else if let a {
      try curveSet(tag, at: a, count: device)
    }
  }

  private func grid(_ tag: ProfileTag, at offset: Int, _ input: Int, _ output: Int) throws(ProfileFault) {
    try require(tag, size: offset - tag.offset + 20)
    var axes: [Int] = []
    for axis in 0..<input { axes.append(Int(try data.u8(offset + axis))) }
    let nodes = try nodes(tag, axes, at: offset)
    let width = Int(try data.u8(offset + 16))
    guard width == 1 || width == 2 else { throw fault(tag, .precision(width), at: offset + 16) }
    try require(tag, size: offset - tag.offset + 20 + nodes * output * width)
  }

  private func nodes(_ tag: ProfileTag, _ axes: [Int], at offset: Int) throws(ProfileFault) -> Int {
    var nodes = 1
    for (axis, points) in axes.enumerated() {
      guard points >= 2 else { throw fault(tag, .gridPoints(points, axis: axis), at: offset) }
      nodes *= points
      // At most four axes of a byte: no overflow, but it is too many well before that.
      guard nodes <= limits.tableNodes else {
        throw fault(tag, .nodes(nodes, most: limits.tableNodes), at: offset)
      }
    }
    return nodes
  }

  /// Curves that follow each other, each begun at a multiple of four bytes. It is counted from the
  /// profile's first byte, as LittleCMS counts, which is the same for the tags of a correct profile.
  private func curveSet(_ tag: ProfileTag, at start: Int, count: Int) throws(ProfileFault) {
    var offset = start
    for _ in 0..<count {
      let end = try curve(in: tag, at: offset, isTone: false).end
      offset = (end + 3) / 4 * 4
    }
  }

  private func numbers(_ tag: ProfileTag, at offset: Int, count: Int) throws(ProfileFault) {
    for index in 0..<count {
      let place = offset + 4 * index
      try require(tag, "a number of its matrix", try data.fixed(place), in: -100...100, at: place)
    }
  }
}
