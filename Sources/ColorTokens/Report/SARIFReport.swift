/// Findings as a log of SARIF 2.1.0, which code hosts and editors show beside the lines.
///
/// One result tells a fault once: where a requirement fails in several permutations, the worst is in the message and
/// the others are among the properties. A finding that a baseline knows is a suppressed result with its reason.
///
/// - SeeAlso: OASIS, “Static Analysis Results Interchange Format (SARIF) Version 2.1.0”.
public struct SARIFReport: Sendable {
  /// The name of the tool that found it.
  public var tool: String
  /// The version of the tool.
  public var version: String
  /// What was found.
  public var findings: [Finding]
  /// The file that a finding without a place is shown at.
  public var file: String

  /// A report of these findings.
  ///
  /// - Parameters:
  ///   - tool: The name of the tool that found it.
  ///   - version: The version of the tool.
  ///   - findings: What was found, worst first.
  ///   - file: The file that a finding without a place is shown at.
  public init(tool: String, version: String, findings: [Finding], file: String) {
    self.tool = tool
    self.version = version
    self.findings = findings
    self.file = file
  }

  /// The log as a value, to be written by ``JSONWriter``.
  public var json: JSONValue {
    var rules: [Rule] = []
    for finding in findings where !rules.contains(finding.rule) { rules.append(finding.rule) }
    let driver = JSONValue.object([
      JSONMember("name", .string(tool)), JSONMember("version", .string(version)),
      JSONMember("rules", .array(rules.map(Self.json(of:)))),
    ])
    return .object([
      JSONMember("$schema", .string(Self.schema)), JSONMember("version", .string("2.1.0")),
      JSONMember(
        "runs",
        .array([
          .object([
            JSONMember("tool", .object([JSONMember("driver", driver)])),
            JSONMember("columnKind", .string("unicodeCodePoints")),
            JSONMember("results", .array(FindingGroup.groups(of: findings).map { result($0, rules) })),
          ])
        ])),
    ])
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private static func text(_ text: String) -> JSONValue { .object([JSONMember("text", .string(text))]) }

  private static func json(of rule: Rule) -> JSONValue {
    .object([JSONMember("id", .string(rule.rawValue)), JSONMember("shortDescription", text(rule.summary))])
  }

  private func result(_ group: FindingGroup, _ rules: [Rule]) -> JSONValue {
    let finding = group.worst
    var members = [
      JSONMember("ruleId", .string(finding.rule.rawValue)),
      JSONMember("ruleIndex", .number(rules.firstIndex(of: finding.rule) ?? 0)),
      JSONMember("level", .string((finding.excuse?.level ?? finding.level).rawValue)),
      JSONMember("message", Self.text(finding.sentence)),
      JSONMember("locations", .array([location(of: finding)])),
      JSONMember(
        "partialFingerprints", .object([JSONMember("colorderiveFinding/v1", .string(group.fingerprint))])),
    ]
    if let excuse = finding.excuse {
      members.append(
        JSONMember(
          "suppressions",
          .array([
            .object([
              JSONMember("kind", .string("external")), JSONMember("justification", .string(excuse.reason)),
            ])
          ])))
    }
    members.append(JSONMember("properties", .object(properties(of: group))))
    return .object(members)
  }

  private func location(of finding: Finding) -> JSONValue {
    let position = finding.position ?? SourcePosition(file: file, line: 1, column: 1, offset: 0)
    var members = [
      JSONMember(
        "physicalLocation",
        .object([
          JSONMember("artifactLocation", Self.artifact(position.file)),
          JSONMember(
            "region",
            .object([
              JSONMember("startLine", .number(position.line)),
              JSONMember("startColumn", .number(position.column)),
            ])),
        ]))
    ]
    if let token = finding.token {
      members.append(
        JSONMember(
          "logicalLocations", .array([.object([JSONMember("fullyQualifiedName", .string(token.text))])])))
    }
    return .object(members)
  }

  /// A file as a URI reference (RFC 3986): relative to the root of the sources, where the path isn't absolute.
  private static func artifact(_ path: String) -> JSONValue {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    if path.hasPrefix("/") { return .object([JSONMember("uri", .string("file://" + uri))]) }
    return .object([JSONMember("uri", .string(uri)), JSONMember("uriBaseId", .string("%SRCROOT%"))])
  }

  private func properties(of group: FindingGroup) -> [JSONMember] {
    let wanted: Set = ["token", "permutation", "data", "hint"]
    guard case .object(let all) = group.worst.json else { return [] }
    var members = all.filter { wanted.contains($0.name) }
    if !group.others.isEmpty {
      members.append(
        JSONMember(
          "others",
          .array(
            group.others.map { finding in
              .object([
                JSONMember("permutation", finding.permutation.json),
                JSONMember("message", .string(finding.message)),
              ])
            })))
    }
    return members
  }
}
