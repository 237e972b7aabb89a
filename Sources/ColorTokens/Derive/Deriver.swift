internal import ColorCore
internal import ColorDerivation

/// Makes the theme of a permutation. It always gives one: what is wrong with it is for verification to find.
struct Deriver {
  let tokens: ResolvedTokens
  let appearance: Appearance
  let style: HouseStyle
  let authored: AuthoredColors
  let solved: SolvedSets
  let aliases: DerivedAliases
  var diagnostics: [Diagnostic] = []
  /// The sets of the pass before, in the order of the requests; none in the first.
  private(set) var sets: [StateSet] = []
  /// The place of the set of each base.
  private var places: [TokenPath: Int] = [:]
  /// The raised surfaces that are asked for.
  private(set) var elevations = RequestedElevations([])

  /// - Parameters:
  ///   - tokens: The tokens of the permutation.
  ///   - appearance: How the permutation looks.
  ///   - style: How far the states step where a role says nothing itself.
  ///   - authored: The color tokens, where they are known already.
  ///   - solved: What is known of other permutations.
  ///   - aliases: The references to what is derived.
  init(
    _ tokens: ResolvedTokens, in appearance: Appearance, style: HouseStyle = HouseStyle(),
    authored: AuthoredColors? = nil, solved: SolvedSets = SolvedSets(), aliases: DerivedAliases? = nil
  ) {
    self.tokens = tokens
    self.appearance = appearance
    self.style = style
    self.authored = authored ?? AuthoredColors(tokens)
    self.solved = solved
    self.aliases = aliases ?? DerivedAliases(tokens, [])
  }

  /// The theme of these requests. A request whose tokens are missing or of another type is left out, with a
  /// diagnostic.
  ///
  /// - Parameters:
  ///   - requests: What is to be derived.
  ///   - pairs: What must hold between colors that aren't derived.
  ///   - permutation: Which permutation it is.
  mutating func theme(
    _ requests: [DerivationRequest], pairs: [PairRequirement] = [], permutation: Permutation
  ) -> Theme {
    let sound = sound(requests)
    return theme(of: sound, pairs: self.sound(pairs), permutation: permutation)
  }

  /// The requirements between colors that can be looked at; a diagnostic says of each other what is wrong with it. It
  /// depends on the files alone.
  mutating func sound(_ pairs: [PairRequirement]) -> [PairRequirement] { pairs.filter { isSound($0) } }

  /// The requests that can be met; a diagnostic says of each other what is wrong with it. It depends on the files alone.
  mutating func sound(_ requests: [DerivationRequest]) -> [SoundRequest] {
    var bases: Set<TokenPath> = []
    let sound = requests.filter { isSound($0) && isFirst($0, &bases) }
    elevations = RequestedElevations(sound)
    refuseTwins(sound)
    return sound.map { request in
      let own = [request.base] + ControlState.withTokens.map { request.path(of: $0) }
      return SoundRequest(
        request,
        isSettled: neighbors(of: request).allSatisfy { !bases.contains($0) }
          && (neighbors(of: request) + own).allSatisfy { aliases.base(behind: $0) == nil },
        written: ControlState.withTokens.filter {
          $0 != .normal && (request.fixed[$0] != nil || isWritten(request.path(of: $0)))
        })
    }
  }

  /// The theme of requests that can be met.
  ///
  /// A color may lie on another that is derived too, and take a third as its content. So the sets are made again
  /// with the colors of the pass before, until no color changes any more.
  ///
  /// - Parameters:
  ///   - sound: What is to be derived.
  ///   - pairs: What must hold between colors that aren't derived.
  ///   - permutation: Which permutation it is.
  mutating func theme(
    of sound: [SoundRequest], pairs: [PairRequirement] = [], permutation: Permutation
  ) -> Theme {
    elevations = RequestedElevations(sound.map(\.request))
    for (place, sound) in sound.enumerated() { places[sound.request.base] = place }
    let areSettled = sound.allSatisfy(\.isSettled)
    var passes = 0
    while !sound.isEmpty {
      var made: [StateSet] = []
      made.reserveCapacity(sound.count)
      for (place, sound) in sound.enumerated() {
        // What lies on fixed colors alone is the same in every pass.
        made.append(passes > 0 && sound.isSettled ? sets[place] : set(for: sound))
      }
      let unsettled = made.indices.filter { passes == 0 || made[$0] != sets[$0] }
      sets = made
      passes += 1
      if unsettled.isEmpty || areSettled { break }
      if passes == Deriver.passLimit {
        tellUnsettled(unsettled.map { made[$0].request })
        break
      }
    }
    refuseElevations()
    let levels = levels(elevations)
    let (theme, faults) = aliases.completed(
      Theme(
        permutation: permutation, appearance: appearance, tokens: tokens, entries: entries(levels),
        sets: sets, levels: levels, pairs: pairs))
    diagnostics += faults
    return theme
  }

  /// The tokens that a set may look at beside its own base.
  private func neighbors(of request: DerivationRequest) -> [TokenPath] {
    let tones = request.focus == nil ? [] : FocusTone.allCases.map { request.path(of: $0) }
    let others =
      request.contentStates.map { request.pathOfContent(in: $0) } + [request.focus?.brand, request.accent]
    let levels = request.elevation == 0 ? [] : request.surfaces.flatMap { elevations[$0]?.paths ?? [] }
    let named = request.fixedStates.map(\.target) + request.mixedColors + others.compactMap { $0 }
    return request.surfaces + (request.content?.candidates ?? []) + named + tones + levels
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

  /// The set of a base as it was in the pass before.
  func set(at base: TokenPath) -> StateSet? { sets.isEmpty ? nil : places[base].map { sets[$0] } }

  /// The color of a token as outputs will have it: that of its set, where it has one.
  func emitted(_ path: TokenPath) -> EmittedColor? {
    set(at: path)?[.normal]?.color ?? referred(path)
  }

  /// The color of a token as it is written. It is there: ``isSound(_:)`` has looked.
  func written(_ path: TokenPath) -> EmittedColor {
    guard let color = referred(path) else { preconditionFailure("'\(path)' has no color") }
    return color
  }

  /// The color of a token as it is written, or that of the base that it refers to where that one was moved.
  private func referred(_ path: TokenPath) -> EmittedColor? {
    if let base = aliases.base(behind: path), let normal = set(at: base)?[.normal], !normal.isWritten {
      return normal.color
    }
    return authored[path]
  }

  func isWritten(_ path: TokenPath) -> Bool { authored[path] != nil }

  func number(_ number: TokenNumber) -> Double? {
    switch number {
    case .literal(let value): value
    case .token(let path, _): tokens.number(of: path)
    }
  }
}
