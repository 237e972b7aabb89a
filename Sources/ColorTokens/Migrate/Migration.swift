internal import ColorCore

/// A file of another format as tokens of the Design Tokens format 2025.10.
///
/// What has no form there is left out, with a warning at its place; nothing is guessed from names alone.
public struct Migration: Sendable {
  /// The format that the file is in.
  public let format: Format
  /// The token file.
  public let json: JSONValue
  /// How many tokens it has.
  public let tokenCount: Int
  /// What was left out or written otherwise, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// The formats that can be read.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Nested objects whose tokens have a `value`, with references such as `{color.base.value}`.
    case styleDictionary = "style-dictionary"
    /// The variables of a Figma file, as its REST interface answers.
    case figma
    /// Custom properties of CSS.
    case css
  }

  /// Why a file can't be migrated at all.
  public enum Failure: Error, Sendable {
    /// It is none of the formats that can be read, or not the one that was named.
    case format
    /// It is faulty.
    case faulty([Diagnostic])
    /// It has no mode of that name; those that it has.
    case mode(String, known: [String])
  }

  /// Migrates a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: Its format; `nil` to tell it from the text.
  ///   - mode: Which of several values a token gets: the name of a mode of Figma variables, or the selector (with the
  ///     rules around it) of a block of CSS. `nil` for the default modes and for `:root`.
  /// - Throws: ``Failure``.
  public init(_ source: SourceText, from format: Format? = nil, mode: String? = nil) throws(Failure) {
    let isObject = source.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) } == 0x7B
    var tokens: [MigratedToken] = []
    var remarks: [Diagnostic] = []
    if format == .css || format == nil && !isObject {
      self.format = .css
      var reader = CSSPropertyMigration(source)
      tokens = try reader.tokens(mode: mode)
      remarks = reader.diagnostics
    } else {
      let document: JSONDocument
      do throws(JSONError) {
        document = try JSONDocument(source)
      } catch {
        throw .faulty([Diagnostic(error, in: source)])
      }
      let root = document.root
      let isFigma = FigmaMigration.isFigma(root)
      guard root.kind == .object, format == nil || (format == .figma) == isFigma else { throw .format }
      if isFigma {
        self.format = .figma
        var reader = FigmaMigration(root)
        tokens = try reader.tokens(mode: mode)
        remarks = reader.diagnostics
      } else {
        self.format = .styleDictionary
        if let mode { throw .mode(mode, known: []) }
        var reader = StyleDictionaryMigration()
        reader.read(root)
        (tokens, remarks) = (reader.tokens, reader.diagnostics)
      }
    }
    if tokens.isEmpty, remarks.isEmpty { throw .format }
    let tree = MigratedTree(tokens)
    json = tree.json()
    tokenCount = tree.count
    diagnostics = (remarks + tree.diagnostics).ordered(by: [source])
  }
}
