internal import CLittleCMS

/// A LittleCMS transform and the session that it lives in; freed with its last user.
///
/// Made with `cmsFLAGS_NOCACHE`, it has no state that a conversion changes, so that many tasks may use it at
/// once.
@safe final class TransformHandle: Sendable {
  private nonisolated(unsafe) let pointer: cmsHTRANSFORM
  /// It is freed behind the transform, which lies in its context.
  private let session: Session

  /// The bytes that LittleCMS holds for it.
  let byteCount: Int

  /// The transform between two ends, each with LittleCMS's description of its numbers.
  ///
  /// - Throws: `littleCMS`, `memory` or `time`.
  init(
    from source: Transform.End, _ sourceFormat: UInt32, to destination: Transform.End,
    _ destinationFormat: UInt32, _ rendering: Rendering, isExact: Bool
  ) throws(ProfileError) {
    let name = destination.name ?? source.name ?? "lab"
    if case .device(let profile) = destination, !profile.hasWay(toDevice: true) {
      throw ProfileError(.noWay(toDevice: true), profile: profile.name)
    }
    let session = try Session(limits: Self.limits(source, destination), for: name)
    _ = unsafe cmsSetAdaptationStateTHR(session.context, rendering.adaptation)
    let pointer: cmsHTRANSFORM?
    do {
      // The profiles are closed behind this block, so that they aren't counted as the transform's.
      let input = try Self.open(source, in: session)
      let output = try Self.open(destination, in: session)
      unsafe pointer = input.transform(
        sourceFormat, to: output, destinationFormat, intent: rendering.intent.rawValue,
        flags: colorderive_flags(rendering.blackPointCompensation ? 1 : 0, isExact ? 1 : 0)
      )
    }
    guard let pointer = unsafe pointer else { throw ProfileError(session.refusal(), profile: name) }
    unsafe self.pointer = pointer
    self.session = session
    session.endMaking()
    byteCount = session.byteCount
  }

  deinit { unsafe cmsDeleteTransform(pointer) }

  private static func limits(_ source: Transform.End, _ destination: Transform.End) -> ProfileLimits {
    switch (source.limits, destination.limits) {
    case (let a?, let b?): a.joined(with: b)
    case (let one?, nil), (nil, let one?): one
    case (nil, nil): ProfileLimits()
    }
  }

  private static func open(
    _ end: Transform.End, in session: Session
  ) throws(ProfileError) -> ProfileHandle {
    let opened: ProfileHandle?
    switch end {
    case .device(let profile): opened = profile.open(in: session)
    case .lab: opened = ProfileHandle.lab(in: session)
    }
    guard let opened else { throw ProfileError(session.refusal(), profile: end.name ?? "lab") }
    return opened
  }

  /// Converts `count` colors. Both buffers hold so many, each as the format of its end says.
  @unsafe func convert(_ input: UnsafeRawPointer?, into output: UnsafeMutableRawPointer?, count: Int) {
    unsafe cmsDoTransform(pointer, input, output, UInt32(count))
  }
}
