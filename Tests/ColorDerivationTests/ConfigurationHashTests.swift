import ColorCore
import ColorDerivation
import Testing

@Suite("The hash of a recipe") struct ConfigurationHashTests {
  @Test func `is the same on every machine`() {
    #expect(ConfigurationHash(of: FocusRule()).text == "a1c884e402a75a95")
    let recipe = Recipe(role: .foreground)
    #expect(ConfigurationHash(of: recipe) == ConfigurationHash(of: Recipe(role: .foreground)))
  }

  @Test func `differs with every value`() {
    var recipes: [Recipe] = [Recipe(role: .background(.fill))]
    func vary(_ change: (inout Recipe) -> Void) {
      var recipe = Recipe(role: .background(.fill))
      change(&recipe)
      recipes.append(recipe)
    }
    vary { $0.role = .background(.surface) }
    vary { $0.role = .foreground }
    vary { $0.role = .border(.decorative) }
    for appearance in Appearance.allCases.dropFirst() { vary { $0.appearance = appearance } }
    vary { $0.surfaces = [.black] }
    vary { $0.surfaces = [.white, .white] }
    vary { $0.backdrops = [.unknown] }
    vary { $0.backdrops = [Backdrop(darkest: .white, lightest: .white)] }
    vary { $0.minimum = .enhancedText }
    vary { $0.standalone = .nonText }
    vary { $0.fallback = .nonText }
    vary { $0.lightnessContrast = 3 }
    vary { $0.content = .none }
    vary { $0.content = .candidates([.white]) }
    vary { $0.content = .perState([.white]) }
    vary { $0.content = .translucent([TranslucentColor(.white, alpha: 1)]) }
    vary { $0.content = .translucent([TranslucentColor(.white, alpha: 2)]) }
    vary { $0.preference = .dark }
    vary { $0.steps.hovered = 0.06 }
    vary { $0.steps.pressed = 0.12 }
    vary { $0.steps.leastLightness = 0.2 }
    vary { $0.holdsSteps = true }
    for path in [\StateColors.hovered, \.pressed, \.selected, \.selectedHovered, \.selectedPressed] {
      vary {
        var wishes = StateColors()
        wishes[keyPath: path] = .black
        $0.ideals = wishes
      }
    }
    vary { $0.ideals = StateColors() }
    vary { $0.selection = Selection(for: $0.role, in: $0.appearance) }
    vary { $0.selection = Selection(for: $0.role, in: $0.appearance, accent: .black) }
    vary { $0.chroma = .vivid }
    vary { $0.chroma = .scaled(0.95, above: 0.1) }
    vary { $0.chroma = .scaled(0.1, above: 0.95) }
    vary { $0.hueTorsion = -4 }
    for path in [\Floors.hovered, \.pressed, \.between] {
      vary { $0.floors[keyPath: path].contrast = 1.5 }
      vary { $0.floors[keyPath: path].deltaE = 0.03 }
    }
    vary { $0.floors.colorVision = 0.02 }
    vary { $0.direction = .lighter }
    vary { $0.limits.nearBlack = 0.3 }
    vary { $0.limits.nearWhite = 0.95 }
    vary { $0.limits.middle = 0.5..<0.6 }
    vary { $0.limits.vividChroma = 0.1 }
    vary { $0.profile = .opposed }
    vary { $0.keepsVividness = true }
    vary { $0.base = .fail }
    vary { $0.disabled.band = 2.3...3.1 }
    vary { $0.disabled.chroma = 0.4 }
    vary { $0.disabled.towardSurface = 0.5 }
    vary { $0.disabled.deltaE = 0.05 }
    vary { $0.disabled.weaker = 1.3 }
    vary { $0.disabled.surfaces = [.white] }
    vary { $0.relaxations = [] }
    vary { $0.relaxations.reverse() }
    let hashes = Set(recipes.map { ConfigurationHash(of: $0) })
    #expect(Set(recipes).count == recipes.count)
    #expect(hashes.count == recipes.count)
  }

  @Test func `differs with every value of a rule for rings and of one for layers`() {
    let rules = [
      FocusRule(), FocusRule(brand: .black), FocusRule(dark: SRGB8(1)), FocusRule(light: SRGB8(1)),
      FocusRule(minimum: .text), FocusRule(holdsAnywhere: false),
    ]
    #expect(Set(rules.map { ConfigurationHash(of: $0) }).count == rules.count)
    let ground = LayerGround(.white)
    func recipe(_ rule: LayerRule, _ ground: LayerGround = ground) -> LayerRecipe {
      LayerRecipe(rule, on: [ground])
    }
    var recipes = [
      recipe(.solved()), recipe(.solved(and: .white)), recipe(.solved([.black, .white], by: .twins)),
      recipe(.fixed(.material)), recipe(.fixed(.libadwaita)), recipe(.fixed(.material, of: .color(.black))),
      recipe(.solved(), LayerGround(.black)), recipe(.solved(), LayerGround(.white, text: [.black])),
      recipe(.solved(), LayerGround(.white, icons: [.black])),
      recipe(.solved(), LayerGround(.white, hovered: .black)),
      recipe(.solved(), LayerGround(.white, pressed: .black)),
      LayerRecipe(.solved(), on: [ground], models: [.exact]),
      LayerRecipe(.solved(), on: [ground], scale: .thousandths),
    ]
    for change in [
      { (recipe: inout LayerRecipe) in recipe.text = .enhancedText }, { $0.icons = .text },
      { $0.floors.colorVision = 0 },
    ] {
      var recipe = recipe(.solved())
      change(&recipe)
      recipes.append(recipe)
    }
    #expect(Set(recipes.map { ConfigurationHash(of: $0) }).count == recipes.count)
  }

  @Test func `knows all values there are`() {
    // A value that is added to one of these types must be added to its hash, and to the variations above.
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    let recipe = Recipe(role: .foreground)
    #expect(count(recipe) == 24)
    #expect(count(recipe.steps) == 3)
    #expect(count(recipe.floors) == 4 && count(recipe.floors.hovered) == 2)
    #expect(count(recipe.limits) == 4)
    #expect(count(recipe.disabled) == 6)
    #expect(count(StateColors()) == 5)
    #expect(count(Selection(for: .foreground, in: .light)) == 5)
    #expect(count(Backdrop.unknown) == 2)
    #expect(count(FocusRule()) == 5)
    #expect(count(LayerRecipe(.solved(), on: [LayerGround(.white)])) == 7)
    #expect(count(LayerGround(.white)) == 5)
    #expect(count(LayerOpacities.material) == 3)
  }
}
