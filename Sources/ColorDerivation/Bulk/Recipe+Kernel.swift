internal import CColorKernels
internal import ColorCore

extension Recipe {
  /// The recipe in numbers, for the kernel; nothing if it asks for what the kernel doesn't know.
  ///
  /// The kernel knows opaque contents that stay, a chroma that is kept or scaled, and hues that don't turn.
  var kernel: cck_recipe? {
    guard selection == nil, ideals == nil, lightnessContrast == nil, hueTorsion == 0, !keepsVividness,
      direction != .still,
      steps.hovered > 0, steps.pressed > 0, areFinite
    else { return nil }
    var kernel = cck_recipe()
    guard kernel.take(surfaces: self), kernel.take(content: self), kernel.take(chroma: chroma) else {
      return nil
    }
    kernel.from_cones = OutputSpace.srgb8.conesToLinear
    kernel.role = role.kernel
    kernel.is_dark = appearance.scheme == .dark
    kernel.minimum = minimum.ratio
    if case .background = role { kernel.standalone = standalone?.ratio ?? 0 }
    kernel.take(steps: self)
    kernel.take(disabled: self)
    return kernel
  }

  /// Whether every number of the recipe is one.
  private var areFinite: Bool {
    let floors = [floors.hovered, floors.pressed, floors.between].flatMap { [$0.contrast, $0.deltaE] }
    return
      ([
        minimum.ratio, standalone?.ratio ?? 0, steps.hovered, steps.pressed, steps.leastLightness,
        self.floors.colorVision, limits.nearBlack, limits.nearWhite, limits.middle.lowerBound,
        limits.middle.upperBound, disabled.band.lowerBound, disabled.band.upperBound, disabled.chroma,
        disabled.towardSurface, disabled.deltaE, disabled.weaker,
      ] + floors).allSatisfy { $0.isFinite }
  }
}

extension cck_recipe {
  fileprivate mutating func take(surfaces recipe: Recipe) -> Bool {
    let all = recipe.surfaceSamples
    let own = (recipe.disabled.surfaces ?? recipe.surfaces).map { Sample($0) }
    guard all.count <= Int(cck_most_grounds), own.count <= Int(cck_most_grounds), !own.isEmpty else {
      return false
    }
    ground_count = Int32(all.count)
    surface_count = Int32(recipe.surfaces.count)
    disabled_ground_count = Int32(own.count)
    fill(&grounds, all.map(\.ground))
    fill(&disabled_grounds, own.map(\.ground))
    return true
  }

  fileprivate mutating func take(content recipe: Recipe) -> Bool {
    guard case .background = recipe.role else { return true }
    var colors: [SRGB8]
    order = CCK_LISTED
    switch recipe.content {
    case .none: colors = []
    case .candidates(let candidates): colors = candidates
    case .translucent, .perState: return false
    case .blackOrWhite:
      colors = [.white, .black]
      switch recipe.preference {
      case .light: break
      case .dark: colors = [.black, .white]
      case .balanced: (order, lead) = (CCK_BY_LEAD, ContentRule.blackLead)
      case .wcag2: (order, lead) = (CCK_BY_LEAD, 1)
      case .apca: return false
      }
    }
    guard colors.count <= Int(cck_most_contents) else { return false }
    content_count = Int32(colors.count)
    fill(&contents, colors.map { ($0.red, $0.green, $0.blue) })
    return true
  }

  fileprivate mutating func take(chroma rule: ChromaRule) -> Bool {
    neutral = HuePath.neutral
    switch rule {
    case .keep: (chroma_share, chroma_above) = (1, .infinity)
    case .scaled(let share, let above): (chroma_share, chroma_above) = (share, above)
    case .vivid: return false
    }
    return chroma_share.isFinite && !chroma_above.isNaN
  }

  fileprivate mutating func take(steps recipe: Recipe) {
    hovered_step = recipe.steps.hovered
    pressed_step = recipe.steps.pressed
    least_lightness = recipe.steps.leastLightness
    stride = Planner.stride
    hovered = recipe.floors.hovered.kernel
    pressed = recipe.floors.pressed.kernel
    between = recipe.floors.between.kernel
    color_vision = recipe.floors.colorVision
    direction =
      switch recipe.direction {
      case .automatic: CCK_AUTOMATIC
      case .darker: CCK_DARKER
      case .lighter: CCK_LIGHTER
      case .awayFromContent: CCK_FROM_CONTENT
      case .awayFromSurface: CCK_FROM_GROUND
      // Never asked for: a recipe without steps doesn't come here.
      case .still: CCK_AUTOMATIC
      }
    near_black = recipe.limits.nearBlack
    near_white = recipe.limits.nearWhite
    middle_low = recipe.limits.middle.lowerBound
    middle_high = recipe.limits.middle.upperBound
    is_opposed = recipe.profile == .opposed
    may_narrow = recipe.relaxations.contains(.step)
    holds_steps = recipe.holdsSteps
  }

  fileprivate mutating func take(disabled recipe: Recipe) {
    disabled_low = recipe.disabled.band.lowerBound
    disabled_high = recipe.disabled.band.upperBound
    disabled_chroma = recipe.disabled.chroma
    toward_surface = recipe.disabled.towardSurface
    weaker = recipe.disabled.weaker
    let context = Context(recipe, surfaces: [], in: .srgb8)
    disabled_from_normal = context.disabledDeltaE(to: .normal)
    disabled_from_states = context.disabledDeltaE(to: .hovered)
  }
}

extension Role {
  fileprivate var kernel: cck_role {
    switch self {
    case .background(.fill): CCK_FILL
    case .background(.surface): CCK_SURFACE
    case .foreground, .border(.functional): CCK_MARK
    case .border(.decorative): CCK_LINE
    }
  }
}

extension Floors.Floor {
  fileprivate var kernel: cck_floor { cck_floor(contrast: contrast, delta_e: deltaE) }
}
