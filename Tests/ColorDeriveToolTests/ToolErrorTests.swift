import Testing

@Suite("Errors of the tool") struct ToolErrorTests {
  @Test func `an invalid argument is shown with a caret, and nothing is answered`() throws {
    let run = try tool("convert", "red", "purpel")
    #expect(run.output == "")
    #expect(
      run.messages == """
        error: no color is named 'purpel'; did you mean 'purple'?
          purpel
          ^

        """)
    #expect(run.status == 3)
  }

  @Test func `the caret stands below the fault`() throws {
    let run = try tool("contrast", "red", "blue", "--over", "rgb(1, é, 3)")
    #expect(run.messages.hasSuffix("\n  --over rgb(1, é, 3)\n                ^\n"), "\(run.messages)")
    #expect(run.status == 3)
  }

  @Test func `no argument can move the cursor`() throws {
    let run = try tool("convert", "\u{1B}[2J\u{202E}")
    #expect(!run.messages.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0x202E })
    #expect(run.status == 3)
  }

  @Test(
    "misuse ends with 2",
    arguments: [
      (["convert", "red", "--to", "oklhc"], "Did you mean 'oklch'?"),
      (["convrt"], "unknown command 'convrt'. Did you mean 'convert'?"),
      (["convert", "red", "--too", "lab"], "unknown option '--too'. Did you mean '--to'?"),
      (["contrast", "red"], "the argument BG is missing"),
      (["contrast", "red", "blue", "--min", "AAAA"], "not a ratio, nor AA, AA-large, AAA or non-text"),
      (["contrast", "red", "blue", "--min", "22"], "a contrast ratio lies between 1 and 21"),
      (["convert", "red", "--to", "hex", "--fit", "display-p3"], "hex is sRGB"),
      (["convert", "red", "--to", "cmyk"], "invalid value 'cmyk' for '--to'"),
      (
        ["convert", "red", "--fit", "rec709"],
        "expected one of srgb, display-p3, a98-rgb, prophoto-rgb, rec2020"
      ),
      (["convert", "red", "--fit-method", "nearest"], "expected one of chroma, raytrace, css-minde, clip"),
      (["derive", "red", "--role", "foreground", "--kind", "fill"], "a foreground has no kind 'fill'"),
      (["derive", "red", "--role", "border", "--content", "red"], "a border has no content"),
      (["derive", "red", "--preset", "carbn"], "Did you mean 'carbon'?"),
      (
        ["derive", "red", "--preset", "ant", "--emulate", "--gamut", "display-p3"],
        "a preset's own values are sRGB"
      ),
      (["derive", "red", "--emulate"], "'--emulate' needs '--preset' beside it"),
    ])
  func misuse(_ arguments: [String], _ part: String) throws {
    let run = try run(arguments)
    #expect(run.messages.contains(part), "\(run.messages)")
    #expect(run.messages.hasPrefix("error: "))
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func `colors in options are judged before anything is answered`() throws {
    let run = try tool("derive", "red", "--on", "#fff8")
    #expect(run.messages == "error: a translucent surface isn't supported yet\n  --on #fff8\n       ^\n")
    #expect(run.status == 3)
  }
}
