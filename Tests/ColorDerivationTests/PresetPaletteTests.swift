import ColorCore
import ColorDerivation
import Testing

@Suite("Presets that make palettes") struct PresetPaletteTests {
  @Test(arguments: [
    "e6f4ff bae0ff 91caff 69b1ff 4096ff 1677ff 0958d9 003eb3 002c8c 001d66",
    "fff1f0 ffccc7 ffa39e ff7875 ff4d4f f5222d cf1322 a8071a 820014 5c0011",
    "fff2e8 ffd8bf ffbb96 ff9c6e ff7a45 fa541c d4380d ad2102 871400 610b00",
    "fff7e6 ffe7ba ffd591 ffc069 ffa940 fa8c16 d46b08 ad4e00 873800 612500",
    "fffbe6 fff1b8 ffe58f ffd666 ffc53d faad14 d48806 ad6800 874d00 613400",
    "feffe6 ffffb8 fffb8f fff566 ffec3d fadb14 d4b106 ad8b00 876800 614700",
    "fcffe6 f4ffb8 eaff8f d3f261 bae637 a0d911 7cb305 5b8c00 3f6600 254000",
    "f6ffed d9f7be b7eb8f 95de64 73d13d 52c41a 389e0d 237804 135200 092b00",
    "e6fffb b5f5ec 87e8de 5cdbd3 36cfc9 13c2c2 08979c 006d75 00474f 002329",
    "f0f5ff d6e4ff adc6ff 85a5ff 597ef7 2f54eb 1d39c4 10239e 061178 030852",
    "f9f0ff efdbff d3adf7 b37feb 9254de 722ed1 531dab 391085 22075e 120338",
    "fff0f6 ffd6e7 ffadd2 ff85c0 f759ab eb2f96 c41d7f 9e1068 780650 520339",
    "a6a6a6 999999 8c8c8c 808080 737373 666666 404040 1a1a1a 000000 000000",
  ])
  func `Ant Design's palettes are its published ones`(_ row: String) {
    let colors = hexes(row)
    #expect(AntPalette(colors[5]).colors == colors)
  }

  @Test func `Ant Design's dark palettes are its published ones`() {
    #expect(
      AntPalette(hex("#1677ff"), scheme: .dark).colors
        == hexes(
          "#111a2c #112545 #15325b #15417e #1554ad #1668dc #3c89e8 #65a9f3 #8dc5f8 #b7dcfa"))
    #expect(
      AntPalette(hex("#f5222d"), scheme: .dark).colors
        == hexes("2a1215 431418 58181c 791a1f a61d24 d32029 e84749 f37370 f89f9a fac8c3"))
  }

  @Test func `Ant Design's states are neighbors of the sixth color`() {
    let light = Preset.ant.states("#1677ff")
    #expect([light.normal, light.hovered, light.pressed] == hexes("#1677ff #4096ff #0958d9"))
    let dark = Preset.ant.states("#1677ff", .background(.fill), .dark)
    #expect([dark.normal, dark.hovered, dark.pressed] == hexes("#1668dc #3c89e8 #1554ad"))
    #expect(Preset.ant.states("#ff0000").hovered == hex("#ff3029"))
    #expect(light.palette.map(\.name) == (1...10).map(String.init))
  }

  @Test func `FAST's neutral fills on white are its published ones`() {
    for base in ["#808080", "#ffffff", "#7f7f7f"] {
      let states = Preset.fastV2.states(base, on: "#ffffff")
      #expect([states.normal, states.hovered, states.pressed] == hexes("#ededed #e5e5e5 #f2f2f2"))
    }
  }

  @Test func `FAST's grey ramp has its stops`() {
    let ramp = FASTRamp.grey
    #expect(ramp.colors.count == 94)
    #expect(ramp[0] == .white)
    #expect(ramp[49] == hex("#808080"))
    #expect(ramp[85] == hex("#242424"))
    #expect(ramp[93] == .black)
    #expect(
      zip(ramp.colors, ramp.colors.dropFirst()).allSatisfy { $0.relativeLuminance >= $1.relativeLuminance })
  }

  @Test func `FAST's accent stands at hovered`() {
    // FAST's own accent: its place by lightness is 61 of 93, and rest lies four steps away from the surface.
    let base = "#da1a5f"
    let ramp = FASTRamp(hex(base))
    #expect(ramp.colors.contains(hex(base)))
    let states = Preset.fastV2.states(base, on: "#ffffff")
    let place = ramp.index(nearestTo: hex(base))
    #expect(states.hovered == hex(base))
    #expect(states.normal == ramp[place - 4])
    #expect(states.pressed == ramp[place - 9])
    #expect(states.content == .white)
  }

  @Test func `Carbon's states are its half-steps and two grades`() {
    let primary = Preset.carbon.states("#0f62fe")
    #expect([primary.hovered, primary.pressed] == hexes("#0050e6 #002d9c"))
    let secondary = Preset.carbon.states("#393939")
    #expect([secondary.hovered, secondary.pressed] == hexes("#474747 #6f6f6f"))
    #expect(Preset.carbon.states("#f4f4f4").hovered == hex("#e8e8e8"))
    #expect(Preset.carbon.states("#24a148").hovered == hex("#208e3f"))
    #expect(Preset.carbon.states("#ffffff").hovered == hex("#e8e8e8"))
  }

  /// Layers and buttons of Carbon's four themes: normal, hovered, pressed.
  @Test(arguments: [
    "ffffff e8e8e8 c6c6c6", "f4f4f4 e8e8e8 c6c6c6", "e0e0e0 d1d1d1 a8a8a8", "525252 636363 8d8d8d",
    "6f6f6f 5e5e5e 393939", "8d8d8d 7a7a7a 525252", "262626 333333 525252",
  ])
  func `Carbon's layers are those of its themes`(_ row: String) {
    let colors = hexes(row)
    let states = Preset.carbon.states(colors[0].hex, .background(.surface), on: colors[0].hex)
    #expect([states.normal, states.hovered, states.pressed] == colors)
  }

  @Test func `Carbon's grades are told by lightness, and half-steps lie between`() {
    for swatch in CarbonPalette.swatches {
      #expect((CarbonPalette.grade(of: swatch.color) - swatch.grade).magnitude <= 10, "\(swatch.name)")
      let (normal, hovered) = (swatch.color.oklab.components.x, swatch.hovered.oklab.components.x)
      #expect((hovered < normal) == (swatch.grade <= 60), "\(swatch.name)")
    }
    #expect(CarbonPalette.swatches.count == 120)
  }

  @Test func `a color near Carbon's steps nearly as Carbon's`() {
    // A byte away from the palette, and so by the steps of the grade.
    var worst = 0.0
    for swatch in CarbonPalette.swatches where swatch.hue == "blue" || swatch.hue == "gray" {
      var near = swatch.color
      near.green ^= 1
      guard CarbonPalette.swatch(of: near) == nil,
        let hovered = Preset.carbon.states(of: PresetInput(base: near)).hovered
      else { continue }
      worst = max(worst, hovered.deltaEOK(to: swatch.hovered))
    }
    #expect(worst > 0 && worst < 0.06)
  }

  @Test func `Fluent's states are places on the ramp`() {
    let light = Preset.fluent.states("#0f6cbd")
    #expect(
      [light.normal, light.hovered, light.pressed, light.selected] == hexes("#0f6cbd #115ea3 #0c3b5e #0f548c")
    )
    let dark = Preset.fluent.states("#0f6cbd", .background(.fill), .dark)
    #expect(
      [dark.normal, dark.hovered, dark.pressed, dark.selected] == hexes("#115ea3 #0f6cbd #0c3b5e #0f548c"))
    let teams = Preset.fluent.states("#5b5fc7")
    #expect([teams.hovered, teams.pressed] == hexes("#4f52b2 #383966"))
    let earlier = Preset.fluent.states("#0078d4")
    #expect([earlier.hovered, earlier.pressed, earlier.selected] == hexes("#106ebe #004578 #005a9e"))
    let link = FluentRamp.web.states(of: .link, in: .light)
    #expect([link.normal, link.hovered, link.pressed] == hexes("#115ea3 #0f548c #0c3b5e"))
    let compound = FluentRamp.web.states(of: .compound, in: .dark)
    #expect([compound.normal, compound.hovered, compound.pressed] == hexes("#479ef5 #62abf5 #2886de"))
  }

  @Test func `a ramp made like the web's is the web's for its own brand, and in order for any`() {
    let ramp = FluentRamp(like: hex("#0f6cbd"))
    for (made, published) in zip(ramp.colors, FluentRamp.web.colors) {
      #expect(made.deltaEOK(to: published) < 0.11)
    }
    for base in ["#000000", "#ffffff", "#ff0000", "#ffee00", "#123456"] {
      let ramp = FluentRamp(like: hex(base))
      #expect(ramp[80] == hex(base))
      #expect(
        zip(ramp.colors, ramp.colors.dropFirst()).allSatisfy {
          $0.oklab.components.x <= $1.oklab.components.x
        })
    }
  }
}
