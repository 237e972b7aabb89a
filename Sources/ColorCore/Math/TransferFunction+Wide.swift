extension TransferFunction {
  /// The pure power of Adobe RGB (1998), 563/256.
  enum A98 {
    static func decode(_ v: Double) -> Double { Powers.signed(v, 563.0 / 256) }
    static func encode(_ v: Double) -> Double { Powers.signed(v, 256.0 / 563) }
  }

  /// The curve of ProPhoto RGB: 1.8 is 9/5.
  enum ProPhoto {
    static func decode(_ v: Double) -> Double {
      let x = v.magnitude
      if x < 16.0 / 512 { return v / 16 }
      let root = Roots.fifthRoot(x)
      let square = root * root
      return Double(signOf: v, magnitudeOf: x * (square * square))
    }

    static func encode(_ v: Double) -> Double {
      let x = v.magnitude
      if x < 1.0 / 512 { return 16 * v }
      // x^(5/9) = (⁹√x)⁵
      let root = Roots.cubeRoot(Roots.cubeRoot(x))
      let square = root * root
      return Double(signOf: v, magnitudeOf: square * square * root)
    }
  }

  /// The display's curve of Rec. 2020, ITU-R BT.1886 with a black of zero: a pure power of 12/5.
  enum Rec2020 {
    static func decode(_ v: Double) -> Double {
      let x = v.magnitude
      let root = Roots.fifthRoot(x)
      return Double(signOf: v, magnitudeOf: x * x * (root * root))
    }

    static func encode(_ v: Double) -> Double {
      let root = Roots.cubeRoot(v.magnitude.squareRoot().squareRoot())
      let square = root * root
      return Double(signOf: v, magnitudeOf: square * square * root)
    }
  }

  /// The camera's curve of ITU-R BT.2020, with the constants that CSS had: 0.45 is 9/20.
  enum Rec2020OETF {
    private static let alpha = 1.09929682680944
    private static let beta = 0.018053968510807

    static func decode(_ v: Double) -> Double {
      let x = v.magnitude
      if x < 4.5 * beta { return v / 4.5 }
      // t^(20/9) = t² · (⁹√t)²
      let t = (x + (alpha - 1)) / alpha
      let root = Roots.cubeRoot(Roots.cubeRoot(t))
      return Double(signOf: v, magnitudeOf: t * t * (root * root))
    }

    static func encode(_ v: Double) -> Double {
      let x = v.magnitude
      if x < beta { return 4.5 * v }
      let root = Roots.fifthRoot(x.squareRoot().squareRoot())
      let square = root * root
      let eighth = square * square * square * square
      return Double(signOf: v, magnitudeOf: alpha * (eighth * root) - (alpha - 1))
    }
  }
}
