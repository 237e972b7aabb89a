import BenchmarkHarness
import Foundation

/// The files that are read and written.
enum Files {
  /// A value of a JSON file.
  static func read<Value: Decodable>(_ type: Value.Type, from path: String) throws(Options.Fault) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Options.Fault(message: "\(path): can't be read as \(type): \(error)")
    }
  }

  /// A value to a JSON file, the same bytes for the same value.
  static func write(_ value: some Encodable, to path: String) throws(Options.Fault) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (encoder.encode(value) + Data("\n".utf8)).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Options.Fault(message: "\(path): can't be written: \(error)")
    }
  }

  /// The lines that the scripts in `Peers` printed. Lines that begin with `#` are words for people.
  static func peers(_ path: String) throws(Options.Fault) -> [Peer] {
    let lines = try text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }
    do {
      return try lines.map { try JSONDecoder().decode(Peer.self, from: Data($0.utf8)) }
    } catch {
      throw Options.Fault(message: "\(path): can't be read as figures of peers: \(error)")
    }
  }

  /// The text of a file.
  static func text(_ path: String) throws(Options.Fault) -> String {
    do {
      return try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    } catch {
      throw Options.Fault(message: "\(path): can't be read: \(error)")
    }
  }

  /// A text to a file.
  static func write(text: String, to path: String) throws(Options.Fault) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Options.Fault(message: "\(path): can't be written: \(error)")
    }
  }
}
