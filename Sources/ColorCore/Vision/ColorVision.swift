/// A deficiency of color vision, by the cone that is missing or shifted.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// The long-wave cone: reds look dark.
  case protan
  /// The middle-wave cone: red and green look alike.
  case deutan
  /// The short-wave cone: blue and yellow look alike.
  case tritan

  /// A way of computing how colors look.
  public enum Model: String, CaseIterable, Hashable, Sendable {
    /// Machado, Oliveira and Fernandes (2009): for partial severity; weak for tritan.
    case machado = "machado"
    /// Viénot, Brettel and Mollon (1999) on the primaries of sRGB: for protan and deutan.
    case vienot = "vienot-srgb"
    /// The same with the display of the paper.
    case vienotCRT = "vienot-1999"
    /// Brettel, Viénot and Mollon (1997) on the primaries of sRGB: the most exact one for tritan.
    case brettel = "brettel-srgb"
  }

  /// The model that suits this deficiency best when it is complete.
  public var model: Model { self == .tritan ? .brettel : .vienot }

  /// How a color in linear light looks without that cone, by Machado, Oliveira and Fernandes (2009) at
  /// severity 1. What lies outside 0 to 1 afterwards is cut off.
  ///
  /// - SeeAlso: “A Physiologically-based Model for Simulation of Color Vision Deficiency”, table of matrices.
  public func simulated(_ color: Color<LinearSRGB>) -> Color<LinearSRGB> {
    Color(kept: (completeMachado * color.components).clipped, alpha: color.alpha)
  }

  /// How a color in linear light looks, by a model and a severity from 0 (none) to 1 (the cone is missing).
  ///
  /// Nothing is cut off: the result may lie a little outside 0 to 1. Opacity is kept. Viénot and Brettel know only
  /// the missing cone; a lesser severity is that share of the way there.
  ///
  ///     ColorVision.deutan.simulated(SRGB8(0xff0000).linear, by: .vienot)  // 0.290, 0.290, −0.022
  public func simulated(
    _ color: Color<LinearSRGB>, by model: Model, severity: Double = 1
  ) -> Color<LinearSRGB> {
    precondition(severity >= 0 && severity <= 1, "a severity is from 0 to 1")
    let rgb = color.components
    let seen: SIMD3<Double>
    switch model {
    case .machado: return Color(components: machado(severity) * rgb, alpha: color.alpha)
    case .vienot: seen = vienot(crt: false) * rgb
    case .vienotCRT: seen = vienot(crt: true) * rgb
    case .brettel: seen = brettel(rgb)
    }
    return Color(components: severity == 1 ? seen : rgb + (seen - rgb) * severity, alpha: color.alpha)
  }
}
