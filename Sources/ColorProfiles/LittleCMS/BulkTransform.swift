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
    /// As fast as can be. Bytes and floats between RGB profiles of curves and a matrix go by our own kernels, all
    /// else by LittleCMS's tables of the whole way.
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
    case floats(FloatTransform)
    case littleCMS(TransformHandle)
  }

  /// Whether the transform goes by our own kernels, and not by LittleCMS.
  public var isOnKernels: Bool { if case .littleCMS = way { false } else { true } }

  /// The bytes that are held for it.
  var byteCount: Int {
    switch way {
    // Its tables, as `ByteTransform` has them at most.
    case .bytes: 70 << 10
    case .floats(let transform): transform.byteCount
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
    case .sixteen: nil
    case .float: FloatTransform(from: from, to: to).map { .floats($0) }
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
    case .floats(let transform): try convertFloats(input, into: &output, count: count, transform)
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

  private func convertBytes(
    _ input: Span<Number>, into output: inout MutableSpan<Number>, count: Int, _ transform: ByteTransform
  ) {
    unsafe input.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output in
        // Numbers of this depth are bytes.
        let pixels = unsafe input.bindMemory(to: UInt8.self),
          result = unsafe output.bindMemory(to: UInt8.self)
        var place = unsafe MutableSpan(_unsafeElements: result[..<(3 * count)])
        do throws(ColorBatchError) {
          try ColorBatch.transform(
            unsafe Span(_unsafeElements: pixels[..<(3 * count)]), by: transform, &place)
        } catch {
          preconditionFailure("both are as many whole pixels")
        }
      }
    }
  }

  private func convertFloats(
    _ input: Span<Number>, into output: inout MutableSpan<Number>, count: Int, _ transform: FloatTransform
  ) throws(ProfileError) {
    let bad = unsafe input.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output -> Int? in
        // Numbers of this depth are floats.
        let numbers = unsafe input.bindMemory(to: Float.self),
          result = unsafe output.bindMemory(to: Float.self)
        guard let from = numbers.baseAddress, let to = result.baseAddress, count > 0 else { return nil }
        return unsafe transform.convert(from, into: to, count: count)
      }
    }
    guard let bad else { return }
    let value = unsafe input.withUnsafeBytes { unsafe $0.bindMemory(to: Float.self)[bad] }
    throw ProfileError(
      .deviceNumber(Double(value), channel: source.space.channelNames[bad % 3]), profile: source.name)
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
