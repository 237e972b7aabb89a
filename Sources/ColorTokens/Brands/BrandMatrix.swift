public import ColorCore
internal import ColorDerivation

/// What is laid on the same role in every brand, beside each other: the content, and the ring of its focus.
///
/// Each brand's colors are proved by themselves. What is drawn once for all brands, such as an icon in a picture or the
/// ring of a shared component, must hold in all of them: a row says for the color of each brand how far it holds in the
/// others, and whether one of them serves all.
public struct BrandMatrix: Hashable, Sendable {
  /// The brands, or what else sets outputs apart, in the order of their contexts.
  public let brands: [Permutation]
  /// A row for each shared token and each of the other choices, in the order of the first brand.
  public let rows: [Row]

  /// What is shared.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The content of a background.
    case content
    /// The ring around a focused control.
    case focus
  }

  /// A token in each brand.
  public struct Row: Hashable, Sendable {
    /// The base of the set that it belongs to.
    public var base: TokenPath
    /// What is shared.
    public var kind: Kind
    /// The other choices, such as the theme; empty where there are none.
    public var place: Permutation
    /// The least contrast that is asked for in each brand.
    public var minimum: Contrast
    /// Where the set is asked for in the first brand.
    public var position: SourcePosition
    /// The color of each brand, in the order of the brands; `nil` where a brand has none.
    public var cells: [Cell?]

    /// The brands have different colors.
    public var differs: Bool { Set(cells.map { $0?.colors }).count > 1 }
    /// The first cell whose colors hold in every brand; `nil` where none do.
    public var shared: Cell? { cells.compactMap { $0 }.first { $0.everywhere >= minimum } }
  }

  /// The colors of a brand.
  public struct Cell: Hashable, Sendable {
    /// The content, or the outer and the inner tone.
    public var colors: [SRGB8]
    /// The least contrast in the brand itself.
    public var own: Contrast
    /// The least contrast in all brands.
    public var everywhere: Contrast
  }

  /// The matrix of these themes.
  ///
  /// - Parameters:
  ///   - themes: The themes of all brands.
  ///   - split: The modifiers that set brands apart; without any, or with one brand only, there are no rows.
  public init(_ themes: [Theme], split: [String]) {
    var brands: [Permutation] = []
    var places: [Permutation] = []
    var found: [Permutation: [Permutation: Theme]] = [:]
    for theme in themes {
      let brand = theme.permutation.keeping(split)
      let place = Permutation(theme.permutation.choices.filter { !split.contains($0.modifier) })
      if !brands.contains(brand) { brands.append(brand) }
      if !places.contains(place) { places.append(place) }
      found[place, default: [:]][brand] = theme
    }
    self.brands = brands
    guard brands.count > 1 else {
      rows = []
      return
    }
    let sorted = places.map { place in (place: place, themes: brands.map { found[place]?[$0] }) }
    rows = SideBySide.map(sorted.count) { Self.rows(sorted[$0].themes, at: sorted[$0].place) }.flatMap { $0 }
  }

  private static func rows(_ themes: [Theme?], at place: Permutation) -> [Row] {
    let first = themes.compactMap { $0 }.first
    let byBase = themes.map { theme in
      Dictionary(
        (theme?.sets ?? []).map { ($0.request.base, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return first.map { theme in
      theme.sets.flatMap { set in
        let base = set.request.base
        let sets = byBase.map { $0[base] }
        let appearance = theme.appearance
        return Kind.allCases.compactMap { row($0, base, sets, appearance, at: place) }
      }
    } ?? []
  }

  private static func row(
    _ kind: Kind, _ base: TokenPath, _ sets: [StateSet?], _ appearance: Appearance, at place: Permutation
  ) -> Row? {
    let colors = sets.map { $0.flatMap { self.colors(kind, $0) } }
    guard colors.contains(where: { $0 != nil }) else { return nil }
    let minimum: Contrast =
      switch kind {
      case .content: sets.compactMap { $0?.recipe.minimum }.max() ?? Contrast(1)
      case .focus: StateSet.Focus.minimum(in: appearance)
      }
    let grounds = sets.map { $0.map { luminances(kind, $0) } ?? [] }
    let all = grounds.flatMap { $0 }
    let cells = zip(colors, grounds).map { colors, own -> Cell? in
      colors.map { colors in
        let tones = colors.map { $0.color.relativeLuminance }
        return Cell(colors: colors, own: least(tones, on: own), everywhere: least(tones, on: all))
      }
    }
    guard let position = sets.lazy.compactMap({ $0?.request.position }).first else { return nil }
    return Row(base: base, kind: kind, place: place, minimum: minimum, position: position, cells: cells)
  }

  /// The opaque colors that are shared; a translucent content takes something of each ground, and is left out, and so is
  /// one that changes with the states.
  private static func colors(_ kind: Kind, _ set: StateSet) -> [SRGB8]? {
    switch kind {
    case .content:
      set.content.flatMap { $0.color.isOpaque && set.changingContent.isEmpty ? [$0.color.bytes] : nil }
    case .focus: set.focus.map { [$0.outer.color.bytes, $0.inner.color.bytes] }
    }
  }

  /// The luminances of what they are seen on: of the control in every state but disabled, and for a ring of the surfaces
  /// too.
  private static func luminances(_ kind: Kind, _ set: StateSet) -> [Double] {
    var found: [Double] = []
    for member in set.members where member.state != .disabled {
      for surface in set.surfaces { found.append(set.seen(member, on: surface).relativeLuminance) }
    }
    return kind == .content ? found : found + set.surfaces.map { $0.color.color.relativeLuminance }
  }

  /// The least contrast of the color that stands out more: one tone of a ring is enough.
  private static func least(_ tones: [Double], on grounds: [Double]) -> Contrast {
    var least: Contrast?
    for ground in grounds {
      let greatest = tones.map { Contrast(luminances: $0, ground) }.max() ?? Contrast(1)
      least = min(least ?? greatest, greatest)
    }
    return least ?? Contrast(1)
  }
}

extension BrandMatrix {
  /// A note for each row of which no brand's color serves all: what is drawn once would not be seen in one of them.
  var findings: [Finding] {
    rows.filter { $0.differs && $0.shared == nil }.map { row in
      let each = zip(brands, row.cells).compactMap { brand, cell in
        cell.map { "\($0.colors.map(\.hex).joined(separator: " and ")) in \(Self.name(brand))" }
      }.joined(separator: ", ")
      let best = row.cells.compactMap { $0?.everywhere }.max() ?? Contrast(1)
      let what = row.kind == .content ? "content" : "focus ring"
      var finding = Finding(
        "brand-differs", .note,
        "the \(what) is \(each); none of them holds in all, the best has \(best.roundedDown):1 of \(row.minimum.roundedDown):1",
        hint: "what is drawn once for all brands can't be in one color", token: row.base, in: row.place,
        at: row.position)
      finding.set = row.base
      finding.data = Finding.Measurement(
        metric: Requirement.Metric.wcag2.rawValue, value: best.ratio, minimum: row.minimum.ratio,
        against: "all brands",
        state: ControlState.normal.rawValue)
      return finding
    }
  }

  /// What a brand is called: its contexts.
  static func name(_ brand: Permutation) -> String { brand.choices.map(\.context).joined(separator: " ") }
}
