internal import ColorCore
public import ColorDerivation

extension ProofRecord {
  /// The record as an object, with the members that the article “Proof” names, in one order; those that there is nothing of
  /// are left out.
  public var json: JSONValue {
    let fraction = fraction, allowed = check.allowed
    var members = [JSONMember("theme", .string(theme))]
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(JSONMember(name, value)) }
    }
    func add(_ name: String, _ color: WrittenColor) { members += color.members(name) }
    add("brand", brand.map { .string($0) })
    add("token", token.map { .string($0) })
    add("role", .string(role))
    add("kind", kind.map { .string($0) })
    if let base { add("base", base) }
    add("state", .string(check.state.rawValue))
    add("constraint", .string(check.constraint.rawValue))
    add("metric", .string(check.metric.rawValue))
    add("fg", check.subject)
    add("bg", check.against)
    if let darkestBackdrop { add("bgDarkest", .srgb8(darkestBackdrop)) }
    if let direction {
      add("from", direction.from)
      add("to", direction.to)
    }
    add("torsion", hueTorsion == 0 ? nil : .number(hueTorsion))
    add("num", .number(Int(fraction.numerator)))
    add("den", .number(Int(fraction.denominator)))
    add("value", .number(check.value))
    add("target", allowed.lowerBound.isFinite ? .number(allowed.lowerBound) : nil)
    add("max", allowed.upperBound.isFinite ? .number(allowed.upperBound) : nil)
    add("pass", .bool(check.passes))
    add("exempt", .bool(check.isExempt))
    add("margin", .number(margin))
    add("composite", composite?.json)
    add("content", content.map { .string($0.rawValue) })
    add("derivation", derivation?.json)
    add("engineVersion", .string(ProofRecord.engineVersion))
    add("configHash", .string(configuration.text))
    return .object(members)
  }
}

extension ProofRecord.Composite {
  fileprivate var json: JSONValue {
    func integers(_ color: SRGB8) -> JSONValue {
      .array([color.red, color.green, color.blue].map { .number(Int($0)) })
    }
    return .object([
      JSONMember("ground", integers(ground)), JSONMember("layer", integers(layer.color)),
      JSONMember("alpha", .number(layer.alpha.steps)), JSONMember("of", .number(layer.alpha.scale.rawValue)),
      JSONMember("by", .array(models.map { .string($0.rawValue) })),
    ])
  }
}

extension ProofRecord.Derivation {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("space", .string("oklch")), JSONMember("L0", .number(baseLightness)),
      JSONMember("dL", .number(step)), JSONMember("C", .number(chroma)),
      JSONMember("H", hue.map { .number($0) } ?? .null), JSONMember("gamutReduced", .bool(isGamutReduced)),
    ])
  }
}

extension WrittenColor {
  /// The integers as a member of that name, and for a wide color its space and depth.
  fileprivate func members(_ name: String) -> [JSONMember] {
    func integers(_ values: Int...) -> JSONMember { JSONMember(name, .array(values.map { .number($0) })) }
    switch self {
    case .srgb8(let color): return [integers(Int(color.red), Int(color.green), Int(color.blue))]
    case .wide(let color):
      return [
        integers(Int(color.red), Int(color.green), Int(color.blue)),
        JSONMember(name + "Space", .string(color.space.rawValue)), JSONMember(name + "Depth", .number(10)),
      ]
    }
  }
}
