import ColorCore
import Testing

@Suite("contrast-color() and device-cmyk()") struct CSSFunctionTests {
  @Test(
    "give black or white, whichever has the greater contrast",
    arguments: [
      ("white", "rgb(0, 0, 0)"), ("black", "rgb(255, 255, 255)"), ("#757575", "rgb(255, 255, 255)"),
      ("#767676", "rgb(0, 0, 0)"), ("oklch(0.9 0.2 100)", "rgb(0, 0, 0)"),
      ("rgb(0 0 0 / 0)", "rgb(255, 255, 255)"),
      (" contrast-color(white) ", "rgb(255, 255, 255)"), ("color(display-p3 0 1 0)", "rgb(0, 0, 0)"),
    ])
  func contrast(_ color: String, _ expected: String) throws {
    #expect(try AnyColor(css: "contrast-color(\(color))").css == expected)
    #expect(try AnyColor(css: "CONTRAST-color(\(color)").css == expected)
  }

  @Test func `agree with the ratios of every grey`() throws {
    for byte in UInt8.min...UInt8.max {
      let grey = SRGB8(red: byte, green: byte, blue: byte)
      let whiter = grey.contrast(with: .white) >= grey.contrast(with: .black)
      #expect(try AnyColor(css: "contrast-color(\(grey.hex))").hex == (whiter ? "#ffffff" : "#000000"))
    }
  }

  /// Where (Y + 0.05)² is 0.05 · 1.05 both ratios are the same. Colors around that are tried until doubles tie.
  @Test func `give white for a tie`() throws {
    let light = (0.05 * 1.05).squareRoot() - 0.05
    let grey = Color<LinearSRGB>(light, light, light).converted(to: SRGB.self).red
    var ties = 0
    for step in -500...500 {
      let color = Color<SRGB>(grey + Double(step) * grey.ulp, grey, grey)
      let y = color.relativeLuminance
      guard Contrast(luminances: 1, y) == Contrast(luminances: y, 0) else { continue }
      ties += 1
      #expect(try AnyColor(css: "contrast-color(color(srgb \(color.red) \(grey) \(grey)))").hex == "#ffffff")
    }
    #expect(ties > 0)
  }

  @Test(
    "convert CMYK as is done without a profile",
    arguments: [
      ("device-cmyk(0 0 0 0)", "color(srgb 1 1 1)"), ("device-cmyk(0 0 0 1)", "color(srgb 0 0 0)"),
      ("device-cmyk(0 81% 81% 30%)", "color(srgb 0.7 0.133 0.133)"),
      ("device-cmyk(0, 0.81, 0.81, 0.3)", "color(srgb 0.7 0.133 0.133)"),
      ("device-cmyk(100% 0 none 0 / 50%)", "color(srgb 0 1 1 / 0.5)"),
      ("device-cmyk(2 -1 0 0)", "color(srgb 0 1 1)"),
      ("device-cmyk(0 0 0 0 / none)", "color(srgb 1 1 1 / none)"),
      ("Device-CMYK(calc(1 / 2) 0 0 0", "color(srgb 0.5 1 1)"),
      ("color-mix(in srgb, device-cmyk(0 1 1 0), black)", "color(srgb 0.5 0 0)"),
      ("rgb(from device-cmyk(0 1 1 0) r g b)", "color(srgb 1 0 0)"),
    ])
  func cmyk(_ text: String, _ css: String) throws {
    #expect(try AnyColor(css: text).css == css)
  }
}
