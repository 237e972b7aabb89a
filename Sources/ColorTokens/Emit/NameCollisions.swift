/// Finds tokens that an output would give one name.
struct NameCollisions {
  /// What the output is called in messages.
  let output: String
  private(set) var findings: [Finding] = []
  private var owners: [String: TokenPath] = [:]

  init(in output: String) { self.output = output }

  /// Takes a name for a token; false when another one has it already, which is a finding then.
  ///
  /// - Parameters:
  ///   - key: What makes names one: the name itself, or its case-folded form.
  ///   - name: The name as it would be written.
  @discardableResult
  mutating func take(_ key: String, as name: String, for token: TokenPath, at position: SourcePosition?)
    -> Bool
  {
    guard let owner = owners[key], owner != token else {
      owners[key] = token
      return true
    }
    collide(owner, token, as: name, at: position)
    return false
  }

  /// Adds that two tokens have one name.
  mutating func collide(_ owner: TokenPath, _ token: TokenPath, as name: String, at position: SourcePosition?)
  {
    findings.append(
      Finding(
        "name-collision", .error, "'\(owner)' and '\(token)' are both '\(name)' in \(output)",
        hint: "rename one of them", token: token, at: position))
  }

  /// Adds another fault of a name.
  mutating func add(_ finding: Finding) { findings.append(finding) }

  /// Throws what was found.
  func check() throws(EmitError) {
    if !findings.isEmpty { throw EmitError(findings: findings) }
  }
}
