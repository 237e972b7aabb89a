extension Explanation {
  /// The explanation as an object: `permutation` and `steps`, each with `label`, `text` and `location`.
  public var json: JSONValue {
    .object([
      JSONMember("permutation", permutation.json),
      JSONMember(
        "steps",
        .array(
          steps.map { step in
            var members = [JSONMember("label", .string(step.label)), JSONMember("text", .string(step.text))]
            if let position = step.position {
              members.append(
                JSONMember(
                  "location",
                  .object([
                    JSONMember("file", .string(position.file)), JSONMember("line", .number(position.line)),
                    JSONMember("column", .number(position.column)),
                  ])))
            }
            return .object(members)
          })),
    ])
  }
}
