internal import CLittleCMS
internal import Synchronization

/// A LittleCMS context of one's own, with the text of its errors and with bounds on its memory and time.
///
/// Nothing is global: each session hears only of what it did itself. It outlives everything made in it.
@safe final class Session: Sendable {
  nonisolated(unsafe) let context: cmsContext
  private nonisolated(unsafe) let state: UnsafeMutablePointer<colorderive_session>
  private let log: ErrorLog
  private let limits: ProfileLimits

  /// A new session, whose time begins now.
  ///
  /// - Throws: `memory`, `time` or `littleCMS`, for a profile of this name.
  init(limits: ProfileLimits, for profile: String) throws(ProfileError) {
    let log = ErrorLog()
    let state = UnsafeMutablePointer<colorderive_session>.allocate(capacity: 1)
    let now = colorderive_processor_time()
    // The context holds the state, and the state the log, without owning them; the session owns all three,
    // and the context goes first.
    unsafe state.initialize(
      to: colorderive_session(
        log: Unmanaged.passUnretained(log).toOpaque(), most: UInt64(limits.memory), used: 0, peak: 0,
        deadline: max(1, now + UInt64(limits.milliseconds) * 1_000_000), refused: 0
      )
    )
    guard let context = unsafe colorderive_context(state) else {
      let reason = unsafe Self.refusal(state.pointee.refused, limits, ["there is no memory for a context"])
      unsafe state.deallocate()
      throw ProfileError(reason, profile: profile)
    }
    unsafe cmsSetLogErrorHandlerTHR(context) { context, _, text in
      guard let user = unsafe cmsGetContextUserData(context), let text = unsafe text else { return }
      let state = unsafe user.assumingMemoryBound(to: colorderive_session.self)
      guard let log = unsafe state.pointee.log else { return }
      unsafe Unmanaged<ErrorLog>.fromOpaque(log).takeUnretainedValue().append(String(cString: text))
    }
    unsafe self.context = context
    unsafe self.state = state
    self.log = log
    self.limits = limits
  }

  deinit {
    unsafe cmsDeleteContext(context)
    unsafe state.deallocate()
  }

  /// The bytes that are allocated now.
  var byteCount: Int { unsafe Int(state.pointee.used) }

  /// Ends the bound on time, which is for making and not for use, and belongs to the thread that made it.
  func endMaking() { unsafe state.pointee.deadline = 0 }

  /// Why LittleCMS gave nothing: a bound of ours, or its own words since this was last asked.
  func refusal() -> ProfileError.Reason {
    Self.refusal(unsafe state.pointee.refused, limits, log.take())
  }

  private static func refusal(
    _ refused: UInt32, _ limits: ProfileLimits, _ texts: [String]
  ) -> ProfileError.Reason {
    switch refused {
    case 1: .memory(most: limits.memory)
    case 2: .time(milliseconds: limits.milliseconds)
    default: .littleCMS(texts.isEmpty ? "it gives no reason" : texts.joined(separator: "; "))
    }
  }
}

/// Where a context's error handler writes.
private final class ErrorLog: Sendable {
  /// The first messages; a broken file can make thousands.
  private let texts = Mutex<[String]>([])

  func append(_ text: String) {
    texts.withLock { if $0.count < 4 { $0.append(text) } }
  }

  func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
