internal import Synchronization

/// Transforms that were made, by what they were made of, so that none is made twice.
///
/// Making one costs as much as converting ten thousand colors to four hundred thousand; finding one costs
/// less than a microsecond. The cache holds a bounded number of them and of their bytes; what was used longest
/// ago goes first. A transform that is in use stays whole when it goes. It may be used by many tasks at once;
/// two that miss the same transform at the same time both make it.
///
///     let cache = TransformCache()
///     let proof = try cache.transform(from: .device(press), to: .lab, Rendering(.absolute))
public final class TransformCache: Sendable {
  /// What the cache has done and what it holds.
  public struct Statistics: Hashable, Sendable {
    /// How often a transform was found.
    public internal(set) var hits = 0
    /// How often one had to be made.
    public internal(set) var misses = 0
    /// How many transforms are held.
    public internal(set) var count = 0
    /// How many bytes LittleCMS holds for them.
    public internal(set) var byteCount = 0
  }

  /// The most transforms that are held.
  public let mostTransforms: Int
  /// The most bytes that are held.
  public let mostBytes: Int
  private let state = Mutex(State())

  private struct State {
    var entries: [Key: Entry] = [:]
    var clock: UInt64 = 0
    var statistics = Statistics()
  }

  private struct Key: Hashable {
    var source: Transform.End
    var destination: Transform.End
    var rendering: Rendering
    /// None for doubles.
    var depth: DeviceDepth?
    /// The number of the steps; none for doubles.
    var steps: Int?

    /// What tells most keys apart; equality tells the rest.
    func hash(into hasher: inout Hasher) {
      hasher.combine(source)
      hasher.combine(destination)
      hasher.combine(rendering.intent.rawValue << 8 | (depth?.rawValue ?? 0))
    }
  }

  /// What is held, behind a reference, which costs less to hand out than all that a transform holds.
  private final class Held<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private struct Entry {
    var transform: any AnyObject & Sendable
    var byteCount: Int
    var lastUse: UInt64
  }

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - mostTransforms: The most transforms that are held, 1 or more.
  ///   - mostBytes: The most bytes that are held. A transform that has more by itself isn't kept.
  public init(mostTransforms: Int = 64, mostBytes: Int = 64 << 20) {
    precondition(mostTransforms > 0, "a cache holds one transform or more")
    self.mostTransforms = mostTransforms
    self.mostBytes = mostBytes
  }

  /// What the cache has done and what it holds.
  public var statistics: Statistics { state.withLock { $0.statistics } }

  /// The transform between two ends, made if it isn't there.
  ///
  /// - Parameters:
  ///   - source: Where colors come from.
  ///   - destination: Where they go.
  ///   - rendering: What is kept.
  /// - Throws: As ``Transform/init(from:to:_:)``; what can't be made isn't kept.
  public func transform(
    from source: Transform.End, to destination: Transform.End, _ rendering: Rendering
  ) throws(ProfileError) -> Transform {
    let key = Key(source: source, destination: destination, rendering: rendering, depth: nil)
    if let found = find(key, Transform.self) { return found }
    let made = try Transform(from: source, to: destination, rendering)
    keep(made, made.byteCount, key)
    return made
  }

  /// The transform between two devices for batches, made if it isn't there.
  ///
  /// - Parameters:
  ///   - number: How numbers are stored.
  ///   - source: Where colors come from.
  ///   - destination: Where they go.
  ///   - rendering: What is kept.
  ///   - steps: Whether the way may be put into a table.
  /// - Throws: As with ``Transform``; what can't be made isn't kept.
  public func bulk<Number: DeviceNumber>(
    _ number: Number.Type = Number.self, from source: Profile, to destination: Profile,
    _ rendering: Rendering,
    steps: BulkTransform<Number>.Steps = .fast
  ) throws(ProfileError) -> BulkTransform<Number> {
    let key = Key(
      source: .device(source), destination: .device(destination), rendering: rendering, depth: Number.depth,
      steps: steps.rawValue
    )
    if let found = find(key, BulkTransform<Number>.self) { return found }
    let made = try BulkTransform<Number>(from: source, to: destination, rendering, steps: steps)
    keep(made, made.byteCount, key)
    return made
  }

  /// Lets go of every transform.
  public func removeAll() {
    state.withLock { state in
      state.entries = [:]
      state.statistics.count = 0
      state.statistics.byteCount = 0
    }
  }

  private func find<Value: Sendable>(_ key: Key, _: Value.Type) -> Value? {
    let found: (any AnyObject & Sendable)? = state.withLock { state in
      guard let index = state.entries.index(forKey: key) else {
        state.statistics.misses += 1
        return nil
      }
      state.clock += 1
      state.entries.values[index].lastUse = state.clock
      state.statistics.hits += 1
      return state.entries.values[index].transform
    }
    // Keys with this depth have such a value.
    return (found as? Held<Value>)?.value
  }

  private func keep<Value: Sendable>(_ transform: Value, _ byteCount: Int, _ key: Key) {
    guard byteCount <= mostBytes else { return }
    let held = Held(transform)
    state.withLock { state in
      state.clock += 1
      let entry = Entry(transform: held, byteCount: byteCount, lastUse: state.clock)
      let old = state.entries.updateValue(entry, forKey: key)
      state.statistics.byteCount += byteCount - (old?.byteCount ?? 0)
      while state.entries.count > mostTransforms || state.statistics.byteCount > mostBytes {
        // Each use has another number, so that the least is one entry whatever the order.
        guard let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { break }
        state.statistics.byteCount -= oldest.value.byteCount
        state.entries[oldest.key] = nil
      }
      state.statistics.count = state.entries.count
    }
  }
}
