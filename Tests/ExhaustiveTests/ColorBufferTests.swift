import ColorCore
import Testing

@Suite("Color buffer") struct ColorBufferTests {
  @Test func `holds what it is given`() throws {
    let pixels: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 0]
    var buffer = try ColorBuffer<SRGB8>(pixels: pixels.span, layout: .four)
    #expect(buffer.count == 2)
    #expect(buffer[0] == (1, 2, 3) && buffer[1] == (4, 5, 6))
    buffer[1] = (7, 8, 9)
    buffer.withMutablePlanes { red, _, _ in red[0] = 99 }
    let sums = buffer.withPlanes { red, green, blue in
      (0..<2).map { Int(red[$0]) + Int(green[$0]) + Int(blue[$0]) }
    }
    #expect(sums == [104, 24])
    var bytes = [UInt8](repeating: 0, count: 8)
    var span = bytes.mutableSpan
    try buffer.write(to: &span, layout: .four, fourth: .alpha)
    #expect(bytes == [99, 2, 3, 255, 7, 8, 9, 255])
  }

  @Test(arguments: [0, 1, 63, 64, 65, 1_000]) func `does what planes do`(_ count: Int) throws {
    var random = SeededNumbers(state: 13)
    let first = Planes<SRGB8>(count: count, from: &random),
      second = Planes<SRGB8>(count: count, from: &random)
    let a = try ColorBuffer<SRGB8>(pixels: pixels(first).span),
      b = try ColorBuffer<SRGB8>(pixels: pixels(second).span)
    let lch = a.converted(to: OKLCH.self)
    let planes = first.converted(to: OKLCH.self, on: ColorBatch.path)
    for i in 0..<count { #expect(lch[i] == (planes.x[i], planes.y[i], planes.z[i])) }
    var back = ColorBuffer<SRGB8>(count: count), exactly = ColorBuffer<SRGB8>(count: count)
    try lch.convert(into: &back)
    try lch.convertExactly(into: &exactly)
    for i in 0..<count { #expect(back[i] == a[i] && exactly[i] == a[i]) }

    var numbers = [Float](repeating: 0, count: count)
    var span = numbers.mutableSpan
    try a.contrasts(with: b, into: &span)
    #expect(numbers == (0..<count).map { KernelReference.contrast(first[$0], second[$0]) })
    span = numbers.mutableSpan
    try a.luminances(into: &span)
    #expect(numbers == (0..<count).map { KernelReference.luminance(first[$0]) })
    span = numbers.mutableSpan
    try a.differences(to: b, into: &span)
    #expect(numbers == (0..<count).map { KernelReference.difference(first[$0], second[$0], in: .srgb8) })

    let seen = ByteTransform(simulating: .tritan, by: .brettel)
    try a.transform(by: seen, into: &back)
    for i in 0..<count {
      let color = seen.reference(first[i])
      #expect(back[i] == (UInt8(color.x), UInt8(color.y), UInt8(color.z)))
    }
    let goal = ContrastGoal(.text, on: [.white])
    var reached = [UInt8](repeating: 0, count: count)
    span = numbers.mutableSpan
    var marks = reached.mutableSpan
    try a.adjust(to: goal, into: &back, lightness: &span, reached: &marks)
    #expect(reached.allSatisfy { $0 == 1 })
    for i in 0..<count { #expect(goal.allows(SRGB8(red: back[i].0, green: back[i].1, blue: back[i].2))) }
  }

  @Test func `refuses a buffer of another count`() {
    let buffer = ColorBuffer<SRGB8>(count: 3)
    var other = ColorBuffer<OKLab>(count: 2)
    do {
      try buffer.convert(into: &other)
      Issue.record("two colors have no room for three")
    } catch {
      #expect(error == .count(2, expected: 3))
    }
  }

  @Test(.releaseOnly) func `gives the same bits by several tasks`() async throws {
    var random = SeededNumbers(state: 14)
    for count in [1_000, 4_200_037] {
      let source = (0..<count * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
      let colors = try ColorBuffer<SRGB8>(pixels: source.span)
      let one = colors.converted(to: OKLCH.self)
      var many = ColorBuffer<OKLCH>(count: count), back = ColorBuffer<SRGB8>(count: count)
      try await colors.convertInTasks(into: &many)
      try await many.convertInTasks(into: &back)
      var wrong = 0
      for i in 0..<count where one[i] != many[i] || back[i] != colors[i] { wrong += 1 }
      #expect(wrong == 0)
    }
  }
}
