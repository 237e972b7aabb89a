internal import CColorKernels
internal import ColorCore

/// Writes the first elements of a C array, which Swift sees as a tuple.
func fill<Tuple: BitwiseCopyable, Element: BitwiseCopyable>(
  _ tuple: inout Tuple, _ elements: [Element]
) {
  unsafe withUnsafeMutableBytes(of: &tuple) { bytes in
    for (i, element) in elements.enumerated() {
      unsafe bytes.storeBytes(of: element, toByteOffset: i * MemoryLayout<Element>.stride, as: Element.self)
    }
  }
}

extension OutputSpace {
  /// Cone responses to linear light, by rows, as C has them.
  typealias Nine = (Double, Double, Double, Double, Double, Double, Double, Double, Double)

  var conesToLinear: Nine {
    let (a, b, c) = fromCones.rows
    return (a.x, a.y, a.z, b.x, b.y, b.z, c.x, c.y, c.z)
  }
}

extension Sample {
  /// What a color lies on, in C.
  var ground: cck_ground { cck_ground(darkest: darkest, lightest: lightest, lightness: lightness) }
}

extension SRGB8 {
  /// The color of three bytes of C.
  init(_ code: (UInt8, UInt8, UInt8)) {
    self.init(red: code.0, green: code.1, blue: code.2)
  }
}
