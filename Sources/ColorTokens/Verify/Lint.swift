internal import ColorCore
internal import ColorDerivation

/// What can be said of token files without deriving anything from them: whether they keep to the format, and what in
/// them is likely a slip.
public struct Lint: Sendable {
  /// What was found, in the order of the files and their lines; each fault once, in whichever permutation it is.
  public let findings: [Finding]
  /// How many tokens there are in the first permutation, of all types.
  public let tokenCount: Int

  /// Looks at the files of a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - strictness: How closely its files must keep to the format.
  public init(_ project: Project, strictness: Strictness = .normal) {
    var found = project.brandFaults
    var faults = PermutationFaults(of: project.permutations)
    var documents: [ResolvedTokens] = []
    let known = ReadRequests()
    let looked = project.ofAllTokens(strictness: strictness) { tokens in
      let asked = AskedRequests(tokens, roles: project.configuration.roles, known: known)
      return (
        tokens: tokens,
        diagnostics: asked.judged(tokens.diagnostics) + asked.diagnostics + Self.slips(in: tokens)
      )
    }
    for (permutation, (tokens, diagnostics)) in zip(project.permutations, looked) {
      documents.append(tokens)
      faults.add(diagnostics, in: permutation)
    }
    found += faults.diagnostics
    if !found.hasErrors {
      found += RoleMatcher(project.configuration.roles).unused(in: documents).map { request in
        Diagnostic(
          .other(Rule("role-unused"), .warning, "no color fits this role's pattern", hint: nil),
          at: request.position)
      }
    }
    found += Orthogonality(project).diagnostics
    if !found.hasErrors { found += Unused(documents, roles: project.configuration.roles).diagnostics }
    let collisions = found.hasErrors ? [] : Self.collisions(of: project)
    findings =
      (project.warnings + found.ordered(by: project.sources)).summarized().map { Finding($0) } + collisions
    tokenCount = documents.first?.tokens.count ?? 0
  }

  /// The names that two tokens would have in an output that the config asks for. Where a requirement isn't met nothing is
  /// written, and 'verify' says so first.
  private static func collisions(of project: Project) -> [Finding] {
    guard project.isConfigured, project.configuration.outputs != nil else { return [] }
    let run = Run(project)
    guard !run.hasFaultyInput, !run.findings.hasErrors else { return [] }
    do throws(EmitError) {
      _ = try run.outputs()
      return []
    } catch {
      return error.findings
    }
  }

  /// What the format allows and an author hardly wants.
  private static func slips(in tokens: ResolvedTokens) -> [Diagnostic] {
    twins(in: tokens.document)
      + tokens.tokens.flatMap { token in
        [deprecatedUse(of: token, in: tokens), fallback(of: token), gamut(of: token)].compactMap { $0 }
      }
  }

  /// Names of one group that differ only by the case of letters, of tokens and of groups.
  private static func twins(in document: TokenDocument) -> [Diagnostic] {
    let named =
      document.groups.compactMap { group in group.name.map { (path: group.path, name: $0) } }
      + document.tokens.map { (path: $0.path, name: $0.name) }
    var first: [TokenPath: (path: TokenPath, name: JSONNode)] = [:]
    var slips: [Diagnostic] = []
    for here in named {
      let key = (here.path.parent ?? .root).appending(here.path.name.lowercased())
      guard let there = first[key] else {
        first[key] = here
        continue
      }
      // Groups come before tokens here, and not always in the file.
      let isBehind = here.name.document !== there.name.document || here.name.offset > there.name.offset
      let (twin, later) = isBehind ? (there, here) : (here, there)
      slips.append(
        Diagnostic(
          .other(
            Rule("name-case"), .warning,
            "'\(later.path)' and '\(twin.path)' differ only by the case of letters",
            hint: "outputs and disks that fold case can't hold both"), at: later.name.position,
          token: later.path, pointer: later.path.pointer))
    }
    return slips
  }

  private static func deprecatedUse(of token: ResolvedToken, in tokens: ResolvedTokens) -> Diagnostic? {
    guard token.deprecation == nil, case .reference(let reference) = token.token.value,
      let old = tokens[reference.target]?.deprecation
    else { return nil }
    return slip(
      "deprecated-use", "'\(reference.target)' is deprecated", old.reason, token,
      reference.node.document.source.position(at: reference.offset))
  }

  /// A fallback that isn't the color, by more than rounding. Bytes that are cut off at the edge of sRGB and bytes that
  /// are fitted into it are both right.
  private static func fallback(of token: ResolvedToken) -> Diagnostic? {
    guard case .color(let color) = token.token.value, case .object(let value) = color.notation,
      let text = value.hex, let number = UInt32(text.dropFirst(), radix: 16), text.utf8.count == 7
    else { return nil }
    let hex = SRGB8(number), fitted = SRGB8(fitting: color.color)
    guard !isNear(hex, fitted), !isNear(hex, SRGB8(clipping: color.color.converted(to: SRGB.self))) else {
      return nil
    }
    let deltaE = NumberText.fixed(hex.deltaEOK(to: fitted), decimals: 3)
    return slip(
      "color-hex-mismatch", "the fallback \(text) isn't the color, which is \(fitted.hex) (ΔE OK \(deltaE))",
      "the components count", token, (token.token.valueNode?["hex"] ?? token.token.node).position)
  }

  /// A color that no screen of today shows: it lies outside of Display P3, so that every output has another one.
  private static func gamut(of token: ResolvedToken) -> Diagnostic? {
    guard case .color(let color) = token.token.value, !color.color.isInGamut(of: DisplayP3.self) else {
      return nil
    }
    let fitted = color.color.fitted(to: DisplayP3.self)
    let deltaE = color.color.converted(to: OKLab.self).deltaEOK(to: fitted.converted(to: OKLab.self))
    guard deltaE >= 0.001 else { return nil }
    return slip(
      "color-gamut",
      "the color lies outside of Display P3, by ΔE OK \(NumberText.fixed(deltaE, decimals: 3))",
      "outputs have the nearest with its lightness and hue", token,
      (token.token.valueNode ?? token.token.node).position)
  }

  private static func isNear(_ a: SRGB8, _ b: SRGB8) -> Bool {
    [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  private static func slip(
    _ rule: String, _ message: String, _ hint: String?, _ token: ResolvedToken, _ position: SourcePosition
  ) -> Diagnostic {
    Diagnostic(
      .other(Rule(rule), .warning, message, hint: hint), at: position, token: token.path,
      pointer: token.path.pointer)
  }
}
