import ColorCore
import ColorDerivation
import Foundation
import Testing

/// The kernel for derivation against the engine, which it claims to be.
@Suite("Bulk derivation") struct BulkDerivationTests {
  /// The recipes that are compared: all roles and appearances, and what a recipe can ask for besides.
  static let recipes: [Recipe] = {
    let roles: [Role] = [
      .background(.fill), .background(.surface), .foreground, .border(.functional), .border(.decorative),
    ]
    var recipes = roles.flatMap { role in Appearance.allCases.map { Recipe(role: role, appearance: $0) } }
    func add(_ role: Role, _ appearance: Appearance = .light, _ change: (inout Recipe) -> Void) {
      var recipe = Recipe(role: role, appearance: appearance)
      change(&recipe)
      recipes.append(recipe)
    }
    for preference in [ContentPreference.wcag2, .light, .dark] {
      add(.background(.fill)) { $0.preference = preference }
    }
    for direction in Direction.allCases where direction != .still {
      add(.background(.fill), .dark) { $0.direction = direction }
      add(.foreground) { $0.direction = direction }
    }
    add(.background(.fill)) { $0.profile = .opposed }
    add(.background(.surface), .dark) { $0.profile = .opposed }
    add(.background(.fill)) { $0.holdsSteps = true }
    add(.background(.fill)) { $0.relaxations = [] }
    add(.background(.fill)) { $0.standalone = Contrast(3) }
    add(.background(.fill)) { $0.content = .none }
    add(.background(.fill)) {
      $0.content = .candidates([SRGB8(0xFFF4E0), SRGB8(0x1A1A2E), .white, SRGB8(0xFFD166)])
    }
    add(.background(.fill), .dark) { $0.chroma = .scaled(0.8, above: 0.05) }
    add(.background(.fill)) { $0.surfaces = [.white, SRGB8(0xF4F4F4), SRGB8(0x121212)] }
    add(.foreground) { $0.surfaces = [.white, SRGB8(0xF4F4F4), SRGB8(0xE8E8F0)] }
    add(.foreground, .dark) { $0.backdrops = [Backdrop(darkest: .black, lightest: SRGB8(0x303030))] }
    add(.border(.functional)) { $0.surfaces = [.white, SRGB8(0x303030)] }
    for level in DisabledRule.Level.allCases {
      add(.background(.fill)) { $0.disabled = DisabledRule(level, for: $0.role, in: $0.appearance) }
      add(.foreground, .dark) { $0.disabled = DisabledRule(level, for: $0.role, in: $0.appearance) }
    }
    add(.background(.fill)) { $0.steps = Steps(hovered: 0.2, pressed: 0.5) }
    add(.background(.fill)) { $0.steps = Steps(hovered: 0.01, pressed: 0.015) }
    add(.foreground) { $0.base = .keep }
    add(.foreground) { $0.fallback = Contrast(3) }
    return recipes
  }()

  /// Greys, corners of the gamut and their neighbors, near black and white, and colors from all over.
  static func bases(_ count: Int) -> [SRGB8] {
    var bases = stride(from: 0, through: 255, by: 5).map { SRGB8(UInt32($0) * 0x010101) }
    let ends: [UInt8] = [0, 1, 2, 12, 128, 243, 254, 255]
    for red in ends {
      for green in ends { for blue in ends { bases.append(SRGB8(red: red, green: green, blue: blue)) } }
    }
    var seed: UInt32 = 20_261_130
    while bases.count < count {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      bases.append(SRGB8(seed >> 8))
    }
    return Array(bases.prefix(count))
  }

  /// How many colors a recipe is compared on.
  static let few = {
    #if DEBUG
      12
    #else
      1_500
    #endif
  }()

  @Test(arguments: recipes.indices) func `gives the states of the single sets`(_ index: Int) {
    let recipe = Self.recipes[index], bases = Self.bases(Self.few)
    let bulk = BulkDerivation(recipe)
    #expect(bulk.isKernel)
    let singles = bases.map { DerivedStates(recipe.variants(of: $0)) }
    for path in ColorBatch.Path.allCases where path.isAvailable {
      expectSame(Self.states(bulk, bases, path), singles, bases, "\(path)")
    }
  }

  static let unknownToTheKernel: [@Sendable (inout Recipe) -> Void] = [
    { $0.chroma = .vivid }, { $0.direction = .still }, { $0.hueTorsion = -4 }, { $0.keepsVividness = true },
  ]

  @Test(arguments: unknownToTheKernel.indices) func `gives those of a recipe that the kernel doesn't know`(
    _ index: Int
  ) {
    var recipe = Recipe(role: .background(.fill))
    Self.unknownToTheKernel[index](&recipe)
    let bulk = BulkDerivation(recipe), bases = Self.bases(60)
    #expect(!bulk.isKernel)
    expectSame(bulk.states(of: bases), bases.map { DerivedStates(recipe.variants(of: $0)) }, bases, "")
  }

  @Test func `gives the same at every place of a batch of any size, and from any number of tasks`() async {
    let bulk = BulkDerivation(Recipe(role: .background(.fill), appearance: .dark))
    let bases = Self.bases(1_100), all = bulk.states(of: bases)
    for start in [0, 1, 3, 31, 32, 33, 500] {
      for count in [0, 1, 2, 31, 32, 33, 64, 511, 512, 513] where start + count <= bases.count {
        #expect(bulk.states(of: Array(bases[start..<start + count])) == Array(all[start..<start + count]))
      }
    }
    let many = (0..<40).flatMap { _ in bases }
    #expect(await bulk.statesConcurrently(of: many) == (0..<40).flatMap { _ in all })
  }

  @Test func `refuses places that aren't as many as the colors, and writes nothing`() {
    let bulk = BulkDerivation(Recipe(role: .foreground)), bases = Self.bases(3)
    var states = bulk.states(of: [.white, .black])
    let before = states
    var span = states.mutableSpan
    #expect(throws: ColorBatchError.count(2, expected: 3)) { try bulk.derive(bases.span, into: &span) }
    #expect(states == before)
  }

  /// A fill whose content has 4.5:1, on all colors there are: an independent table of light says of each set that is
  /// called exact that its content can be read and its states differ.
  @Test(.releaseOnly) func `misses no promise of a fill on all 2²⁴ colors`() {
    let bulk = BulkDerivation(Recipe(role: .background(.fill)))
    let light = (0...255).map { code -> Double in
      let v = Double(code) / 255
      return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    func luminance(_ c: SRGB8) -> Double {
      0.2126 * light[Int(c.red)] + 0.7152 * light[Int(c.green)] + 0.0722 * light[Int(c.blue)] + 0.05
    }
    func ratio(_ a: Double, _ b: Double) -> Double { a > b ? a / b : b / a }
    var wrong = 0, singles = 0, outcomes: [Outcome: Int] = [:]
    var states = bulk.states(of: [SRGB8](repeating: .black, count: 65_536))
    for red in UInt32(0)...255 {
      let bases = (0..<65_536).map { SRGB8(red << 16 | $0) }
      var span = states.mutableSpan
      singles += (try? bulk.derive(bases.span, into: &span)) ?? .max
      for (base, states) in zip(bases, states) {
        outcomes[states.outcome, default: 0] += 1
        guard states.outcome == .exact, let content = states.content else {
          wrong += states.outcome == .infeasible && states.relaxations.isEmpty ? 0 : 1
          continue
        }
        let (normal, hovered, pressed) = (
          luminance(states.normal), luminance(states.hovered), luminance(states.pressed)
        )
        let text = luminance(content)
        let isRead = [normal, hovered, pressed].allSatisfy { ratio($0, text) >= 4.5 - 1e-12 }
        let isTold =
          ratio(normal, hovered) >= 1.1 - 1e-12 && ratio(normal, pressed) >= 1.2 - 1e-12
          && ratio(hovered, pressed) >= 1.05 - 1e-12
        if !isRead || !isTold || states.normal != base { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    print("fill, 2²⁴ colors:", outcomes, "by the single engine:", singles)
  }

  @Test(.releaseOnly, arguments: Appearance.allCases)
  func `is the engine on 2²⁰ colors in light, and on every 127th in each appearance`(_ appearance: Appearance)
  {
    let recipe = Recipe(role: .background(.fill), appearance: appearance, minimum: .text)
    let bulk = BulkDerivation(recipe)
    let step: UInt32 = appearance == .light ? 16 : 127
    let bases = (0..<0x1000000 / step).map { SRGB8($0 * step + $0 % step) }
    let found = bulk.states(of: bases)
    let wrong = zip(bases, found).filter { base, states in states != DerivedStates(recipe.variants(of: base))
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    for path in ColorBatch.Path.allCases where path.isAvailable {
      #expect(Self.states(bulk, bases, path) == found)
    }
  }

  private static func states(_ bulk: BulkDerivation, _ bases: [SRGB8], _ path: ColorBatch.Path)
    -> [DerivedStates]
  {
    var states = [DerivedStates](
      repeating: DerivedStates(bulk.recipe.variants(of: .white)), count: bases.count)
    var span = states.mutableSpan
    bulk.derive(bases.span, on: path, into: &span)
    return states
  }

  private func expectSame(
    _ found: [DerivedStates], _ expected: [DerivedStates], _ bases: [SRGB8], _ comment: String
  ) {
    let wrong = bases.indices.filter { found[$0] != expected[$0] }
    #expect(wrong.isEmpty, "\(comment) \(wrong.prefix(2).map { (bases[$0], found[$0], expected[$0]) })")
  }
}
