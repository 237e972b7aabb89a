/// What a profile says about itself.
public struct ProfileFacts: Hashable, Sendable {
  /// What it calls itself, in one line, or the name it was opened by if it doesn't.
  public let title: String
  /// What it says in words.
  public let texts: ProfileTexts
  /// The intent that its header says it is made for; none where that means nothing.
  public let intent: RenderingIntent?
  /// What it describes.
  public let profileClass: ProfileClass
  /// The version of ICC's format, such as `4.3`.
  public let version: String
  /// The kind of numbers that its device takes.
  public let space: DeviceSpace
  /// The device-independent space in which it meets others.
  public let connectionSpace: ConnectionSpace
  /// The number of its bytes; none for a built-in profile, which has no file.
  public let byteCount: Int?
  /// The white of the medium as CIE XYZ, as its tag `wtpt` has it. A display of version 4 says D50 here.
  public let whitePoint: SIMD3<Double>
  /// The curves of its channels; empty where only tables say what its numbers are.
  public let curves: [ToneCurve]
  /// The chromaticities of red, green and blue in the light of the device's own white, if it has a matrix.
  public let primaries: [Chromaticity]
  /// Whether it leads through tables, one way or both.
  public let hasTables: Bool
  /// The intents that it has of its own, from its device to a color. The others take the perceptual one.
  public let intentsFromDevice: [RenderingIntent]
  /// The intents that it has of its own, from a color to its device; empty if it has no such way.
  public let intentsToDevice: [RenderingIntent]

  /// Whether it leads by curves and a matrix, or by one curve for gray: every intent is the same then.
  public var isMatrix: Bool { !hasTables }

  /// The facts of the profile in these bytes, which are checked and not opened.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What errors call the profile, and its title if it has none.
  ///   - limits: How large it and its parts may be.
  /// - Throws: What is wrong with the bytes, and at which of them.
  public init(
    of bytes: [UInt8], name: String, limits: ProfileLimits = ProfileLimits()
  ) throws(ProfileError) {
    do {
      let checked = try ProfileGate.check(bytes, limits: limits)
      self.init(checked, title: checked.texts.title ?? name, byteCount: bytes.count)
    } catch {
      throw ProfileError(error.reason, profile: name, offset: error.offset)
    }
  }

  /// The facts of a checked profile; those of a built-in one have its exact numbers instead of the rounded
  /// ones of a file.
  init(
    _ checked: CheckedProfile, title: String, byteCount: Int?, definition: BuiltInProfile.Definition? = nil
  ) {
    let header = checked.header, shape = checked.shape
    self.title = title
    texts = checked.texts
    intent = header.intent
    profileClass = header.profileClass
    version = "\(header.major).\(header.minor)"
    space = header.space
    connectionSpace = header.connection
    self.byteCount = byteCount
    whitePoint = shape.white
    curves = shape.curves.map { definition?.curve ?? $0 }
    primaries =
      definition.map { $0.primaries.map { Chromaticity(x: $0.x, y: $0.y) } }
      ?? Chromaticity.primaries(of: shape)
    hasTables = !shape.tablesFromDevice.isEmpty || !shape.tablesToDevice.isEmpty
    let isReversible = !shape.curves.isEmpty
    intentsFromDevice = Self.intents(shape.tablesFromDevice, orMatrix: isReversible)
    intentsToDevice = Self.intents(shape.tablesToDevice, orMatrix: isReversible)
  }

  /// The absolute intent is the relative one with the medium's white put back.
  private static func intents(_ tables: [RenderingIntent], orMatrix: Bool) -> [RenderingIntent] {
    guard tables.contains(.perceptual) else { return orMatrix ? RenderingIntent.allCases : [] }
    return tables.contains(.relative) ? tables + [.absolute] : tables
  }
}
