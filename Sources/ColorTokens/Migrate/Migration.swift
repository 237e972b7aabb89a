internal import ColorCore

/// Files of another format as tokens of the Design Tokens format 2025.10.
///
/// What has no form there is left out, with a warning at its place; nothing is guessed from names alone. What other
/// tools compute (modifiers of Tokens Studio, `mix` of Primer, shifts of Blueprint) is computed as they do, and
/// written as a literal that says where it came from.
public struct Migration: Sendable {
  /// The format that the files are in.
  public let format: Format
  /// The token file of the contexts that were asked for, or of those that count by default.
  public let json: JSONValue
  /// How many tokens it has.
  public let tokenCount: Int
  /// All of it: a file for each set and context and a resolver, which comes first; or one file where there is no more.
  public let files: [File]
  /// The contexts, by the modifier that one is chosen for.
  public let modifiers: [Modifier]
  /// What was left out or written otherwise, in the order of the files.
  public let diagnostics: [Diagnostic]

  /// A file to write.
  public struct File: Hashable, Sendable {
    /// Its path below the folder that all of them go to.
    public var path: String
    /// What it holds.
    public var json: JSONValue
  }

  /// Contexts of which one is chosen.
  public struct Modifier: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The names of the contexts.
    public var contexts: [String]
    /// The context in ``Migration/json``.
    public var chosen: String
  }

  /// The formats that can be read.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Nested objects whose tokens have a `value`, with references such as `{color.base.value}`.
    case styleDictionary = "style-dictionary"
    /// Sets, themes and modifiers of Tokens Studio, in one file or in several.
    case tokensStudio = "tokens-studio"
    /// Drafts of the Design Tokens format, with the extensions of Primer, Blueprint, Terrazzo and Figma; JSON5 too.
    case draft
    /// The variables of a Figma file, as its REST interface answers.
    case figma
    /// Custom properties of CSS.
    case css
    /// JSON whose names lead to values and nothing else.
    case plain
  }

  /// Why files can't be migrated at all.
  public enum Failure: Error, Sendable {
    /// They are none of the formats that can be read, or not the one that was named.
    case format
    /// One is faulty.
    case faulty([Diagnostic])
    /// They have no mode of that name; those that they have.
    case mode(String, known: [String])
    /// They have more permutations than can be looked at.
    case permutations(Int, limit: Int)
  }

  /// Migrates a file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: Its format; `nil` to tell it from the text.
  ///   - mode: Which of several values a token gets: the name of a context, such as a theme of Tokens Studio or a mode
  ///     of Figma variables, or the selector (with the rules around it) of a block of CSS. `nil` for the contexts that
  ///     count by default and for `:root`.
  /// - Throws: ``Failure``.
  public init(_ source: SourceText, from format: Format? = nil, mode: String? = nil) throws(Failure) {
    try self.init([source], from: format, mode: mode)
  }

  /// Migrates files that belong together: sets of Tokens Studio with `$themes.json` and `$metadata.json`, or files
  /// whose references lead into each other.
  ///
  /// - Parameters:
  ///   - sources: The files, in the order in which later ones count over earlier ones.
  ///   - format: Their format; `nil` to tell it from the texts.
  ///   - mode: As for one file.
  /// - Throws: ``Failure``.
  public init(_ sources: [SourceText], from format: Format? = nil, mode: String? = nil) throws(Failure) {
    var reader = MigrationReader(sources)
    let system = try reader.read(as: format, mode: mode)
    self.format = reader.format
    guard system.choiceCount <= ResolverDocument.permutationLimit else {
      throw .permutations(system.choiceCount, limit: ResolverDocument.permutationLimit)
    }
    var choice = system.standardChoice
    if let mode, !reader.isModeTaken {
      var known: [String] = []
      var isFound = false
      for (number, modifier) in system.modifiers.enumerated() {
        known += modifier.contexts.map(\.name).filter { !known.contains($0) }
        if let index = modifier.contexts.firstIndex(where: { $0.name.lowercased() == mode.lowercased() }) {
          choice[number] = index
          isFound = true
        }
      }
      guard isFound else { throw .mode(mode, known: known) }
    }
    if system.sets.allSatisfy(\.tokens.isEmpty), reader.diagnostics.isEmpty { throw .format }
    let placement = MigratedPlacement(system)
    let tree = placement.tree(of: choice)
    json = tree.json
    tokenCount = tree.count
    files = MigratedFiles(placement, stem: MigrationReader.stem(sources)).files
    modifiers = zip(system.modifiers, choice).map { modifier, chosen in
      Modifier(
        name: modifier.name, contexts: modifier.contexts.map(\.name), chosen: modifier.contexts[chosen].name)
    }
    diagnostics = (reader.diagnostics + placement.diagnostics).map { reader.told($0) }.ordered(by: sources)
  }
}
