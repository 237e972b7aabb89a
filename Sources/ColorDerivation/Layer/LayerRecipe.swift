public import ColorCore

/// What the layers of hovered and pressed must keep, on every one of several grounds.
///
///     let recipe = LayerRecipe(.solved(), on: [LayerGround(.white, text: [.black])], role: .background(.surface))
///     recipe.layers().layer(in: .hovered)  // #00000007
public struct LayerRecipe: Hashable, Sendable {
  /// How the layers are found.
  public var rule: LayerRule
  /// What they are laid on. A promise holds on all of them.
  public var grounds: [LayerGround]
  /// The least contrast of text (C1).
  public var text: Contrast
  /// The least contrast of icons and lines (C2).
  public var icons: Contrast
  /// How far the states must lie apart (C4), also with a deficiency of color vision (C6).
  public var floors: Floors
  /// How renderers may round.
  public var models: [Compositing]
  /// How finely opacities are written.
  public var scale: LayerAlpha.Scale

  /// The default recipe for layers on grounds of a role.
  ///
  /// - Parameters:
  ///   - rule: How the layers are found.
  ///   - grounds: What they are laid on. Must not be empty.
  ///   - role: What the grounds are; it decides how far states must lie apart.
  ///   - appearance: The appearance they are for.
  ///   - models: How renderers may round; all ways by default. Must not be empty.
  ///   - scale: How finely opacities are written.
  public init(
    _ rule: LayerRule, on grounds: [LayerGround], role: Role = .background(.fill),
    appearance: Appearance = .light,
    models: [Compositing] = Compositing.allCases, scale: LayerAlpha.Scale = .bytes
  ) {
    precondition(!grounds.isEmpty, "a layer lies on at least one ground")
    precondition(!models.isEmpty, "a layer is composited in some way")
    self.rule = rule
    self.grounds = grounds
    text = Recipe.minimum(for: .foreground, in: appearance)
    icons = Recipe.minimum(for: .border(.functional), in: appearance)
    floors = Floors(for: role, in: appearance)
    self.models = models
    self.scale = scale
  }

  /// The layers, what they look like on each ground, and the proof.
  public func layers() -> LayerSet {
    switch rule {
    case .fixed(let opacities, let overlay):
      FixedLayers(recipe: self, opacities: opacities, overlay: overlay).set()
    case .solved(let colors, let preference):
      SolvedLayers(recipe: self, colors: colors, preference: preference).set()
    }
  }
}
