/// A finding as a workflow command of GitHub Actions, which shows it beside the line that it is about.
///
///     ::error file=brand.json,line=12,col=16,title=ref-missing::no token named 'color.acent'
///
/// - SeeAlso: GitHub, “Workflow commands for GitHub Actions”, “Setting an error message”.
public struct GitHubAnnotation: Hashable, Sendable {
  /// The line, without an end.
  public let text: String

  /// The annotations of findings, each fault once, worst first.
  ///
  /// - Parameters:
  ///   - findings: What was found, worst first.
  ///   - file: The file that a finding without a place is shown at.
  public static func annotations(of findings: [Finding], file: String) -> [GitHubAnnotation] {
    FindingGroup.groups(of: findings).map { GitHubAnnotation($0, file: file) }
  }

  init(_ group: FindingGroup, file: String) {
    let finding = group.worst
    let position = finding.position ?? SourcePosition(file: file, line: 1, column: 1, offset: 0)
    var message = finding.sentence
    if !group.others.isEmpty { message += "; and \(group.others.count) more like it" }
    let properties = [
      ("file", position.file), ("line", String(position.line)), ("col", String(position.column)),
      ("title", finding.rule.rawValue),
    ]
    text =
      "::\(Self.command(finding.level)) "
      + properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",") + "::" + Self.message(message)
  }

  private static func command(_ level: Diagnostic.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A message with what would end it, or be read as an escape, escaped.
  private static func message(_ text: String) -> String {
    escaped(text) { ["%", "\r", "\n"].contains($0) }
  }

  /// The same for a property, which a colon or a comma would end too.
  private static func property(_ text: String) -> String {
    escaped(text) { ["%", "\r", "\n", ":", ","].contains($0) }
  }

  private static func escaped(_ text: String, _ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isEscaped(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
