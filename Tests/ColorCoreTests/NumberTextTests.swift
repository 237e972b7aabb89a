import ColorCore
import Testing

@Suite("Numbers as text") struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (0.1, "0.1"), (-2.50, "-2.5"), (123.456789012, "123.4568"),
    (0.000012345678, "0.00001234568"), (1e-20, "0"), (99.99999999, "100"),
    (1e21, "1000000000000000000000"), (-1.5e17, "-150000000000000000"),
    (9_007_199_254_740_992, "9007199254740992"),
    (1.2345678901234568e17, "123456789012345680"),
  ])
  func `has seven significant digits or fewer`(_ value: Double, _ text: String) {
    #expect(NumberText.significant(value) == text)
  }

  @Test(arguments: [
    (0.15, 4, "0.1500"), (1, 4, "1.0000"), (0.00005, 4, "0.0001"), (-0.00001, 4, "0.0000"),
    (123456789.125, 15, "123456789.125"),
    (-1e18, 3, "-1000000000000000000"),
  ])
  func `has as many decimals as asked for`(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(NumberText.fixed(value, decimals: decimals) == text)
  }

  @Test func `is the shortest that reads back`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      let value = Double.random(in: -1...1, using: &random)
      #expect(Double(NumberText.shortest(value)) == value)
    }
    #expect(NumberText.shortest(3) == "3")
  }
}
