internal import ColorDerive

extension AnyColor {
  /// Appends the answer of `convert` for programs, with its members in the order of the contract.
  ///
  /// It is written byte by byte, without values in between, since lines come by the million.
  func appendJSON(input: String, inOwnSpace: Bool, to output: inout [UInt8]) {
    output += "{\"input\":".utf8
    JSONWriter.append(input, to: &output)
    output += ",\"color\":{\"colorSpace\":\"".utf8
    output += space.rawValue.utf8
    output += "\",\"components\":".utf8
    for i in 0..<3 {
      output.append(UInt8(ascii: i == 0 ? "[" : ","))
      append(components[i], isMissing: missing.contains(.component(i)), to: &output)
    }
    output += "],\"alpha\":".utf8
    append(alpha, isMissing: missing.contains(.alpha), to: &output)
    // No spelling of a color in CSS holds what JSON escapes.
    output += "},\"css\":\"".utf8
    appendCSS(inOwnSpace: inOwnSpace, to: &output)
    output += "\",\"hex\":\"".utf8
    let rgb = AnyColor(converted(to: SRGB.self))
    let isInside = Gamut.screensHolding(self, asSRGB: rgb.components)
    // Inside, the conversion that is done already is the answer.
    (isInside[0] ? rgb : self).appendHex(to: &output)
    output += "\",\"inGamut\":{".utf8
    for (i, gamut) in Gamut.ofScreens.enumerated() {
      output += (i == 0 ? "\"" : ",\"").utf8
      output += gamut.rawValue.utf8
      output += (isInside[i] ? "\":true" : "\":false").utf8
    }
    output += "}}".utf8
  }

  private func append(_ value: Double, isMissing: Bool, to output: inout [UInt8]) {
    if isMissing { output += "\"none\"".utf8 } else { NumberText.appendShortest(value, to: &output) }
  }
}
