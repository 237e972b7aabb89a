internal import ColorDerive

extension DeriveRequest {
  /// Why the options don't go together, as a sentence without a full stop; `nil` if they do. What would be passed over
  /// in silence is refused.
  var conflict: String? {
    if let kind, kind.role != role { return "a \(role.rawValue) has no kind '\(kind.rawValue)'" }
    if role != .background {
      if !contents.isEmpty || settings.contentByState { return "a \(role.rawValue) has no content" }
      if settings.layer != nil { return "layers are laid on a background" }
    }
    if settings.contentByState, contents.contains(where: { $0.alpha < 1 }) {
      return "content that changes by state is opaque"
    }
    if settings.accent != nil, !states.states.contains(where: \.isSelected) {
      return "an accent is the color of selected, which isn't among the states"
    }
    if settings.ring != nil {
      if !states.states.contains(.focused) {
        return "a ring belongs to focused, which isn't among the states"
      }
      if gamut.wide != nil { return "a ring of another color is sRGB" }
    }
    if emulates, preset == nil { return "there is no preset to emulate" }
    if emulates, gamut.wide != nil { return "a preset's own values are sRGB" }
    return settings.layer == nil ? nil : layerConflict
  }

  private var layerConflict: String? {
    if preset != nil { return "a preset has its own layers" }
    if gamut.wide != nil { return "layers are sRGB" }
    if contents.contains(where: { $0.alpha < 1 }) { return "content on layers is opaque" }
    if hasUnknownBackdrop || settings.elevation != nil { return "layers are laid on surfaces that are named" }
    if let state = states.states.first(where: { $0.isSelected || $0 == .focused }) {
      return "\(state.rawValue) has no layer"
    }
    if let name = settings.unusedByLayers { return "layers have no \(name)" }
    return nil
  }
}

extension RecipeSettings {
  /// What was asked for that layers don't know.
  fileprivate var unusedByLayers: String? {
    let asked: [(String, Bool)] = [
      ("direction", direction != nil), ("profile", profile != nil), ("chroma", chroma != nil),
      ("torsion of hue", hueTorsion != nil), ("level of disabled", disabled != nil),
      ("content by state", contentByState), ("lightness contrast", lightnessContrast != nil),
      ("fallback", fallback != nil),
    ]
    return asked.first { $0.1 }?.0
  }
}
