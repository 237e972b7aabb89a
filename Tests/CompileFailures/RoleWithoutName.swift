// A role has a name: it's what token files and stored colors know it by.
import ColorRoles

enum ShadowColorRole: SurfaceColorRole {}
// expected-error@-1 {{type 'ShadowColorRole' does not conform to protocol 'ColorRole'}}
