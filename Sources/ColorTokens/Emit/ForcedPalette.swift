internal import ColorDerivation

/// The system color of each token in forced-colors mode.
///
/// Only colors that are made for each other can be read in every theme that a person may choose, and the content of
/// a set is one token for all its states. So a state takes the system color of ``ForcedColors`` where the content can
/// be read on it, and that of normal where it can't: under the pointer a button keeps its face, and its border shows
/// the highlight. Likewise a text keeps the color of text while it lies on the page.
///
/// What isn't in it is left to the browser: tokens of which no role is known, those that are both a surface and a
/// candidate for content, and text on surfaces that the system paints with different colors.
struct ForcedPalette {
  private var colors: [TokenPath: SystemColor] = [:]

  /// The palette of a theme.
  init(_ theme: Theme) {
    let candidates = Set(theme.sets.flatMap { $0.request.content?.candidates ?? [] })
    for path in theme.sets.flatMap(\.request.surfaces) where !candidates.contains(path) {
      colors[path] = .canvas
    }
    for level in theme.levels where colors[level.surface] != nil { colors[level.path] = .canvas }
    // A text takes its color from what it lies on, so that backgrounds come first.
    let backgrounds = theme.sets.filter { $0.request.role == .background }
    for set in backgrounds { addBackground(set) }
    for set in theme.sets {
      switch set.recipe.role {
      case .background: break
      case .foreground: addForeground(set)
      case .border: addBorder(set)
      }
      if let twin = set.alphaTwinMember?.path { colors[twin] = set[.disabled]?.path.flatMap { colors[$0] } }
      if let ring = set.focus {
        add(ring.outer, ForcedColors(for: set.recipe.role, in: .focused).focus)
        add(ring.inner, .canvas)
      }
    }
    for entry in theme.entries where colors[entry.path] == nil {
      guard case .alias = entry.origin else { continue }
      colors[entry.path] = theme.tokens.chain(of: entry.path).lazy.compactMap { [colors] in colors[$0] }.first
    }
  }

  /// The color of a token; `nil` where it is left to the browser.
  subscript(path: TokenPath) -> SystemColor? { colors[path] }

  private mutating func add(_ member: StateSet.Member?, _ color: SystemColor) {
    if let path = member?.path { colors[path] = color }
  }

  private mutating func addBackground(_ set: StateSet) {
    let role = set.recipe.role
    let rest = ForcedColors(for: role, in: .normal)
    // What is laid on a button is left to the browser, which has the button's face below it.
    for member in set.members where !member.isLayer {
      let asked = ForcedColors(for: role, in: member.state)
      let content = member.state == .disabled ? asked.foreground : rest.foreground
      add(member, content.isReadable(on: asked.background) ? asked.background : rest.background)
    }
    for content in set.usableContents { add(content, rest.foreground) }
    add(set.disabledContent, ForcedColors(for: role, in: .disabled).foreground)
  }

  private mutating func addForeground(_ set: StateSet) {
    // A surface without a color here is painted with the canvas by the browser.
    let grounds = Set(set.request.surfaces.map { colors[$0] ?? .canvas })
    guard grounds.count <= 1 else { return }
    let ground = grounds.first ?? .canvas
    let part: ForcedColors.Part = ground == .buttonFace ? .button : .page
    let rest = ForcedColors(for: .foreground, in: .normal, of: part).foreground
    for member in set.members {
      let asked = ForcedColors(for: .foreground, in: member.state, of: part).foreground
      add(member, asked.isReadable(on: ground) ? asked : rest)
    }
  }

  /// A line beside the page: the text of the highlight is only sure to be seen on the highlight itself.
  private mutating func addBorder(_ set: StateSet) {
    for member in set.members {
      let asked = ForcedColors(for: set.recipe.role, in: member.state).border
      add(member, asked == .highlightText ? .highlight : asked)
    }
  }
}
