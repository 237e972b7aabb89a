internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A line on a terminal that says what is being done, once that takes longer than a second. It is gone before anything
/// else is written.
enum Progress {
  private struct State {
    /// What is being done; `nil` when nothing is.
    var stage: String?
    /// How far it is, where that can be told.
    var count: (done: Int, all: Int)?
    /// What stands on the terminal; empty where nothing does.
    var shown = ""
    /// Counts the beginnings, so that a clock that was started for an earlier one stops.
    var number = 0
  }

  private static let state = Mutex(State())

  /// How long nothing is said, and how often the line is renewed.
  private static let patience: UInt32 = 1_000_000
  private static let pace: UInt32 = 200_000

  /// Begins something that may take long. It ends with ``end()``.
  static func begin(_ stage: String) {
    guard Stream.error.isTerminal, ColorUse.canMoveCursor else { return }
    let number = state.withLock { state in
      state.stage = stage
      state.count = nil
      state.number += 1
      return state.number
    }
    Task.detached(priority: .background) { watch(number) }
  }

  /// Tells how far it is.
  static func advance(_ done: Int, _ all: Int) {
    state.withLock { $0.count = (done, all) }
  }

  /// Ends it, and wipes the line away.
  static func end() {
    state.withLock { state in
      state.stage = nil
      state.number += 1
      wipe(&state)
    }
  }

  private static func watch(_ number: Int) {
    usleep(patience)
    while state.withLock({ show(&$0, number) }) { usleep(pace) }
  }

  /// Writes the line anew; false where there is nothing to say any more.
  private static func show(_ state: inout State, _ number: Int) -> Bool {
    guard state.number == number, let stage = state.stage else { return false }
    let text = ErrorText.visible(stage) + (state.count.map { " \($0.done) of \($0.all)" } ?? "") + " …"
    if text != state.shown { Console.complain("\r\u{1B}[K" + text) }
    state.shown = text
    return true
  }

  private static func wipe(_ state: inout State) {
    if !state.shown.isEmpty { Console.complain("\r\u{1B}[K") }
    state.shown = ""
  }
}
