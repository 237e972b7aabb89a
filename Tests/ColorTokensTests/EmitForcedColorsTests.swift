import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("CSS for forced colors") struct EmitForcedColorsTests {
  private static let forced = CSSEmitter(hasForcedColors: true)

  @Test(
    "is as the page shows",
    arguments: [("states.css", [Appearance.light, .dark]), ("states-light.css", [.light])])
  func golden(_ name: String, _ appearances: [Appearance]) throws {
    try expectGolden(try EmitFamily.text(Self.forced, EmitFamily.states(appearances)), name)
  }

  @Test func `only adds to the end, and only where it is asked for`() throws {
    for family in [try EmitFamily.states(), try EmitFamily.sample()] {
      let plain = try EmitFamily.text(CSSEmitter(), family)
      let forced = try EmitFamily.text(Self.forced, family)
      #expect(!plain.contains("forced-colors"))
      #expect(forced.hasPrefix(plain) && forced.count > plain.count)
    }
  }

  /// The values in a setting, by their names without the hyphens in front.
  private func values(
    _ family: ThemeFamily, root: String? = nil, nested: [String] = [], _ media: CSSReading.Media
  ) throws -> [String: String] {
    let sheet = try CSSReading(try EmitFamily.text(Self.forced, family))
    let values = sheet.values(root: root, nested: nested, media)
    return Dictionary(uniqueKeysWithValues: values.map { (String($0.key.drop { $0 == "-" }), $0.value) })
  }

  @Test("holds in every theme", arguments: EmitCSSTests.Setting.all)
  func holds(_ setting: EmitCSSTests.Setting) throws {
    let family = try EmitFamily.states()
    var media = setting.media
    media.isForced = true
    for nested in [[], ["light"], ["dark"]] {
      let values = try values(family, root: setting.dataTheme, nested: nested, media)
      #expect(values["page"] == "Canvas")
      #expect(values["button"] == "ButtonFace")
      #expect(values["button-on"] == "ButtonText")
      #expect(values["button-disabled"] == "ButtonFace")
      #expect(values["button-on-disabled"] == "GrayText")
      #expect(values["button-focus-outer"] == "Highlight")
      #expect(values["button-focus-inner"] == "Canvas")
      #expect(values["row-hovered"] == "Canvas")
      #expect(values["link"] == "CanvasText")
      #expect(values["link-disabled"] == "GrayText")
      #expect(values["caption"] == "ButtonText")
      #expect(values["line"] == "ButtonBorder")
      #expect(values["line-hovered"] == "Highlight")
      #expect(values["line-disabled"] == "GrayText")
      // An alias is what it stands for.
      #expect(values["accent"] == "ButtonFace")
      // Of these no role is known.
      #expect(["white", "black", "brand"].allSatisfy { values[$0]?.hasPrefix("#") == true })
    }
  }

  @Test("leaves the other settings alone", arguments: EmitCSSTests.Setting.all)
  func others(_ setting: EmitCSSTests.Setting) throws {
    let family = try EmitFamily.states()
    let values = try values(family, root: setting.dataTheme, setting.media)
    #expect(values.values.allSatisfy { $0.hasPrefix("#") || $0.contains("light") || $0.contains("dark") })
  }

  @Test func `holds over wide colors too`() throws {
    let text = """
      { "$type": "color", "g": { "$extensions": { "colorderive": { "version": 1, "derive": {
        "from": "normal", "role": "background", "kind": "fill", "states": {},
        "content": { "name": "on", "candidates": ["{w}"] } } } },
        "normal": { "$value": { "colorSpace": "display-p3", "components": [0.75, 0.05, 0.1] } } },
        "w": { "$value": \(EmitFamily.srgb("#ffffff")) } }
      """
    let family = try EmitFamily.family(of: [.light, .dark]) { _ in text }
    var media = CSSReading.Media(isDark: true, isP3: true)
    #expect(try values(family, media)["g"]?.hasPrefix("color(display-p3") == true)
    media.isForced = true
    #expect(try values(family, media)["g"] == "ButtonFace")
  }

  @Test func `gives every text a color that is made for what it lies on`() throws {
    let family = try EmitFamily.states()
    let palette = ForcedPalette(family.primary)
    var pairs = 0
    for set in family.primary.sets {
      for member in set.members {
        guard let path = member.path, let own = palette[path] else { continue }
        switch set.recipe.role {
        case .background:
          let content = member.state == .disabled ? set.disabledContent : set.content
          guard let text = content?.path.flatMap({ palette[$0] }) else { continue }
          #expect(text.isReadable(on: own), "\(text) on \(own), \(path)")
        case .foreground:
          for surface in set.request.surfaces {
            #expect(own.isReadable(on: palette[surface] ?? .canvas), "\(own) on \(surface), \(path)")
          }
        case .border: #expect(own != .highlightText && own != .canvas, "\(path)")
        }
        pairs += 1
      }
    }
    #expect(pairs > 15)
  }

  @Test func `leaves a text to the browser whose surfaces differ there`() throws {
    let text = EmitFamily.statesText(.light).replacing(
      "[\"{badge.normal}\"]", with: "[\"{badge.normal}\", \"{page}\"]")
    #expect(text != EmitFamily.statesText(.light))
    let theme = try EmitFamily.theme(text, .light).theme
    let palette = ForcedPalette(theme)
    #expect(palette["badge.normal"] == .buttonFace && palette["page"] == .canvas)
    #expect(palette["caption.normal"] == nil)
  }
}
