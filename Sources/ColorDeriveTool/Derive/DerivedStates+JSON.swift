internal import ColorDerive

extension DerivedStates {
  /// The answer for programs, with its members in the order of the contract.
  var json: JSONValue {
    .object([
      JSONMember("base", .string(set.base.hex)),
      JSONMember("role", .string(set.recipe.role.name)),
      JSONMember("kind", set.recipe.role.kind.map { .string($0) } ?? .null),
      JSONMember("theme", .string(set.recipe.appearance.name)),
      JSONMember("outcome", .string(set.verdict.name)),
      JSONMember("content", set.content.map { .string($0.hex) } ?? .null),
      JSONMember("disabledContent", set.disabledContent.map { .string($0.hex) } ?? .null),
      JSONMember("states", .object(states.map { JSONMember($0.rawValue, .string(set[$0].hex)) })),
      JSONMember("checks", .array(set.checks.filter { states.contains($0.state) }.map(\.json))),
      JSONMember("reasons", .array(reasons.map { .string($0) })),
    ])
  }
}

extension Check {
  /// The check for programs. An end of the range that is open has no member.
  fileprivate var json: JSONValue {
    var members = [
      JSONMember("constraint", .string(constraint.rawValue)),
      JSONMember("state", .string(state.rawValue)),
      JSONMember("metric", .string(metric.rawValue)),
      JSONMember("value", .number(value)),
    ]
    if allowed.lowerBound.isFinite { members.append(JSONMember("min", .number(allowed.lowerBound))) }
    if allowed.upperBound.isFinite { members.append(JSONMember("max", .number(allowed.upperBound))) }
    members.append(JSONMember("pass", .bool(passes)))
    members.append(JSONMember("subject", .string(subject.hex)))
    members.append(JSONMember("against", .string(against.hex)))
    return .object(members)
  }
}
