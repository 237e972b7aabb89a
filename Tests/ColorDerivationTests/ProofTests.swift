import ColorCore
import ColorDerivation
import Testing

@Suite("Proof") struct ProofTests {
  private static let roles: [Role] = [
    .background(.fill), .background(.surface), .foreground, .border(.functional), .border(.decorative),
  ]
  private static let bases: [UInt32] = [0x0F62FE, 0xFFC107, 0x777777, 0x000000, 0xFFFFFF, 0x331111]

  /// What a record must say of its check.
  private func expectTrue(
    _ records: [ProofRecord], of checks: [Check], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(records.count == checks.count, sourceLocation: sourceLocation)
    for (record, check) in zip(records, checks) {
      let fraction = record.fraction
      let quotient = Double(fraction.numerator) / Double(fraction.denominator)
      // Doubles of less than a thousandth lose bits in 2⁻⁶².
      let holds =
        check.value.magnitude < 0x1p-10 ? abs(quotient - check.value) < 0x1p-60 : quotient == check.value
      #expect(holds, "\(quotient) \(check)", sourceLocation: sourceLocation)
      #expect(record.check.value == check.value, sourceLocation: sourceLocation)
      #expect((record.margin >= 0) == check.passes, sourceLocation: sourceLocation)
      #expect(check.metric != .lightness || record.direction != nil, sourceLocation: sourceLocation)
    }
  }

  @Test("has fractions that are the values, to the last bit", arguments: roles, Appearance.allCases)
  func fractions(_ role: Role, _ appearance: Appearance) {
    var recipe = Recipe(role: role, appearance: appearance)
    recipe.selection = Selection(for: role, in: appearance)
    for base in Self.bases {
      let set = recipe.variants(of: SRGB8(base))
      expectTrue(set.proof(), of: set.checks)
      for space in WideColor.Space.allCases where base == 0x0F62FE || base == 0x777777 {
        let set = recipe.variants(of: AnyColor(SRGB8(base)), in: space)
        expectTrue(set.proof(), of: set.checks)
      }
    }
  }

  @Test func `names its theme, brand and token, and says how a state was derived`() throws {
    let set = Recipe(role: .background(.fill), appearance: .dark).variants(of: SRGB8(0x0F62FE))
    let record = try #require(set.proof(brand: "harbor", token: "color.action").first)
    #expect([record.theme, record.brand, record.token] == ["dark", "harbor", "color.action"])
    #expect(record.role == "background" && record.kind == "fill")
    #expect(record.base == .srgb8(set.base) && record.content == .fixed)
    #expect(set.proof(theme: "night").allSatisfy { $0.theme == "night" })
    let pressed = try #require(
      set.proof().first { $0.check.state == .pressed && $0.content != nil }?.derivation)
    #expect(pressed.baseLightness == set.base.oklab.lightness)
    #expect(pressed.step == set.pressed.oklab.lightness - set.base.oklab.lightness)
  }

  @Test func `says where the gamut took chroma, and that a grey has no hue`() throws {
    // No darker blue of sRGB has the chroma of #0000ff.
    let blue = Recipe(role: .background(.fill)).variants(of: SRGB8(0x0000FF)).proof()
    #expect(blue.first { $0.check.state == .pressed }?.derivation?.isGamutReduced == true)
    #expect(blue.first { $0.check.state == .normal }?.derivation?.isGamutReduced == false)
    let grey = Recipe(role: .background(.fill)).variants(of: SRGB8(0x555555)).proof()
    #expect(grey.allSatisfy { $0.derivation?.hue == nil && $0.derivation?.isGamutReduced == false })
  }

  @Test func `holds both ends of a backdrop that isn't known`() {
    var recipe = Recipe(role: .foreground, surfaces: [.white])
    recipe.backdrops = [Backdrop(darkest: SRGB8(0xC0C0C0), lightest: .white)]
    let set = recipe.variants(of: SRGB8(0x0F62FE))
    let records = set.proof()
    expectTrue(records, of: set.checks)
    let unknown = records.filter { $0.darkestBackdrop == SRGB8(0xC0C0C0) }
    #expect(unknown.count == 3)
    #expect(unknown.allSatisfy { $0.check.against == .srgb8(.white) })
    #expect(records.contains { $0.check.constraint == .text && $0.darkestBackdrop == nil })
  }

  @Test func `says that a content varies where the recipe lets it`() {
    var recipe = Recipe(role: .background(.fill))
    recipe.content = .translucent([TranslucentColor(.white, alpha: 230)])
    #expect(recipe.variants(of: SRGB8(0x0F62FE)).proof().first?.content == .translucent)
    recipe.content = .perState([.white, .black])
    #expect(recipe.variants(of: SRGB8(0x0F62FE)).proof().first?.content == .perState)
  }

  @Test func `measures Lc of wide colors on the nearest bytes`() throws {
    var recipe = Recipe(role: .foreground)
    recipe.lightnessContrast = 60
    let set = recipe.variants(of: AnyColor(SRGB8(0x0F62FE)), in: .displayP3)
    let record = try #require(set.proof().first { $0.check.metric == .apca })
    let text = try #require(record.check.subject.bytes), ground = try #require(record.check.against.bytes)
    #expect(
      APCA.lightnessContrast(text: text.color, background: ground.color).magnitude == record.check.value)
    #expect(record.derivation == nil)
  }

  @Test func `has records of rings and layers`() {
    let set = Recipe(role: .background(.fill)).variants(of: SRGB8(0x0F62FE))
    let rule = FocusRule(), ring = rule.ring(around: set)
    expectTrue(ring.proof(by: rule, theme: "light"), of: ring.checks)
    let recipe = LayerRecipe(.solved(), on: [LayerGround(set), LayerGround(.white, text: [.black])])
    let layers = recipe.layers(), records = layers.proof(theme: "light")
    expectTrue(records, of: layers.checks)
    #expect(records.map(\.check) == layers.checks)
  }

  @Test("says of which layer a color is seen, on which ground, and by each way of rounding")
  func composites() throws {
    let grounds = [
      LayerGround(SRGB8(0x6750A4), text: [.white]), LayerGround(SRGB8(0xF4F4F4), text: [.black]),
    ]
    let set = LayerRecipe(.fixed(.material), on: grounds).layers()
    let records = set.proof(theme: "light")
    for record in records {
      let composite = try #require(record.composite)
      let isMark = record.check.constraint == .text || record.check.constraint == .nonText
      let seen = isMark ? record.check.against : record.check.subject
      #expect(!composite.models.isEmpty)
      for model in composite.models {
        #expect(.srgb8(model.composite(composite.layer, over: composite.ground)) == seen)
      }
    }
    for ground in grounds {
      for state in [ControlState.normal, .hovered, .pressed] {
        let texts = records.filter {
          $0.composite?.ground == ground.color && $0.check.state == state && $0.check.constraint == .text
        }
        #expect(Set(texts.flatMap { $0.composite?.models ?? [] }) == Set(Compositing.allCases))
      }
    }
    #expect(Recipe(role: .foreground).variants(of: .black).proof().allSatisfy { $0.composite == nil })
  }
}
