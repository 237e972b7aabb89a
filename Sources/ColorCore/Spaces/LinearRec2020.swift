/// Rec. 2020 in linear light.
public enum LinearRec2020: LinearRGBSpace {
  public typealias Base = XYZD65
  public typealias Linear = LinearRec2020
  @inlinable public static var id: ColorSpaceID { .linearRec2020 }
  public static let channels = rgbChannels()

  /// Linear RGB to XYZ: the doubles nearest to the exact matrix, which a test makes from the primaries.
  @inline(__always)
  static var toXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(0.63695804830129129388, 0.14461690358620837373, 0.16888097516417206491),
      SIMD3(0.2627002120112670308, 0.67799807151887102273, 0.059301716469861946456),
      SIMD3(0, 0.028072693049087507842, 1.0609850577107909116)
    )
  }

  /// XYZ to linear RGB: the doubles nearest to the exact inverse.
  @inline(__always)
  static var fromXYZ: Matrix3 {
    Matrix3(
      rows: SIMD3(1.7166511879712676716, -0.35567078377639238492, -0.25336628137365979985),
      SIMD3(-0.66668435183248898752, 1.6164812366349390519, 0.015768545813911131198),
      SIMD3(0.017639857445310913334, -0.04277061325780865288, 0.94210312123547397208)
    )
  }

  public static func toBase(_ rgb: SIMD3<Double>) -> SIMD3<Double> { toXYZ * rgb }
  public static func fromBase(_ xyz: SIMD3<Double>) -> SIMD3<Double> { fromXYZ * xyz }
}
