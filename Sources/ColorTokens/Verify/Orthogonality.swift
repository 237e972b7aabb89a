/// Whether the modifiers of a resolver keep out of each other's way: a token that two of them write has the value of the
/// one that comes later, whatever the other's context is.
struct Orthogonality {
  /// A warning for each token that a second modifier writes, in the order of the modifiers and their files.
  private(set) var diagnostics: [Diagnostic] = []

  private struct Owner {
    var modifier: String
    var context: String
    var position: SourcePosition
  }

  init(_ project: Project) {
    var owners: [TokenPath: Owner] = [:]
    var told: Set<TokenPath> = []
    for context in project.contexts {
      for token in TokenDocument(parsed: context.files).tokens {
        guard let owner = owners[token.path] else {
          owners[token.path] = Owner(
            modifier: context.modifier, context: context.name, position: token.position)
          continue
        }
        guard owner.modifier != context.modifier, told.insert(token.path).inserted else { continue }
        diagnostics.append(
          Diagnostic(
            .other(
              Rule("resolver-overlap"), .warning,
              "'\(token.path)' is written by the modifiers '\(owner.modifier)' (\(owner.context)) and "
                + "'\(context.modifier)' (\(context.name)): the later one wins",
              hint: "let each modifier write tokens of its own"), at: token.position, token: token.path,
            pointer: token.path.pointer,
            related: [Diagnostic.Related("'\(owner.modifier)' writes it here", at: owner.position)]))
      }
    }
  }
}
