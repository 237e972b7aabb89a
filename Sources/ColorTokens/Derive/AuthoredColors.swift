internal import ColorCore

/// The color tokens of a document as they are written, before anything is derived from them: the same in every permutation
/// of the same files.
struct AuthoredColors: Sendable {
  /// The color tokens, in the order of the document.
  let entries: [ThemeEntry]
  private let tokens: ResolvedTokens
  /// The place of each token among the colors, -1 for one of another type; `nil` where all are colors.
  private let places: [Int32]?

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    var entries: [ThemeEntry] = []
    var places: [Int32] = []
    entries.reserveCapacity(tokens.tokens.count)
    places.reserveCapacity(tokens.tokens.count)
    for token in tokens.tokens {
      guard let color = token.color else {
        places.append(-1)
        continue
      }
      places.append(Int32(entries.count))
      entries.append(
        ThemeEntry(
          path: token.path, color: EmittedColor(color),
          origin: token.alias.map { .alias(of: $0) } ?? .authored, description: token.description,
          deprecation: token.deprecation, position: token.position))
    }
    self.entries = entries
    self.places = entries.count == places.count ? nil : places
  }

  /// The color of a token; `nil` for one that is missing, or of another type.
  subscript(path: TokenPath) -> EmittedColor? { place(of: path).map { entries[$0].color } }

  private func place(of path: TokenPath) -> Int? {
    guard let token = tokens.place(of: path) else { return nil }
    guard let places else { return token }
    return places[token] < 0 ? nil : Int(places[token])
  }
}
