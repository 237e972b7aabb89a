internal import CLittleCMS

/// A LittleCMS context of one's own, with the text of its errors.
///
/// Nothing is global: each session hears only of what it did itself. It outlives everything made in it.
@safe final class Session {
  let context: cmsContext
  private let log: ErrorLog

  /// A new session, or none if there is no memory for one.
  init?() {
    let log = ErrorLog()
    // The context holds the log without owning it; the session owns both, and the context goes first.
    guard let context = unsafe cmsCreateContext(nil, Unmanaged.passUnretained(log).toOpaque()) else {
      return nil
    }
    unsafe cmsSetLogErrorHandlerTHR(context) { context, _, text in
      guard let user = unsafe cmsGetContextUserData(context), let text = unsafe text else { return }
      unsafe Unmanaged<ErrorLog>.fromOpaque(user).takeUnretainedValue().append(String(cString: text))
    }
    unsafe self.context = context
    self.log = log
  }

  deinit { unsafe cmsDeleteContext(context) }

  /// What LittleCMS has said since this was last asked, or that it said nothing.
  func takeErrors() -> String {
    defer { log.texts = [] }
    return log.texts.isEmpty ? "it gives no reason" : log.texts.joined(separator: "; ")
  }
}

/// Where a context's error handler writes.
private final class ErrorLog {
  /// The first messages; a broken file can make thousands.
  var texts: [String] = []

  func append(_ text: String) {
    if texts.count < 4 { texts.append(text) }
  }
}
