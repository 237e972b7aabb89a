internal import ColorDerivation

extension Run {
  /// The files of all outputs, by their paths.
  ///
  /// - Parameter formats: The formats to write; all that the config names where it is `nil`. Where it names none, any
  ///   format can be asked for.
  /// - Precondition: Nothing that was found is an error.
  /// - Throws: Findings where a format can't hold the themes.
  public func outputs(only formats: Set<TokenConfiguration.Format>? = nil) throws(EmitError) -> [OutputFile] {
    precondition(!findings.hasErrors && !hasFaultyInput, "outputs are made of verified themes")
    let outputs =
      project.configuration.outputs
      ?? TokenConfiguration.defaultOutputs(split: project.split, only: formats)
    var placed = PlacedFiles()
    let families = try families()
    let wanted = outputs.filter { formats?.contains($0.format) ?? true }
    let pairs = families.flatMap { family in wanted.map { (family: family, output: $0) } }
    let files = SideBySide.map(pairs.count) { number in
      Result { () throws(EmitError) in try self.files(of: pairs[number].output, for: pairs[number].family) }
    }
    for (pair, files) in zip(pairs, files) { placed.add(try files.get(), at: pair.output.position) }
    // A selection of some of the brands would lack the others.
    if formats?.contains(.swift) ?? true, !project.isRestricted {
      placed.add(try brandFiles(families), at: project.configuration.brands?.position)
    }
    try placed.check()
    return placed.files
  }

  /// The files of an output for one family.
  private func files(
    of output: TokenConfiguration.Output, for family: ThemeFamily
  ) throws(EmitError) -> [OutputFile] {
    let path = expanded(output.path, family.key)
    var files = try output.emitter.files(for: family).map {
      OutputFile(path: $0.path.isEmpty ? path : path + "/" + $0.path, bytes: $0.bytes)
    }
    if let swift = output.swift, let emitter = output.swiftEmitter {
      files += try emitter.files(for: family).map {
        OutputFile(path: expanded(swift, family.key), bytes: $0.bytes)
      }
    }
    return files
  }

  /// The themes by what sets their outputs apart.
  private func families() throws(EmitError) -> [ThemeFamily] {
    var keys: [Permutation] = []
    var members: [Permutation: [VerifiedTheme]] = [:]
    for theme in verified {
      let key = theme.theme.permutation.keeping(project.split)
      if members[key] == nil { keys.append(key) }
      members[key, default: []].append(theme)
    }
    var families: [ThemeFamily] = []
    try refuseOverlaps(keys.map { (members[$0] ?? []).map(\.theme) })
    for key in keys { families.append(try ThemeFamily(members[key] ?? [], key: key)) }
    return families
  }

  /// Refuses themes of one output that look alike, at the context of the resolver that sets them apart.
  private func refuseOverlaps(_ families: [[Theme]]) throws(EmitError) {
    var findings: [Finding] = []
    for themes in families {
      for (index, theme) in themes.enumerated() {
        guard let twin = themes[..<index].first(where: { $0.appearance == theme.appearance }) else {
          continue
        }
        let modifier = project.modifiers.first { twin.permutation[$0.name] != theme.permutation[$0.name] }
        let context = modifier.flatMap { modifier in
          modifier.contexts.first { $0.name == theme.permutation[modifier.name] }
        }
        findings.append(ThemeFamily.overlap(twin, theme, at: context))
      }
    }
    if !findings.isEmpty { throw EmitError(findings: findings) }
  }

  func expanded(_ path: String, _ key: Permutation) -> String {
    key.choices.reduce(path) { String($0.replacing("{\($1.modifier)}", with: $1.context)) }
  }
}
