import ColorCore
import ColorDerivation

extension Questions {
  /// Questions of every kind, on the same colors in each run.
  static let all: Questions = {
    var questions = Questions()
    for text in [
      "#0f62fe", "rebeccapurple", "transparent", "rgb(255 0 0 / 30%)", "oklch(70% 0.4 145)",
      "color(display-p3 1 0 0)", "lab(50 none 30)", "  /* gap */ white ", "", "#12", "#12345g",
      "rebecapurple",
      "rgb(1 2", "white é", "hsl(0 0% 0%)", "oklab(1e400 0 0)", "color(xyz 1e308 -1e308 0)",
    ] {
      questions.parse(text)
    }
    var random = SplitMix64(state: 5)
    for _ in 0..<200 { questions.pair(random.color(), random.color()) }
    for (role, roleNumber) in roles {
      for (appearance, appearanceNumber) in appearances {
        for _ in 0..<4 {
          questions.derive(
            (roleNumber, appearanceNumber, 0, 0), Recipe(role: role, appearance: appearance),
            base: random.color())
        }
      }
    }
    questions.askChoices(of: SRGB8(0x0F62FE))
    questions.askRefused()
    return questions
  }()

  /// Each field of a recipe by itself.
  private mutating func askChoices(of base: SRGB8) {
    for (direction, number) in Questions.directions {
      var recipe = Recipe(role: .background(.fill))
      recipe.direction = direction
      derive((0, 0, number, 0), recipe, base: base)
    }
    for (policy, number) in [(BasePolicy.keep, 1), (.adjust, 2), (.fail, 3)] {
      var recipe = Recipe(role: .foreground)
      recipe.base = policy
      derive((2, 0, 0, number), recipe, base: SRGB8(0xA0A0A0))
    }
    derive(
      (2, 0, 0, 0), Recipe(role: .foreground, minimum: Contrast(7.25)), minimum: 7.25, base: base)
    derive(
      (0, 0, 0, 0), Recipe(role: .background(.fill), minimum: Contrast(21)), minimum: 21, base: base)
    let surfaces = [SRGB8.white, SRGB8(0xF2F4F8), SRGB8(0xDDE1E6)]
    derive((2, 0, 0, 0), Recipe(role: .foreground, surfaces: surfaces), surfaces: surfaces, base: base)
  }

  private mutating func askRefused() {
    refused("5 0 0 0 0 ffffff", "'role' can't be 5")
    refused("0 -1 0 0 0 ffffff", "'appearance' can't be -1")
    refused("0 0 9 0 0 ffffff", "'direction' can't be 9")
    refused("0 0 0 4 0 ffffff", "'base' can't be 4")
    for minimum in ["nan", "inf", "-1", "0.5", "21.5"] {
      refused("0 0 0 0 \(minimum) ffffff", "'minimum_contrast' must be 0, or a ratio from 1 to 21")
    }
  }

  private static let roles: [(Role, Int)] = [
    (.background(.fill), 0), (.background(.surface), 1), (.foreground, 2), (.border(.functional), 3),
    (.border(.decorative), 4),
  ]

  private static let appearances: [(Appearance, Int)] = [
    (.light, 0), (.dark, 1), (.lightIncreasedContrast, 2), (.darkIncreasedContrast, 3),
  ]

  private static let directions: [(Direction, Int)] = [
    (.automatic, 0), (.darker, 1), (.lighter, 2), (.awayFromContent, 3), (.awayFromSurface, 4),
    (.still, 5),
  ]
}

/// SplitMix64, so that each run tries the same colors.
private struct SplitMix64 {
  var state: UInt64

  mutating func color() -> SRGB8 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return SRGB8(UInt32(truncatingIfNeeded: z ^ (z >> 31)) & 0xFF_FFFF)
  }
}
