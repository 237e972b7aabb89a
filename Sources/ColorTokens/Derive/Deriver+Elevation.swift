internal import ColorCore
internal import ColorDerivation

extension Deriver {
  /// The raised surfaces above those of requests, as their tokens have them.
  ///
  /// In a light theme, where a shadow tells how high a surface lies, they all have the surface's color: a token is made all
  /// the same, so that every theme has it.
  func levels(_ elevations: RequestedElevations) -> [SurfaceLevel] {
    elevations.surfaces.flatMap { surface in
      let colors = raised(surface.path, by: surface.levels)
      return surface.paths.enumerated().compactMap { index, path -> SurfaceLevel? in
        let own = emitted(path)
        guard let color = own ?? colors.dropFirst(index + 1).first.map({ EmittedColor($0) }) else {
          return nil
        }
        return SurfaceLevel(
          surface: surface.path, level: index + 1, path: path, color: color, isWritten: own != nil,
          position: tokens[path]?.position ?? surface.position)
      }
    }
  }

  /// A surface and the levels above it, fewer where the next would be lighter than white. A level that is written by hand
  /// stands in the place of the engine's.
  func raised(_ surface: TokenPath, by count: Int) -> [SRGB8] {
    let page = Recipe.canvas(of: appearance)
    guard let color = emitted(surface) else { return [] }
    let base = SRGB8(clipping: color.composited(over: page.color))
    let made = Elevation(for: appearance.scheme).levels(of: base, count: count + 1)
    guard let asked = elevations[surface] else { return made }
    return [base]
      + (0..<count).compactMap { index in
        let own = emitted(asked.path(of: index + 1)).map { SRGB8(clipping: $0.composited(over: page.color)) }
        return own ?? made.dropFirst(index + 1).first
      }
  }

  /// Refuses levels that can't be made, and names that are taken.
  mutating func refuseElevations() {
    for surface in elevations.surfaces {
      guard tokens[surface.path]?.color != nil else { continue }
      for path in surface.paths { refuseTaken(path, at: surface.position, surface.group) }
      let found = raised(surface.path, by: surface.levels).count - 1
      guard found < surface.levels else { continue }
      diagnostics.append(
        Diagnostic(
          .other(
            Rule("elevation-beyond"), .error,
            "'\(surface.path)' has room for \(found) of \(surface.levels) levels in the \(appearance.name) theme: "
              + "the next would be lighter than white",
            hint: "ask for fewer levels, or write '\(surface.path(of: found + 1))' by hand"),
          at: surface.position, token: surface.group))
    }
  }
}
