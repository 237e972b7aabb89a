internal import ColorDerive

extension ProofReport {
  /// The report for programs.
  var json: JSONValue {
    let colors = parts.flatMap(\.colors).map(\.color)
    return .object([
      JSONMember(
        "printer",
        .object([
          JSONMember("name", .string(proof.printer.name)),
          JSONMember("title", .string(proof.printer.facts.title)),
          JSONMember("space", .string(proof.printer.space.rawValue)),
        ])),
      JSONMember(
        "rendering",
        .object([
          JSONMember("intent", .string(proof.rendering.intent.name)),
          JSONMember("blackPointCompensation", .bool(proof.rendering.blackPointCompensation)),
          JSONMember("inkLimit", .number(proof.inkLimit)),
        ])),
      JSONMember("themes", .array(parts.map { json($0) })),
      JSONMember(
        "summary",
        .object([
          JSONMember("colors", .number(colors.count)),
          JSONMember("outOfGamut", .number(colors.count { !$0.isInGamut })),
          JSONMember("overInkLimit", .number(colors.count { isOverInked($0) })),
          JSONMember("translucent", .number(parts.reduce(0) { $0 + $1.translucentCount })),
          JSONMember("pairs", .number(counts.all)), JSONMember("asked", .number(counts.asked)),
          JSONMember("broken", .number(counts.broken)), JSONMember("unmetOnScreen", .number(counts.unmet)),
        ])),
    ])
  }

  private func json(_ part: Part) -> JSONValue {
    .object([
      JSONMember(
        "permutation",
        .object((part.permutation?.choices ?? []).map { JSONMember($0.modifier, .string($0.context)) })),
      JSONMember("colors", .array(part.colors.map { json($0) })),
      JSONMember("pairs", .array(part.pairs.map { json($0) })),
    ])
  }

  private func json(_ row: Row) -> JSONValue {
    var members = [
      JSONMember("names", .array(row.names.map { .string($0) })),
      JSONMember("color", .string(row.color.meant.css)),
      JSONMember("print", json(row.color.print)),
      JSONMember("inGamut", .bool(row.color.isInGamut)),
      JSONMember("nearest", json(row.color.nearest)),
    ]
    if let coverage = row.color.inkCoverage {
      members.append(JSONMember("inkCoverage", .number(coverage)))
      members.append(JSONMember("overInkLimit", .bool(isOverInked(row.color))))
    }
    return .object(members)
  }

  private func json(_ print: PrintedColor.Print) -> JSONValue {
    .object([
      JSONMember("hex", .string(print.shown.hex)),
      JSONMember(
        "lab", .array([print.color.lightness, print.color.a, print.color.b].map { .number($0) })),
      JSONMember("device", DeviceNumbers.json(print.device)), JSONMember("deltaE", .number(print.deltaE)),
    ])
  }

  private func json(_ pair: Pair) -> JSONValue {
    .object([
      JSONMember("label", .string(pair.label)),
      JSONMember("foreground", .string(SRGB8(fitting: pair.mark.meant).hex)),
      JSONMember("background", .string(SRGB8(fitting: pair.ground.meant).hex)),
      JSONMember("min", pair.minimum.map { .number($0.ratio) } ?? .null),
      JSONMember("screen", .number(pair.screen.ratio)), JSONMember("print", .number(pair.paper.ratio)),
      JSONMember("outcome", .string(pair.outcome.rawValue)),
      JSONMember("meaning", pair.isBroken ? .string(pair.meaning) : .null),
    ])
  }
}
