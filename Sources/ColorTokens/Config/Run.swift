internal import ColorDerivation
internal import Synchronization

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

  /// Runs a project. Permutations are looked at side by side, on all cores; what is found is the same whatever their
  /// number.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - progress: Told how many permutations are done, of how many, from whichever thread did one.
  public init(_ project: Project, progress: (@Sendable (_ done: Int, _ all: Int) -> Void)? = nil) {
    self.project = project
    var findings: [Finding] = []
    var remarks = project.warnings + project.brandFaults
    var faults = PermutationFaults(of: project.permutations)
    var themes: [Theme] = [], verified: [VerifiedTheme] = []
    var checks = 0
    var isFaulty = project.brandFaults.hasErrors
    var known: Set<Int> = []
    var documents: [ResolvedTokens] = []
    remarks += Orthogonality(project).diagnostics
    for outcome in Outcome.all(of: project, progress) {
      documents.append(outcome.tokens)
      // The same fault of a file stands in many permutations; it is told once.
      faults.add(outcome.diagnostics, in: outcome.theme.permutation)
      guard let verification = outcome.verification else {
        isFaulty = true
        continue
      }
      let theme = outcome.theme
      findings += verification.findings
      checks += verification.checks
      known.formUnion(verification.known)
      themes.append(theme)
      if let theme = verification.theme() { verified.append(theme) }
    }
    remarks += faults.diagnostics
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
    findings += brandMatrix.findings + Self.narrowed(themes, project)
    self.findings = remarks.summarized().map { Finding($0) } + fixed + findings.worstFirst()
    self.checks = checks
    self.themes = themes
    self.verified = verified
    hasFaultyInput = isFaulty
    tokenCount = themes.first?.entries.count ?? 0
  }
}

/// What comes of one permutation.
private struct Outcome: Sendable {
  var tokens: ResolvedTokens
  var diagnostics: [Diagnostic]
  var theme: Theme
  /// What was measured; `nil` where a file is faulty.
  var verification: Verification?

  init(_ permutation: Permutation, on ground: Groundwork, of project: Project, _ solved: SolvedSets) {
    tokens = ground.tokens
    var deriver = Deriver(
      tokens, in: project.appearances[permutation] ?? .light, style: project.configuration.style,
      authored: ground.authored, solved: solved, aliases: ground.aliases)
    theme = deriver.theme(of: ground.requests, pairs: ground.pairs, permutation: permutation)
    diagnostics = ground.diagnostics + deriver.diagnostics
    guard !diagnostics.hasErrors else { return }
    verification = Verification(theme, excusing: project.baseline, margin: project.configuration.margin)
  }

  /// Those of all permutations, in their order.
  static func all(of project: Project, _ progress: (@Sendable (Int, Int) -> Void)?) -> [Outcome] {
    let permutations = project.permutations
    let known = ReadRequests(), solved = SolvedSets()
    let grounds = project.ofAllTokens { tokens in
      Groundwork(tokens, roles: project.configuration.roles, known: known)
    }
    let done = Atomic(0)
    return SideBySide.map(permutations.count) { index in
      let outcome = Outcome(permutations[index], on: grounds[index], of: project, solved)
      let count = done.add(1, ordering: .relaxed).newValue
      progress?(count, permutations.count)
      return outcome
    }
  }
}
