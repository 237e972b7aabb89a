import BenchmarkHarness
import ColorCore
import Foundation

/// Measures, prints, and judges where asked.
@main
struct Benchmarks {
  static func main() {
    do throws(Options.Fault) {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp {
        print(Options.help)
      } else if try !run(options) {
        exit(1)
      }
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error.message)\n".utf8))
      exit(2)
    }
  }

  /// Does what is asked, and gives whether no gate was missed.
  private static func run(_ options: Options) throws(Options.Fault) -> Bool {
    if let path = options.selection.path.flatMap(ColorBatch.Path.init(rawValue:)), !ColorBatch.use(path) {
      throw Options.Fault(message: "this processor has no \(path.rawValue)")
    }
    if options.isCounted {
      Callgrind.run(Counting.counted(options.selected(count: options.count)))
      return true
    }
    if options.wantsList {
      for group in options.selected(count: options.count) {
        print(group.name)
        for workload in group.workloads { print("  \(workload.key)") }
      }
      return true
    }
    if options.instructions != nil && options.page == nil { return try InstructionRun(options).judge() }
    return try TimeRun(options).judge()
  }
}
