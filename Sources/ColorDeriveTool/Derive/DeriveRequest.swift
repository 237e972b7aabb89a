internal import ColorDerive

/// All that decides the states of one color, as it was asked for.
struct DeriveRequest {
  /// What stands for a surface that isn't known.
  static let unknownBackdrop = "unknown"

  var role = RoleName.background
  var kind: KindName?
  var theme = ThemeName(.light)
  var surfaces: [AnyColor] = []
  /// Whether it isn't known what else the color lies on.
  var hasUnknownBackdrop = false
  /// The candidates for the content, best first.
  var contents: [AnyColor] = []
  var minimum: MinimumContrast?
  var states = StateList.standard
  var policy: PolicyName?
  var gamut = StateGamut.srgb
  var preset: Preset?
  /// Whether the preset's own values are given, whatever they break.
  var emulates = false
  var settings = RecipeSettings()

  /// The states of a color.
  ///
  /// What lies outside sRGB is brought in first, and a translucent base is laid on its one surface; the answer
  /// says so.
  func answer(for base: AnyColor) throws(InputFault) -> DerivedStates {
    if let conflict { throw InputFault(.combination(conflict), at: .byte(0)) }
    var notes: [String] = []
    let surfaces = try opaqueSurfaces(&notes)
    let rule = try contentRule(&notes)
    let accent = try settings.accent.map { color throws(InputFault) in
      try Self.opaque(color, "accent", &notes)
    }
    let brand = try settings.ring.map { color throws(InputFault) in try Self.opaque(color, "ring", &notes) }
    var baseNotes: [String] = []
    let color = try opaqueBase(base, on: surfaces, &baseNotes)
    // A wide gamut takes the base as it is, without what sRGB would make of it.
    if gamut.wide == nil || base.alpha < 1 { notes += baseNotes }
    var recipe = Recipe(
      role: role(of: color, on: surfaces ?? [Recipe.canvas(of: theme.appearance)]),
      appearance: theme.appearance,
      surfaces: surfaces, minimum: minimum?.contrast)
    if let rule { recipe.content = rule }
    if let policy { recipe.base = policy.policy }
    if states.states.contains(where: \.isSelected) {
      recipe.selection = Selection(for: recipe.role, in: recipe.appearance, accent: accent)
    }
    if let count = settings.elevation {
      // The page is a level of its own.
      recipe.surfaces = recipe.surfaces.flatMap { surface in
        Elevation(for: recipe.appearance.scheme).levels(of: surface, count: count + 1)
      }
    }
    if base.alpha < 1, hasUnknownBackdrop || settings.elevation != nil {
      throw InputFault(.translucent("base"), at: .byte(0))
    }
    if hasUnknownBackdrop { recipe.backdrops = [.unknown] }
    settings.change(&recipe, minimum: minimum?.contrast)
    if let shortfall = settings.level?.shortfall(for: recipe.role), minimum == nil {
      notes.append(shortfall.description)
    }
    if let layer = settings.layer { return layers(layer, on: color, recipe, notes: notes) }
    if let preset {
      let content: SRGB8? = if case .candidates(let colors)? = rule { colors.first } else { nil }
      return answer(for: color, by: preset, recipe, content: content, ring: ring(brand), notes: notes)
    }
    guard let wide = gamut.wide else {
      return DerivedStates(
        set: recipe.variants(of: color), states: states.states, notes: notes, ring: ring(brand))
    }
    let set = recipe.variants(of: base.alpha == 1 ? base : AnyColor(color), in: wide)
    return DerivedStates(set: set, states: states.states, notes: notes)
  }

  /// The rule of the focus ring, where focused is asked for.
  private func ring(_ brand: SRGB8?) -> FocusRule? {
    states.states.contains(.focused) ? FocusRule(brand: brand) : nil
  }

  private func contentRule(_ notes: inout [String]) throws(InputFault) -> ContentRule? {
    if contents.isEmpty { return settings.contentByState ? .perState([.white, .black]) : nil }
    if contents.contains(where: { $0.alpha < 1 }) {
      return .translucent(
        contents.map { color in
          let bytes = SRGB8(clipping: Self.fitted(color, "content color", &notes))
          return TranslucentColor(bytes, alpha: UInt8((color.alpha * 255).rounded()))
        })
    }
    var colors: [SRGB8] = []
    for content in contents { colors.append(try Self.opaque(content, "content color", &notes)) }
    return settings.contentByState ? .perState(colors) : .candidates(colors)
  }

  private func role(of base: SRGB8, on surfaces: [SRGB8]) -> Role {
    switch (role, kind) {
    case (.foreground, _): .foreground
    case (.border, .decorative): .border(.decorative)
    case (.border, _): .border(.functional)
    case (.background, .fill): .background(.fill)
    case (.background, .surface): .background(.surface)
    case (.background, _): .background(base, on: surfaces)
    }
  }

  private func opaqueSurfaces(_ notes: inout [String]) throws(InputFault) -> [SRGB8]? {
    var colors: [SRGB8] = []
    for surface in surfaces {
      let color = try Self.opaque(surface, "surface", &notes)
      if !colors.contains(color) { colors.append(color) }
    }
    return colors.isEmpty ? nil : colors
  }

  private func opaqueBase(
    _ base: AnyColor, on surfaces: [SRGB8]?, _ notes: inout [String]
  ) throws(InputFault) -> SRGB8 {
    guard base.alpha < 1 else { return try Self.opaque(base, "base", &notes) }
    guard let surface = surfaces?.first, surfaces?.count == 1 else {
      throw InputFault(.translucent("base"), at: .byte(0))
    }
    let fitted = Self.fitted(base, "base", &notes)
    let color = SRGB8(clipping: fitted.composited(over: surface.color))
    notes.append("base is translucent: it is taken as \(color.hex), as it is seen on \(surface.hex)")
    return color
  }

  private static func opaque(
    _ color: AnyColor, _ name: String, _ notes: inout [String]
  ) throws(InputFault) -> SRGB8 {
    guard color.alpha == 1 else { throw InputFault(.translucent(name), at: .byte(0)) }
    return SRGB8(clipping: fitted(color, name, &notes))
  }

  private static func fitted(_ color: AnyColor, _ name: String, _ notes: inout [String]) -> Color<SRGB> {
    let fitted = color.fitted(to: SRGB.self)
    if !Gamut.srgb.contains(color) {
      notes.append(
        "\(name) lies outside sRGB: it is taken as \(SRGB8(clipping: fitted).hex), with less chroma")
    }
    return fitted
  }
}
