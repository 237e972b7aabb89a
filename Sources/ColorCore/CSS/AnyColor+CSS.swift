extension AnyColor {
  /// The color that a CSS text stands for, by CSS Color 4 and 5: a name, hex, `rgb()`, `hsl()`, `hwb()`, `lab()`,
  /// `lch()`, `oklab()`, `oklch()`, `color()`, `color-mix()`, `light-dark()`, `contrast-color()`, `device-cmyk()`, and
  /// relative colors, with `none`, percentages, angles in every unit, `calc()`, opacity and escapes.
  ///
  ///     try AnyColor(css: "oklch(70% 0.1 0.25turn / 50%)")
  ///     try AnyColor(css: "color-mix(in oklch, red 30%, oklch(from navy calc(l + 0.1) c h))")
  ///
  /// White space around the color and comments are passed over. `color()` reads spaces that CSS doesn't have by
  /// a name with two dashes, as they are written: `color(--hct 20 50 40)`. An infinite component, which only
  /// `calc()` can make, is kept as the greatest double. In `calc()`, `em` is 16 pixels. `contrast-color()` is white or
  /// black by WCAG 2, and `device-cmyk()` sRGB by the naive conversion of CSS Color 5.
  ///
  /// - Parameters:
  ///   - text: The color as CSS writes it.
  ///   - context: What `light-dark()` and `currentcolor` depend on.
  /// - Throws: ``ColorSyntaxError``, with the place and what was expected. A faulty text is never black.
  /// - SeeAlso: CSS Color 4; CSS Color 5; CSS Values 4, section 10, “Mathematical Expressions”.
  public init(css text: String, in context: CSSContext = CSSContext()) throws(ColorSyntaxError) {
    var reader = CSSReader(text, context)
    self = try reader.whole()
  }
}

extension String {
  /// The text with A to Z in lower case and nothing else changed: the Kelvin sign isn't a k to CSS.
  var asciiLowercased: String {
    if utf8.allSatisfy({ !(0x41...0x5A).contains($0) }) { return self }
    return String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
