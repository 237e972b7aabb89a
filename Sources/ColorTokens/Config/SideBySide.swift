internal import Dispatch
internal import Synchronization

/// Work of which no part waits for another, done on all cores.
enum SideBySide {
  /// What a body gives for each number below a count, in the order of the numbers: the same on any number of cores.
  static func map<Value: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
    if count == 1 { return [body(0)] }
    let values = Mutex<[Value?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = body(index)
      values.withLock { $0[index] = value }
    }
    return values.withLock { $0.compactMap { $0 } }
  }
}
