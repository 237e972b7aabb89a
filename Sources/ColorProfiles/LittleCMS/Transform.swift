internal import CLittleCMS

/// A way from one device's numbers to another's, or between a device and CIE Lab, made once and used often.
///
/// Numbers are doubles, packed color after color. LittleCMS calculates in 32-bit floats in between; it does
/// each step as the profiles have it, without tables in their place. Matrix profiles are unbounded: a color
/// that the other device can't show gives numbers below 0 or above 1. For many colors of 8 or 16 bits, or of
/// 32-bit floats, there is ``BulkTransform``.
///
/// It may be used by many tasks at once.
///
/// LittleCMS's `cmsCreateTransformTHR`, in a context of its own, with `cmsFLAGS_NOCACHE` and
/// `cmsFLAGS_NOOPTIMIZE`.
public struct Transform: Sendable {
  /// One of a transform's two ends.
  public enum End: Hashable, Sendable {
    /// The numbers of a profile's device, each from 0 to 1.
    case device(Profile)
    /// CIE Lab on D50, lightness from 0 to 100.
    case lab

    /// How many numbers make a color.
    public var channelCount: Int {
      switch self {
      case .device(let profile): profile.space.channelCount
      case .lab: 3
      }
    }
  }

  /// Where colors come from.
  public let source: End
  /// Where they lead to.
  public let destination: End
  /// How it converts what the ends don't share.
  public let rendering: Rendering
  private let handle: TransformHandle

  /// The bytes that LittleCMS holds for it.
  var byteCount: Int { handle.byteCount }

  /// The transform between two ends.
  ///
  /// - Parameters:
  ///   - source: Where colors come from.
  ///   - destination: Where they go.
  ///   - rendering: What is kept.
  /// - Throws: `noWay` if a profile has no tables in the direction asked for; `memory` or `time` if it takes
  ///   more than the larger limit of both profiles; `littleCMS` with its own words.
  public init(from source: End, to destination: End, _ rendering: Rendering) throws(ProfileError) {
    handle = try TransformHandle(
      from: source, source.format, to: destination, destination.format, rendering, isExact: true
    )
    self.source = source
    self.destination = destination
    self.rendering = rendering
  }

  /// The transform between two ends, by an intent.
  ///
  /// - Parameters:
  ///   - source: Where colors come from.
  ///   - destination: Where they go.
  ///   - intent: What is kept.
  ///   - blackPointCompensation: Whether the blacks of both ends are laid on each other.
  /// - Throws: As with a ``Rendering``.
  public init(
    from source: End, to destination: End, intent: RenderingIntent, blackPointCompensation: Bool
  ) throws(ProfileError) {
    try self.init(
      from: source, to: destination, Rendering(intent, blackPointCompensation: blackPointCompensation)
    )
  }

  /// The numbers at the other end, for one color or for many, packed.
  ///
  /// - Parameter numbers: The channels of one color after those of another.
  /// - Throws: `channelCount` if the numbers aren't whole colors; `deviceNumber` if one lies outside 0 to 1,
  ///   or isn't finite; `wildResult` if the profile makes one of them infinite.
  public func convert(_ numbers: [Double]) throws(ProfileError) -> [Double] {
    let channels = source.channelCount
    let count = numbers.count / channels
    try check(numbers, channels: channels)
    if count == 0 { return [] }

    let input = source.isInk ? numbers.map { $0 * 100 } : numbers
    var output = [Double](repeating: 0, count: count * destination.channelCount)
    // Both arrays hold `count` colors of as many doubles as the format of their end says.
    unsafe input.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output in
        unsafe handle.convert(input.baseAddress, into: output.baseAddress, count: count)
      }
    }
    if destination.isInk { output = output.map { $0 / 100 } }
    if let wild = output.first(where: { !$0.isFinite || $0.magnitude > 1e6 }) {
      throw ProfileError(.wildResult(wild), profile: source.name ?? destination.name ?? "lab")
    }
    return output
  }

  private func check(_ numbers: [Double], channels: Int) throws(ProfileError) {
    let name = source.name ?? "lab"
    guard case .device(let profile) = source else {
      precondition(numbers.count % 3 == 0 && numbers.allSatisfy(\.isFinite), "Lab has three finite numbers")
      return
    }
    guard numbers.count % channels == 0, numbers.count / channels <= Int(Int32.max) else {
      throw ProfileError(
        .channelCount(found: numbers.count, expected: channels, space: profile.space), profile: name
      )
    }
    for (index, value) in numbers.enumerated() where !(0...1).contains(value) {
      let channel = profile.space.channelNames[index % channels]
      throw ProfileError(.deviceNumber(value, channel: channel), profile: name)
    }
  }
}

extension Transform.End {
  /// The profile's name.
  var name: String? {
    if case .device(let profile) = self { profile.name } else { nil }
  }

  /// What LittleCMS may take for the profile.
  var limits: ProfileLimits? {
    if case .device(let profile) = self { profile.limits } else { nil }
  }

  /// LittleCMS's description of the numbers, from the channel count that the gate has checked.
  fileprivate var format: UInt32 {
    switch self {
    case .lab: colorderive_format_lab()
    case .device(let profile):
      switch profile.space {
      case .gray: colorderive_format_gray()
      case .rgb: colorderive_format_rgb()
      case .cmyk: colorderive_format_cmyk()
      }
    }
  }

  /// Whether LittleCMS counts to 100 here.
  fileprivate var isInk: Bool {
    if case .device(let profile) = self { profile.space == .cmyk } else { false }
  }
}
