internal import ColorDerive
internal import Commands

/// Findings with all that stands around them, for programs.
struct FindingDocument {
  /// What is told.
  var findings: [Finding]
  /// What was asked for: its counts are told too.
  var asked: [Finding]
  /// How many pairs were measured; `nil` where nothing is measured.
  var checks: Int?
  /// The file that a finding without a place is shown at.
  var file: String
  /// What a command adds in JSON.
  var extra: [JSONMember] = []

  /// Findings that are all told.
  init(_ findings: [Finding], checks: Int? = nil, file: String, extra: [JSONMember] = []) {
    self.findings = findings
    asked = findings
    self.checks = checks
    self.file = file
    self.extra = extra
  }

  /// The findings of a run.
  init(_ run: Run, of project: Project, extra: [JSONMember] = []) {
    self.init(run.findings, checks: run.checks, file: project.firstFile, extra: extra)
  }

  /// The text in a format; `nil` for people, who get each finding by itself.
  func text(_ format: FindingFormat) -> String? {
    switch format {
    case .text: return nil
    case .json: return JSONWriter.pretty.text(of: json)
    case .sarif:
      let report = SARIFReport(
        tool: Tool.configuration.name, version: Tool.configuration.version ?? "", findings: findings,
        file: file)
      return JSONWriter.pretty.text(of: report.json)
    case .github:
      return GitHubAnnotation.annotations(of: findings, file: file).map {
        ErrorText.visible($0.text) + "\n"
      }.joined()
    }
  }

  /// As the contract has it.
  private var json: JSONValue {
    var summary = [
      JSONMember("errors", .number(asked.count(of: .error))),
      JSONMember("warnings", .number(asked.count(of: .warning))),
    ]
    if let checks { summary.append(JSONMember("checks", .number(checks))) }
    return .object(
      [
        JSONMember("tool", .string(Tool.configuration.name)),
        JSONMember("version", .string(Tool.configuration.version ?? "")),
        JSONMember("summary", .object(summary)), JSONMember("findings", .array(findings.map(\.json))),
      ] + extra)
  }
}

extension Project {
  /// The file that it begins with.
  var firstFile: String { sources.first?.file ?? ProjectInput.defaultName }
}
