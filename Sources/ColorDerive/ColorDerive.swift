// The whole library under one name: import this, or only the floor that you need.
@_exported public import ColorCore
@_exported public import ColorDerivation
@_exported public import ColorProfiles
@_exported public import ColorRoles
@_exported public import ColorTokens
