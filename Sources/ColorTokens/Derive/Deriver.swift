internal import ColorCore
internal import ColorDerivation

/// Makes the theme of a permutation. It always gives one: what is wrong with it is for verification to find.
struct Deriver {
  let tokens: ResolvedTokens
  let appearance: Appearance
  let style: HouseStyle
  var diagnostics: [Diagnostic] = []
  private(set) var sets: [TokenPath: StateSet] = [:]

  init(_ tokens: ResolvedTokens, in appearance: Appearance, style: HouseStyle = HouseStyle()) {
    self.tokens = tokens
    self.appearance = appearance
    self.style = style
  }

  /// The theme of these requests. A request whose tokens are missing or of another type is left out, with a
  /// diagnostic.
  ///
  /// A color may lie on another that is derived too, and take a third as its content. So the sets are made again
  /// with the colors of the pass before, until no color changes any more.
  mutating func theme(_ requests: [DerivationRequest], permutation: Permutation) -> Theme {
    var bases: Set<TokenPath> = []
    let sound = requests.filter { isSound($0) && isFirst($0, &bases) }
    // What lies on fixed colors alone is the same in every pass.
    let isSettled = sound.map { request in neighbors(of: request).allSatisfy { !bases.contains($0) } }
    var passes = 0
    while true {
      let made = sound.enumerated().map { index, request in
        if passes > 0, isSettled[index], let known = sets[request.base] { return known }
        return set(for: request)
      }
      let next = Dictionary(made.map { ($0.request.base, $0) }, uniquingKeysWith: { first, _ in first })
      let unsettled = made.filter { $0 != sets[$0.request.base] }
      sets = next
      passes += 1
      if unsettled.isEmpty || isSettled.allSatisfy({ $0 }) { break }
      if passes == Deriver.passLimit {
        tellUnsettled(unsettled.map(\.request))
        break
      }
    }
    let ordered = sound.compactMap { sets[$0.base] }
    return Theme(
      permutation: permutation, appearance: appearance, tokens: tokens, entries: entries(ordered),
      sets: ordered)
  }

  /// The tokens that a set may look at beside its own base.
  private func neighbors(of request: DerivationRequest) -> [TokenPath] {
    let tones = request.focus == nil ? [] : FocusTone.allCases.map { request.path(of: $0) }
    let content = [request.content?.name.map { request.path(named: $0) }, request.focus?.brand]
    return request.surfaces + (request.content?.candidates ?? []) + content.compactMap { $0 } + tones
  }

  /// A chain of surfaces and contents is seldom longer than three; what still changes then goes in a ring.
  private static let passLimit = 8

  private mutating func tellUnsettled(_ requests: [DerivationRequest]) {
    guard let first = requests.first else { return }
    let names = requests.prefix(4).map { "'\($0.base)'" }.joined(separator: ", ")
    diagnostics.append(
      Diagnostic(
        .other(
          Rule("derive-ring"), .error,
          "colors that lie on each other never settle: \(names)\(requests.count > 4 ? ", …" : "")",
          hint: "give one of them a fixed color, or 'base': 'keep'"),
        at: first.position, token: first.base))
  }

  // MARK: Tokens

  /// The color of a token as outputs will have it: that of its set, where it has one.
  func emitted(_ path: TokenPath) -> EmittedColor? {
    sets[path]?[.normal]?.color ?? tokens[path]?.color.map { EmittedColor($0) }
  }

  /// The color of a token as it is written. It is there: ``isSound(_:)`` has looked.
  func written(_ path: TokenPath) -> EmittedColor {
    guard let color = tokens[path]?.color else { preconditionFailure("'\(path)' has no color") }
    return EmittedColor(color)
  }

  func isWritten(_ path: TokenPath) -> Bool { tokens[path]?.color != nil }

  func number(_ number: TokenNumber) -> Double? {
    switch number {
    case .literal(let value): value
    case .token(let path, _): tokens[path]?.number
    }
  }
}
