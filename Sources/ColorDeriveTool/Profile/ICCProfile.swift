internal import ColorDerive

/// A profile of a device; the library has a derivation's profile of states beside it.
typealias ICCProfile = ColorProfiles.Profile
