extension ByteTransform {
  /// The bytes of a color through this transform, as whole numbers: the specification of `TransformBytes` in
  /// `Transform.inc.h`.
  package func reference(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let light = SIMD3(
      curves[Int(color.x)], curves[256 + Int(color.y)], curves[512 + Int(color.z)])
    let separator = matrix.separator
    let side = separator.x * light.x + separator.y * light.y + separator.z * light.z
    let (a, b, c) = (!matrix.isSplit || side > 0 ? matrix.first : matrix.second).rows
    return SIMD3(
      code(a.x * light.x + a.y * light.y + a.z * light.z, encoding.starts.0),
      code(b.x * light.x + b.y * light.y + b.z * light.z, encoding.starts.1),
      code(c.x * light.x + c.y * light.y + c.z * light.z, encoding.starts.2))
  }

  private func code(_ light: Float, _ start: Int) -> Float {
    var x = light > encoding.least ? light : encoding.least
    x = x < encoding.greatest ? x : encoding.greatest
    let place = x.bitPattern - encoding.least.bitPattern, shift = UInt32(encoding.shift)
    let word = encoding.buckets[start + Int(place >> shift)]
    return Float((word + place & (1 << shift - 1)) >> shift)
  }
}
