internal import ColorCore
internal import ColorDerivation

extension ReportPage {
  /// A table for each role: a row a state, a column a permutation.
  var sets: String {
    var bases: [TokenPath] = []
    var seen: Set<TokenPath> = []
    for theme in run.themes {
      bases += theme.sets.map(\.request.base).filter { seen.insert($0).inserted }
    }
    guard !bases.isEmpty else { return "" }
    let byBase = run.themes.map { theme in
      Dictionary(theme.sets.map { ($0.request.base, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return "<h2>Roles</h2>\n" + bases.map { base in roleTable(base, byBase.map { $0[base] }) }.joined()
  }

  private func roleTable(_ base: TokenPath, _ found: [StateSet?]) -> String {
    guard let first = found.compactMap({ $0 }).first else { return "" }
    let rows = ControlState.allCases.compactMap { state -> String? in
      let cells = found.map { set in set.flatMap { cell(of: state, $0) } ?? "<td></td>" }
      guard cells.contains(where: { $0 != "<td></td>" }) else { return nil }
      return "<tr><th scope=\"row\">\(state.rawValue)</th>\(cells.joined())</tr>\n"
    }
    let kind = first.request.kind.map { " (\($0))" } ?? ""
    let surfaces = first.request.surfaces.isEmpty ? ["the page"] : first.request.surfaces.map(\.text)
    let description = (run.themes.first?.tokens.document.group(base.parent ?? .root)?.description).map {
      OutputText.line($0) + " "
    }
    return "<h3>\(Self.code((first.request.group ?? base).text))</h3>\n<p class=\"note\">"
      + XMLText.escaped(
        "\(description ?? "")A \(first.request.role.rawValue)\(kind) on \(surfaces.joined(separator: ", ")).")
      + "</p>\n" + table([""] + run.themes.map { $0.permutation.description }, rows)
  }

  /// What a state looks like on its first surface, its hex, and the least contrast on all of them.
  private func cell(of state: ControlState, _ set: StateSet) -> String? {
    guard let surface = set.surfaces.first else { return nil }
    if state == .focused { return set.focus.map { ring($0, of: set, on: surface) } }
    guard let member = set[state] else { return nil }
    let seen = SRGB8(clipping: set.seen(member, on: surface))
    let least = set.leastContrast(of: member)
    let picture: String
    switch set.recipe.role {
    case .background:
      let content = set.content(in: state)
      let ink = content.map { SRGB8(clipping: $0.color.seen(on: seen.color)).hex } ?? Self.ink(on: seen)
      picture = chip("Aa Label", ink: ink, ground: paint(member, seen))
    case .foreground: picture = chip("Aa Label", ink: paint(member, seen), ground: surface.color.hex)
    case .border:
      picture =
        "<span class=\"chip\" style=\"border:2px solid \(paint(member, seen));color:\(Self.ink(on: surface.color))\">"
        + "Field</span>"
    }
    let words = least.map { ratio(of: $0, isDisabled: state == .disabled) } ?? "–"
    return
      "<td class=\"swatch\" style=\"background:\(surface.color.hex);color:\(Self.ink(on: surface.color))\">"
      + "\(picture)<code>\(XMLText.escaped(member.color.hex))</code><br>\(words)</td>"
  }

  /// The color as CSS, in Display P3 where it was derived for that.
  private func paint(_ member: StateSet.Member, _ seen: SRGB8) -> String {
    member.isLayer || !member.color.isOpaque ? seen.hex : member.color.wideCode?.css ?? seen.hex
  }

  private func ratio(of least: Theme.LeastContrast, isDisabled: Bool) -> String {
    let text = "\(least.contrast.roundedDown):1"
    if isDisabled { return "\(text) exempt" }
    guard let minimum = least.minimum, least.contrast < minimum else { return text }
    return "<strong>\(text), below \(minimum.roundedDown):1</strong>"
  }

  /// A control with its ring, and the least contrast of the ring with what it touches.
  private func ring(_ focus: StateSet.Focus, of set: StateSet, on surface: StateSet.Surface) -> String {
    let rest = set[.normal].map { SRGB8(clipping: set.seen($0, on: surface)) } ?? surface.color
    let ink = set.content.map { SRGB8(clipping: $0.color.seen(on: rest.color)).hex } ?? Self.ink(on: rest)
    let isBackground = if case .background = set.recipe.role { true } else { false }
    let ground = isBackground ? rest.hex : surface.color.hex
    let (outer, inner) = (focus.outer.color.hex, focus.inner.color.hex)
    let least = focus.ring.checks.map(\.value).min().map { "\(Contrast($0).roundedDown):1 or more" } ?? "–"
    return
      "<td class=\"swatch\" style=\"background:\(surface.color.hex);color:\(Self.ink(on: surface.color))\">"
      + "<span class=\"chip\" style=\"margin:4px;background:\(ground);color:\(isBackground ? ink : rest.hex);"
      + "outline:2px solid \(outer);outline-offset:2px;box-shadow:0 0 0 2px \(inner)\">Focus</span>"
      + "<code>\(outer) \(inner)</code><br>\(least)</td>"
  }
}
