import BenchmarkHarness
import Foundation

/// Measures, prints, and judges where asked.
@main
struct Benchmarks {
  static func main() {
    do throws(Options.Fault) {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp {
        print(Options.help)
      } else {
        let gates = try options.gates.map(Files.gates)
        let results = measure(options.effort)
        if let path = options.json { try Files.write(results, to: path) }
        if let gates, !judge(results, gates) { exit(1) }
      }
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error.message)\n".utf8))
      exit(2)
    }
  }

  /// Measures a group after the other, and prints each as it comes.
  private static func measure(_ effort: Sitting.Effort) -> Results {
    #if DEBUG
      print("This is a debug build: its figures mean nothing. Use 'make bench'.")
    #endif
    let lcms = LittleCMS()
    let kernels = KernelWorkloads(lcms: lcms)
    let groups: [(name: String, workloads: [Workload])] = [
      ("sRGB8 to OKLab", kernels.toOKLab()),
      ("OKLab to sRGB8", kernels.toSRGB8()),
      ("one color", ColorWorkloads(lcms: lcms).all()),
      ("derivation", DerivationWorkloads(lcms: lcms).all()),
      ("roles", RoleWorkloads().all()),
    ]
    let machine = Machine.current()
    Table.lines(of: machine).forEach { print($0) }
    print(
      "LittleCMS \(LittleCMS.version); thread CPU time per item, \(effort.rounds) rounds, two runs;"
        + " ratio: how many times as fast as the first line")
    var results = Results(machine: machine, groups: [])
    for (name, workloads) in groups {
      let group = Results.Group(
        name, yardstick: workloads[0].key, Sitting(workloads, effort: effort))
      results.groups.append(group)
      print()
      Table.lines(of: group).forEach { print($0) }
    }
    return results
  }

  /// Prints what became of each gate, and gives whether none is missed.
  private static func judge(_ results: Results, _ gates: Gates) -> Bool {
    print("\nGates")
    let outcomes = gates.outcomes(of: results)
    for (gate, outcome) in zip(gates.gates, outcomes) { print(Table.line(of: gate, outcome)) }
    return !outcomes.contains { if case .missed = $0 { true } else { false } }
  }
}
