internal import ColorDerive

/// What changes a recipe beyond its role, theme and contrast; what is `nil` stays as the recipe has it.
struct RecipeSettings {
  var direction: Direction?
  var profile: StepProfile?
  var chroma: ChromaRule?
  var hueTorsion: Double?
  var keepsVividness: Bool?
  var disabled: DisabledRule.Level?
  var accent: AnyColor?
  var preference: ContentPreference?
  var contentByState = false
  var lightnessContrast: Double?
  var fallback: Contrast?
  var level: ContrastLevel?
  var elevation: Int?
  var ring: AnyColor?
  var layer: LayerName?

  /// The settings of options; colors are read apart, since they can be wrong in more ways.
  init(_ options: RecipeOptions = RecipeOptions()) {
    direction = options.direction?.value
    profile = options.profile?.value
    chroma = options.chroma?.rule
    hueTorsion = options.hueTorsion?.value
    keepsVividness = options.vividness.map { $0.value == .keep }
    disabled = options.disabled?.value
    preference = options.prefer?.value
    contentByState = options.contentByState
    lightnessContrast = options.minApca?.value
    fallback = options.fallback?.contrast
    level = options.contrastLevel.flatMap { ContrastLevel($0.value) }
    elevation = options.elevation.map { Int($0.value) }
    layer = options.layer
  }

  /// Changes a recipe. A level goes before a contrast that was asked for by itself.
  func change(_ recipe: inout Recipe, minimum: Contrast?) {
    if let level { recipe.adopt(level) }
    if let minimum { recipe.minimum = minimum }
    if let direction { recipe.direction = direction }
    if let profile { recipe.profile = profile }
    if let chroma { recipe.chroma = chroma }
    if let hueTorsion { recipe.hueTorsion = hueTorsion }
    if let keepsVividness { recipe.keepsVividness = keepsVividness }
    if let disabled { recipe.disabled = DisabledRule(disabled, for: recipe.role, in: recipe.appearance) }
    if let preference { recipe.preference = preference }
    if let lightnessContrast { recipe.lightnessContrast = lightnessContrast }
    if let fallback { recipe.fallback = fallback }
  }
}
