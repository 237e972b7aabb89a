import ColorProfiles

/// Everything that can be done with an open profile: each intent, there and back, of every depth of numbers.
struct Exercise {
  /// Whether every intent gets LittleCMS's tables of the whole way, which take most of the time, or one.
  var isThorough = false
  var transforms = 0
  var colors = 0
  /// A color that isn't finite, or a device number outside its range.
  var wild: [String] = []

  private static let srgb = Result { try Profile(.srgb) }

  mutating func run(_ profile: Profile) throws {
    let srgb = try Self.srgb.get()
    try adapted(profile)
    for intent in RenderingIntent.allCases {
      for isCompensated in [false, true] {
        let rendering = Rendering(intent, blackPointCompensation: isCompensated)
        try exact(from: .device(profile), to: .lab, rendering)
        if profile.hasWay(toDevice: true) { try exact(from: .lab, to: .device(profile), rendering) }
      }
      let rendering = Rendering(intent)
      let steps = isThorough || intent == .perceptual
      try bulk(UInt8.self, from: profile, to: srgb, rendering, isTabulated: steps)
      try bulk(UInt16.self, from: profile, to: srgb, rendering, isTabulated: isThorough)
      try floats(from: profile, to: srgb, rendering)
      guard profile.hasWay(toDevice: true) else { continue }
      try bulk(UInt8.self, from: srgb, to: profile, rendering, isTabulated: steps)
      try bulk(UInt16.self, from: srgb, to: profile, rendering, isTabulated: isThorough)
      try floats(from: srgb, to: profile, rendering)
    }
  }

  /// Adapts to a half. Where the profile says that it was adapted from a white without a temperature, LittleCMS
  /// can't, and says so.
  private mutating func adapted(_ profile: Profile) throws {
    do {
      try exact(from: .device(profile), to: .lab, Rendering(.absolute, adaptation: 0.5))
    } catch let error as ProfileError {
      guard case .littleCMS = error.reason else { throw error }
    }
  }

  private mutating func exact(
    from source: Transform.End, to destination: Transform.End, _ rendering: Rendering
  ) throws {
    let transform = try Transform(from: source, to: destination, rendering)
    var input: [Double] = []
    switch source {
    case .lab:
      for l in [0.0, 33, 66, 100] {
        for a in [-100.0, 0, 100] { for b in [-100.0, 0, 100] { input += [l, a, b] } }
      }
    case .device(let profile):
      input = Self.grid(profile.space.channelCount).map { Double($0) / 4 }
    }
    let output = try transform.convert(input)
    transforms += 1
    colors += input.count / source.channelCount
    if let value = output.first(where: { !$0.isFinite || $0.magnitude > 1e6 }) { wild.append("\(value)") }
  }

  private mutating func bulk<Number: DeviceNumber & FixedWidthInteger>(
    _: Number.Type, from source: Profile, to destination: Profile, _ rendering: Rendering, isTabulated: Bool
  ) throws {
    let transform = try BulkTransform<Number>(
      from: source, to: destination, rendering, steps: isTabulated ? .tabulated : .exact)
    let input = Self.grid(source.space.channelCount).map { Number(Int(Number.max) * $0 / 4) }
    var output = [Number](
      repeating: 0, count: input.count / source.space.channelCount * destination.space.channelCount)
    var span = output.mutableSpan
    try transform.convert(input.span, into: &span)
    transforms += 1
    colors += input.count / source.space.channelCount
  }

  private mutating func floats(
    from source: Profile, to destination: Profile, _ rendering: Rendering
  ) throws {
    let transform = try BulkTransform<Float>(from: source, to: destination, rendering)
    let input = Self.grid(source.space.channelCount).map { Float($0) / 4 }
    var output = [Float](
      repeating: 0, count: input.count / source.space.channelCount * destination.space.channelCount)
    var span = output.mutableSpan
    try transform.convert(input.span, into: &span)
    transforms += 1
    colors += input.count / source.space.channelCount
    if let value = output.first(where: { !$0.isFinite || $0.magnitude > 1e6 }) { wild.append("\(value)") }
  }

  /// Quarters of each channel in every combination.
  private static func grid(_ channels: Int) -> [Int] {
    var colors: [[Int]] = [[]]
    for _ in 0..<channels { colors = colors.flatMap { color in (0...4).map { color + [$0] } } }
    return colors.flatMap { $0 }
  }
}
