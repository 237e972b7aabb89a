/// What is told before each call that changes the disk.
///
/// Tests hang onto it to end the process, or to let the call fail, at every place where that can happen.
enum DiskChange {
  /// Gives the `errno` that the call shall fail with, or 0. There is none outside of tests.
  @TaskLocal static var observer: (@Sendable () -> Int32)?

  static func willHappen() throws(SystemError) {
    guard let observer else { return }
    let code = observer()
    if code != 0 { throw SystemError(code: code) }
  }
}
