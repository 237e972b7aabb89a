internal import ColorDerive

extension DerivedStates {
  /// The answer for programs, with its members in the order of the contract.
  var json: JSONValue {
    var members = [
      JSONMember("base", .string(preset?.base.hex ?? base.text)),
      JSONMember("role", .string(recipe.role.name)),
      JSONMember("kind", recipe.role.kind.map { .string($0) } ?? .null),
      JSONMember("theme", .string(recipe.appearance.name)),
    ]
    if let preset {
      members.append(JSONMember("preset", .string(preset.preset.rawValue)))
      members.append(JSONMember("emulated", .bool(preset.isEmulated)))
    }
    members += [
      JSONMember("outcome", .string(outcome.rawValue)),
      JSONMember("relaxed", .array(relaxations.map(\.json))),
      JSONMember("content", content(in: .normal).map { .string($0.text) } ?? .null),
      JSONMember("disabledContent", content(in: .disabled).map { .string($0.text) } ?? .null),
      JSONMember("states", .object(states.map { JSONMember($0.rawValue, .string(text(of: $0))) })),
    ]
    let contents = states.filter { $0 != .disabled }.compactMap { state in
      content(in: state).map { (state, $0) }
    }
    if contents.contains(where: { $0.1 != contents[0].1 }) {
      members.append(
        JSONMember("contents", .object(contents.map { JSONMember($0.0.rawValue, .string($0.1.text)) })))
    }
    if let ring {
      members.append(
        JSONMember(
          "focusRing",
          .object([
            JSONMember("outer", .string(ring.outer.hex)),
            JSONMember("inner", ring.inner.map { .string($0.hex) } ?? .null),
          ])))
    }
    if let layers { members.append(JSONMember("composites", composites(layers))) }
    if let palette = preset?.palette, !palette.isEmpty {
      members.append(
        JSONMember("palette", .object(palette.map { JSONMember($0.name, .string($0.color.hex)) })))
    }
    members += [
      JSONMember("checks", .array(checks.filter { states.contains($0.state) }.map(\.json))),
      JSONMember("reasons", .array(reasons.map { .string($0) })),
    ]
    return .object(members)
  }
}

extension DerivedStates {
  /// What is seen of each layer on each ground: `{"hovered": {"#6750a4": ["#735eab"]}}`, with two colors where
  /// programs round differently.
  private func composites(_ layers: LayerSet) -> JSONValue {
    .object(
      states.compactMap { state in
        let composites = layers.composites(in: state)
        if composites.isEmpty { return nil }
        return JSONMember(
          state.rawValue,
          .object(
            composites.map { composite in
              var seen: [String] = []
              for model in layers.recipe.models {
                let hex = composite.color(model).hex
                if !seen.contains(hex) { seen.append(hex) }
              }
              return JSONMember(composite.ground.color.hex, .array(seen.map { .string($0) }))
            }))
      })
  }
}

extension Relaxation {
  /// What was given up, from what to what where it has amounts.
  fileprivate var json: JSONValue {
    var members = [JSONMember("what", .string(kind.rawValue))]
    if let wanted { members.append(JSONMember("wanted", .number(wanted))) }
    if let given { members.append(JSONMember("given", .number(given))) }
    return .object(members)
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
    if isExempt { members.append(JSONMember("wcag", .string("exempt"))) }
    members.append(JSONMember("subject", .string(subject.text)))
    members.append(JSONMember("against", .string(against.text)))
    return .object(members)
  }
}
