/// Reads a command line from left to right, going down from command to command.
struct ArgumentReader {
  /// One use of an option or a flag.
  private struct Occurrence {
    var parameter: Parameter
    var texts: [String]
  }

  private var path: CommandPath
  private var rest: ArraySlice<String>
  private var words: [String] = []
  private var occurrences: [Occurrence] = []
  private var optionsEnded = false

  init(root: any Command.Type, arguments: [String]) {
    path = CommandPath(root: root)
    rest = arguments[...]
  }

  mutating func read() throws(UsageError) -> ParsedCommand {
    if rest.isEmpty, path.isGroup { return .help(HelpText(path).text) }
    while let word = rest.popFirst() {
      if let answer = try read(word) { return answer }
    }
    guard !path.isGroup else {
      throw error(.missingCommand(choices: path.subcommandNames))
    }
    try assign()
    return .run(try validated(path.current.command))
  }

  /// Reads one word, and those behind it that belong to it.
  private mutating func read(_ word: String) throws(UsageError) -> ParsedCommand? {
    if optionsEnded || !isOption(word) {
      return try readPlain(word)
    }
    if word == "--" {
      optionsEnded = true
      return nil
    }
    return word.hasPrefix("--") ? try readLong(word) : try readCluster(word)
  }

  // MARK: Words

  private mutating func readPlain(_ word: String) throws(UsageError) -> ParsedCommand? {
    guard path.isGroup else {
      words.append(word)
      return nil
    }
    if let next = path.subcommand(named: word) {
      path.descend(to: next)
      return nil
    }
    guard word == "help" else { throw unknownCommand(word) }
    return try helpForRest()
  }

  /// Reads the commands behind `help`, down to the one whose page is wanted.
  private mutating func helpForRest() throws(UsageError) -> ParsedCommand {
    while let word = rest.popFirst(), word != "--help", word != "-h" {
      guard let next = path.subcommand(named: word) else { throw unknownCommand(word) }
      path.descend(to: next)
    }
    return .help(HelpText(path).text)
  }

  private func unknownCommand(_ word: String) -> UsageError {
    let names = path.subcommandNames
    guard !names.isEmpty else { return error(.unexpectedArgument(word)) }
    return error(.unknownCommand(word, suggestion: Suggestion.nearest(to: word, in: names + ["help"])))
  }

  /// Whether the word is an option, and not a value: a lone `-` and a negative number are values.
  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    if Double.isDecimal(word), let digit = word.dropFirst().first {
      return path.option(named: .short(digit)) != nil
    }
    return true
  }

  // MARK: Options

  /// Reads `--name`, `--name value` or `--name=value`.
  private mutating func readLong(_ word: String) throws(UsageError) -> ParsedCommand? {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelled = "--\(parts[0])"
    let parameter = try parameter(.long(String(parts[0])), in: spelled)
    let value = parts.count > 1 ? String(parts[1]) : nil
    if parameter.kind == .flag, let value {
      throw error(.unexpectedValue(value, option: spelled))
    }
    return try take(parameter, spelled: spelled, value: value)
  }

  /// Reads `-n`, `-n value`, `-nvalue`, `-n=value`, or several flags in one: `-qv`.
  private mutating func readCluster(_ word: String) throws(UsageError) -> ParsedCommand? {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      // A long name behind one hyphen is told apart from a cluster by its first letter only.
      let isFirst = letters.count == word.count - 2
      let parameter = try parameter(.short(letter), in: isFirst ? word : "-\(letter)")
      if parameter.kind == .flag {
        if let answer = try take(parameter, spelled: "-\(letter)", value: nil) { return answer }
        continue
      }
      let value = letters.first == "=" ? letters.dropFirst() : letters
      return try take(parameter, spelled: "-\(letter)", value: letters.isEmpty ? nil : String(value))
    }
    return nil
  }

  private func parameter(_ name: Parameter.Name, in spelled: String) throws(UsageError) -> Parameter {
    if let parameter = path.option(named: name) { return parameter }
    let known = path.builtIns + path.options + path.globalOptions
    let names = known.flatMap(\.names).map(\.spelled).filter { $0.hasPrefix("--") }
    let wanted = spelled.hasPrefix("--") ? spelled : "-\(spelled)"
    let suggestion = Suggestion.nearest(to: wanted, in: names)
    throw error(.unknownOption(spelled, suggestion: suggestion))
  }

  private mutating func take(
    _ parameter: Parameter, spelled: String, value: String?
  ) throws(UsageError) -> ParsedCommand? {
    if parameter == .help { return .help(HelpText(path).text) }
    if parameter == .version, let version = path.configuration.version { return .version(version) }
    if parameter.kind == .option, !parameter.isRepeating,
      occurrences.contains(where: { $0.parameter == parameter })
    {
      throw error(.repeatedOption(spelled))
    }
    var texts = value.map { [$0] } ?? []
    if parameter.kind == .option, value == nil {
      while let next = rest.first, !isOption(next), texts.isEmpty || parameter.takesSeveral {
        texts.append(next)
        rest.removeFirst()
      }
      if texts.isEmpty { throw error(.missingValue(option: spelled, placeholder: parameter.placeholder)) }
    }
    occurrences.append(Occurrence(parameter: parameter, texts: texts))
    return nil
  }

  // MARK: Values

  /// Gives each parameter its texts, at every level that declares it.
  private func assign() throws(UsageError) {
    var remaining = words[...]
    for level in path.levels {
      for declaration in level.declarations {
        let parameter = declaration.parameter
        if parameter.kind == .argument {
          let texts = parameter.isRepeating ? remaining : remaining.prefix(1)
          remaining = remaining.dropFirst(texts.count)
          guard !texts.isEmpty || !parameter.isRequired else {
            throw error(.missingArgument(parameter.title))
          }
          if !texts.isEmpty { try fill(declaration, with: Array(texts)) }
        } else {
          let uses = occurrences.filter { $0.parameter == parameter }
          guard !uses.isEmpty || !parameter.isRequired else {
            throw error(.missingOption(parameter.title, placeholder: parameter.placeholder))
          }
          if !uses.isEmpty { try fill(declaration, with: uses.flatMap(\.texts)) }
        }
      }
    }
    if let extra = remaining.first { throw error(.unexpectedArgument(extra)) }
  }

  private func fill(_ declaration: Declaration, with texts: [String]) throws(UsageError) {
    do {
      try declaration.fill(texts)
    } catch {
      let parameter = declaration.parameter
      throw self.error(
        .invalidValue(
          error.text, parameter: parameter.title, reason: error.reason, allowed: parameter.allowed,
          suggestion: Suggestion.nearest(to: error.text, in: parameter.allowed)))
    }
  }

  /// The command, once it has accepted its values.
  private func validated(_ command: some Command) throws(UsageError) -> any Command {
    var command = command
    do {
      try command.validate()
    } catch {
      throw self.error(error)
    }
    return command
  }

  private func error(_ fault: UsageError.Fault) -> UsageError {
    UsageError(fault: fault, command: path.spelled, usage: UsageLine(path).short)
  }
}
