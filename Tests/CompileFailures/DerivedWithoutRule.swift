// A role that the engine isn't told about has no states to derive.
import ColorRoles

enum ShadowColorRole: SurfaceColorRole {
  static var name: String { "shadow" }
}

func states(of shadow: ColorWithRole<ShadowColorRole>) -> ColorVariantSet<ShadowColorRole> {
  ColorVariantSet(deriving: shadow)
  // expected-error@-1 {{referencing initializer 'init(deriving:on:)' on 'ColorVariantSet' requires that 'ShadowColorRole' conform to 'DerivableColorRole'}}
}
