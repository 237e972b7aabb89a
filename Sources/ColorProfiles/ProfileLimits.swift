/// How large a profile and its parts may be. What exceeds a limit is refused before LittleCMS sees it.
///
/// A limit bounds memory and time, not quality: the largest tables in use are well below it.
public struct ProfileLimits: Hashable, Sendable {
  /// The most bytes that a profile may ever have, 16 MB.
  public static let hardByteCount = 16 << 20

  /// The most bytes, 4 MB if nothing else is said; never more than ``hardByteCount``.
  public var byteCount: Int {
    didSet { byteCount = min(byteCount, ProfileLimits.hardByteCount) }
  }

  /// The most entries of a curve, 4,096 if nothing else is said.
  public var curveEntries = 4096

  /// The most nodes of a color table, 500,000 if nothing else is said.
  public var tableNodes = 500_000

  /// The usual limits, with another number of bytes if one is given.
  public init(byteCount: Int = 4 << 20) {
    self.byteCount = min(byteCount, ProfileLimits.hardByteCount)
  }
}
