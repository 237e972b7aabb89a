internal import ColorCore

/// The tokens of palettes that nothing refers to.
///
/// A token that nothing refers to is no slip as such: it may be there for those who use the outputs. In a palette it is
/// likely one: that is an outermost group in which every token has a value of its own, and some are referred to.
struct Unused {
  /// A note for each palette, at the first of its tokens that nothing refers to.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - documents: The tokens of each permutation.
  ///   - roles: The roles of the config.
  init(_ documents: [ResolvedTokens], roles: [TokenConfiguration.RoleRule]) {
    var used: Set<TokenPath> = []
    for document in documents {
      used.formUnion(document.innerTargets)
      for token in document.tokens {
        if let alias = token.alias { used.insert(alias) }
      }
      var reader = ExtensionReader()
      let requests = reader.requests(of: document.document)
      for request in requests + RoleMatcher(roles).requests(for: document, besides: requests) {
        used.insert(request.base)
        used.formUnion(request.places.keys)
      }
      for pair in reader.pairs { used.formUnion(pair.places.keys) }
    }
    var palettes: [TokenPath: Palette] = [:]
    var order: [TokenPath] = []
    var seen: Set<TokenPath> = []
    for document in documents {
      for token in document.tokens where seen.insert(token.path).inserted {
        let names = token.path.names
        guard names.count > 1 else { continue }
        let group = TokenPath(names[0])
        if palettes[group] == nil { order.append(group) }
        palettes[group, default: Palette()].add(token, isUsed: used.contains(token.path))
      }
    }
    for group in order {
      guard let palette = palettes[group], palette.isPalette, let first = palette.first else {
        continue
      }
      let names = palette.names.map { "'\($0)'" }.joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .other(
            Rule("token-unused"), .note,
            "nothing refers to \(palette.unused) of the \(counted(palette.count, "token")) of '\(group)': "
              + names + (palette.unused > 3 ? ", …" : ""), hint: nil), at: first.position,
          token: first.path, pointer: first.path.pointer))
    }
  }

  private struct Palette {
    var count = 0
    var unused = 0
    /// The first that nothing refers to, and the names of the first three.
    var first: ResolvedToken?
    var names: [TokenPath] = []
    var hasOnlyValues = true

    /// Whether it is one of values, of which some are referred to.
    var isPalette: Bool { hasOnlyValues && unused < count }

    mutating func add(_ token: ResolvedToken, isUsed: Bool) {
      count += 1
      if token.alias != nil { hasOnlyValues = false }
      guard !isUsed else { return }
      unused += 1
      first = first ?? token
      if names.count < 3 { names.append(token.path) }
    }
  }
}
