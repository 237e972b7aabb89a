internal import Commands
internal import ColorDerive

/// Findings as people read them.
struct FindingText {
  let project: Project

  /// A finding with its place, the line and a caret, then what to do.
  func text(_ finding: Finding) -> String {
    let place = finding.permutation.choices.isEmpty ? "" : " (\(finding.permutation))"
    let subject =
      finding.data == nil && finding.set == nil ? "" : (finding.token.map { "'\($0)'\(place): " } ?? "")
    let message = subject + finding.message + (subject.isEmpty ? place : "") + " [\(finding.rule)]"
    guard let position = finding.position else {
      return ErrorText.visible(
        "\(finding.level.rawValue): \(message)" + (finding.hint.map { "; \($0)" } ?? "")) + "\n"
    }
    let diagnostic = Diagnostic(
      .other(finding.rule, finding.level, message, hint: finding.hint), at: position)
    // What was measured is about a color, not about a text: its line would only repeat the request.
    let source = finding.set == nil ? project.source(of: position) : nil
    return ErrorText.visible(diagnostic.rendered(in: source), keepingNewlines: true)
  }

  /// Findings with their lines, as many as a person would read, and how many more there are.
  func text(_ findings: [Finding]) -> [String] {
    var texts = findings.prefix(Self.limit).map { text($0) }
    if findings.count > Self.limit {
      texts.append(
        "and \(Self.count(findings.count - Self.limit, "more finding")); '--format json' lists all\n")
    }
    return texts
  }

  /// How many findings are shown to a person.
  private static let limit = 200

  /// One line that says what was looked at and what was found.
  static func summary(_ run: Run, _ findings: [Finding], permutations: Int) -> String {
    "\(count(run.tokenCount, "color token")) in \(count(permutations, "permutation")), \(count(run.checks, "check")): "
      + counts(findings) + "\n"
  }

  /// `2 errors, 1 warning`, and what a baseline lets pass.
  static func counts(_ findings: [Finding]) -> String {
    let known = findings.reduce(0) { $0 + ($1.excuse == nil ? 0 : 1) }
    return "\(count(findings.count(of: .error), "error")), \(count(findings.count(of: .warning), "warning"))"
      + (known == 0 ? "" : ", \(known) known")
  }

  static func count(_ number: Int, _ noun: String) -> String { counted(number, noun) }
}

extension Run {
  /// How a command that looked at this run ends.
  var status: ExitStatus { status(of: findings) }

  /// How a command ends that was asked for these findings only.
  func status(of findings: [Finding]) -> ExitStatus {
    guard hasFaultyInput else { return findings.hasErrors ? .unmet : .clean }
    // A file that is right and asks for what this version doesn't do isn't invalid.
    let faults = self.findings.filter { $0.level == .error && $0.set == nil }
    return faults.allSatisfy { $0.rule.rawValue == "unsupported" } ? .misuse : .invalid
  }
}
