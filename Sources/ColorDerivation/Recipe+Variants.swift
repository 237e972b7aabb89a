public import ColorCore

extension Recipe {
  /// The states of a color, the proof that they hold, and the reasons for what they are.
  ///
  /// Every answer is decided on the bytes that are given. It always gives colors: where the recipe can't be met,
  /// ``VariantSet/verdict`` says so, with what was given up or a certificate, and they are the best that was
  /// found. The same base and recipe give the same set on every machine.
  ///
  ///     let set = Recipe(role: .background(.fill)).variants(of: SRGB8(0x1E862D))
  ///     set.hovered   // #00751c
  ///     set.verdict   // .exact
  public func variants(of base: SRGB8) -> VariantSet {
    VariantSet(recipe: self, base: base, SolvedSet(self, of: Sample(base), in: .srgb8))
  }

  /// The states of a color in ten bits of a wider space, decided on these integers and on the digits that
  /// ``WideColor/css`` prints.
  ///
  /// A base outside the space is brought into it first, at its lightness and hue. Surfaces and contents stay the
  /// bytes of sRGB that the recipe has.
  ///
  /// - Parameters:
  ///   - base: The color; its opacity is left out.
  ///   - space: The space to write in.
  public func variants(of base: AnyColor, in space: WideColor.Space) -> WideVariantSet {
    let output = OutputSpace.of(space)
    let taken = output.sample(of: base)
    guard case .wide(let color) = taken.written else { preconditionFailure("a wide space gives wide colors") }
    return WideVariantSet(recipe: self, base: base, taken: color, SolvedSet(self, of: taken, in: output))
  }
}
