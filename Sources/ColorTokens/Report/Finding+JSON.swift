extension Finding {
  /// The finding as an object: `rule level message token permutation location data hint known`, without those that there are none of.
  public var json: JSONValue {
    var members = [
      JSONMember("rule", .string(rule.rawValue)), JSONMember("level", .string(level.rawValue)),
      JSONMember("message", .string(message)), JSONMember("token", token.map { .string($0.text) } ?? .null),
      JSONMember("permutation", permutation.json),
    ]
    if let position {
      members.append(
        JSONMember(
          "location",
          .object([
            JSONMember("file", .string(position.file)), JSONMember("line", .number(position.line)),
            JSONMember("column", .number(position.column)),
            JSONMember("pointer", pointer.map { .string($0) } ?? .null),
          ])))
    }
    if let data {
      members.append(
        JSONMember(
          "data",
          .object(
            [
              JSONMember("metric", .string(data.metric)), JSONMember("value", .number(data.value)),
              JSONMember("min", .number(data.minimum)), JSONMember("against", .string(data.against)),
              JSONMember("state", .string(data.state)),
            ] + (data.isExempt ? [JSONMember("wcag", .string("exempt"))] : []))))
    }
    if let hint { members.append(JSONMember("hint", .string(hint))) }
    if let excuse {
      members.append(
        JSONMember(
          "known",
          .object([
            JSONMember("level", .string(excuse.level.rawValue)), JSONMember("reason", .string(excuse.reason)),
          ])))
    }
    return .object(members)
  }
}
