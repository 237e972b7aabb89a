internal import ColorCore

extension TokenDifference {
  /// The difference as an object: `change token permutation before after deltaE contrast`, without those that there
  /// are none of.
  public var json: JSONValue {
    var members = [
      JSONMember("change", .string(kind.rawValue)), JSONMember("token", .string(token.text)),
      JSONMember("permutation", permutation.json),
    ]
    if kind != .added { members.append(JSONMember("before", .string(before))) }
    if kind != .removed { members.append(JSONMember("after", .string(after))) }
    if let deltaE { members.append(JSONMember("deltaEOK", .number(deltaE))) }
    var contrast: [JSONMember] = []
    if let contrastBefore { contrast.append(JSONMember("before", .number(contrastBefore.contrast.ratio))) }
    if let contrastAfter {
      contrast.append(JSONMember("after", .number(contrastAfter.contrast.ratio)))
      if let minimum = contrastAfter.minimum { contrast.append(JSONMember("min", .number(minimum.ratio))) }
    }
    if !contrast.isEmpty { members.append(JSONMember("contrast", .object(contrast))) }
    return .object(members)
  }
}

extension SystemDifference {
  /// The members of a report: `summary`, `permutations` that are held side by side and that only one system has, and
  /// `differences`.
  public var members: [JSONMember] {
    let counts = TokenDifference.Kind.allCases.map { kind in
      JSONMember(kind.rawValue, .number(tokens.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }))
    }
    return [
      JSONMember("summary", .object(counts)),
      JSONMember(
        "permutations",
        .object([
          JSONMember(
            "compared",
            .array(
              pairs.map { pair in
                .object([JSONMember("before", pair.before.json), JSONMember("after", pair.after.json)])
              })),
          JSONMember("added", .array(permutationsAdded.map(\.json))),
          JSONMember("removed", .array(permutationsRemoved.map(\.json))),
        ])),
      JSONMember("differences", .array(tokens.map(\.json))),
    ]
  }
}
