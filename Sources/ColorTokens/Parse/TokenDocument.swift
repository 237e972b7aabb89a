/// The tokens and groups of one or more files, merged in their order.
///
/// Where files name the same token, the last one's token counts, whole. Of a group, each property that begins
/// with `$` is the last one's that has it. Tokens stand in the order in which their names first came.
///
/// Reading never stops at a fault: `diagnostics` has all of them, and what could be read is here.
public struct TokenDocument: Sendable {
  /// The files, but for those that aren't JSON.
  public let documents: [JSONDocument]
  /// All texts, in the order given.
  public let sources: [SourceText]
  /// The tokens.
  public internal(set) var tokens: [Token]
  /// The groups, outer ones first; the root is the first.
  public let groups: [TokenGroup]
  /// What was found, in the order of the files and their lines.
  public internal(set) var diagnostics: [Diagnostic]
  /// How closely the files were read.
  public let strictness: Strictness

  let tokenIndex: [TokenPath: Int]
  let groupIndex: [TokenPath: Int]

  /// The document of these texts.
  ///
  /// - Complexity: O(*n*) in the bytes of all texts.
  public init(_ sources: [SourceText], strictness: Strictness = .normal) {
    self.init(parsed: sources.map { ParsedText($0) }, strictness: strictness)
  }

  /// The document of texts that were read already.
  init(parsed: [ParsedText], strictness: Strictness = .normal) {
    let sources = parsed.map(\.source)
    var reader = TokenTreeReader(strictness: strictness)
    var documents: [JSONDocument] = []
    for text in parsed {
      switch text.result {
      case .success(let root):
        documents.append(root.document)
        reader.read(root, without: text.hidden)
      case .failure(let error): reader.diagnostics.append(Diagnostic(error, in: text.source))
      }
    }
    var inheritance = GroupInheritance(reader.entries)
    inheritance.apply()
    reader.reportIncomplete(in: inheritance.entries)
    var values = TokenValueReader(strictness: strictness, entries: inheritance.entries)
    values.read()
    var diagnostics = reader.diagnostics + inheritance.diagnostics + values.diagnostics
    if values.tokens.isEmpty, !diagnostics.hasErrors, let source = sources.first {
      diagnostics.append(Diagnostic(.noTokens, at: source.position(at: documents.first?.root.offset ?? 0)))
    }
    self.sources = sources
    self.documents = documents
    self.strictness = strictness
    self.tokens = values.tokens
    self.groups = values.groups
    self.diagnostics = diagnostics.judged(by: strictness).ordered(by: sources)
    self.tokenIndex = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { ($1.path, $0) })
    self.groupIndex = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1.path, $0) })
  }

  /// The token of that name, or `nil`.
  public subscript(path: TokenPath) -> Token? { tokenIndex[path].map { tokens[$0] } }

  /// The group of that name, or `nil`.
  public func group(_ path: TokenPath) -> TokenGroup? { groupIndex[path].map { groups[$0] } }

  /// The text that a place is in, for showing it.
  public func source(of position: SourcePosition) -> SourceText? {
    sources.first { $0.file == position.file }
  }
}

extension Sequence<Diagnostic> {
  /// The findings in the order of the files and, within one, of the places. Equal places keep their order.
  func ordered(by sources: [SourceText]) -> [Diagnostic] {
    var ranks: [String: Int] = [:]
    for (rank, source) in sources.enumerated() where ranks[source.file] == nil { ranks[source.file] = rank }
    return enumerated()
      .map { (rank: ranks[$1.position.file] ?? sources.count, offset: $1.position.offset, number: $0, $1) }
      .sorted { ($0.rank, $0.offset, $0.number) < ($1.rank, $1.offset, $1.number) }
      .map(\.3)
  }
}
