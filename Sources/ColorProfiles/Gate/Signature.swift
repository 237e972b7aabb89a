/// Four bytes that name something in a profile, such as `rTRC` or `acsp`.
struct Signature: Hashable, Sendable {
  var rawValue: UInt32

  init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// The signature with these four ASCII characters.
  init(_ text: String) {
    precondition(text.utf8.count == 4, "a signature has four ASCII characters")
    rawValue = text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four characters; a byte that isn't printable ASCII is shown as `?`.
  var text: String {
    var text = ""
    for shift in [24, 16, 8, 0] as [UInt32] {
      let byte = UInt8(truncatingIfNeeded: rawValue >> shift)
      text.unicodeScalars.append((0x20...0x7E).contains(byte) ? Unicode.Scalar(byte) : "?")
    }
    return text
  }
}

extension Signature {
  static let magic = Signature("acsp")
  static let xyz = Signature("XYZ ")
  static let lab = Signature("Lab ")
  static let curve = Signature("curv")
  static let parametric = Signature("para")
  static let fixedArray = Signature("sf32")
  static let table8 = Signature("mft1")
  static let table16 = Signature("mft2")
  static let tableAToB = Signature("mAB ")
  static let tableBToA = Signature("mBA ")
  static let description = Signature("desc")
  static let text = Signature("text")
  static let localized = Signature("mluc")
  static let whitePoint = Signature("wtpt")
  static let adaptation = Signature("chad")
  static let grayCurve = Signature("kTRC")
  static let curves = [Signature("rTRC"), Signature("gTRC"), Signature("bTRC")]
  static let colorants = [Signature("rXYZ"), Signature("gXYZ"), Signature("bXYZ")]
  /// Device to connection space: perceptual, relative, saturation.
  static let fromDevice = [Signature("A2B0"), Signature("A2B1"), Signature("A2B2")]
  /// Connection space to device: perceptual, relative, saturation.
  static let toDevice = [Signature("B2A0"), Signature("B2A1"), Signature("B2A2")]
}
