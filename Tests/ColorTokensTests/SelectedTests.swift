import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("The states of a chosen control") struct SelectedTests {
  static let members =
    #""role":"background","kind":"fill","on":["{page}"],"#
    + #""states":{"selectedPressed":{},"selectedHovered":{},"selected":{}}"#

  @Test("are the colors that the engine gives", arguments: Appearance.allCases)
  func engine(_ appearance: Appearance) throws {
    let (theme, faults) = Deriving.theme(Deriving.file(Deriving.derive(Self.members)), appearance)
    #expect(faults == [])
    #expect(theme.names.suffix(4) == ["g.normal", "g.selected", "g.selectedHovered", "g.selectedPressed"])
    var recipe = Recipe(role: .background(.fill), appearance: appearance, surfaces: [.white])
    recipe.selection = Selection(for: .background(.fill), in: appearance)
    let selection = try #require(recipe.variants(of: SRGB8(0x0B57D0)).selection)
    #expect(theme.hex("g.selected") == selection.normal.hex)
    #expect(theme.hex("g.selectedHovered") == selection.hovered.hex)
    #expect(theme.hex("g.selectedPressed") == selection.pressed.hex)
  }

  @Test func `step as far as a file asks`() throws {
    let members = Self.members.replacing(#""selected":{}"#, with: #""selected":{"delta":"{step}"}"#)
    let theme = Deriving.theme(Deriving.file(Deriving.derive(members))).theme
    let normal = try #require(theme.sets.first?[.normal]),
      selected = try #require(theme.sets.first?[.selected])
    let step = abs(normal.color.bytes.oklab.lightness - selected.color.bytes.oklab.lightness)
    // 'step' is 0.09, and a byte is about 0.003 of lightness.
    #expect(abs(step - 0.09) < 0.004, "\(step)")
  }

  @Test func `are verified with the others`() throws {
    let written = ##","selectedHovered":{"$value":"#9ec2ff"}"##
    let text = Deriving.file(
      Deriving.derive(
        Self.members + #","content":{"name":"on","candidates":["{white}"]}"#), more: written)
    let findings = Verification(Deriving.theme(text).theme).findings
    let finding = try #require(findings.first { $0.rule.rawValue == "contrast-unmet" })
    #expect(finding.token == "g.selectedHovered" && finding.data?.state == "selectedHovered")
  }

  @Test func `stand in every output`() throws {
    let family = try EmitFamily.states()
    let css = try EmitFamily.text(CSSEmitter(), family)
    let files = try AssetCatalogEmitter().files(for: family).map(\.path)
    let tree = try EmitFamily.text(DTCGEmitter(), family, "light.tokens.json")
    let resolved = TokenDocument([SourceText(file: "t.json", text: tree)], strictness: .strict).resolved()
    for state in ["selected", "selectedHovered", "selectedPressed"] {
      #expect(css.contains("  --button-\(state): #"))
      #expect(files.contains("button-\(state).colorset/Contents.json"), "\(files)")
      let token = try #require(resolved[TokenPath("button.\(state)")])
      let told = try #require(token.extensions?["colorderive"])
      #expect(told["derivedFrom"]?.string == "{button.normal}" && told["state"]?.string == state)
      // How far its content is above what is asked, never rounded up.
      let margin = try #require(told["worstMargin"]?.number)
      let least = try #require(family.primary.leastContrast(of: TokenPath("button.\(state)")))
      let exact = least.contrast.ratio - (least.minimum?.ratio ?? 0)
      #expect(margin <= exact && exact - margin < 0.000_1)
    }
  }
}
