/// How large a profile and its parts may be, and what LittleCMS may take for it. What exceeds a limit is
/// refused.
///
/// A limit bounds memory and time, not quality: the largest tables in use are well below it.
public struct ProfileLimits: Hashable, Sendable {
  /// The most bytes that a profile may ever have, 16 MB.
  public static let hardByteCount = 16 << 20

  /// The most bytes that LittleCMS may ever hold for one transform, 64 MB.
  public static let hardMemory = 64 << 20

  /// The most bytes, 4 MB if nothing else is said; never more than ``hardByteCount``.
  public var byteCount: Int {
    didSet { byteCount = min(byteCount, ProfileLimits.hardByteCount) }
  }

  /// The most entries of a curve, 4,096 if nothing else is said.
  public var curveEntries = 4096

  /// The most nodes of a color table, 500,000 if nothing else is said.
  public var tableNodes = 500_000

  /// The most bytes that LittleCMS may hold at once for a transform; never more than ``hardMemory``. An
  /// allocation beyond it fails, and the transform isn't made.
  public var memory = ProfileLimits.hardMemory {
    didSet { memory = min(max(memory, 0), ProfileLimits.hardMemory) }
  }

  /// The processor time in which a transform must be made, 2,000 milliseconds if nothing else is said; never
  /// more than a minute. LittleCMS can't be interrupted, so that it is looked at whenever it allocates memory.
  public var milliseconds = 2000 {
    didSet { milliseconds = min(max(milliseconds, 0), 60_000) }
  }

  /// The usual limits, with another number of bytes if one is given.
  ///
  /// - Parameter byteCount: The most bytes of a profile.
  public init(byteCount: Int = 4 << 20) {
    self.byteCount = min(byteCount, ProfileLimits.hardByteCount)
  }

  /// The larger memory and time of both.
  func joined(with other: ProfileLimits) -> ProfileLimits {
    var limits = self
    limits.memory = max(memory, other.memory)
    limits.milliseconds = max(milliseconds, other.milliseconds)
    return limits
  }
}
