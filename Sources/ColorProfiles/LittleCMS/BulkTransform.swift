internal import CLittleCMS
internal import ColorCore

/// A way from one device's numbers to another's for many colors at once, of 8 or 16 bits or of 32-bit floats.
///
///     let toPress = try BulkTransform<UInt8>(from: Profile(.srgb), to: press, Rendering(.perceptual))
///     try toPress.convert(pixels.span, into: &inks)
///
/// It may be used by many tasks at once. Making one costs as much as converting ten thousand colors or more;
/// a ``TransformCache`` keeps what was made.
public struct BulkTransform<Number: DeviceNumber>: Sendable {
  /// How a transform goes its way.
  public enum Steps: Int, CaseIterable, Hashable, Sendable {
    /// As fast as can be. Numbers between RGB profiles of curves and a matrix go by our own kernels: bytes whatever the
    /// curves, 16 bits and floats where they are powers, also with a straight piece, and not tables. All else goes by
    /// LittleCMS's tables of the whole way.
    case fast
    /// By LittleCMS, with a table of the whole way where it makes one: its default. Bytes between matrix profiles
    /// are off by one in about one of a hundred numbers.
    case tabulated
    /// By LittleCMS, each step as the profiles have it, which is slower by ten times or more:
    /// `cmsFLAGS_NOOPTIMIZE`.
    case exact
  }

  /// Where colors come from.
  public let source: Profile
  /// Where they lead to.
  public let destination: Profile
  /// How it converts what the devices don't share.
  public let rendering: Rendering
  private let way: Way

  private enum Way: Sendable {
    /// Our own kernels.
    case bytes(ByteTransform)
    case numbers(FloatTransform)
    case littleCMS(TransformHandle)
  }

  /// Whether the transform goes by our own kernels, and not by LittleCMS.
  public var isOnKernels: Bool { if case .littleCMS = way { false } else { true } }

  /// The bytes that are held for it.
  var byteCount: Int {
    switch way {
    // Its tables, as `ByteTransform` has them at most.
    case .bytes: 70 << 10
    case .numbers(let transform): transform.byteCount
    case .littleCMS(let handle): handle.byteCount
    }
  }

  /// The transform between two devices.
  ///
  /// - Parameters:
  ///   - source: Where colors come from.
  ///   - destination: Where they go.
  ///   - rendering: What is kept.
  ///   - steps: Whether the way may be put into a table. It says nothing for floats.
  /// - Throws: As with ``Transform``.
  public init(
    from source: Profile, to destination: Profile, _ rendering: Rendering, steps: Steps = .fast
  ) throws(ProfileError) {
    if steps == .fast, let kernel = Self.kernel(source, destination, rendering) {
      way = kernel
    } else {
      way = .littleCMS(
        try TransformHandle(
          from: .device(source), Self.format(source), to: .device(destination), Self.format(destination),
          rendering, isExact: steps == .exact || Number.depth == .float
        ))
    }
    self.source = source
    self.destination = destination
    self.rendering = rendering
  }

  /// The way on our own kernels, between curves and matrices. By the absolute intent whites count, and where no
  /// number gives some light, blacks do; that is left to LittleCMS, and so are curves that are too odd.
  private static func kernel(_ source: Profile, _ destination: Profile, _ rendering: Rendering) -> Way? {
    guard rendering.intent != .absolute, let from = source.model, let to = destination.model,
      from.hasTrueBlack, to.hasTrueBlack
    else { return nil }
    return switch Number.depth {
    case .eight: from.byteTransform(to: to).map { .bytes($0) }
    case .sixteen, .float: from.floatTransform(to: to).map { .numbers($0) }
    }
  }

  private static func format(_ profile: Profile) -> UInt32 {
    colorderive_format(UInt32(profile.space.channelCount), Number.depth.rawValue)
  }

  /// Writes the numbers at the other end of packed colors, from the first on.
  ///
  /// Floats between matrix profiles go below 0 and above 1 for colors that the other device can't show.
  ///
  /// - Parameters:
  ///   - input: The channels of one color after those of another.
  ///   - output: Room for as many colors; what is behind them stays as it is.
  /// - Throws: `channelCount` if the input isn't whole colors; of floats `deviceNumber` if one lies outside 0
  ///   to 1, and `wildResult` if the profile makes one that can't be. What stands before it may be written then.
  /// - Precondition: The output has room for as many colors as the input.
  public func convert(_ input: Span<Number>, into output: inout MutableSpan<Number>) throws(ProfileError) {
    let from = source.space.channelCount, to = destination.space.channelCount
    let count = input.count / from
    guard input.count == count * from, count <= Int(Int32.max) else {
      throw ProfileError(
        .channelCount(found: input.count, expected: from, space: source.space), profile: source.name
      )
    }
    precondition(output.count >= count * to, "the output has no room for as many colors as the input")
    switch way {
    case .bytes(let transform): convertBytes(input, into: &output, count: count, transform)
    case .numbers(let transform) where Number.depth == .sixteen:
      convertWords(input, into: &output, count: count, transform)
    case .numbers(let transform):
      if let bad = convertFloats(input, into: &output, count: count, transform) {
        throw ProfileError(
          .deviceNumber(bad.value, channel: source.space.channelNames[bad.place % from]), profile: source.name
        )
      }
    case .littleCMS(let handle) where Number.depth == .float:
      try convertFloats(input, into: &output, count: count, handle)
    case .littleCMS(let handle) where count > 0:
      unsafe input.withUnsafeBytes { input in
        unsafe output.withUnsafeMutableBytes { output in
          unsafe handle.convert(input.baseAddress, into: output.baseAddress, count: count)
        }
      }
    case .littleCMS: break
    }
  }

  /// Inks are counted to 100 by LittleCMS, so that they are brought there and back in pieces that stay in the
  /// processor's nearest memory.
  private func convertFloats(
    _ input: Span<Number>, into output: inout MutableSpan<Number>, count: Int,
    _ handle: TransformHandle
  ) throws(ProfileError) {
    let from = source.space.channelCount, to = destination.space.channelCount
    let gain: Float = source.space == .cmyk ? 100 : 1
    let divisor: Float = destination.space == .cmyk ? 100 : 1
    let piece = 512
    var here = [Float](repeating: 0, count: min(piece, count) * from)
    var there = [Float](repeating: 0, count: min(piece, count) * to)
    var first = 0
    while first < count {
      let colors = min(piece, count - first)
      unsafe input.withUnsafeBytes { bytes in
        let numbers = unsafe bytes.assumingMemoryBound(to: Float.self)
        for index in 0..<(colors * from) { here[index] = unsafe numbers[first * from + index] }
      }
      for index in 0..<(colors * from) {
        let value = here[index]
        guard value >= 0, value <= 1 else {
          throw ProfileError(
            .deviceNumber(Double(value), channel: source.space.channelNames[index % from]),
            profile: source.name
          )
        }
        here[index] = value * gain
      }
      unsafe here.withUnsafeBytes { here in
        unsafe there.withUnsafeMutableBytes { there in
          unsafe handle.convert(here.baseAddress, into: there.baseAddress, count: colors)
        }
      }
      for index in 0..<(colors * to) {
        let value = there[index] / divisor
        guard value.magnitude <= 1e6 else {
          throw ProfileError(.wildResult(Double(value)), profile: source.name)
        }
        there[index] = value
      }
      unsafe output.withUnsafeMutableBytes { bytes in
        let numbers = unsafe bytes.assumingMemoryBound(to: Float.self)
        for index in 0..<(colors * to) { unsafe numbers[first * to + index] = there[index] }
      }
      first += colors
    }
  }
}
