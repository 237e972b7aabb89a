import ColorCore
import ColorDerivation
import Testing

@Suite("Presets that mix channels") struct PresetMixTests {
  @Test func `Bootstrap's buttons are those of its CSS`() {
    let rows = PresetReference.rows("bootstrap_buttons.tsv")
    #expect(rows.count == 16)
    for row in rows {
      let states = Preset.bootstrap.states(
        row[2], row[0] == "border" ? .border(.functional) : .background(.fill))
      #expect(states.normal == hex(row[2]), "\(row)")
      #expect(states.hovered == hex(row[3]), "\(row)")
      #expect(states.pressed == hex(row[4]), "\(row)")
    }
  }

  @Test func `Bootstrap's links turn darker in light and lighter in dark`() {
    #expect(Preset.bootstrap.states("#0d6efd", .foreground).hovered == hex("#0a58ca"))
    #expect(Preset.bootstrap.states("#6ea8fe", .foreground, .dark).hovered == hex("#8bb9fe"))
  }

  @Test func `Bootstrap's content decides between shade and tint`() {
    #expect(BootstrapRules.content(on: hex("#ffc107")) == .black)
    #expect(BootstrapRules.content(on: hex("#dc3545")) == .white)
    // White on yellow, where somebody asks for it, is shaded.
    #expect(Preset.bootstrap.states("#ffc107", content: "#ffffff").hovered == hex("#d9a406"))
  }

  @Test func `MUI truncates`() {
    let states = Preset.mui.states("#3f51b5")
    #expect(states.palette.map(\.color) == hexes("#6573c3 #3f51b5 #2c387e"))
    #expect(states.palette.map(\.name) == ["light", "main", "dark"])
    #expect(states.hovered == hex("#2c387e"))
    #expect(states.pressed == nil)
    #expect(states.content == .white)
  }

  @Test(arguments: [
    ("#1976d2", "#4791db", "#115293", "#ffffff"), ("#f50057", "#f73378", "#ab003c", "#ffffff"),
    ("#ff4400", "#ff6933", "#b22f00", "#ffffff"), ("#0066ff", "#3384ff", "#0047b2", "#ffffff"),
  ])
  func `MUI's palettes are those of its documentation`(
    main: String, light: String, dark: String, text: String
  ) {
    let states = Preset.mui.states(main)
    #expect(states.palette.map(\.color) == [hex(light), hex(main), hex(dark)])
    #expect(states.content == hex(text))
  }

  @Test func `MUI's text turns dark where white has less than 3`() {
    // rgba(0, 0, 0, .87) on #ffcc00.
    #expect(Preset.mui.states("#ffcc00").content == hex("#211b00"))
  }

  @Test func `Material's layers are those of the content`() {
    let base = hex("#6750a4")
    #expect(
      MaterialStateLayer.allCases.map { $0.laid(.white, over: base) } == hexes("#735eab #7965af #7f6cb3"))
    let (surface, ink) = (hex("#fef7ff"), hex("#1d1b20"))
    #expect(
      MaterialStateLayer.allCases.map { $0.laid(ink, over: surface) } == hexes("#ece5ed #e3dde4 #dad4db"))
    let states = Preset.materialStateLayer.states("#6750a4")
    #expect(
      [states.normal, states.hovered, states.pressed, states.focused]
        == hexes("#6750a4 #735eab #7965af #7965af"))
    #expect(Preset.materialStateLayer.states("#fef7ff", .background(.surface)).hovered == hex("#ece5ed"))
  }

  @Test func `an overlay of a whole opacity is the mix of integers`() {
    // 253 · .85 + .05 lies on a half, which doubles miss.
    for byte in UInt8.min...UInt8.max {
      let color = SRGB8(red: byte, green: 255 - byte, blue: byte / 2)
      for percent in 0...100 {
        let shade = BootstrapRules.shade(color, percent: percent)
        #expect(MaterialStateLayer.overlay(.black, opacity: Double(percent) / 100, over: color) == shade)
      }
    }
  }

  @Test func `libadwaita's default button is a layer of the ink`() {
    let states = Preset.libadwaita.states("#fafafb", .background(.surface))
    #expect([states.normal, states.hovered, states.pressed] == hexes("#e6e6e7 #dcdcde #bebec0"))
    #expect(states.selected == states.pressed)
  }

  @Test(arguments: [
    ("#3584e4", "#0461be", "#81d0ff"), ("#2190a4", "#007184", "#7bdff4"), ("#3a944a", "#15772e", "#8de698"),
    ("#c88800", "#905300", "#ffc057"), ("#ed5b00", "#b62200", "#ff9c5b"), ("#e62d42", "#c00023", "#ff888c"),
    ("#d56199", "#a2326c", "#ffa0d8"), ("#9141ac", "#8939a4", "#fba7ff"), ("#6f8396", "#526678", "#bbd1e5"),
  ])
  func `libadwaita's accents as text are those of its documentation`(
    accent: String, light: String, dark: String
  ) {
    #expect(LibadwaitaRules.accentText(hex(accent), in: .light) == hex(light))
    #expect(LibadwaitaRules.accentText(hex(accent), in: .dark) == hex(dark))
  }

  @Test func `an opaque button of libadwaita takes white hovered and ink pressed`() {
    let states = Preset.libadwaita.states("#3584e4")
    #expect([states.normal, states.hovered, states.pressed] == hexes("#3584e4 #4990e7 #2a6ab8"))
  }
}
