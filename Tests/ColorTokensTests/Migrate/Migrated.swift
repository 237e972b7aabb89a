import Foundation
import Testing

@testable import ColorTokens

/// What a migration wrote, read again by the strict reader.
struct Migrated {
  let migration: Migration
  /// The tokens of each permutation by name: the token they refer to in brackets, and the value.
  let permutations: [String: [String: String]]

  /// Migrates texts, and expects the strict linter to find no error in the files, and the values of the single file
  /// in the permutation that it is of.
  init(
    _ files: [String: String], from format: Migration.Format? = nil, mode: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let sources = files.keys.sorted().map { SourceText(file: $0, text: files[$0] ?? "") }
    migration = try Migration(sources, from: format, mode: mode)
    var written: [String: [UInt8]] = [:]
    for file in migration.files { written[file.path] = JSONWriter.pretty.bytes(of: file.json) }
    #expect(written.count == migration.files.count, sourceLocation: sourceLocation)
    let main = try #require(migration.files.first?.path, sourceLocation: sourceLocation)
    let project = try Project(main) { path in
      written[path].map { .success($0) } ?? .failure(UnreadableFile(path: path, reason: "isn't there"))
    }
    let lint = Lint(project, strictness: .strict)
    #expect(
      lint.findings.filter { $0.level == .error }.isEmpty, "\(lint.findings.map(\.message))",
      sourceLocation: sourceLocation)
    var permutations: [String: [String: String]] = [:]
    for permutation in project.permutations {
      permutations["\(permutation)"] = Self.tokens(project.tokens(of: permutation, strictness: .strict))
    }
    self.permutations = permutations
    let single = TokenDocument(
      [SourceText(file: "new", bytes: JSONWriter.pretty.bytes(of: migration.json))], strictness: .strict
    ).resolved()
    #expect(!single.hasErrors, "\(single.diagnostics.map(\.message))", sourceLocation: sourceLocation)
    #expect(
      permutations.values.contains(Self.tokens(single)), "the single file is no permutation",
      sourceLocation: sourceLocation)
  }

  private static func tokens(_ tokens: ResolvedTokens) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: tokens.tokens.map {
        ($0.path.text, ($0.alias.map { "{\($0)} " } ?? "") + $0.valueText)
      })
  }

  /// The tokens where there is one permutation.
  var tokens: [String: String] { permutations.count == 1 ? permutations.first?.value ?? [:] : [:] }

  var remarks: [String] { migration.diagnostics.map { "\($0.position.line): \($0.message)" } }
}
