extension FloatTransform {
  /// The numbers of a color through this transform: the specification of `TransformFloats` in `TransformFloats.inc.h`.
  package func reference(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let x = value(0, Double(color.x)), y = value(1, Double(color.y)), z = value(2, Double(color.z))
    func number(_ row: Int) -> Float {
      let light = matrix[3 * row] * x + matrix[3 * row + 1] * y + matrix[3 * row + 2] * z
      let least = curves[3 + row].least
      return Float(value(3 + row, light > least ? light : least))
    }
    return SIMD3(number(0), number(1), number(2))
  }

  private func value(_ index: Int, _ x: Double) -> Double {
    let curve = curves[index], tables = tables[index]
    let shifted = x + curve.shift
    let base = shifted > KernelCurve.Tables.leastBase ? shifted : KernelCurve.Tables.leastBase
    let bits = base.bitPattern
    let m = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    let scale = tables.upper[Int(bits >> 55 & 15)] * tables.lower[Int(bits >> 52 & 7)]
    let power = scale * KernelCurve.Tables.value(tables.cubics[Int(bits >> 48 & 15)], m) + curve.offset
    return x < curve.join ? x * curve.slope : power
  }
}
