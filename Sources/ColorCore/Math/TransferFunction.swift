/// A curve between linear light and the encoded values of an RGB space.
///
/// Curves are odd: below zero they are the mirror image, so that colors outside a gamut keep their place.
enum TransferFunction {
  /// The sRGB curve of IEC 61966-2-1, which Display P3 has too. Its two pieces don't quite meet (by 2.9e-8
  /// encoded), and that is left as the standard has it.
  enum SRGB {
    /// Linear light of an encoded value.
    static func decode(_ v: Double) -> Double {
      let x = v.magnitude
      if x <= 0.04045 { return v / 12.92 }
      // t^2.4 = t² · (⁵√t)²
      let t = (x + 0.055) / 1.055
      let root = Roots.fifthRoot(t)
      return Double(signOf: v, magnitudeOf: t * t * (root * root))
    }

    /// The encoded value of linear light.
    static func encode(_ v: Double) -> Double {
      let x = v.magnitude
      if x <= 0.0031308 { return 12.92 * v }
      // x^(1/2.4) = (¹²√x)⁵
      let root = Roots.cubeRoot(x.squareRoot().squareRoot())
      let square = root * root
      return Double(signOf: v, magnitudeOf: 1.055 * (square * square * root) - 0.055)
    }
  }
}
