import ColorProfiles

/// libFuzzer's own loop, since SwiftPM has a `main` already.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The ends and the middle of each channel, in every combination.
func grid(_ channels: Int) -> [Double] {
  var colors: [[Double]] = [[]]
  for _ in 0..<channels { colors = colors.flatMap { color in [0, 0.5, 1].map { color + [$0] } } }
  return colors.flatMap { $0 }
}

/// Every float of a batch is finite too, whether by our own kernels or by LittleCMS.
func checkBatch(from source: Profile, to destination: Profile) throws(ProfileError) {
  let bulk = try BulkTransform<Float>(from: source, to: destination, Rendering())
  let input = grid(source.space.channelCount).map { Float($0) }
  var output = [Float](
    repeating: .nan, count: input.count / source.space.channelCount * destination.space.channelCount)
  var span = output.mutableSpan
  try bulk.convert(input.span, into: &span)
  guard output.allSatisfy(\.isFinite) else { fatalError("a float that isn't finite") }
}

/// Every color of an accepted profile is finite, by every intent and both ways.
func check(_ bytes: [UInt8]) {
  guard let profile = try? Profile(bytes: bytes, name: "fuzz.icc") else { return }
  var lab: [Double] = []
  for l in [0.0, 50, 100] {
    for a in [-80.0, 0, 80] { for b in [-80.0, 0, 80] { lab += [l, a, b] } }
  }
  do throws(ProfileError) {
    let srgb = try Profile(.srgb)
    try checkBatch(from: profile, to: srgb)
    if profile.hasWay(toDevice: true) { try checkBatch(from: srgb, to: profile) }
  } catch {
    fatalError("accepted, and then: \(error)")
  }
  for intent in RenderingIntent.allCases {
    do throws(ProfileError) {
      let rendering = Rendering(intent, blackPointCompensation: true)
      let there = try Transform(from: .device(profile), to: .lab, rendering)
      guard try there.convert(grid(profile.space.channelCount)).allSatisfy(\.isFinite) else {
        fatalError("a color that isn't finite")
      }
      guard profile.hasWay(toDevice: true) else { continue }
      let back = try Transform(from: .lab, to: .device(profile), rendering)
      guard try back.convert(lab).allSatisfy(\.isFinite) else { fatalError("a number that isn't finite") }
    } catch {
      fatalError("accepted, and then: \(error)")
    }
  }
}

var count = CommandLine.argc
let arguments = CommandLine.unsafeArgv
let result = withUnsafeMutablePointer(to: &count) { count in
  var list = unsafeBitCast(arguments, to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.self)
  return runDriver(count, &list) { bytes, count in
    check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}
if result != 0 { fatalError("libFuzzer gave \(result)") }
