// The right program, in all the ways that the others are wrong. It must compile.
import ColorCore
import ColorDerivation
import ColorRoles

struct CircuitBackgrounds: Hashable, Sendable {
  @IdleColor var accent: BackgroundColorSet
}

struct CircuitForegrounds: Hashable, Sendable {
  @IdleColor var strong: ForegroundColorSet
}

func show(text: ForegroundColor, on paper: BackgroundColor) {}
func fill(_ color: PlatformColor) {}

func use(backgrounds: CircuitBackgrounds, foregrounds: CircuitForegrounds, divider: BorderColor) {
  show(text: foregrounds.strong.normal, on: backgrounds.accent.pressed)
  show(text: ForegroundColor(backgrounds.accent.normal.color), on: backgrounds.accent[.hovered])
  fill(backgrounds.$accent)
  fill(foregrounds.strong.$hovered)
  let paper = backgrounds.accent.normal
  let least: Contrast = foregrounds.strong.normal.contrast(on: paper)
  _ = divider.contrast(on: paper, appearance: .darkIncreasedContrast) < least
  let veiled: ForegroundColor = foregrounds.strong.disabled.composited(over: paper)
  _ = veiled.resolved(for: .dark)
}

enum ShadowColorRole: SurfaceColorRole {
  static var name: String { "shadow" }
}

func read(text: ForegroundColor, on shadow: ColorWithRole<ShadowColorRole>) -> Contrast {
  text.contrast(on: shadow)
}

func raise(paper: BackgroundColor, ink: ForegroundColor) -> BackgroundColorSet {
  var set = BackgroundColorSet(deriving: paper.elevated(by: 1), on: paper)
  set.selection = SelectedColors(normal: set.pressed, hovered: set.normal, pressed: set.hovered)
  let derived = DerivedColorSet(of: ink, on: set.selected.normal)
  show(text: derived.colors[.selectedHovered], on: set[.selected])
  return derived.outcome == .infeasible ? set : set.selected
}

/// A role of an app's own whose states can be derived.
enum BadgeColorRole: SurfaceColorRole, DerivableColorRole {
  static var name: String { "badge" }
  static func role(of base: SRGB8, on surfaces: [SRGB8]) -> Role { .background(.fill) }
}

func states(of badge: ColorWithRole<BadgeColorRole>) -> ColorVariantSet<BadgeColorRole> {
  ColorVariantSet(deriving: badge)
}

protocol AppSheet: Sendable {
  var accent: BackgroundColorSet { get }
  var retries: Int { get }
}

struct CircuitSheet: AppSheet {
  let accent: BackgroundColorSet
  let retries: Int
}

struct ZenSheet: AppSheet {
  let accent: BackgroundColorSet
  let retries: Int
  let mascot = "crane"
}

let white = BackgroundColor(DynamicColor(.srgb(0xFFFFFF)))
let whites = BackgroundColorSet(normal: white, hovered: white, pressed: white, disabled: white)

enum AppBrand: BrandSelection {
  #if BRAND_ZEN
    static let current: any AppSheet = ZenSheet(accent: whites, retries: 3)
  #else
    static let current: any AppSheet = CircuitSheet(accent: whites, retries: 5)
  #endif
}

typealias Branded<Value> = BrandedValue<AppBrand, Value>

struct LoginPage {
  @Branded(\.accent) private var accent: BackgroundColorSet
  @Branded(\.accent.normal) private var resting
  @Branded(\.retries) var retries: Int

  func draw() {
    fill(accent.$normal)
    show(text: ForegroundColor(resting.color), on: accent.normal)
  }
}
