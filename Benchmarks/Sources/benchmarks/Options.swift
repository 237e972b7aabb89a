import BenchmarkHarness

/// What the command line asks for.
struct Options {
  /// A command line or a file that can't be used.
  struct Fault: Error {
    var message: String
  }

  static let help = """
    Usage: benchmarks [--fast] [--json FILE] [--gate FILE]

      --fast        Take fewer and shorter rounds.
      --json FILE   Write the results to FILE.
      --gate FILE   Compare the ratios to LittleCMS with the goals in FILE; exit with 1 when one is below 80 %.
    """

  var effort = Sitting.Effort.full
  var json: String?
  var gates: String?
  var wantsHelp = false

  init(_ arguments: some Sequence<String>) throws(Fault) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--fast": effort = .fast
      case "--help", "-h": wantsHelp = true
      case "--json", "--gate":
        guard let file = arguments.popFirst() else { throw Fault(message: "\(argument) needs a file") }
        if argument == "--json" { json = file } else { gates = file }
      default: throw Fault(message: "unknown argument '\(argument)'; see --help")
      }
    }
  }
}
