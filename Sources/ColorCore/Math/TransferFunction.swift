/// A curve between linear light and the encoded values of an RGB space.
///
/// Curves are odd: below zero they are the mirror image, so that colors outside a gamut keep their place.
enum TransferFunction {
  /// The sRGB curve of IEC 61966-2-1, which Display P3 has too. Its two pieces don't quite meet (by 2.9e-8
  /// encoded), and that is left as the standard has it.
  enum SRGB {}
}
