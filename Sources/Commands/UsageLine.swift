/// How a command is called, with what it takes.
struct UsageLine {
  private let path: CommandPath

  init(_ path: CommandPath) {
    self.path = path
  }

  /// All parts, none of which should be broken: `[--fit GAMUT]`. Options of commands above aren't among them.
  var parts: [String] {
    let options = path.options.filter(\.isRequired) + path.options.filter { !$0.isRequired }
    return [path.spelled] + (path.isGroup ? ["COMMAND"] : [])
      + path.arguments.map(Self.usage) + options.map(Self.usage)
  }

  /// What is needed, on one line; `[OPTIONS]` stands for all that may be absent.
  var short: String {
    let needed = path.options.filter(\.isRequired)
    let hasMore = path.options.count > needed.count
    let parts =
      [path.spelled] + (path.isGroup ? ["COMMAND"] : [])
      + path.arguments.map(Self.usage) + needed.map(Self.usage) + (hasMore ? ["[OPTIONS]"] : [])
    return parts.joined(separator: " ")
  }

  private static func usage(_ parameter: Parameter) -> String {
    let several = parameter.isRepeating ? "…" : ""
    switch parameter.kind {
    case .argument:
      let text = parameter.placeholder + several
      return parameter.isRequired ? text : "[\(text)]"
    case .flag:
      return "[\(parameter.title)]"
    case .option:
      let text = "\(parameter.title) \(parameter.placeholder)"
      if parameter.takesSeveral { return parameter.isRequired ? "\(text)…" : "[\(text)…]" }
      if parameter.isRequired { return parameter.isRepeating ? "\(text) [\(text)]…" : text }
      return "[\(text)]\(several)"
    }
  }
}
