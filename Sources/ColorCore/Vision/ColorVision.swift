/// A deficiency of color vision, by the cone that is missing or shifted.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// The long-wave cone: reds look dark.
  case protan
  /// The middle-wave cone: red and green look alike.
  case deutan
  /// The short-wave cone: blue and yellow look alike.
  case tritan

  /// How a color in linear light looks without that cone, by Machado, Oliveira and Fernandes (2009) at
  /// severity 1. What lies outside 0 to 1 afterwards is cut off.
  ///
  /// - SeeAlso: “A Physiologically-based Model for Simulation of Color Vision Deficiency”, table of matrices.
  public func simulated(_ color: Color<LinearSRGB>) -> Color<LinearSRGB> {
    Color(
      components: ChromaReduction.clipped(matrix * color.components), alpha: color.alpha)
  }

  private var matrix: Matrix3 {
    switch self {
    case .protan: ColorVision.protanMatrix
    case .deutan: ColorVision.deutanMatrix
    case .tritan: ColorVision.tritanMatrix
    }
  }

  private static let protanMatrix = Matrix3(
    rows: SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
    SIMD3(-0.003882, -0.048116, 1.051998)
  )
  private static let deutanMatrix = Matrix3(
    rows: SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
    SIMD3(-0.011820, 0.042940, 0.968881)
  )
  private static let tritanMatrix = Matrix3(
    rows: SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
    SIMD3(0.004733, 0.691367, 0.303900)
  )
}
