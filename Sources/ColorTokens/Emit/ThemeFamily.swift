public import ColorDerivation

/// The verified themes that go into one set of outputs: the appearances of one brand.
///
/// All have the same color tokens in the same order.
public struct ThemeFamily: Sendable {
  /// The choices that set these outputs apart from others, such as the brand; empty where there is one set.
  public let key: Permutation
  /// The themes, light before dark and standard before increased contrast, one for each appearance there is.
  public let themes: [VerifiedTheme]

  /// A family of these themes.
  ///
  /// - Throws: A finding for every token that one theme has and another lacks, and for two themes of one
  ///   appearance.
  public init(_ themes: [VerifiedTheme], key: Permutation) throws(EmitError) {
    precondition(!themes.isEmpty, "a family has at least one theme")
    let order = Appearance.allCases
    let sorted = themes.sorted {
      (order.firstIndex(of: $0.theme.appearance) ?? 0) < (order.firstIndex(of: $1.theme.appearance) ?? 0)
    }
    self.key = key
    self.themes = sorted
    let findings = Self.faults(sorted.map(\.theme))
    if !findings.isEmpty { throw EmitError(findings: findings) }
  }

  /// The first theme: light with standard contrast, if there is one. Its order is that of the outputs.
  public var primary: Theme { themes[0].theme }

  /// The theme of an appearance; where there is none, that of the same scheme with standard contrast, then the
  /// first.
  public func theme(for appearance: Appearance) -> Theme {
    let wanted = [appearance, Appearance(appearance.scheme)]
    for appearance in wanted {
      if let found = themes.first(where: { $0.theme.appearance == appearance }) { return found.theme }
    }
    return primary
  }

  /// The appearances that have a theme of their own.
  public var appearances: [Appearance] { themes.map(\.theme.appearance) }

  /// That two themes of one output have the same appearance.
  ///
  /// - Parameters:
  ///   - twin: The one that has it first.
  ///   - theme: The other.
  ///   - context: The context that sets them apart, where it is known.
  static func overlap(_ twin: Theme, _ theme: Theme, at context: ResolverDocument.Modifier.Context? = nil)
    -> Finding
  {
    var finding = Finding(
      "theme-overlap", .error,
      "'\(twin.permutation)' and '\(theme.permutation)' are both \(theme.appearance.name)",
      hint: "name the modifier that sets them apart in 'dimensions.split'", at: context?.position)
    finding.pointer = context?.pointer
    return finding
  }

  private static func faults(_ themes: [Theme]) -> [Finding] {
    var findings: [Finding] = []
    // As a rule all have the same tokens in one order, and no table is needed.
    let areAlike = themes.dropFirst().allSatisfy {
      $0.entries.elementsEqual(themes[0].entries) { $0.path == $1.path }
    }
    let all = areAlike ? [] : themes.map { Set($0.entries.map(\.path)) }
    for (i, theme) in themes.enumerated() {
      if let twin = themes[..<i].first(where: { $0.appearance == theme.appearance }) {
        findings.append(overlap(twin, theme))
      }
      for (j, other) in all.enumerated() where j != i {
        for entry in theme.entries where !other.contains(entry.path) {
          findings.append(
            Finding(
              "theme-mismatch", .error,
              "'\(entry.path)' isn't there in '\(themes[j].permutation)'", token: entry.path,
              in: theme.permutation,
              at: entry.position))
        }
      }
    }
    return findings
  }
}

/// Why an output can't be written, as findings.
public struct EmitError: Error, Hashable, Sendable {
  /// What was found.
  public var findings: [Finding]

  /// An error of these findings.
  public init(findings: [Finding]) { self.findings = findings }
}
