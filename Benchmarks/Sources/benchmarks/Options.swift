import BenchmarkHarness

/// What the command line asks for.
struct Options {
  /// A command line or a file that can't be used.
  struct Fault: Error {
    var message: String
  }

  static let help = """
    Usage: benchmarks [OPTIONS]

    Measure
      --fast               Take fewer and shorter rounds, and judge as on a machine that others use too.
      --only NAME          Take the groups or workloads that have NAME in theirs; may be given again.
      --path PATH          Take one path of the kernels: \(Workloads.paths.joined(separator: ", ")). What has no path
                           of its own runs on it too.
      --count N            Take N colors a batch.
      --scaling            Measure also streams of up to 10⁸ colors, small batches, and two threads.
      --slow NAME          Do the work of these workloads twice: to see that the gates notice.
      --list               Print the names and end.

    Judge
      --gate FILE          Compare ratios with the goals in FILE; exit with 1 when one is below 80 %
                           of it. With --fast, groups with such a one are measured again, and 50 % is let pass.
      --peers FILE         Take what the scripts in Peers printed as yardsticks too.
      --instructions FILE  Count instructions with valgrind instead of measuring time, and compare them with those
                           in FILE; exit with 1 when one is more than 2 % above.
      --renew REASON       Write the counts to that file, with the reason.
      --compare FILE       Show what changed since the results in FILE.

    Write
      --json FILE          Write the results to FILE.
      --page FILE          Write tables between the markers of FILE, a page in Markdown.
    """

  var effort = Sitting.Effort.full
  var allowance = Gates.Allowance.quiet
  var selection = Selection(paths: Workloads.paths)
  var count: Int?
  var slow: [String] = []
  var measuresScaling = false
  var json: String?
  var page: String?
  var gates: String?
  var peers: String?
  var compared: String?
  var instructions: String?
  var reason: String?
  var wantsHelp = false
  var wantsList = false
  /// Whether this is the process that valgrind counts.
  var isCounted = false

  init(_ arguments: some Sequence<String>) throws(Fault) {
    var arguments = Array(arguments)[...]
    func value(of option: String) throws(Fault) -> String {
      guard let value = arguments.popFirst() else { throw Fault(message: "\(option) needs a value") }
      return value
    }
    while let argument = arguments.popFirst() {
      switch argument {
      case "--fast":
        effort = .fast
        allowance = .shared
      case "--help", "-h": wantsHelp = true
      case "--list": wantsList = true
      case "--scaling": measuresScaling = true
      case "--counted": isCounted = true
      case "--only": selection.names.append(try value(of: argument))
      case "--slow": slow.append(try value(of: argument))
      case "--path": selection.path = try value(of: argument)
      case "--json": json = try value(of: argument)
      case "--page": page = try value(of: argument)
      case "--gate": gates = try value(of: argument)
      case "--peers": peers = try value(of: argument)
      case "--compare": compared = try value(of: argument)
      case "--instructions": instructions = try value(of: argument)
      case "--renew": reason = try value(of: argument)
      case "--count":
        let text = try value(of: argument)
        guard let number = Int(text), number > 0 else {
          throw Fault(message: "--count needs a number above 0, not '\(text)'")
        }
        count = number
      default: throw Fault(message: "unknown argument '\(argument)'; see --help")
      }
    }
    if let path = selection.path, !Workloads.paths.contains(path) {
      throw Fault(message: "no path '\(path)'; there are \(Workloads.paths.joined(separator: ", "))")
    }
    if let reason {
      guard instructions != nil else { throw Fault(message: "--renew goes with --instructions") }
      guard reason.contains(where: { $0 != " " }) else { throw Fault(message: "--renew needs a reason") }
      guard selection.names.isEmpty && selection.path == nil && slow.isEmpty && count == nil else {
        throw Fault(
          message: "--renew counts all workloads as they are: leave out what selects or changes them")
      }
    }
  }
}
