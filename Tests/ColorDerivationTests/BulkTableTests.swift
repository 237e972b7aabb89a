import ColorCore
import ColorDerivation
import Testing

/// The tables of the kernel for derivation are the engine's own.
@Suite("Tables of bulk derivation") struct BulkTableTests {
  @Test func `hold the light of each code`() {
    #expect(
      KernelTables.light
        == (UInt8.min...UInt8.max).map { SRGB8(red: $0, green: 0, blue: 0).linear.components.x })
  }

  @Test func `hold the light from which on a channel takes the next code`() {
    #expect(KernelTables.lightThresholds.dropLast() == BulkShift.lightThresholds[...])
    #expect(KernelTables.lightThresholds.last == .infinity)
  }

  @Test func `hold codes that are one threshold off at most`() {
    for (bin, code) in KernelTables.lightGuesses.enumerated() {
      let light = Double(bin) / 4096
      #expect(Int(code) == BulkShift.lightThresholds.prefix { $0 <= light }.count)
      if bin > 0 { #expect(code - KernelTables.lightGuesses[bin - 1] <= 1) }
    }
  }

  @Test func `hold the cube roots of OKLab`() {
    #expect(KernelTables.roots.kernel == KernelTables.roots.engine)
  }
}
