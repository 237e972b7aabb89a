import ColorProfiles
import Testing

@Suite("The cache of transforms") struct TransformCacheTests {
  @Test func `makes each transform once`() throws {
    let cache = TransformCache()
    let srgb = try Profile(.srgb), p3 = try Profile(.displayP3)
    for _ in 0..<3 {
      _ = try cache.transform(from: .device(srgb), to: .lab, Rendering())
      _ = try cache.bulk(UInt8.self, from: srgb, to: p3, Rendering())
    }
    // Another value of the same profile is the same profile.
    _ = try cache.transform(from: .device(Profile(.srgb)), to: .lab, Rendering())
    #expect(cache.statistics.misses == 2)
    #expect(cache.statistics.hits == 5)
    #expect(cache.statistics.count == 2)
    #expect(cache.statistics.byteCount > 1000)
  }

  @Test func `tells transforms apart by all that they are made of`() throws {
    let cache = TransformCache()
    let srgb = try Profile(.srgb), p3 = try Profile(.displayP3)
    _ = try cache.bulk(UInt8.self, from: srgb, to: p3, Rendering())
    _ = try cache.bulk(UInt16.self, from: srgb, to: p3, Rendering())
    _ = try cache.bulk(Float.self, from: srgb, to: p3, Rendering())
    _ = try cache.bulk(UInt8.self, from: p3, to: srgb, Rendering())
    _ = try cache.bulk(UInt8.self, from: srgb, to: p3, Rendering(.absolute))
    _ = try cache.bulk(UInt8.self, from: srgb, to: p3, Rendering(.absolute, adaptation: 0))
    _ = try cache.bulk(UInt8.self, from: srgb, to: p3, Rendering(blackPointCompensation: true))
    _ = try cache.bulk(UInt8.self, from: srgb, to: p3, Rendering(), steps: .exact)
    _ = try cache.transform(from: .device(srgb), to: .device(p3), Rendering())
    #expect(cache.statistics.count == 9 && cache.statistics.hits == 0)
  }

  @Test func `holds so many and no more, and lets the oldest go`() throws {
    let cache = TransformCache(mostTransforms: 2)
    let srgb = Transform.End.device(try Profile(.srgb))
    func get(_ intent: RenderingIntent) throws {
      _ = try cache.transform(from: srgb, to: .lab, Rendering(intent))
    }
    try get(.perceptual)
    try get(.relative)
    try get(.perceptual)
    try get(.saturation)
    #expect(cache.statistics.count == 2)
    // The relative one was used longest ago.
    try get(.perceptual)
    #expect(cache.statistics.hits == 2)
    try get(.relative)
    #expect(cache.statistics.misses == 4)
  }

  @Test func `holds so many bytes and no more`() throws {
    let srgb = Transform.End.device(try Profile(.srgb))
    let all = TransformCache()
    for intent in RenderingIntent.allCases {
      _ = try all.transform(from: srgb, to: .lab, Rendering(intent))
    }
    let half = TransformCache(mostBytes: all.statistics.byteCount / 2)
    for intent in RenderingIntent.allCases {
      _ = try half.transform(from: srgb, to: .lab, Rendering(intent))
    }
    #expect((1...2).contains(half.statistics.count))
    #expect(half.statistics.byteCount <= half.mostBytes)
    let none = TransformCache(mostBytes: 10)
    let transform = try none.transform(from: srgb, to: .lab, Rendering())
    #expect(none.statistics.count == 0)
    #expect(try transform.convert([1, 1, 1]).count == 3)
    all.removeAll()
    #expect(all.statistics.count == 0 && all.statistics.byteCount == 0)
  }

  @Test func `keeps nothing that can't be made`() throws {
    let camera = try Profile(
      bytes: MadeProfile.tables(space: "CMYK", fromDevice: mAB()).bytes, name: "camera.icc")
    let cache = TransformCache()
    for _ in 0..<2 {
      #expect(throws: ProfileError.self) {
        _ = try cache.transform(from: .lab, to: .device(camera), Rendering())
      }
    }
    #expect(cache.statistics.count == 0 && cache.statistics.misses == 2)
  }

  @Test func `may be used by many tasks at once`() async throws {
    let cache = TransformCache(mostTransforms: 3)
    let srgb = try Profile(.srgb)
    let expected = try Transform(from: .device(srgb), to: .lab, Rendering()).convert([0.2, 0.4, 0.6])
    @Sendable func work(_ task: Int) throws -> [[Double]] {
      try (0..<20).map { round in
        let rendering = Rendering(RenderingIntent.allCases[(task + round) % 4])
        return try cache.transform(from: .device(srgb), to: .lab, rendering).convert([0.2, 0.4, 0.6])
      }
    }
    let all = try await withThrowingTaskGroup(of: [[Double]].self) { group in
      for task in 0..<32 { group.addTask { try work(task) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    // A matrix profile gives the same by every intent.
    #expect(all == Array(repeating: expected, count: 640))
    #expect(cache.statistics.hits + cache.statistics.misses == 640)
    #expect(cache.statistics.count <= 3)
  }

  @Test func `finds faster by far than it makes`() throws {
    let cache = TransformCache()
    let srgb = try Profile(.srgb), p3 = try Profile(.displayP3)
    let clock = ContinuousClock()
    let making = try clock.measure {
      _ = try cache.bulk(UInt8.self, from: srgb, to: p3, Rendering())
    }
    let finding = try clock.measure {
      for _ in 0..<100 { _ = try cache.bulk(UInt8.self, from: srgb, to: p3, Rendering()) }
    }
    // A debug build finds slower and makes as fast; the benchmarks measure the thousand.
    #expect(finding / 100 < making / 20)
  }
}
