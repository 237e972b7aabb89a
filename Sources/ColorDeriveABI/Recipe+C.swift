internal import CColorDeriveABI
internal import ColorCore
internal import ColorDerivation

extension Recipe {
  /// The recipe that C describes.
  init(_ given: UnsafePointer<colorderive_recipe>?, in memory: inout CallerMemory) throws(Fault) {
    let recipe = unsafe try memory.reading(given, "recipe")[0]
    let reserved = unsafe recipe.reserved
    guard reserved == (0, 0, 0, 0) else { throw .reserved }
    let surfaces = unsafe try memory.reading(
      recipe.surfaces, count: recipe.surface_count, "recipe->surfaces")
    let minimum = unsafe recipe.minimum_contrast
    guard minimum == 0 || (1...21).contains(minimum) else { throw .minimumContrast }
    unsafe self.init(
      role: try Role(c: recipe.role), appearance: try Appearance(c: recipe.appearance),
      surfaces: surfaces.isEmpty ? nil : surfaces.map { SRGB8($0) },
      minimum: minimum == 0 ? nil : Contrast(minimum))
    direction = unsafe try Direction(c: recipe.direction)
    if let policy = unsafe try BasePolicy?(c: recipe.base) { base = policy }
  }
}

extension Role {
  fileprivate init(c number: Int32) throws(Fault) {
    switch Int(number) {
    case COLORDERIVE_BACKGROUND_FILL: self = .background(.fill)
    case COLORDERIVE_BACKGROUND_SURFACE: self = .background(.surface)
    case COLORDERIVE_FOREGROUND: self = .foreground
    case COLORDERIVE_BORDER_FUNCTIONAL: self = .border(.functional)
    case COLORDERIVE_BORDER_DECORATIVE: self = .border(.decorative)
    default: throw .choice(field: "role", number)
    }
  }
}

extension Appearance {
  fileprivate init(c number: Int32) throws(Fault) {
    switch Int(number) {
    case COLORDERIVE_LIGHT: self = .light
    case COLORDERIVE_DARK: self = .dark
    case COLORDERIVE_LIGHT_INCREASED_CONTRAST: self = .lightIncreasedContrast
    case COLORDERIVE_DARK_INCREASED_CONTRAST: self = .darkIncreasedContrast
    default: throw .choice(field: "appearance", number)
    }
  }
}

extension Direction {
  fileprivate init(c number: Int32) throws(Fault) {
    switch Int(number) {
    case COLORDERIVE_AUTOMATIC: self = .automatic
    case COLORDERIVE_DARKER: self = .darker
    case COLORDERIVE_LIGHTER: self = .lighter
    case COLORDERIVE_AWAY_FROM_CONTENT: self = .awayFromContent
    case COLORDERIVE_AWAY_FROM_SURFACE: self = .awayFromSurface
    case COLORDERIVE_STILL: self = .still
    default: throw .choice(field: "direction", number)
    }
  }
}

extension BasePolicy? {
  /// Nothing for what is usual for the role.
  fileprivate init(c number: Int32) throws(Fault) {
    switch Int(number) {
    case COLORDERIVE_BASE_AUTOMATIC: self = nil
    case COLORDERIVE_BASE_KEEP: self = .keep
    case COLORDERIVE_BASE_ADJUST: self = .adjust
    case COLORDERIVE_BASE_FAIL: self = .fail
    default: throw .choice(field: "base", number)
    }
  }
}
