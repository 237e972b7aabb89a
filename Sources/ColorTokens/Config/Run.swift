internal import ColorDerivation

/// All permutations of a project: read, resolved, derived and verified in one run.
public struct Run: Sendable {
  /// Everything that was found: faults of files first, then what was measured, worst first.
  public let findings: [Finding]
  /// Whether a token file itself is faulty, so that nothing was derived from it.
  public let hasFaultyInput: Bool
  /// How many pairs were measured.
  public let checks: Int
  /// How many color tokens there are in the first permutation, derived ones among them.
  public let tokenCount: Int
  /// The themes, whatever was found in them, in the order of the permutations.
  public let themes: [Theme]

  /// What is shared between brands, beside each other; without rows where there is one brand.
  public let brandMatrix: BrandMatrix

  let verified: [VerifiedTheme]
  let project: Project

  /// Runs a project.
  public init(_ project: Project) {
    self.project = project
    var findings: [Finding] = []
    var remarks = project.warnings + project.brandFaults
    var seen: Set<Diagnostic> = []
    var themes: [Theme] = [], verified: [VerifiedTheme] = []
    var checks = 0
    var isFaulty = project.brandFaults.hasErrors
    var known: Set<Int> = []
    var documents: [ResolvedTokens] = []
    for permutation in project.permutations {
      let tokens = project.tokens(of: permutation)
      documents.append(tokens)
      var diagnostics = tokens.diagnostics
      let theme = Self.theme(permutation, tokens, project, &diagnostics)
      // The same fault of a file stands in many permutations; it is told once.
      remarks += diagnostics.filter { seen.insert($0).inserted }
      guard !diagnostics.hasErrors else {
        isFaulty = true
        continue
      }
      let verification = Verification(theme, excusing: project.baseline)
      findings += verification.findings
      checks += verification.checks
      known.formUnion(verification.known)
      themes.append(theme)
      if let theme = verification.theme() { verified.append(theme) }
    }
    if !isFaulty {
      remarks += RoleMatcher(project.configuration.roles).unused(in: documents).map { request in
        Diagnostic(
          .other(Rule("role-unused"), .warning, "no color fits this role's pattern", hint: nil),
          at: request.position)
      }
    }
    var fixed: [Finding] = []
    // In the other permutations it may well be found.
    if !isFaulty, !project.isRestricted {
      for (index, entry) in project.baseline.entries.enumerated() where !known.contains(index) {
        fixed.append(Baseline.fixed(entry))
      }
    }
    brandMatrix = BrandMatrix(themes, split: project.split)
    findings += brandMatrix.findings
    self.findings = remarks.summarized().map { Finding($0) } + fixed + findings.worstFirst()
    self.checks = checks
    self.themes = themes
    self.verified = verified
    hasFaultyInput = isFaulty
    tokenCount = themes.first?.entries.count ?? 0
  }

  private static func theme(
    _ permutation: Permutation, _ tokens: ResolvedTokens, _ project: Project,
    _ diagnostics: inout [Diagnostic]
  ) -> Theme {
    var reader = ExtensionReader()
    var requests = reader.requests(of: tokens.document)
    requests += RoleMatcher(project.configuration.roles).requests(for: tokens, besides: requests)
    var deriver = Deriver(
      tokens, in: project.appearances[permutation] ?? .light, style: project.configuration.style)
    let theme = deriver.theme(requests, permutation: permutation)
    diagnostics += reader.diagnostics + deriver.diagnostics
    let made = Set(requests.flatMap(\.newPaths))
    diagnostics = diagnostics.map { $0.naming(derived: made) }
    return theme
  }
}

extension Diagnostic {
  /// The same fault, unless what is missing is only made later, by derivation.
  func naming(derived: Set<TokenPath>) -> Diagnostic {
    guard case .referenceMissing(let path, _) = fact, derived.contains(path) else { return self }
    return Diagnostic(
      .unsupported("a reference to a derived color, '\(path)',"), at: position, token: token,
      pointer: pointer,
      related: related)
  }
}
