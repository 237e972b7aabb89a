import ColorCore
import ColorDerivation

@testable import ColorTokens

/// Short ways to requests and themes in a test.
enum Deriving {
  /// The requests of a file, and what is said about its extensions.
  static func requests(_ text: String) -> (requests: [DerivationRequest], faults: [Fault]) {
    let source = SourceText(file: "t.json", text: text)
    var reader = ExtensionReader()
    let requests = reader.requests(of: TokenDocument([source]))
    return (requests, reader.diagnostics.map { Fault($0, in: text) })
  }

  /// The theme of a file, by its extensions, and the errors that are told on the way.
  static func theme(
    _ text: String, _ appearance: Appearance = .light, besides others: [DerivationRequest] = []
  ) -> (theme: Theme, faults: [Fault]) {
    let tokens = Reading.resolved(text)
    var reader = ExtensionReader()
    let requests = reader.requests(of: tokens.document) + others
    var deriver = Deriver(tokens, in: appearance)
    let theme = deriver.theme(requests, pairs: reader.pairs, permutation: Permutation())
    let diagnostics = tokens.diagnostics + reader.diagnostics + deriver.diagnostics
    return (theme, diagnostics.filter { $0.level == .error }.map { Fault($0, in: text) })
  }

  /// A group `g` with an extension, beside colors and numbers that it can name.
  static func file(_ colorderive: String, normal: String = "#0b57d0", more: String = "") -> String {
    ##"{"$type":"color","page":{"$value":"#ffffff"},"raised":{"$value":"#f0f2f6"},"white":{"$value":"#ffffff"},"##
      + ##""ink":{"$value":"#1f1f1f"},"need":{"$type":"number","$value":4.5},"step":{"$type":"number","$value":0.09},"##
      + ##""g":{"$extensions":{"colorderive":\##(colorderive)},"normal":{"$value":"\##(normal)"}\##(more)}}"##
  }

  /// An extension that derives, with the members given beside `from`.
  static func derive(_ members: String, _ more: String = "") -> String {
    #"{"version":1,"derive":{"from":"normal",\#(members)}\#(more)}"#
  }
}

/// What is said about a file: where, in the words of the file itself, and what.
struct Fault: Equatable, CustomStringConvertible {
  var place: String
  var rule: String
  var message: String
  var hint: String?

  init(_ diagnostic: Diagnostic, in text: String) {
    place = String(decoding: text.utf8.dropFirst(diagnostic.position.offset).prefix(80), as: UTF8.self)
    rule = diagnostic.rule.rawValue
    message = diagnostic.message
    hint = diagnostic.hint
  }

  var description: String { "\(rule): \(message); \(hint ?? "") at \(place)" }
}

extension Theme {
  /// The color of a token as `#rrggbb`, or `nil`.
  func hex(_ path: TokenPath) -> String? { entries.first { $0.path == path }?.color.hex }

  /// The names of all colors, in order.
  var names: [String] { entries.map(\.path.text) }
}
