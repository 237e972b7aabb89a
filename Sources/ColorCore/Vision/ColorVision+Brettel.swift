extension ColorVision {
  /// A color in linear light, on one of two half planes, by Brettel, Viénot and Mollon (1997).
  ///
  /// The planes go through the grey axis and the anchors 475 and 575 nm (tritan 485 and 660 nm), and meet in it;
  /// which of them a color goes to is the side of the plane through white and the missing cone's axis it is on.
  func brettel(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
    let planes = brettelPlanes
    let lms = ColorVision.linearToLMS * rgb
    let side = lms * planes.separator
    return (side.x + side.y + side.z > 0 ? planes.positive : planes.otherwise) * rgb
  }

  var brettelPlanes: Planes {
    switch self {
    case .protan: ColorVision.protanPlanes
    case .deutan: ColorVision.deutanPlanes
    case .tritan: ColorVision.tritanPlanes
    }
  }

  struct Planes {
    /// Of the cones.
    let separator: SIMD3<Double>
    let positive, otherwise: Matrix3
  }

  /// Linear sRGB to the cones of Smith and Pokorny.
  @inline(__always)
  static var linearToLMS: Matrix3 {
    Matrix3(
      rows: SIMD3(0.1788315947640613111, 0.43998130676030701665, 0.035974393308458419968),
      SIMD3(0.033798905547214186024, 0.27515876526029820056, 0.036215034359660865684),
      SIMD3(0.00031083956494671695902, 0.0019166520590975858855, 0.01528455700817454214))
  }

  private static let protanPlanes = Planes(
    separator: SIMD3(0, 0.017512048632218844984, -0.34517270516717325227),
    positive: Matrix3(
      rows: SIMD3(0.1450959241868324944, 1.2018637087826378074, -0.34695963296947030181),
      SIMD3(0.10444700929984538479, 0.85316356124637233047, 0.042389429453782284734),
      SIMD3(0.0042886055199865703805, -0.0060291200867817455039, 1.0017405145667951751)),
    otherwise: Matrix3(
      rows: SIMD3(0.14114224335004175528, 1.167947696634879796, -0.30908993998492155137),
      SIMD3(0.1049300461115907411, 0.85730721447769078674, 0.037762739410718472151),
      SIMD3(0.0043084390638198921401, -0.0058589812360873501134, 1.0015505421722674579)))
  private static let deutanPlanes = Planes(
    separator: SIMD3(-0.017512048632218844984, 0, 0.65478729483282674772),
    positive: Matrix3(
      rows: SIMD3(0.3619633480447944325, 0.86765641021442016278, -0.22961975825921459529),
      SIMD3(0.26094626698776029656, 0.64514311116824466243, 0.093910621843995040996),
      SIMD3(-0.019746477733092610626, 0.026852936946131705573, 0.99289354078696090505)),
    otherwise: Matrix3(
      rows: SIMD3(0.37008983374836864353, 0.8855568595704349309, -0.25564669331880357443),
      SIMD3(0.25762267091913511709, 0.63782212823953439953, 0.10455520084133048336),
      SIMD3(-0.01949497263773142811, 0.027406934625634471179, 0.99208803801209695693)))
  private static let tritanPlanes = Planes(
    separator: SIMD3(0.34517270516717325227, -0.65478729483282674772, 0),
    positive: Matrix3(
      rows: SIMD3(1.0135447153204581294, 0.14273769641858239378, -0.15628241173904052326),
      SIMD3(-0.011805926680954576186, 0.8755861058238071065, 0.13621982085714746968),
      SIMD3(0.077059367852305853997, 0.81207145329195938198, 0.11086917885573476402)),
    otherwise: Matrix3(
      rows: SIMD3(0.93337712212769241235, 0.20003584473054544476, -0.13341296685823785712),
      SIMD3(0.058070235721133687731, 0.82564354727451329702, 0.11628621700435301524),
      SIMD3(-0.37903468119311874861, 1.1380553505953244579, 0.24097933059779429061)))
}
