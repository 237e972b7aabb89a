import ColorCore
import ColorDerivation
import Testing

@Suite("Presets") struct PresetTests {
  private static let bases = hexes("#0f62fe #ffc107 #808080 #000000 #fef7ff")
  private static let roles: [Role] = [
    .background(.fill), .background(.surface), .foreground, .border(.functional), .border(.decorative),
  ]

  private static func inputs() -> [PresetInput] {
    bases.flatMap { base in
      roles.flatMap { role in
        [Appearance.light, .dark].map { PresetInput(base: base, role: role, appearance: $0) }
      }
    }
  }

  @Test func `names are those of the contract`() {
    #expect(
      Preset.allCases.map(\.rawValue) == [
        "bootstrap", "ant", "mui", "material-state-layer", "material-tones", "atlassian-custom", "fast-v2",
        "carbon",
        "fluent", "libadwaita", "radix-like", "leonardo-like",
      ])
    #expect(Preset.allCases.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") })
  }

  @Test(arguments: Preset.allCases)
  func `gives the system's values unchanged when it emulates`(_ preset: Preset) {
    for input in Self.inputs() {
      let (states, set) = (preset.states(of: input), preset.emulated(input))
      #expect(set.normal == states.normal)
      #expect(set.hovered == states.hovered ?? states.normal)
      #expect(set.pressed == states.pressed ?? states.hovered ?? states.normal)
      #expect(set.disabled == states.disabled ?? states.normal)
      #expect(set.content == states.content)
    }
  }

  @Test(arguments: Preset.allCases)
  func `names each breach when it emulates, and only those`(_ preset: Preset) {
    for input in Self.inputs() {
      let set = preset.emulated(input)
      let breaches = set.checks.filter { !$0.passes }
      #expect(set.verdict == (breaches.isEmpty ? .exact : .relaxed([])))
      let named = set.reasons.filter { if case .breach = $0 { true } else { false } }
      #expect(named == breaches.map { .breach($0) })
    }
  }

  @Test(arguments: Preset.allCases)
  func `keeps the guarantees when it is a wish`(_ preset: Preset) {
    for input in Self.inputs() {
      let normal = preset.states(of: input).normal
      let set = preset.recipe(for: input).variants(of: normal)
      #expect(Judge.faults(set) == [], "\(preset) \(input.base) \(input.role.name) \(input.appearance)")
    }
  }

  @Test func `says what Ant Design's hover costs`() {
    let set = Preset.ant.emulated(PresetInput(base: hex("#1677ff")))
    #expect(set.verdict.name == "relaxed")
    let reasons = set.reasons.map(\.description)
    #expect(
      reasons.contains("hovered: #ffffff on #4096ff has 2.98:1, 4.50:1 is asked for (C1)"), "\(reasons)")
  }

  @Test func `a wish that turns back does so only where text can be read on both sides`() {
    // libadwaita's hover is lighter and its press darker, and white has 4.5 on neither lighter blue.
    let blue = Preset.libadwaita.recipe(for: PresetInput(base: hex("#0d6efd")))
    #expect(blue.profile == .monotone)
    #expect(blue.variants(of: hex("#0d6efd")).verdict.name != "infeasible")
    let deep = Preset.libadwaita.recipe(for: PresetInput(base: hex("#0b3d91")))
    #expect(deep.profile == .opposed)
  }

  @Test func `a wish that keeps every constraint is taken as it is`() {
    let input = PresetInput(base: hex("#0d6efd"))
    let states = Preset.bootstrap.states(of: input)
    let set = Preset.bootstrap.recipe(for: input).variants(of: states.normal)
    #expect([set.hovered, set.pressed] == [states.hovered, states.pressed])
    #expect(set.verdict == .exact)
  }

  @Test func `is opposed where the system is`() {
    #expect(Preset.ant.states("#1677ff").profile == .opposed)
    #expect(Preset.fastV2.states("#808080").profile == .opposed)
    #expect(Preset.bootstrap.states("#0d6efd").profile == .monotone)
  }
}
