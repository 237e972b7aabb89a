import BenchmarkHarness
import Foundation

/// The files that are read and written.
enum Files {
  static func gates(_ path: String) throws(Options.Fault) -> Gates {
    do {
      return try JSONDecoder().decode(Gates.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Options.Fault(message: "\(path): can't be read as gates: \(error)")
    }
  }

  static func write(_ results: Results, to path: String) throws(Options.Fault) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (encoder.encode(results) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Options.Fault(message: "\(path): can't be written: \(error)")
    }
  }
}
