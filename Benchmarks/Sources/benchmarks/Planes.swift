import ColorCore

/// Many colors, as the batch conversions take and give them: a row a channel.
struct Planes {
  let count: Int
  var red: [UInt8]
  var green: [UInt8]
  var blue: [UInt8]
  var lightness: [Float]
  var a: [Float]
  var b: [Float]

  /// Colors in bytes, not converted yet.
  init(_ colors: [SRGB8]) {
    count = colors.count
    red = colors.map(\.red)
    green = colors.map(\.green)
    blue = colors.map(\.blue)
    lightness = Array(repeating: 0, count: count)
    a = lightness
    b = lightness
  }

  /// Puts the first colors of ``Pixels/even(_:seed:)`` into the bytes.
  mutating func fill(_ count: Int, seed: UInt64) {
    var generator = Generator(seed: seed)
    for index in 0..<count {
      let bits = generator.next()
      red[index] = UInt8(truncatingIfNeeded: bits >> 16)
      green[index] = UInt8(truncatingIfNeeded: bits >> 8)
      blue[index] = UInt8(truncatingIfNeeded: bits)
    }
  }

  /// Converts the bytes to OKLab.
  mutating func toOKLab() { Planes.toOKLab(red, green, blue, &lightness, &a, &b) }

  /// Converts OKLab to bytes.
  mutating func toSRGB8() { Planes.toSRGB8(lightness, a, b, &red, &green, &blue) }

  /// Converts the bytes to OKLCH: chroma stands in ``a``, hue in ``b``.
  mutating func toOKLCH() { Planes.toOKLCH(red, green, blue, &lightness, &a, &b) }

  /// Converts OKLCH to bytes.
  mutating func fromOKLCH(exactly isExact: Bool) {
    Planes.fromOKLCH(lightness, a, b, &red, &green, &blue, exactly: isExact)
  }

  // Three rows can only be written at once where they are variables of their own.

  private static func toOKLab(
    _ red: [UInt8], _ green: [UInt8], _ blue: [UInt8], _ lightness: inout [Float], _ a: inout [Float],
    _ b: inout [Float]
  ) {
    var lightness = lightness.mutableSpan
    var a = a.mutableSpan
    var b = b.mutableSpan
    try! ColorBatch.convert(SRGB8.self, red.span, green.span, blue.span, to: OKLab.self, &lightness, &a, &b)
  }

  private static func toOKLCH(
    _ red: [UInt8], _ green: [UInt8], _ blue: [UInt8], _ lightness: inout [Float], _ chroma: inout [Float],
    _ hue: inout [Float]
  ) {
    var lightness = lightness.mutableSpan
    var chroma = chroma.mutableSpan
    var hue = hue.mutableSpan
    try! ColorBatch.convert(
      SRGB8.self, red.span, green.span, blue.span, to: OKLCH.self, &lightness, &chroma, &hue)
  }

  private static func fromOKLCH(
    _ lightness: [Float], _ chroma: [Float], _ hue: [Float], _ red: inout [UInt8], _ green: inout [UInt8],
    _ blue: inout [UInt8], exactly isExact: Bool
  ) {
    var red = red.mutableSpan
    var green = green.mutableSpan
    var blue = blue.mutableSpan
    if isExact {
      try! ColorBatch.convertExactly(
        OKLCH.self, lightness.span, chroma.span, hue.span, toRed: &red, green: &green, blue: &blue)
    } else {
      try! ColorBatch.convert(
        OKLCH.self, lightness.span, chroma.span, hue.span, to: SRGB8.self, &red, &green, &blue)
    }
  }

  private static func toSRGB8(
    _ lightness: [Float], _ a: [Float], _ b: [Float], _ red: inout [UInt8], _ green: inout [UInt8],
    _ blue: inout [UInt8]
  ) {
    var red = red.mutableSpan
    var green = green.mutableSpan
    var blue = blue.mutableSpan
    try! ColorBatch.convert(OKLab.self, lightness.span, a.span, b.span, to: SRGB8.self, &red, &green, &blue)
  }
}
