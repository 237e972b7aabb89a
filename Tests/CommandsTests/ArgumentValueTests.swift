import Commands
import Testing

@Suite("Argument values") struct ArgumentValueTests {
  @Test(
    "a decimal number is read",
    arguments: [
      ("4", 4), ("4.5", 4.5), ("-0.5", -0.5), (".5", 0.5), ("+1", 1), ("1e-3", 0.001), ("2E2", 200),
      ("-1.5e+1", -15),
    ])
  func decimal(_ text: String, _ value: Double) {
    #expect(Double(argument: text) == value)
  }

  @Test(
    "what is no decimal number is refused",
    arguments: [
      "", " 1", "1 ", "0x10", "nan", "inf", "infinity", "1e999", "1e", "e1", ".", "4.", "-", "+", "1,5",
      "--1", "1_000",
      "٣", "1.2.3", "1e1.5",
    ])
  func notDecimal(_ text: String) {
    #expect(Double(argument: text) == nil)
  }

  @Test(
    "what is no whole number is refused",
    arguments: [
      "", "1.0", "0x1", " 1", "9223372036854775808", "1e3", "٣",
    ])
  func notWhole(_ text: String) {
    #expect(Int(argument: text) == nil)
  }

  @Test func `a default is shown as it would be written`() {
    #expect(4.0.argumentText == "4")
    #expect(4.5.argumentText == "4.5")
    #expect(0.1.argumentText == "0.1")
    #expect(Finish.gloss.argumentText == "gloss")
  }

  @Test func `an enum lists its cases`() {
    #expect(Finish.allValues == ["matt", "silk", "gloss"])
    #expect(Finish(argument: "Matt") == nil)
  }
}
